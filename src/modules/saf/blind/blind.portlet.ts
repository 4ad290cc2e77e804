/** 사각지대 on the dashboard: places that nobody has looked at, and those that nobody looks at any more. */
import { z } from 'zod'
import { counted } from '#platform/model/call-words.ts'
import { portlet } from '#platform/server/portlets/portlet.ts'
import { obsCard } from '../observe/obs-card.model.ts'
import { BLIND_ROUTE, type BlindColour } from './blind.model.ts'
import { blindPlaces } from './blind-places.ts'

export const blindPortlet = portlet({
  portletId: 'blindSpot',
  label: '사각지대',
  sizes: ['M', 'S'],
  hears: [obsCard.name],
  isFor: ({ rights }) => rights.get(BLIND_ROUTE)?.access === true,
  answer: z.object({ never: counted, late: counted, warn: counted, fresh: counted }),
  async read({ person: { plantCd }, today, services }) {
    const places = await services.db.read('SYSTEM', (db) => blindPlaces(db, plantCd, today))
    const of = (colourCd: BlindColour) => ({
      count: places.filter((place) => place.colourCd === colourCd).length,
      href: `${BLIND_ROUTE}?${new URLSearchParams({ plantCd, colourCd })}`,
    })
    return { never: of('NEVER'), late: of('LATE'), warn: of('WARN'), fresh: of('FRESH') }
  },
})
