/** Reading sheets: found by product or CAS number, the emergency page first, and who has read which. */
import { call, menu, read } from '#platform/model/call.ts'
import { nullableText, oneOf, rowsOf, searchWord } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { MSDS_VIEW_ROUTE } from '../../chm-routes.model.ts'
import { chmMsds } from '../msds.model.ts'
import { emptyTypes } from '../msds-sections.model.ts'

const API = '/api/chm/msds/view'
const right = menu(MSDS_VIEW_ROUTE)
const tag = 'MSDS 열람'

const found = z.object({
  chmMatNo: z.number(),
  chmMatCd: z.string(),
  matNm: z.string(),
  supplierNm: z.string(),
  signalWordCd: z.enum(['DANGER', 'WARNING']).nullable(),
  pictogramCds: nullableText,
  revNo: z.string(),
  revYmd: z.string(),
})
export type FoundSheet = z.infer<typeof found>
/** Sheets in force, of products by name, code, supplier, initial consonants, or by the number or name of what is in them. */
export const sheetsFound = call.get(`${API}s`, {
  right,
  tag,
  query: z.strictObject({ q: searchWord }),
  answer: rowsOf(found).extend({ isMore: z.boolean() }),
})

const section = z.object({ sectionNo: z.number(), bodyDesc: nullableText, emptyTypeCd: oneOf(emptyTypes).nullable() })
/** The sheet of a product in force: what stands on its label, whom to call, all sections. */
export const sheetInForce = call.get(`${API}/{no}`, {
  right,
  tag,
  answer: z.object({
    chmMsdsNo: z.number(),
    chmMatCd: z.string(),
    matNm: z.string(),
    supplierNm: z.string(),
    emergencyTel: z.string(),
    revNo: z.string(),
    revYmd: z.string(),
    signalWordCd: z.enum(['DANGER', 'WARNING']).nullable(),
    pictograms: z.array(z.string()),
    statements: z.array(z.object({ cd: z.string(), text: z.string(), verifiedYn: z.enum(['Y', 'N']) })),
    sections: z.array(section),
  }),
})
export type SheetInForce = z.infer<(typeof sheetInForce)['answer']>

/** That he has read it; once a day, however often he looks. */
export const noteSheetRead = call.post(`${API}/{no}/read`, { right, tag })

const reader = z.object({
  userId: z.string(),
  userNm: z.string(),
  deptNm: nullableText,
  handlesYn: z.enum(['Y', 'N']),
  readDt: nullableText,
})
/** Who handles the product or has read the sheet; who has not read it stands first. */
export const sheetReaders = call.get(`${chmMsds.api}/{no}/readers`, {
  right: read(chmMsds),
  through: chmMsds,
  answer: rowsOf(reader),
})
