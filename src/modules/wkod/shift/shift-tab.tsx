/** The hours of a permit, beside its crew: the talk and its signatures, rests in the heat, the scaffold after bad weather. */
import { renew } from '#platform/web/calls/ask.ts'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { permitShift } from './shift.calls.ts'
import { TalkPart } from './tbm/tbm-panel.tsx'
import { RestPart } from './weather/rest-part.tsx'

const EVERY_MS = 30_000

export function PermitShiftTab({ permitNo, onChange }: { permitNo: number; onChange(): Promise<unknown> }) {
  const { data, isError, error, refetch } = useAsked(permitShift, { permitNo }, { every: EVERY_MS })
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading lines={6} />
  const again = async () => {
    await renew(permitShift)
    await onChange()
  }
  return (
    <div className="stack is-wide">
      <TalkPart permitNo={permitNo} again={again} shift={data} />
      <RestPart permitNo={permitNo} again={again} shift={data} />
    </div>
  )
}
