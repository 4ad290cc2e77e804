/** What has to be told by when: each runs until somebody records that he told it. */
import { Button, Input, Select } from 'antd'
import { useState } from 'react'
import { toWire } from '#platform/model/calendar.ts'
import { renew } from '#platform/web/calls/ask.ts'
import { useSend } from '#platform/web/calls/asked.tsx'
import { DialogActions } from '#platform/web/dialog/dialog-actions.tsx'
import { openDialog } from '#platform/web/dialog/dialogs.ts'
import { useDocument } from '#platform/web/document/context.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import { FormField } from '#platform/web/form/form-field.tsx'
import { DateTimeInput } from '#platform/web/form/period-input.tsx'
import { formatDateTime } from '#platform/web/format.ts'
import { translateNow, useT } from '#platform/web/i18n/i18n.ts'
import { Facts } from '#platform/web/parts/facts.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Lines } from '#platform/web/parts/lines.tsx'
import { Panel } from '#platform/web/parts/panel.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import { accidentCase, type ClockLine, openAgencyClock, recordClock } from './accident.calls.ts'
import { accident } from './accident.model.ts'
import { clockEnds, type ReportMethod, reportMethods, reportTargets } from './accident-codes.model.ts'
import { Countdown } from './countdown.tsx'

const { useRecord } = screensFor(accident)

export function Clocks({ clocks }: { clocks: readonly ClockLine[] }) {
  const t = useT()
  const { editor } = useDocument()
  const record = useRecord()
  const { accidentNo, statusCd } = record
  const no = accidentNo ?? 0
  const { roles } = usePerson()
  const isOver = statusCd === 'CLOSE' || statusCd === 'CANC'
  const mayOpen = !isOver && roles.some((role) => role === 'SHM' || role === 'SHD')
  const { send, isBusy } = useSend(openAgencyClock, { said: '보고를 시작했습니다.', renews: [accidentCase] })
  const agencies = (['KGS', 'KOSHA'] as const).filter((target) => !clocks.some(({ targetCd }) => targetCd === target))
  const renewed = async () => {
    await editor.reload()
    await renew(accidentCase)
  }
  if (clocks.length === 0 && !mayOpen) return null
  return (
    <Panel
      title="보고기한"
      actions={
        mayOpen && (
          <span className="row">
            {agencies.map((targetCd) => (
              <Button key={targetCd} size="small" loading={isBusy} onClick={() => void send({ no }, { targetCd })}>
                {t('{target} 보고 시작', { target: t(reportTargets[targetCd]) })}
              </Button>
            ))}
          </span>
        )
      }
    >
      <Lines label={t('보고기한')}>
        {clocks.map((clock) => (
          <Clock
            key={clock.accReportLogNo}
            clock={clock}
            onRecord={() => void openRecording({ no, clock, saying: sayingOf(record) }, renewed)}
          />
        ))}
      </Lines>
    </Panel>
  )
}

function Clock({ clock, onRecord }: { clock: ClockLine; onRecord(): void }) {
  const t = useT()
  const { targetCd, dueDt, endDt, endCd, reportDt, methodCd, byUserNm, receiptDesc, lateDesc, law, mayRecord } = clock
  const said = [methodCd && t(reportMethods[methodCd]), byUserNm, receiptDesc, lateDesc].filter(Boolean).join(' · ')
  return (
    <li className="acc-clock" data-open={endDt === null || undefined}>
      <span>
        <strong>{t(reportTargets[targetCd])}</strong>
        {law && <small className="quiet">{t(law)}</small>}
        {said && <small className="quiet">{said}</small>}
      </span>
      <span className="quiet">{dueDt ? t('기한 {at}', { at: formatDateTime(dueDt) }) : t('기한 없음')}</span>
      {endDt === null ? (
        dueDt && <Countdown dueDt={dueDt} />
      ) : (
        <StatusTag tone={endCd === 'DONE' ? 'done' : 'suspended'}>
          {t(clockEnds[endCd ?? 'DONE'])} {formatDateTime(reportDt ?? endDt)}
        </StatusTag>
      )}
      {mayRecord && <Button onClick={onRecord}>{t('보고 기록')}</Button>}
    </li>
  )
}

