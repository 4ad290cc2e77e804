/** Blind spots: the map, the list, the sheet. */
import { logAccess } from '#platform/server/audit/access-log.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import { type ListColumn, listSheet, mostRows, requireWhole } from '#platform/server/calls/list-sheet.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { plantOf } from '#platform/server/directory/own-plant.ts'
import type { SignedInPerson } from '#platform/server/sign-in/person.ts'
import { type BlindPlace, blindList, blindMap, blindSheet } from './blind.calls.ts'
import { type BlindColour, blindColours, lookWays } from './blind.model.ts'
import { blindLimits, blindPlaces, plansOf } from './blind-places.ts'

const BIZ = 'blind-spot'

interface Asking {
  query: { plantCd?: string | undefined; colourCd?: BlindColour | undefined }
  person: SignedInPerson
  program: Queries
  today: string
}
const plantFor = ({ query: { plantCd }, person }: Asking) => plantOf(person, plantCd) ?? person.plantCd

async function placesFor(asking: Asking): Promise<BlindPlace[]> {
  const { colourCd } = asking.query
  const places = await blindPlaces(asking.program, plantFor(asking), asking.today)
  return places.filter((place) => !colourCd || place.colourCd === colourCd)
}

const columns: readonly ListColumn<BlindPlace>[] = [
  { text: '장소', width: 28, value: ({ locationNm }) => locationNm },
  { text: '상태', width: 18, value: ({ colourCd }, say) => say(blindColours[colourCd].label) },
  { text: '지난 날 수', kind: 'number', width: 12, value: ({ days }) => days },
  { text: '마지막으로 본 때', kind: 'dateTime', width: 18, value: ({ lastDt }) => lastDt },
  { text: '본 방법', width: 20, value: ({ lastWayCd }, say) => lastWayCd && say(lookWays[lastWayCd]) },
]

export const blindRoutes = routes(
  answer(blindMap, async (asking) => {
    const plantCd = plantFor(asking)
    const { program, today } = asking
    const { warnDays, lateDays } = await blindLimits(program, today)
    const plans = await plansOf(program, plantCd)
    return { plantCd, warnDays, lateDays, plans, places: await blindPlaces(program, plantCd, today) }
  }),
  answer(blindList, async (asking) => {
    const { page, limit } = asking.query
    const places = await placesFor(asking)
    return { total: places.length, page, limit, rows: places.slice((page - 1) * limit, page * limit) }
  }),
  answer(blindSheet, async ({ ip, now, request, services, ...asking }) => {
    const rows = await placesFor(asking)
    requireWhole(rows, mostRows(services))
    const { userId } = asking.person
    await logAccess(services.db, { now, userId, ip, accessCd: 'EXPORT', bizCd: BIZ, rowCnt: rows.length })
    return listSheet(request, { area: 'saf', label: '사각지대', columns, rows })
  }),
)
