/** What the page of a substance asks besides its row: limits, hazards, where it is used. */
import { call, menu } from '#platform/model/call.ts'
import { seenVersion } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { hazardIn, hazardsIn, limitsOfFactor } from '../ghs/ghs.calls.ts'
import { substanceMaster } from './substance.master.ts'

const { api, route, label } = substanceMaster

export const substanceFacts = call.get(`${api}/{no}/facts`, {
  right: menu(route),
  tag: label,
  answer: z.object({
    rowVersion: z.number(),
    factor: limitsOfFactor.nullable(),
    hazards: z.array(hazardIn),
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
