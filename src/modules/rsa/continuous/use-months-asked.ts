/** Which months are asked for, and which of them is open: it stands in the address. */
import { useSearchParams } from 'react-router'
import { addMonths } from '#platform/model/calendar.ts'
import { today } from '#platform/web/format.ts'
import { useSession } from '#platform/web/session/session.ts'

const monthOf = (ymd: string) => ymd.slice(0, 7)

export function useMonthsAsked() {
  const [params, setParams] = useSearchParams()
  const { person } = useSession() ?? {}
  const toYm = params.get('toYm') ?? monthOf(today())
  const plantCd = params.get('plantCd') ?? ''
  const change = (patch: Record<string, string>) =>
    setParams((before) => ({ ...Object.fromEntries(before), ...patch }), { replace: true })
  const chosen = params.get('month')
  const [processNo, ym] = chosen?.split(' ') ?? []
  return {
    toYm,
    plantCd: plantCd || (person?.plantCd ?? ''),
    at: { toYm, ...(plantCd && { plantCd }) },
    chosen: processNo && ym ? { processNo: Number(processNo), ym } : null,
    move: (months: number) => change({ toYm: monthOf(addMonths(`${toYm}-01`, months)) }),
    setPlant: (code: string) => change({ plantCd: code }),
    choose: (no: number, month: string) => change({ month: `${no} ${month}` }),
  }
}
