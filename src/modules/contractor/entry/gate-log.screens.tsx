/** The log of the gate, and the exit of somebody put right by safety. */
import { Button } from 'antd'
import { useState } from 'react'
import { queryClient } from '#platform/web/api/query-client.ts'
import { send } from '#platform/web/calls/ask.ts'
import { openDialog, toast } from '#platform/web/dialog/dialogs.ts'
import { FormField } from '#platform/web/form/form-field.tsx'
import { DateTimeInput } from '#platform/web/form/period-input.tsx'
import { formatDateTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePage } from '#platform/web/pages/page.tsx'
import { ReportList, reportKey } from '#platform/web/report/report-list.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import { AskReason } from './ask-reason.tsx'
import { type GateLogRow, gateLog } from './gate-log.model.ts'
import { correctStay } from './onsite.calls.ts'

export function GateLog() {
  const t = useT()
  const { editable } = usePage()
  const mayCorrect = usePerson().roles.includes('SHM') && editable
  /** The exit that was seen after the stay had been closed stands beside. */
  const noExit = ({ noExitYn, lateOutDt }: GateLogRow): string =>
    noExitYn === 'Y' ? [t('미퇴장'), lateOutDt && formatDateTime(lateOutDt)].filter(Boolean).join(' · ') : ''
  return (
    <ReportList
      report={gateLog}
      cells={{ noExitYn: noExit }}
      widths={{ vendorCd: 160, noExitYn: 150, workHourVal: 150, correctDesc: 200 }}
      settingsName="entry:log"
      height={560}
      empty="이 기간의 출입기록이 없습니다."
      rowActions={(row: GateLogRow) =>
        mayCorrect ? [{ name: 'correct', text: t('정정'), onClick: () => void correct(t('정정'), row) }] : []
      }
    />
  )
}

async function correct(label: string, { entryLogNo, rowVersion, outDt }: GateLogRow) {
  const given = await openDialog<{ outDt: string; correctDesc: string }>({
    label,
    width: 'min(520px, 92vw)',
    content: (close) => <AskCorrection label={label} before={outDt} onGiven={close} />,
  })
  if (!given) return
  await send(correctStay, { no: entryLogNo }, { rowVersion, ...given })
  toast(label)
  await queryClient.invalidateQueries({ queryKey: reportKey(gateLog) })
}

interface AskCorrectionProps {
  label: string
  before: string | null
  onGiven(given: { outDt: string; correctDesc: string }): void
}
function AskCorrection({ label, before, onGiven }: AskCorrectionProps) {
  const t = useT()
  const [outDt, setOutDt] = useState(before)
  return (
    <div className="stack">
      <FormField label={t('퇴장 시각')} required>
        {(wiring) => <DateTimeInput wiring={wiring} value={outDt} onChange={setOutDt} />}
      </FormField>
      {outDt ? (
        <AskReason label={label} onGiven={(correctDesc) => onGiven({ outDt, correctDesc })} />
      ) : (
        <Button disabled>{label}</Button>
      )}
    </div>
  )
}
