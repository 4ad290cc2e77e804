/** Beside the records of demerits: how people stand, one by one and as a sheet, and the notice in two languages. */
import { call, read } from '#platform/model/call.ts'
import { oneOf, pageOf, paging, searchWord, yesNo } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { sgcCard } from '../card/card.model.ts'
import { demeritLevels, sgcDemerit } from './demerit.model.ts'
import { violGrades } from './viol-grade.model.ts'

const count = z.number()
const text = z.string().nullable()
const ofDemerits = { right: read(sgcDemerit), tag: sgcDemerit.label }
const card = oneOf(sgcCard.lifecycle.states).nullable()

const sanction = z.object({
  personNo: count,
  personNm: z.string(),
  vendorCd: z.string(),
  vendorNm: text,
  yearScore: count,
  demeritCnt: count,
  creditCnt: count,
  levelCd: oneOf(demeritLevels),
  fromYmd: text,
  toYmd: text,
  reeduYmd: text,
  cardStatusCd: card,
  lastViolDt: text,
})
export type Sanction = z.infer<typeof sanction>
const asked = z.strictObject({
  q: searchWord,
  vendorCd: z.string().max(20).optional(),
  /** Whoever has so many points, stopped or not. */
  least: z.coerce.number().int().min(0).max(99).optional(),
  /** Whoever may not come in today. */
  stopYn: z.literal('Y').optional(),
  ...paging(1000),
})
export const sanctions = call.get('/api/vendor/sgc/sanctionstatuses', {
  ...ofDemerits,
  query: asked,
  answer: pageOf(sanction),
})
export const sanctionSheet = call.get('/api/vendor/sgc/sanctionstatuses/excel', {
  ...ofDemerits,
  query: asked,
  answer: 'sheet',
})

/** What the issuer should know before he issues: how somebody stands, and where the next points lead. */
export const standing = call.get('/api/vendor/sgc/standing/{personNo}', {
  ...ofDemerits,
  program: 'The person is looked for as the asker first; his points count whoever he worked for when he got them.',
  answer: z.object({
    personNo: count,
    points: count,
    creditCnt: count,
    cardStatusCd: card,
    /** What each grade would lead to, were it issued now. */
    next: z.array(z.object({ violGradeCd: oneOf(violGrades), points: count, levelCd: oneOf(demeritLevels) })),
    guideOpenYn: yesNo,
  }),
})

const words = z.object({
  langCd: z.string(),
  violItemNm: z.string(),
  violItemNmOther: z.string(),
  /** Korean → the other language. */
  texts: z.record(z.string(), z.string()),
  lawRefDesc: text,
  birthYear: text,
  fromYmd: text,
  toYmd: text,
})
export type NoticeWords = z.infer<typeof words>
/** The words of the notice that stand in the language of the worker as well. */
export const noticeWords = call.get(`${sgcDemerit.api}/{no}/notice`, { ...ofDemerits, answer: words })
