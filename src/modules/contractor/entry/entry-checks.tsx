/** 적격확인결과: each rule with what it found, what shows it, its law and who can put it right; the worst first. */

import { Button, Segmented } from 'antd'
import { useState } from 'react'
import { roles } from '#modules/roles.model.ts'
import { send } from '#platform/web/calls/ask.ts'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { useDocument } from '#platform/web/document/context.ts'
import { FormField } from '#platform/web/form/form-field.tsx'
import { DateTimeInput } from '#platform/web/form/period-input.tsx'
import { formatDateTime, formatDay } from '#platform/web/format.ts'
import { translateNow, useT } from '#platform/web/i18n/i18n.ts'
import { askReason } from '#platform/web/parts/ask-reason.tsx'
import { Facts } from '#platform/web/parts/facts.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Lines } from '#platform/web/parts/lines.tsx'
import { Empty, Failed, Loading } from '#platform/web/parts/states.tsx'
import { ruleNames } from './entry-codes.model.ts'
import { type CheckRow, entryChecks, releaseRule } from './entry-rqst.calls.ts'
import { reasonForVendor } from './reason-for-vendor.ts'
import { stepOnLine } from './step-line.ts'

const results = {
  BLOCK: { label: '출입 불가', tone: 'danger' },
  WARN: { label: '주의', tone: 'waiting' },
  OK: { label: '적격', tone: 'done' },
} as const
type Result = keyof typeof results

export function EntryChecks() {
  const t = useT()
  const { values } = useDocument()
  const no = Number(values.entryRqstNo)
  const { data, isError, error, refetch } = useAsked(entryChecks, { no }, { version: Number(values.rowVersion) })
  const [shown, setShown] = useState<Result | 'ALL'>('ALL')
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading lines={6} />
  if (data.rows.length === 0) return <Empty message={t('신청하면 인원별로 적격 여부를 확인합니다.')} />
  const count = (result: Result) => data.rows.filter(({ resultCd }) => resultCd === result).length
  const rows = data.rows.filter(({ resultCd }) => shown === 'ALL' || resultCd === shown)
  return (
    <section className="doc-section" aria-label={t('적격확인결과')}>
      <div className="row is-apart">
        <Segmented<Result | 'ALL'>
          value={shown}
          onChange={setShown}
          options={[
            { value: 'ALL', label: `${t('전체')} ${data.rows.length}` },
            ...(['BLOCK', 'WARN', 'OK'] as const).map((result) => ({
              value: result,
              label: `${t(results[result].label)} ${count(result)}`,
            })),
          ]}
        />
        {data.rows[0] && <span className="quiet">{t('확인 {at}', { at: formatDateTime(data.rows[0].checkDt) })}</span>}
      </div>
      {rows.length === 0 && <p className="quiet">{t('해당하는 결과가 없습니다.')}</p>}
      <Lines columns="84px 1fr auto">
        {rows.map((row) => (
          <CheckLine key={`${row.personNo}-${row.ruleCd}`} row={row} no={no} rowVersion={Number(values.rowVersion)} />
        ))}
      </Lines>
    </section>
  )
}

function CheckLine({ row, no, rowVersion }: { row: CheckRow; no: number; rowVersion: number }) {
  const t = useT()
  const { label, tone } = results[row.resultCd]
  const lifters = row.lifterCds.map((code) => t(roles[code as keyof typeof roles].label))
  return (
    <li data-result={row.resultCd}>
      <StatusTag tone={tone}>{t(label)}</StatusTag>
      <div>
        <p>
          <strong>{row.personNm}</strong> <span className="quiet">{row.ruleCd}</span> {t(ruleNames[row.ruleCd])}
        </p>
        <p>{row.message}</p>
        <Facts
          isAcross
          facts={[
            [t('근거 자료'), row.evidenceDesc],
            [t('근거 법령'), row.law],
            [t('해소 예정일'), row.untilYmd && formatDay(row.untilYmd)],
            [t('해소할 사람'), row.resultCd !== 'OK' && (lifters.join(', ') || t('해소할 수 없습니다.'))],
            [t('한시 해제'), row.releaseDesc],
          ]}
        />
      </div>
      {row.releasable && (
        <Button onClick={() => void lift(t('한시 해제'), no, rowVersion, row)}>{t('한시 해제')}</Button>
      )}
    </li>
  )
}

async function lift(label: string, no: number, rowVersion: number, { personNo, ruleCd }: CheckRow) {
  await askReason<string>({
    ...reasonForVendor(label),
    first: {
      start: null,
      draw: (untilDt, change) => (
        <FormField label={translateNow('해제 종료')} required help={translateNow('출입 종료일까지 정할 수 있습니다.')}>
          {(wiring) => <DateTimeInput wiring={wiring} value={untilDt} onChange={change} />}
        </FormField>
      ),
    },
    run: (reasonDesc, untilDt) =>
      stepOnLine(no, send(releaseRule, { no }, { rowVersion, personNo, ruleCd, untilDt, reasonDesc })),
  })
}
