/** What a vendor asks about rounds, and its applications. The document is the site's: here stands what everybody may know. */
import { isDay } from '#platform/model/calendar.ts'
import { call, menu } from '#platform/model/call.ts'
import { oneOf, pageOf, paging, rowsOf, yesNo } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { eduClasses, eduResults, seatStates } from '../course/edu-codes.model.ts'
import { APPLY_ROUTE, eduRound } from './edu-round.model.ts'

const API = '/api/vendor/portal/education'
const tag = eduRound.label
const text = z.string().nullable()
const count = z.number().nullable()
const day = z.string().refine(isDay).optional()
const right = menu(APPLY_ROUTE)
const program =
  'The round is the site’s document; what of it is open to every vendor of the plant is said in the statement.'

const round = z.object({
  eduRoundNo: z.number(),
  eduRoundDocNo: text,
  roundTitle: z.string(),
  courseNm: text,
  eduClassCd: oneOf(eduClasses),
  specialKindNo: count,
  startDt: z.string(),
  endDt: z.string(),
  eduMinVal: count,
  placeNm: z.string(),
  langCd: z.string(),
  capacityCnt: z.number(),
  seatCnt: count,
  waitCnt: count,
  leftCnt: z.number(),
  cutoffDt: z.string(),
  statusCd: z.string(),
  instructorNm: text,
  /** Whether one may apply at this moment. */
  openYn: yesNo,
  ownCnt: z.number(),
})
export type VendorRound = z.infer<typeof round>
export const openRounds = call.get(`${API}/rounds`, {
  right,
  program,
  tag,
  query: z.strictObject({
    eduClassCd: oneOf(eduClasses).optional(),
    langCd: z.string().max(10).optional(),
    openYn: yesNo.optional(),
    startDtFrom: day,
    startDtTo: day,
    ...paging(),
  }),
  answer: pageOf(round),
})
export const openRound = call.get(`${API}/rounds/{no}`, { right, program, tag, answer: round })

const member = z.object({
  personNo: z.number(),
  personNm: z.string(),
  birthYear: z.string(),
  jobTypeCd: z.string(),
  langCd: z.string(),
  agreeYn: yesNo,
  /** Of the class of the round: until when what he has done holds. */
  validToYmd: text,
  openYn: yesNo,
})
export type Member = z.infer<typeof member>
/** Whom a vendor may choose from for a round, those whose education ends first on top. */
export const roster = call.get(`${API}/rounds/{no}/roster`, {
  right,
  program: 'What one of its people learned with another vendor counts, too.',
  tag,
  answer: rowsOf(member),
})

const ownSeat = z.object({
  eduRqstNo: z.number(),
  personNo: z.number(),
  personNm: z.string(),
  seatStatusCd: oneOf(seatStates),
  waitNo: count,
  eduResultCd: oneOf(eduResults).nullable(),
  checkInDt: text,
  checkOutDt: text,
  attendMinVal: count,
  testScore: count,
  validToYmd: text,
  certNo: text,
  seatKey: z.string(),
})
export type OwnSeat = z.infer<typeof ownSeat>
export const ownSeats = call.get(`${API}/rounds/{no}/seats`, {
  right,
  program: 'The place in the waiting list counts the people of others, of whom nothing else is told.',
  tag,
  answer: rowsOf(ownSeat),
})

const applied = ownSeat.pick({ personNo: true, personNm: true, seatStatusCd: true, waitNo: true })
export type Applied = z.infer<typeof applied>
export const applyFor = call.post(`${API}/rounds/{no}/apply`, {
  right: menu(APPLY_ROUTE, 'write'),
  tag,
  body: z.strictObject({
    personNos: z.array(z.number().int().positive()).min(1).max(300),
    sureYn: yesNo.default('N'),
  }),
  answer: rowsOf(applied),
})

export const cancelSeat = call.post(`${API}/seats/{no}/cancel`, {
  right: menu(APPLY_ROUTE, 'write'),
  tag,
  answer: z.object({ absentYn: yesNo }),
})
