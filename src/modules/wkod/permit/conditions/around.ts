/** What the place says: emergencies, neighbours, weather, and whatever stopped the work. */
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Permit } from '../permit.model.ts'
import { permitAsks } from '../permit.ports.ts'
import { decisionChecks } from '../stop/resume.logic.ts'
import { type Condition, ofEach } from './condition.ts'

const placeOf = ({ permitNo, plantCd, areaDeptCd, suspReasonCd, suspDt }: Permit) => ({
  permitNo,
  plantCd,
  areaDeptCd,
  suspReasonCd,
  suspDt,
})
export const asPlaces =
  (ask: typeof permitAsks.weather): Condition['find'] =>
  (works, { db, now, moment, since }) =>
    ask(asProgram(db), works.map(placeOf), now, moment === 'work', since)

/**
 * While the plant or the area is stopped nothing begins or goes on; what was stopped is released one by one.
 *
 * @law 산업안전보건법 제51조
 */
export const emergency: Condition = {
  name: 'emergency',
  asked: 'sjxuw',
  stop: 'EMERGENCY',
  find: asPlaces(permitAsks.emergencies),
}

/**
 * A demand to stop is decided before the work goes on.
 *
 * @law 산업안전보건법 제52조
 */
export const stopped: Condition = {
  name: 'stopped',
  asked: 'suw',
  stop: 'STOPWORK',
  find: (works, { db }) =>
    permitAsks.undecided(
      db,
      works.map(({ permitNo }) => permitNo),
    ),
}

/**
 * What a demand of the people at work rested on is said before the work begins or goes on, before it is called finished,
 * which would be a way round, and before its permit is closed.
 *
 * @law 산업안전보건법 제52조
 */
export const decision: Condition = { name: 'decision', asked: 'sufc', find: ofEach(decisionChecks) }

/** @law 산업안전보건기준에 관한 규칙 제37조, 제58조, 제383조 */
export const weather: Condition = {
  name: 'weather',
  asked: 'sxuw',
  stop: 'WEATHER',
  find: asPlaces(permitAsks.weather),
}

/** Work in the heat rests in time; what the heat stopped goes on after a rest. @law 산업안전보건기준에 관한 규칙 제560조제3항 */
export const heat: Condition = {
  name: 'heat',
  asked: 'uw',
  stop: 'HEAT',
  find: asPlaces(permitAsks.rested),
}

/** Work that nobody handed over stops, and goes on when it was (7 R2, site). */
export const handover: Condition = {
  name: 'handover',
  asked: 'uw',
  stop: 'SHIFT',
  find: asPlaces(permitAsks.handedOver),
  whenStopped: permitAsks.missedHandover,
}

/**
 * Works around it that may not go on beside it, or have to be agreed on first.
 *
 * @law 산업안전보건법 제64조제1항제7호·제8호, 시행령 제53조의2
 */
export const neighbours: Condition = {
  name: 'neighbours',
  asked: 'Qvaxsuw',
  stop: 'SIMOPS',
  find: (works, { db, now, moment }) => {
    const windows = works.map(({ permitNo, workFromDt: fromDt, workToDt, extendToDt }) => ({
      permitNo,
      fromDt,
      toDt: moment === 'extend' ? (extendToDt ?? workToDt) : workToDt,
    }))
    return permitAsks.conflicts(db, windows, { isRequest: moment === 'submit', isAtWork: moment === 'work', now })
  },
}
