/** 열람기록: who read whose health data, when, what and why; never what they said. */
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '#platform/web/api/client.ts'
import { saveBlob } from '#platform/web/form/save-blob.ts'
import { formatDateTime } from '#platform/web/format.ts'
import type { Filter } from '#platform/web/log/log-filter.tsx'
import { LogList } from '#platform/web/log/log-list.tsx'
import type { Column, ColumnItem } from '#platform/web/table/table.types.ts'
import { readKinds, readPurposes } from './read-log.model.ts'

interface ReadRow {
  readLogNo: number
  readDt: string
  readUserId: string
  readUserNm: string | null
  readOrgNm: string | null
  subjectUserId: string | null
  subjectUserNm: string | null
  subjectOrgNm: string | null
  bizNm: string
  fieldSetCd: string
  purposeCd: string
  reasonDesc: string | null
  ipAddr: string | null
}

const API = '/api/hea/privacy/readlogs'
const kinds: ColumnItem[] = Object.entries(readKinds).map(([code, codeNm]) => ({ code, codeNm }))
const purposeTones = { DUTY: 'draft', EMERGENCY: 'danger', EXPORT: 'waiting' } as const
const purposes: ColumnItem[] = Object.entries(readPurposes).map(([code, codeNm]) => ({
  code,
  codeNm,
  tone: purposeTones[code as keyof typeof purposeTones],
}))
const columns: readonly Column<ReadRow>[] = [
  { name: 'readDt', text: '일시', width: 164, value: ({ readDt }) => formatDateTime(readDt) },
  { name: 'readUserNm', text: '열람자', width: 100, value: ({ readUserNm, readUserId }) => readUserNm ?? readUserId },
  { name: 'readOrgNm', text: '열람자 부서', width: 150 },
  {
    name: 'subjectUserNm',
    text: '대상자',
    width: 100,
    value: ({ subjectUserNm, subjectUserId }) => subjectUserNm ?? subjectUserId,
  },
  { name: 'subjectOrgNm', text: '대상자 부서', width: 150 },
  { name: 'bizNm', text: '자료', width: 170 },
  { name: 'fieldSetCd', text: '범위', width: 80, items: kinds },
  { name: 'purposeCd', text: '목적', width: 120, type: 'tag', items: purposes },
  { name: 'reasonDesc', text: '사유' },
  { name: 'ipAddr', text: 'IP', width: 130, hidden: true },
]

export function ReadLog() {
  const { data } = useQuery({
    queryKey: ['hea/privacy/readLog', 'kinds'],
    queryFn: ({ signal }) => api.get<{ rows: ColumnItem[] }>('/api/hea/privacy/readlogkinds', { signal, quiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const filters = useMemo<readonly Filter[]>(
    () => [
      { kind: 'person', name: 'readUserId', label: '열람자' },
      { kind: 'person', name: 'subjectUserId', label: '대상자' },
      { kind: 'choice', name: 'bizCd', label: '자료', items: data?.rows ?? [] },
      { kind: 'choice', name: 'purposeCd', label: '목적', items: purposes },
      { kind: 'period', name: 'readDt', label: '일시' },
    ],
    [data],
  )
  return (
    <LogList<ReadRow>
      label="열람기록"
      api={API}
      queryKey="hea/privacy/readLog"
      rowKey="readLogNo"
      columns={columns}
      filters={filters}
      onExcel={(where) => void takeOut(where)}
    />
  )
}

const EXCEL_TIMEOUT_MS = 60_000

async function takeOut(where: Readonly<Record<string, string>>): Promise<void> {
  const { blob, fileName } = await api.blob(`${API}/excel`, { query: where, timeoutMs: EXCEL_TIMEOUT_MS })
  saveBlob(blob, fileName ?? 'read-log.xlsx')
}
