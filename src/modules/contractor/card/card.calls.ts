/** Beside the records of cards: what was done with one, and what stands on its paper. */
import { call, menu, read } from '#platform/model/call.ts'
import { oneOf, rowsOf, yesNo } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { cardTypes, issueActs, sgcCard } from './card.model.ts'

const nullableText = z.string().nullable()

const hist = z.object({
  sgcIssueHistNo: z.number(),
  issueActCd: oneOf(issueActs),
  actDt: z.string(),
  actUserNm: nullableText,
  reasonDesc: nullableText,
})
export type Noted = z.infer<typeof hist>
export const cardHistory = call.get(`${sgcCard.api}/{no}/issuehists`, {
  right: read(sgcCard),
  tag: sgcCard.label,
  answer: rowsOf(hist),
})

const paper = z.object({
  sgcCardNo: z.number(),
  sgcCardDocNo: nullableText,
  qrKey: z.string(),
  personNm: z.string(),
  birthYear: z.string(),
  vendorNm: nullableText,
  plantNm: nullableText,
  jobTypeCd: nullableText,
  cardTypeCd: oneOf(cardTypes),
  issueYmd: nullableText,
  validToYmd: nullableText,
  photoFileId: z.number().nullable(),
  qualNms: z.array(z.string()),
  specials: z.array(z.object({ specialKindNo: z.number(), hourVal: z.number(), carriedYn: yesNo })),
})
export type Printed = z.infer<typeof paper>
/** The key leaves the server only here, and only for the desk that prints cards. */
export const cardPaper = call.get(`${sgcCard.api}/{no}/paper`, {
  right: menu(sgcCard.route.staff, 'write'),
  through: sgcCard,
  answer: paper,
})
