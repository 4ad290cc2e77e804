/** What was seen before that is like the work, while it is being asked for. */
import { SeenBefore } from '#modules/saf/seen/seen.parts.tsx'
import { useDocument } from '#platform/web/document/context.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import { typesOf } from '../fields/permit-codes.model.ts'
import { permit } from '../permit.model.ts'

const { useRecord } = screensFor(permit)

export function SeenAtWork() {
  const { mode } = useDocument()
  const { permitNo, wkodTitle, wkodDesc, placeDesc, equipNo, permitBaseCd, permitSubCds } = useRecord()
  if (mode !== 'draft') return null
  return (
    <SeenBefore
      text={[wkodTitle, wkodDesc].filter(Boolean).join(' ')}
      place={[placeDesc, equipNo].filter(Boolean).join(' ')}
      permitTypeCds={typesOf({ permitBaseCd, permitSubCds }).join(' ')}
      self={permitNo ? `STOP-${permitNo}` : undefined}
    />
  )
}
