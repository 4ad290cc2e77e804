/** Who has read and confirmed a notice, and who has not. */

import './notice.css'
import { Segmented } from 'antd'
import { useMemo, useState } from 'react'
import { proofSaid } from '#platform/model/sign-proof.ts'
import { formatDateTime } from '#platform/web/format.ts'
import { type Translate, useT } from '#platform/web/i18n/i18n.ts'
import { Panel } from '#platform/web/parts/panel.tsx'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Column } from '#platform/web/table/table.types.ts'
import type { Reader } from './notice.calls.ts'
import { useReaders } from './notice.wire.ts'
import { ReadOuts } from './notice-read-outs.tsx'

type Line = Reader & { id: string }
const kinds = [
  { code: 'staff', codeNm: '임직원' },
  { code: 'vendor', codeNm: '업체' },
  { code: 'worker', codeNm: '작업자' },
]
const done = [
  { code: 'Y', codeNm: '완료', tone: 'done' },
  { code: 'N', codeNm: '미확인', tone: 'waiting' },
] as const
const time = (name: 'readDt' | 'confirmDt', text: string): Column<Line> => ({
  name,
  text,
  width: 156,
  value: (row) => (row[name] ? formatDateTime(row[name]) : ''),
})
const columns: readonly Column<Line>[] = [
  { name: 'readerNm', text: '이름', width: 160 },
  { name: 'orgNm', text: '소속', width: 160 },
  { name: 'kindCd', text: '대상|readers', width: 88, type: 'select', items: kinds },
  { name: 'doneYn', text: '상태', width: 96, type: 'tag', items: done },
  time('readDt', '열람일시'),
  time('confirmDt', '확인일시'),
  { name: 'byNm', text: '확인한 사람', width: 120 },
]
const proven = (t: Translate): Column<Line> => ({
  name: 'how',
  text: '확인 방법',
  width: 280,
  value: ({ how }) => proofSaid(how, t),
})
const readTo: Column<Line> = { name: 'readOutNm', text: '읽어 준 사람', width: 120 }

export const withIds = (rows: readonly Reader[]): Line[] =>
  rows.map((row) => ({ ...row, id: [row.kindCd, row.userId, row.vendorCd, row.personNo].join(' ') }))

export function ReadersSection({ no, confirmYn }: { no: number; confirmYn: boolean }) {
  const t = useT()
  const { data, isError, error, refetch } = useReaders(no)
  const [isMissingOnly, setMissingOnly] = useState(false)
  const rows = useMemo(
    () => withIds(data?.rows ?? []).filter(({ doneYn }) => !isMissingOnly || doneYn === 'N'),
    [data, isMissingOnly],
  )
  const shown = useMemo(() => (confirmYn ? [...columns, proven(t), readTo] : columns), [confirmYn, t])
  const title = t(confirmYn ? '확인 현황' : '열람 현황')
  return (
    <Panel
      title={title}
      actions={
        data?.ratePct != null && (
          <b className="notice-share">
            {data.ratePct.toFixed(1)} % <small>{`${data.doneCnt}/${data.targetCnt}`}</small>
          </b>
        )
      }
    >
      {isError && <Failed error={error} onRetry={() => void refetch()} />}
      {data && (
        <DataTable<Line>
          label={title}
          columns={shown}
          rows={rows}
          rowKey="id"
          numbered
          height={420}
          fits
          settingsName="manage/notice/readers"
          empty={{ text: t(isMissingOnly ? '모두 확인했습니다.' : '대상자가 없습니다.') }}
          toolbar={
            <Segmented
              value={isMissingOnly ? 'N' : 'all'}
              onChange={(value) => setMissingOnly(value === 'N')}
              options={[
                { value: 'all', label: t('전체') },
                { value: 'N', label: t('미확인') },
              ]}
            />
          }
        />
      )}
      {data && <ReadOuts rows={data.readOuts} />}
      {!data && !isError && <Loading lines={5} />}
    </Panel>
  )
}
