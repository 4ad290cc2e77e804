/** The log of the gate, and the exit of somebody put right by safety. */
import { queryClient } from '#platform/web/api/query-client.ts'
import { send } from '#platform/web/calls/ask.ts'
import { toast } from '#platform/web/dialog/dialogs.ts'
import { FormField } from '#platform/web/form/form-field.tsx'
import { DateTimeInput } from '#platform/web/form/period-input.tsx'
import { formatDateTime } from '#platform/web/format.ts'
import { translateNow, useT } from '#platform/web/i18n/i18n.ts'
import { usePage } from '#platform/web/pages/page.tsx'
import { askReason } from '#platform/web/parts/ask-reason.tsx'
import { ReportList, reportKey } from '#platform/web/report/report-list.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import { type GateLogRow, gateLog } from './gate-log.model.ts'
import { correctStay } from './onsite.calls.ts'
import { reasonForVendor } from './reason-for-vendor.ts'

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

async function correct(label: string, { entryLogNo, rowVersion, outDt: before }: GateLogRow) {
  const isDone = await askReason<string>({
    ...reasonForVendor(label),
    field: 'correctDesc',
    first: {
      start: before,
      draw: (outDt, change, problems) => (
        <FormField label={translateNow('퇴장 시각')} required error={problems.outDt}>
          {(wiring) => <DateTimeInput wiring={wiring} value={outDt} onChange={change} />}
        </FormField>
      ),
    },
    run: (correctDesc, outDt) => send(correctStay, { no: entryLogNo }, { rowVersion, outDt, correctDesc }),
  })
  if (!isDone) return
  toast(label)
  await queryClient.invalidateQueries({ queryKey: reportKey(gateLog) })
}
