/** 감사 로그: who changed what, from which value to which. */
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link, useSearchParams } from 'react-router'
import { api } from '#platform/web/api/client.ts'
import { toast } from '#platform/web/dialog/dialogs.ts'
import { saveBlob } from '#platform/web/form/save-blob.ts'
import { formatDateTime } from '#platform/web/format.ts'
import { translateNow, useT } from '#platform/web/i18n/i18n.ts'
import { askReason } from '#platform/web/log/ask-reason.tsx'
import type { Filter } from '#platform/web/log/log-filter.tsx'
import { LogList, type SheetControls } from '#platform/web/log/log-list.tsx'
import { Facts, LogSheet } from '#platform/web/log/log-sheet.tsx'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import type { Column } from '#platform/web/table/table.types.ts'

const API = '/api/manage/log/auditlog'
const QUERY_KEY = 'manage/log/auditLog'
const EXCEL_TIMEOUT_MS = 60_000

interface AuditRow {
  auditNo: number
  auditDt: string
  userId: string | null
  userNm: string | null
  ipAddr: string | null
  bizNm: string
  bizNo: string
  title: string | null
  actionNm: string
  fromStatusNm: string | null
  toStatusNm: string | null
  reasonDesc: string | null
  changeDesc: string
}
interface AuditEntry extends AuditRow {
  changes: { field: string; label: string; before: string; after: string }[]
  url: string | null
}

const who = ({ userNm, userId }: AuditRow): string => userNm ?? userId ?? translateNow('익명')
const what = ({ title, bizNo }: AuditRow): string => title ?? bizNo
const columns: readonly Column<AuditRow>[] = [
  { name: 'auditDt', text: '일시', width: 164, value: ({ auditDt }) => formatDateTime(auditDt) },
  { name: 'userNm', text: '사용자', width: 110, value: who, render: who },
  { name: 'bizNm', text: '대상', width: 120 },
  { name: 'title', text: '번호·제목', type: 'link', width: 300, value: what },
  { name: 'actionNm', text: '행위', width: 110 },
  { name: 'changeDesc', text: '바뀐 항목' },
  { name: 'reasonDesc', text: '사유', width: 180 },
  { name: 'userId', text: '아이디', width: 120, hidden: true },
  { name: 'ipAddr', text: 'IP', width: 130, hidden: true },
]

interface Kind {
  code: string
  codeNm: string
  /** Steps of its own. */
  actions: { code: string; codeNm: string }[]
}

const kindsQuery = {
  queryKey: [QUERY_KEY, 'kinds'],
  queryFn: ({ signal }: { signal: AbortSignal }) => api.get<{ rows: Kind[] }>(`${API}kinds`, { signal, quiet: true }),
  staleTime: Number.POSITIVE_INFINITY,
}

export function AuditLog() {
  const { data } = useQuery(kindsQuery)
  const [params] = useSearchParams()
  const bizCd = params.get('bizCd')
  const filters = useMemo<readonly Filter[]>(() => {
    const own = data?.rows.find(({ code }) => code === bizCd)?.actions ?? []
    return [
      { kind: 'text', name: 'q', label: '문서번호' },
      { kind: 'choice', name: 'bizCd', label: '대상', items: data?.rows ?? [], isSearched: true },
      { kind: 'choice', name: 'actionCd', label: '행위', items: [...own, ...actions] },
      { kind: 'person', name: 'userId', label: '사용자' },
      { kind: 'period', name: 'auditDt', label: '일시' },
    ]
  }, [data, bizCd])
  return (
    <LogList<AuditRow>
      label="감사 로그"
      api={`${API}s`}
      queryKey={QUERY_KEY}
      rowKey="auditNo"
      columns={columns}
      filters={filters}
      onExcel={(where) => void takeOut(where)}
      sheet={(row, controls) => <AuditSheet key={row.auditNo} row={row} controls={controls} />}
    />
  )
}

/** What every kind has. */
const actions = [
  { code: 'CREATE', codeNm: '등록' },
  { code: 'EDIT', codeNm: '수정' },
  { code: 'DELETE', codeNm: '삭제' },
  { code: 'FILE_ADD', codeNm: '파일 추가' },
  { code: 'FILE_DELETE', codeNm: '파일 삭제' },
  { code: 'RIGHTS', codeNm: '메뉴 권한' },
  { code: 'MEMBERS', codeNm: '구성원' },
  { code: 'PASSWORD', codeNm: '비밀번호 변경' },
  { code: 'UNLOCK', codeNm: '잠금 해제' },
  { code: 'EXPORT', codeNm: '내려받기' },
]

async function takeOut(where: Readonly<Record<string, string>>): Promise<void> {
  const isDone = await askReason({
    title: translateNow('감사 로그 내려받기'),
    help: translateNow('사유는 감사 로그와 열람·반출 기록에 남습니다.'),
    confirmText: translateNow('내려받기'),
    async run(reasonDesc) {
      const options = { query: where, body: { reasonDesc }, timeoutMs: EXCEL_TIMEOUT_MS, quiet: true }
      const { blob, fileName } = await api.blob(`${API}s/excel`, options)
      saveBlob(blob, fileName ?? 'audit.xlsx')
    },
  })
  if (isDone) toast(translateNow('파일을 내려받았습니다.'))
}

function AuditSheet({ row, controls }: { row: AuditRow; controls: SheetControls }) {
  const t = useT()
  const { data, isError, error, refetch } = useQuery({
    queryKey: [QUERY_KEY, 'one', row.auditNo],
    queryFn: ({ signal }) => api.get<AuditEntry>(`${API}/${row.auditNo}`, { signal, quiet: true }),
  })
  const states = [row.fromStatusNm, row.toStatusNm].filter(Boolean).join(' → ')
  return (
    <LogSheet title={`${row.bizNm} · ${row.actionNm}`} {...controls}>
      <Facts
        facts={[
          [t('대상'), <Target key="target" row={row} url={data?.url ?? null} />],
          [t('사용자'), [who(row), row.userId].filter(Boolean).join(' · ')],
          [t('일시'), formatDateTime(row.auditDt)],
          [t('IP'), row.ipAddr],
          [t('상태'), states],
          [t('사유'), row.reasonDesc],
        ]}
      />
      {isError && <Failed error={error} onRetry={refetch} />}
      {!isError && !data && <Loading lines={4} />}
      {data && <Changes changes={data.changes} />}
    </LogSheet>
  )
}

/** The thing itself, for who may open it. */
const Target = ({ row, url }: { row: AuditRow; url: string | null }) =>
  url ? <Link to={url}>{what(row)}</Link> : what(row)

const NOTHING = '–'

function Changes({ changes }: Pick<AuditEntry, 'changes'>) {
  const t = useT()
  if (changes.length === 0) return <p className="quiet">{t('바뀐 값이 없습니다.')}</p>
  return (
    <section aria-label={t('바뀐 항목')}>
      <h3>{t('바뀐 항목')}</h3>
      <table className="log-changes">
        <thead>
          <tr>
            <th scope="col">{t('항목')}</th>
            <th scope="col">{t('이전')}</th>
            <th scope="col">{t('이후')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, label, before, after }) => (
            <tr key={field}>
              <th scope="row">{label}</th>
              <td>{before ? <del>{before}</del> : NOTHING}</td>
              <td>{after ? <ins>{after}</ins> : NOTHING}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
