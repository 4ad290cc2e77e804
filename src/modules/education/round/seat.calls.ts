/** What those who hold a round ask besides the record: its seats, who came, how they did, and the certificates. */
import { call, menu, read, write } from '#platform/model/call.ts'
import { oneOf, rowsOf, writtenInstant, yesNo } from '#platform/model/call-words.ts'
import type { Signature } from '#platform/model/drawn.ts'
import { z } from '#schema'
import { eduClasses, eduResults, seatStates } from '../course/edu-codes.model.ts'
import { APPLY_ROUTE, eduRound } from './edu-round.model.ts'

const no = z.number().int().positive()
const text = z.string().nullable()
const count = z.number().nullable()

const seat = z.object({
  eduRqstNo: z.number(),
  personNo: z.number(),
  personNm: z.string(),
  birthYear: z.string(),
  vendorCd: z.string(),
  vendorNm: text,
  langCd: z.string(),
  seatStatusCd: oneOf(seatStates),
  waitNo: count,
  applyDt: z.string(),
  checkInDt: text,
  checkOutDt: text,
  attendMinVal: count,
  signJson: z.custom<Signature | null>(),
  testScore: count,
  retakeCnt: z.number(),
  tryCnt: z.number(),
  eduResultCd: oneOf(eduResults).nullable(),
  validFromYmd: text,
  validToYmd: text,
  certNo: text,
})
export type Seat = z.infer<typeof seat>
export const roundSeats = call.get(`${eduRound.api}/{no}/seats`, {
  right: read(eduRound),
  through: eduRound,
  answer: rowsOf(seat),
})

/** Which seat: by its number, or by what a scanner reads. */
const which = z.union([z.strictObject({ eduRqstNo: no }), z.strictObject({ code: z.string().min(1).max(300) })])
export type Which = z.infer<typeof which>
const passing = {
  right: write(eduRound),
  tag: eduRound.label,
  body: which,
  answer: z.object({ eduRqstNo: z.number(), personNm: z.string() }),
}
export const doors = {
  checkin: call.post(`${eduRound.api}/{no}/checkin`, passing),
  checkout: call.post(`${eduRound.api}/{no}/checkout`, passing),
}

export const signSeat = call.post(`${eduRound.api}/{no}/seats/{eduRqstNo}/sign`, {
  right: write(eduRound),
  tag: eduRound.label,
  body: z.strictObject({
    signerNm: z.string().max(200),
    signDt: writtenInstant,
    strokes: z
      .array(z.array(z.number().int().min(0).max(1000)).max(4000))
      .min(1)
      .max(300),
  }),
})

const test = z.object({
  eduAttemptNo: z.number(),
  tryNo: z.number(),
  langCd: z.string(),
  personNm: z.string(),
  questions: z.array(z.object({ eduQuestionNo: z.number(), questionDesc: z.string(), choices: z.array(z.string()) })),
})
export type Test = z.infer<typeof test>
export const startTest = call.post(`${eduRound.api}/{no}/seats/{eduRqstNo}/test`, {
  right: write(eduRound),
  tag: eduRound.label,
  answer: test,
})

const graded = z.object({
  testScore: z.number(),
  correctCnt: z.number(),
  passYn: yesNo,
  /** How often he may try again today. */
  leftCnt: z.number(),
})
export type Graded = z.infer<typeof graded>
export const gradeTest = call.post(`${eduRound.api}/{no}/tests/{eduAttemptNo}`, {
  right: write(eduRound),
  tag: eduRound.label,
  body: z.strictObject({ answers: z.array(z.number().int().min(1).max(4).nullable()).max(50) }),
  answer: graded,
})

/** The work owner decides on who did not come last time. */
export const decideSeat = call.post(`${eduRound.api}/seats/{eduRqstNo}/decide`, {
  right: { ...read(eduRound), roles: ['OWN'] },
  tag: eduRound.label,
  body: z.strictObject({ approveYn: yesNo, reasonDesc: z.string().trim().max(500).nullable().default(null) }),
})

const certificate = z.object({
  eduRqstNo: z.number(),
  certNo: z.string(),
  personNm: z.string(),
  birthYear: z.string(),
  vendorNm: text,
  plantNm: text,
  courseNm: text,
  eduClassCd: oneOf(eduClasses),
  specialKindNo: count,
  eduYmd: z.string(),
  creditMinVal: count,
  testScore: count,
  validFromYmd: text,
  validToYmd: text,
  /** Where anybody may ask whether it holds: what the code on the paper leads to. */
  checkPath: z.string(),
})
export type Certificate = z.infer<typeof certificate>
/** All of them to the site, its own people's to a vendor. */
export const certificates = call.get('/api/saf/education/certificates', {
  right: menu({ staff: eduRound.route.staff, vendor: APPLY_ROUTE }),
  program: 'The round is the site’s document; what of it stands on a certificate is its person’s to know.',
  tag: eduRound.label,
  query: z.strictObject({ eduRoundNo: z.coerce.number().int().positive() }),
  answer: rowsOf(certificate),
})
