/** Who has read and confirmed a notice, and who has not. */

import './notice.css'
import { Button, Checkbox, Segmented } from 'antd'
import { useMemo, useState } from 'react'
import { toast } from '#platform/web/dialog/dialogs.ts'
import { formatDateTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Panel } from '#platform/web/parts/panel.tsx'
import { Empty, Failed, Loading } from '#platform/web/parts/states.tsx'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Column } from '#platform/web/table/table.types.ts'
import type { Reader } from './notice.calls.ts'
import { renewReading, signForWorkers, useReaders } from './notice.wire.ts'

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
          columns={columns}
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
      {!data && !isError && <Loading lines={5} />}
    </Panel>
  )
}

/** R2: what was read out to the workers, name by name. */
export function WorkersSection({ no }: { no: number }) {
  const t = useT()
  const { data } = useReaders(no)
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [isSending, setSending] = useState(false)
  const missing = (data?.rows ?? []).flatMap(({ personNo, readerNm, doneYn }) =>
    personNo !== null && doneYn === 'N' ? [{ value: personNo, label: readerNm ?? '' }] : [],
  )
  const sign = async () => {
    setSending(true)
    try {
      const { count } = await signForWorkers(no, chosen)
      toast(t('{n}명이 확인했습니다.', { n: count }))
      setChosen([])
      await renewReading()
    } finally {
      setSending(false)
    }
  }
  return (
    <Panel
      title="작업자 확인"
      actions={
        data?.ratePct != null && (
          <b className="notice-share">
            {data.ratePct.toFixed(1)} % <small>{`${data.doneCnt}/${data.targetCnt}`}</small>
          </b>
        )
      }
    >
      <p className="quiet">{t('작업 전 안전회의에서 읽어 준 작업자를 선택하십시오.')}</p>
      {data && missing.length === 0 && <Empty message={t('모두 확인했습니다.')} />}
      <Checkbox.Group className="notice-workers" options={missing} value={[...chosen]} onChange={setChosen} />
      {missing.length > 0 && (
        <div className="row">
          <Button onClick={() => setChosen(missing.map(({ value }) => value))}>{t('모두 선택')}</Button>
          <Button
            type="primary"
            disabled={chosen.length === 0}
            loading={isSending}
            onClick={() => void sign().catch(() => undefined)}
          >
            {t('{n}명 확인', { n: chosen.length })}
          </Button>
        </div>
      )}
    </Panel>
  )
}
