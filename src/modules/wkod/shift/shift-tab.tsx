/** The hours of a permit, beside its crew: the talk and its signatures, rests in the heat, the scaffold after bad weather. */
import './shift.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#platform/web/api/client.ts'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { PERMIT_SHIFT_API, type PermitShift } from './shift.wire.ts'
import { TalkPart } from './tbm/tbm-panel.tsx'
import { RestPart } from './weather/rest-part.tsx'

const EVERY_MS = 30_000

export function PermitShiftTab({ permitNo, onChange }: { permitNo: number; onChange(): Promise<unknown> }) {
  const client = useQueryClient()
  const queryKey = ['permit-shift', permitNo]
  const { data, isError, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.get<PermitShift>(`${PERMIT_SHIFT_API}/${permitNo}`, { signal, quiet: true }),
    refetchInterval: EVERY_MS,
  })
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading lines={6} />
  const again = async () => {
    await client.invalidateQueries({ queryKey })
    await onChange()
  }
  return (
    <div className="shift-tab">
      <TalkPart permitNo={permitNo} again={again} shift={data} />
      <RestPart permitNo={permitNo} again={again} shift={data} />
    </div>
  )
}
