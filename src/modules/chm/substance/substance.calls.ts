/** What the page of a substance asks besides its row: limits, hazards, where it is used. */
import { call, menu } from '#platform/model/call.ts'
import { nullableText, oneOf, seenVersion } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { hazardOut, hazardsIn, limitsOfFactor } from '../ghs/ghs.calls.ts'
import { useStates } from '../use/use-codes.model.ts'
import { substanceMaster } from './substance.master.ts'

const { api, route, label } = substanceMaster

export const substanceFacts = call.get(`${api}/{no}/facts`, {
  right: menu(route),
  tag: label,
  answer: z.object({
    rowVersion: z.number(),
    factor: limitsOfFactor.nullable(),
    hazards: z.array(hazardOut),
    /** The products that contain it by their composition in force, most of it first. */
    used: z.array(
      z.object({
        chmMatNo: z.number(),
        chmMatCd: z.string(),
        matNm: z.string(),
        supplierNm: z.string(),
        minPctVal: z.number().nullable(),
        maxPctVal: z.number().nullable(),
      }),
    ),
    /** Where its classes come from. */
    basisDesc: z.string().nullable(),
  }),
})
export type SubstanceFacts = z.infer<(typeof substanceFacts)['answer']>

const where = z.object({
  chmMatNo: z.number(),
  chmMatCd: z.string(),
  matNm: z.string(),
  plantNm: z.string(),
  statusCd: oneOf(useStates),
  processNms: nullableText,
  placeNms: nullableText,
  minPctVal: z.number().nullable(),
  maxPctVal: z.number().nullable(),
  /** The most of the product that is kept, and the most of the substance in that. */
  maxQtyVal: z.number().nullable(),
  mostKgVal: z.number().nullable(),
})
const brought = z.object({
  vendorMsdsNo: z.number(),
  vendorMsdsDocNo: nullableText,
  productNm: z.string(),
  vendorNm: nullableText,
  /** On the site; else approved and expected. */
  isIn: z.boolean(),
  placeNm: nullableText,
  minPctVal: z.number().nullable(),
  maxPctVal: z.number().nullable(),
  qtyVal: z.number().nullable(),
  unitCd: nullableText,
  bringInYmd: z.string(),
  bringOutYmd: z.string(),
})
/** Where it is: in products in use, with their processes and places, and in what contractors brought in or may bring. */
export const substanceWhere = call.get(`${api}/{no}/where`, {
  right: menu(route),
  tag: label,
  answer: z.object({ uses: z.array(where), brought: z.array(brought) }),
})
export type SubstanceWhere = z.infer<(typeof substanceWhere)['answer']>

export const saveHazards = call.put(`${api}/{no}/hazards`, {
  right: menu(route, 'write'),
  tag: label,
  body: z.strictObject({
    rowVersion: seenVersion,
    rows: hazardsIn,
    basisDesc: z.string().trim().min(1).max(500),
  }),
})
