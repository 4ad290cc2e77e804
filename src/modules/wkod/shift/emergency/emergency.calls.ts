/** R3: the button of the control room, the end of the danger, and the works, released one by one. */
import { call, menu } from '#platform/model/call.ts'
import { yesNo } from '#platform/model/call-words.ts'
import { z } from '#schema'

export const EMERGENCY_API = '/api/saf/wkod/emergency'
export const EMERGENCY_MENU = '/constSafe/wkod/emergencyStop'
export const stoppers = ['SHM', 'SEC'] as const
export const releasers = ['OPR'] as const
const tag = '비상 작업중지'

const text = z.string().nullable()
const stopRow = z.object({
  emergencyStopNo: z.number(),
  scopeCd: z.enum(['PLANT', 'AREA']),
  areaDeptNm: text,
  reasonDesc: z.string(),
  stopDt: z.string(),
  stopUserNm: text,
  stoppedCnt: z.number(),
  releasedCnt: z.number(),
  entryMusterNo: z.number().nullable(),
  endDt: text,
  endUserNm: text,
  endDesc: text,
})
export type StopRow = z.infer<typeof stopRow>

const stoppedRow = z.object({
  emergencyStopPermitNo: z.number(),
  emergencyStopNo: z.number(),
  permitNo: z.number(),
  permitDocNo: text,
  wkodTitle: z.string(),
  placeDesc: text,
  vendorNm: text,
  areaDeptCd: text,
  areaDeptNm: text,
  statusCd: z.string(),
  crewCnt: z.number(),
  releaseDt: text,
  releaseUserNm: text,
  releaseDesc: text,
})
export type StoppedRow = z.infer<typeof stoppedRow>

const areaRow = z.object({ areaDeptCd: z.string(), areaDeptNm: text, workCnt: z.number(), crewCnt: z.number() })
const board = z.object({
  nowDt: z.string(),
  /** Works that would stop now, by area. */
  areas: z.array(areaRow),
  stops: z.array(stopRow),
  /** Of the stops that are not over, and of those of which a work is not yet released. */
  permits: z.array(stoppedRow),
  muster: z
    .object({
      entryMusterNo: z.number(),
      drillYn: yesNo,
      startDt: z.string(),
      insideCnt: z.number(),
      seenCnt: z.number(),
    })
    .nullable(),
  /** `releaseDeptCds`: the areas whose works he releases. */
  can: z.object({ stop: z.boolean(), releaseDeptCds: z.array(z.string()) }),
})
export type EmergencyBoard = z.infer<typeof board>
export const emergencyBoard = call.get(EMERGENCY_API, {
  right: menu(EMERGENCY_MENU),
  program: 'A stop is the plant’s: whoever may stop sees all that works there.',
  tag,
  urgent: true,
  answer: board,
})

const said = (least: number, max: number) => z.string().trim().min(least).max(max)
const stop = z
  .strictObject({
    scopeCd: z.enum(['PLANT', 'AREA']),
    areaDeptCd: z.string().max(20).nullable().default(null),
    reasonDesc: said(2, 300),
  })
  .refine(({ scopeCd, areaDeptCd }) => (scopeCd === 'AREA') === (areaDeptCd !== null), { path: ['areaDeptCd'] })
export const stopWork = call.post(EMERGENCY_API, {
  right: menu(EMERGENCY_MENU, 'write', stoppers),
  program: 'A stop reaches all that works, whatever permits the stopper opens.',
  tag,
  urgent: true,
  body: stop,
  answer: z.object({ emergencyStopNo: z.number(), stoppedCnt: z.number() }),
})
export const endEmergency = call.post(`${EMERGENCY_API}/{no}/end`, {
  right: menu(EMERGENCY_MENU, 'write', stoppers),
  program: 'A stop is the plant’s; the roles that end it stand in the right.',
  tag,
  body: z.strictObject({ endDesc: said(5, 500) }),
  answer: z.object({ emergencyStopNo: z.number() }),
})
/** By the operating department of the area, after its own look at the place; each work for itself. */
export const releaseWork = call.post(`${EMERGENCY_API}/permits/{no}/release`, {
  right: menu(EMERGENCY_MENU, 'write', releasers),
  program: 'Each area releases its own; the statement holds to plant and area.',
  tag,
  body: z.strictObject({ releaseDesc: said(5, 500) }),
})
