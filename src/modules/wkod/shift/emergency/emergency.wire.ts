/** What travels about emergency stops. */
import { z } from 'zod'

export const EMERGENCY_API = '/api/saf/wkod/emergency'
export const EMERGENCY_MENU = '/constSafe/wkod/emergencyStop'

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
export const emergencyBoard = z.object({
  nowDt: z.string(),
  /** Works that would stop now, by area. */
  areas: z.array(areaRow),
  stops: z.array(stopRow),
  /** Of the stops that are not over, and of those of which a work is not yet released. */
  permits: z.array(stoppedRow),
  muster: z
    .object({ entryMusterNo: z.number(), startDt: z.string(), insideCnt: z.number(), seenCnt: z.number() })
    .nullable(),
  can: z.object({ stop: z.boolean(), release: z.boolean() }),
})
export type EmergencyBoard = z.infer<typeof emergencyBoard>

const said = (least: number, max: number) => z.string().trim().min(least).max(max)
export const stopBody = z
  .strictObject({
    scopeCd: z.enum(['PLANT', 'AREA']),
    areaDeptCd: z.string().max(20).nullable().default(null),
    reasonDesc: said(2, 300),
  })
  .refine(({ scopeCd, areaDeptCd }) => (scopeCd === 'AREA') === (areaDeptCd !== null), { path: ['areaDeptCd'] })
export const endBody = z.strictObject({ endDesc: said(5, 500) })
export const releaseBody = z.strictObject({ releaseDesc: said(5, 500) })
export const stopAnswer = z.object({ emergencyStopNo: z.number(), stoppedCnt: z.number() })
