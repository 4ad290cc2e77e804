/** What a sheet is asked besides its record: what it would change, and in what it differs from the one before. */
import { call, read, write } from '#platform/model/call.ts'
import { nullableText, oneOf, rowsOf, searchWord, seenVersion } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { acuteRoutes, hazardClasses } from '../ghs/ghs-codes.model.ts'
import { comparedLine } from '../material/material.calls.ts'
import { chmMsds } from './msds.model.ts'

const { api } = chmMsds
export const hitChange = z.object({
  kindCd: z.enum(['ADD', 'DEL']),
  regListNm: nullableText,
  subjectNm: nullableText,
  severityCd: nullableText,
  judgeCd: z.enum(['HIT', 'CHECK']),
  contentPctVal: z.number().nullable(),
})

/** The classes of the sheet beside those that its composition says, and the regulations that it would add and take away. */
export const msdsReview = call.get(`${api}/{no}/review`, {
  right: read(chmMsds),
  through: chmMsds,
  answer: z.object({
    lines: z.array(comparedLine),
    /** `CLASS:ROUTE` of the hazards whose calculated side holds. */
    calcKeys: z.array(z.string()),
    reasonDesc: nullableText,
    hits: z.array(hitChange),
  }),
})
export type MsdsReview = z.infer<(typeof msdsReview)['answer']>

export const chooseOnSheet = call.post(`${api}/{no}/ghs`, {
  right: write(chmMsds),
  tag: chmMsds.label,
  body: z.strictObject({
    rowVersion: seenVersion,
    calcOf: z
      .array(z.strictObject({ hazardClassCd: oneOf(hazardClasses), routeCd: oneOf(acuteRoutes).nullable() }))
      .max(80),
    reasonDesc: z.string().trim().min(2).max(500),
  }),
})

const compared = z.object({ sectionNo: z.number(), before: z.string(), after: z.string() })
/** Section by section, against the revision before. */
export const msdsCompare = call.get(`${api}/{no}/compare`, {
  right: read(chmMsds),
  through: chmMsds,
  answer: z.object({
    before: z.object({ chmMsdsNo: z.number(), revNo: z.string(), revYmd: z.string() }).nullable(),
    sections: z.array(compared),
  }),
})
export type MsdsCompare = z.infer<(typeof msdsCompare)['answer']>

/** Products by name, code or initial consonants, for the one of which a sheet is. */
export const productsFound = call.get('/api/chm/msds/products', {
  right: read(chmMsds),
  tag: chmMsds.label,
  query: z.strictObject({ q: searchWord }),
  answer: rowsOf(z.object({ chmMatNo: z.number(), chmMatCd: z.string(), matNm: z.string(), supplierNm: z.string() })),
})
