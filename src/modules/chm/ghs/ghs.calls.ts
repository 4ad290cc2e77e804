/** What is asked of the table of classes, and the rows of hazards that substances and materials have alike. */
import { call, menu } from '#platform/model/call.ts'
import { nullableText, oneOf, yesNo } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { CHM_ROUTES } from '../chm-routes.model.ts'
import { acuteRoutes, hazardClasses } from './ghs-codes.model.ts'
import { ghsOrigins } from './ghs-rows.logic.ts'

const percent = z.number().min(0).max(100).nullable()
/** As it is sent. */
const hazardIn = z.strictObject({
  hazardClassCd: oneOf(hazardClasses),
  categoryCd: z.string().trim().min(1).max(4).nullable(),
  routeCd: oneOf(acuteRoutes).nullable(),
  organDesc: z.string().trim().max(200).nullable(),
  noneYn: yesNo,
  ateVal: z.number().positive().max(10_000_000).nullable(),
  mFactorVal: z.number().int().min(1).max(1_000_000).nullable(),
  cutPctVal: percent,
  addYn: yesNo,
  originCd: z.enum(['SUPPLIER', 'TEST', 'BRIDGE']),
})
/** As it is read: what was worked out as well. */
export const hazardOut = hazardIn.extend({ originCd: oneOf(ghsOrigins) })
export const hazardsIn = z.array(hazardIn).max(80)

const ghsClass = z.object({
  hazardClassCd: oneOf(hazardClasses),
  categoryCd: z.string(),
  hCds: z.array(z.string()),
  pictograms: z.array(z.string()),
  signalWordCd: z.enum(['DANGER', 'WARNING']).nullable(),
  pCds: z.array(z.string()),
  sourceDesc: z.string(),
  verifiedYn: yesNo,
})
const statement = z.object({ statementCd: z.string(), textKo: z.string(), textEn: z.string(), verifiedYn: yesNo })

/** The table of today: every class with its categories, the strictest first, and what its codes say. */
export const ghsTable = call.get('/api/chm/ghs/table', {
  right: menu(CHM_ROUTES),
  tag: 'GHS 분류',
  answer: z.object({ classes: z.array(ghsClass), statements: z.array(statement) }),
})
export type GhsTable = z.infer<(typeof ghsTable)['answer']>

export const limitsOfFactor = z.object({
  factorCd: z.string(),
  factorNm: z.string(),
  twaPpmVal: z.number().nullable(),
  stelPpmVal: z.number().nullable(),
  ceilPpmVal: z.number().nullable(),
  twaMgVal: z.number().nullable(),
  stelMgVal: z.number().nullable(),
  ceilMgVal: z.number().nullable(),
  specialCheckYn: nullableText,
  measureYn: nullableText,
  specialMgmtYn: nullableText,
  permitYn: nullableText,
  controlYn: nullableText,
  verifiedYn: yesNo,
})