type Said = Parameters<typeof Facts>[0]['facts']
/** What the case knows of what is asked there: overview and damage, what was done. */
const sayingOf = (record: ReturnType<typeof useRecord>): Said => [
  [translateNow('발생일시'), record.occurDt && formatDateTime(record.occurDt)],
  [translateNow('발생장소'), record.placeDesc],
  [translateNow('무슨 일'), [record.accidentTitle, record.contentDesc].filter(Boolean).join(' — ')],
  [
    translateNow('피해'),
    translateNow('사망 {dead}명 · 부상 {hurt}명 · 인근 {outside}명', {
      ...{ dead: record.deadCnt ?? 0, hurt: record.injuredCnt ?? 0, outside: record.outsideHurtCnt ?? 0 },
    }),
  ],
  [
    translateNow('누출'),
    record.chemNm && [record.chemNm, record.leakQtyVal && `${record.leakQtyVal} kg`].filter(Boolean).join(' '),
  ],
  [translateNow('응급조치'), record.firstActDesc],
]

interface Recording {
  no: number
  clock: ClockLine
  saying: Said
}
async function openRecording({ no, clock, saying }: Recording, onDone: () => Promise<void>): Promise<void> {
  const isDone = await openDialog<true>({
    label: translateNow('{target} 보고 기록', { target: translateNow(reportTargets[clock.targetCd]) }),
    content: (close) => <RecordForm no={no} clock={clock} saying={saying} onDone={() => close(true)} />,
    width: 'min(520px, 92vw)',
  })
  if (isDone) await onDone()
}

function RecordForm({ no, clock, saying, onDone }: Recording & { onDone(): void }) {
  const t = useT()
  const [reportDt, setReportDt] = useState<string | null>(toWire(new Date()))
  const [methodCd, setMethod] = useState<ReportMethod>('TEL')
  const [receiptDesc, setReceipt] = useState('')
  const [lateDesc, setLate] = useState('')
  const isLate = clock.dueDt !== null && reportDt !== null && Date.parse(reportDt) > Date.parse(clock.dueDt)
  const { send, isBusy } = useSend(recordClock, { said: '보고를 기록했습니다.', renews: [accidentCase] })
  const record = async () => {
    const body = { reportDt: reportDt ?? '', methodCd, receiptDesc, lateDesc: lateDesc.trim() || null }
    if (await send({ no, clock: clock.accReportLogNo }, body)) onDone()
  }
  return (
    <div className="stack">
      <Panel title="알릴 내용">
        <Facts facts={saying} />
      </Panel>
      <FormField label={t('보고일시')} required>
        {(wiring) => <DateTimeInput wiring={wiring} value={reportDt} onChange={setReportDt} />}
      </FormField>
      <FormField label={t('방법')} required>
        {(wiring) => (
          <Select
            {...wiring}
            value={methodCd}
            onChange={setMethod}
            options={Object.entries(reportMethods).map(([value, label]) => ({
              value: value as ReportMethod,
              label: t(label),
            }))}
          />
        )}
      </FormField>
      <FormField label={t('접수내용')} required help={t('누가 받았는지, 접수번호와 들은 말을 적습니다.')} width="full">
        {(wiring) => (
          <Input.TextArea
            {...wiring}
            rows={3}
            maxLength={1000}
            value={receiptDesc}
            onChange={({ target }) => setReceipt(target.value)}
          />
        )}
      </FormField>
      {isLate && (
        <FormField label={t('늦은 사유')} required width="full">
          {(wiring) => (
            <Input.TextArea
              {...wiring}
              rows={2}
              maxLength={500}
              value={lateDesc}
              onChange={({ target }) => setLate(target.value)}
            />
          )}
        </FormField>
      )}
      <DialogActions>
        <Button
          type="primary"
          disabled={!reportDt || receiptDesc.trim() === '' || (isLate && lateDesc.trim() === '')}
          loading={isBusy}
          onClick={() => void record()}
        >
          {t('보고 기록')}
        </Button>
      </DialogActions>
    </div>
  )
}
