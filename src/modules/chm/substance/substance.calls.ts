/** What the page of a substance asks besides its row: limits, hazards, where it is used. */
import { call, menu } from '#platform/model/call.ts'
import { seenVersion } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { hazardOut, hazardsIn, limitsOfFactor } from '../ghs/ghs.calls.ts'
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

export const saveHazards = call.put(`${api}/{no}/hazards`, {
  right: menu(route, 'write'),
  tag: label,
  body: z.strictObject({
    rowVersion: seenVersion,
    rows: hazardsIn,
    basisDesc: z.string().trim().min(1).max(500),
  }),
})
