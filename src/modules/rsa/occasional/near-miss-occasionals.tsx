/** What stands of it on the page of a near miss. */
import { renew, send } from '#platform/web/calls/ask.ts'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { nearMissOccasionals, openOfNearMiss } from './occasional.calls.ts'
import { type About, Occasionals } from './occasional.parts.tsx'

export function NearMissOccasionals({ nearMissNo: no, ...about }: About & { nearMissNo: number }) {
  const { data } = useAsked(nearMissOccasionals, { no })
  if (!data) return null
  return (
    <Occasionals
      {...data}
      about={about}
      originCd="NM"
      open={async (covered) => {
        const opened = await send(openOfNearMiss, { no }, covered)
        await renew(nearMissOccasionals)
        return opened
      }}
    />
  )
}
