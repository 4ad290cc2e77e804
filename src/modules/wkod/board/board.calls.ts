/** The works of a day on the map; all of it in one answer, so that whoever looks moves through the hours by himself. Its conflicts as a sheet. */
import { call, menu } from '#platform/model/call.ts'
import { z } from '#schema'
import { plan } from '../simops/simops.calls.ts'

export const BOARD_API = '/api/saf/wkod/board'
export const BOARD_ROUTE = '/constSafe/wkod/wkodMap'
/** Before and after the moment that is asked about. */
export const BOARD_HOURS = 24

const text = z.string().nullable()

const boardMark = z.object({
  markNo: z.number(),
  mapNo: z.number(),
  markType: z.string(),
  locationX: z.number(),
  locationY: z.number(),
  radiusVal: z.number(),
})
export type BoardMark = z.infer<typeof boardMark>

const work = z.object({
  permitNo: z.number(),
  permitDocNo: text,
  wkodTitle: z.string(),
  placeDesc: text,
  statusCd: z.string(),
  kindCds: z.array(z.string()),
  riskGradeCd: text,
  vendorCd: text,
  vendorNm: text,
  areaDeptNm: text,
  leaderNm: text,
  workFromDt: z.string(),
  workToDt: z.string(),
  gasNextDueDt: text,
  /** By when somebody who works alone at it checks in. */
  checkInDt: text,
  suspReasonCd: text,
  crewCnt: z.number(),
  insideCnt: z.number(),
  marks: z.array(boardMark),
})
export type BoardWork = z.infer<typeof work>

export const conflict = z.object({
  hitNo: z.number(),
  permitNo: z.number(),
  otherPermitNo: z.number(),
  levelCd: z.enum(['BLOCK', 'COORD', 'INFO']),
  hitStatusCd: z.enum(['OPEN', 'COORDINATED', 'RELEASED']),
  vertCd: z.string(),
  systemCds: text,
  gapVal: z.number().nullable(),
  markNo: z.number().nullable(),
  otherMarkNo: z.number().nullable(),
  ruleDesc: z.string(),
  signCnt: z.number(),
})
export type BoardConflict = z.infer<typeof conflict>

/** A closed gas zone, in metres of the site. */
const boardZone = z.object({
  gasZoneNo: z.number(),
  permitNo: z.number(),
  permitDocNo: text,
  closeDt: z.string(),
  radiusVal: z.number(),
  spots: z.array(z.object({ x: z.number(), y: z.number() })),
})
export type BoardZone = z.infer<typeof boardZone>

const whole = z.object({
  /** The server's: screens on a wall have clocks of their own. */
  nowDt: z.string(),
  plans: z.array(plan),
  works: z.array(work),
  conflicts: z.array(conflict),
  zones: z.array(boardZone),
})
export type Board = z.infer<typeof whole>

const seen = { right: menu(BOARD_ROUTE), tag: '현장 보드' }
export const board = call.get(BOARD_API, { ...seen, answer: whole })
const LONGEST_DAYS = 366
export const conflictSheet = call.get(`${BOARD_API}/conflicts/excel`, {
  ...seen,
  query: z.object({ days: z.coerce.number().int().min(1).max(LONGEST_DAYS).default(1) }),
  answer: 'sheet',
})
