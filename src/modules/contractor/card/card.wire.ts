/** What card.routes.ts tells, and what screens read. */
import { oneOf } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { cardTypes, issueActs } from './card.model.ts'

const nullableText = z.string().nullable()

export const hist = z.object({
  sgcIssueHistNo: z.number(),
  issueActCd: oneOf(issueActs),
  actDt: z.string(),
  actUserNm: nullableText,
  reasonDesc: nullableText,
})
export type Noted = z.infer<typeof hist>

export const paper = z.object({
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
  specials: z.array(z.object({ specialKindNo: z.number(), hourVal: z.number(), carriedYn: z.enum(['Y', 'N']) })),
})
export type Printed = z.infer<typeof paper>
