/** Labels: what stands on that of a product today, what was printed and where it hangs, what has to be replaced. */
import { call, menu } from '#platform/model/call.ts'
import { nullableText, oneOf, rowsOf, yesNo } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { LABEL_ROUTE, MATERIAL_ROUTE } from '../chm-routes.model.ts'
import { labelSizes } from '../ghs/label.logic.ts'
import { labelStates } from './label-said.logic.ts'

const tag = '경고표지'
const LABEL_API = '/api/chm/ghs/chmlabel'
const MATERIAL_LABEL = '/api/chm/material/chmmaterial/{no}/label'
const reading = menu([MATERIAL_ROUTE, LABEL_ROUTE])
const writing = menu(MATERIAL_ROUTE, 'write')

export const labelUnits = { ML: 'mL', L: 'L', G: 'g', KG: 'kg' } as const
const statement = z.object({ cd: z.string(), text: z.string(), verifiedYn: yesNo })
const said = z.object({
  matNm: z.string(),
  supplierNm: z.string(),
  supplierAddr: nullableText,
  supplierTel: nullableText,
  signalWordCd: z.enum(['DANGER', 'WARNING']).nullable(),
  pictograms: z.array(z.string()).readonly(),
  hCds: z.array(z.string()).readonly(),
  pCds: z.array(z.string()).readonly(),
  isCut: z.boolean(),
  unNo: nullableText,
})
const printed = z.object({
  chmLabelPrintNo: z.number(),
  chmMatNo: z.number(),
  chmMatCd: z.string(),
  matNm: z.string(),
  sizeCd: oneOf(labelSizes),
  kindCd: z.enum(['WHOLE', 'SMALL', 'SIGNAL']),
  contentQtyVal: z.number(),
  unitCd: oneOf(labelUnits),
  placeDesc: z.string(),
  printCnt: z.number(),
  /** Those that still hang. */
  leftCnt: z.number(),
  printDt: z.string(),
  printUserNm: nullableText,
  stateCd: oneOf(labelStates),
})
export type PrintedLabel = z.infer<typeof printed>

export const materialLabel = call.get(MATERIAL_LABEL, {
  right: menu(MATERIAL_ROUTE),
  tag,
  answer: z.object({
    /** Why nothing can be printed now. */
    refusedCd: z.enum(['CHM_GHS_NONE', 'CHM_GHS_OLD', 'CHM_LABEL_UN']).nullable(),
    said: said.nullable(),
    /** All precautions of its classes; from seven on six may be chosen. */
    allPCds: z.array(z.string()),
    statements: z.array(statement),
    prints: z.array(printed),
  }),
})
export type MaterialLabel = z.infer<(typeof materialLabel)['answer']>

export const printLabel = call.post(MATERIAL_LABEL, {
  right: writing,
  tag,
  body: z.strictObject({
    sizeCd: oneOf(labelSizes),
    contentQtyVal: z.number().positive().max(999_999),
    unitCd: oneOf(labelUnits),
    containerVolVal: z.number().positive().max(999_999),
    sideAreaVal: z.number().positive().max(9_999_999).nullable(),
    inProcessYn: yesNo,
    chosenPCds: z.array(z.string().max(20)).max(10).nullable(),
    placeDesc: z.string().trim().min(1).max(200),
    printCnt: z.number().int().min(1).max(500),
  }),
  answer: z.object({ chmLabelPrintNo: z.number() }),
  makes: true,
})

/** As it was printed. */
export const labelPaper = call.get(`${LABEL_API}/{no}`, {
  right: reading,
  tag,
  answer: z.object({
    said,
    sizeCd: oneOf(labelSizes),
    kindCd: z.enum(['WHOLE', 'SMALL', 'SIGNAL']),
    contentQtyVal: z.number(),
    unitCd: oneOf(labelUnits),
    printCnt: z.number(),
    statements: z.array(statement),
  }),
})
export type LabelPaperSaid = z.infer<(typeof labelPaper)['answer']>

/** Labels of all products that no longer say what they should, and of those whose classes are to be confirmed. */
export const labelsDue = call.get(`${LABEL_API}s/due`, { right: menu(LABEL_ROUTE), tag, answer: rowsOf(printed) })

/** So many were replaced, or are gone with what they hung on. */
export const confirmLabels = call.post(`${LABEL_API}/{no}/confirm`, {
  right: writing,
  tag,
  body: z.strictObject({ cnt: z.number().int().min(1).max(500), reasonDesc: z.string().trim().min(1).max(500) }),
})
