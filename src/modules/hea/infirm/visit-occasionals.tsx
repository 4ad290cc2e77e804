/** 수시평가 on the page of a visit that has to do with work. */
import { Occasionals } from '#modules/rsa/occasional/occasional.parts.tsx'
import { renew, send } from '#platform/web/calls/ask.ts'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { AreaContext } from '#platform/web/i18n/i18n.ts'
import type { VisitRecord } from './visit.wire.ts'
import { openOfVisit, visitOccasionals } from './visit-occasional.calls.ts'

export function VisitOccasionals({ visit }: { visit: VisitRecord }) {
  const no = visit.heaInfirmVisitNo
  const { data } = useAsked(visitOccasionals, { no }, { version: visit.rowVersion })
  if (!data) return null
  return (
    <AreaContext value="rsa">
      <Occasionals
        {...data}
        about={{
          processNo: (visit.processNo as number | null) ?? null,
          processNm: (visit.processNm as string | null) ?? null,
          workCatCd: null,
        }}
        originCd="VISIT"
        open={async (covered) => {
          const opened = await send(openOfVisit, { no }, covered)
          await renew(visitOccasionals)
          return opened
        }}
      />
    </AreaContext>
  )
}
