/** What a composition would change, before it is saved (A9). */
import { call, menu } from '#platform/model/call.ts'
import { rowsOf } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { hitChange } from '../msds/msds.calls.ts'
import { compIn } from './material.calls.ts'
import { materialMaster } from './material.master.ts'

const { api, route, label } = materialMaster

/** Which lists of the law it would add and take away. A component that is not known yet is none. */
export const previewComposition = call.post(`${api}/{no}/composition/preview`, {
  right: menu(route, 'write'),
  tag: label,
  body: z.strictObject({ rows: z.array(compIn).max(200) }),
  answer: rowsOf(hitChange),
})
export type HitChange = z.infer<(typeof previewComposition)['answer']>['rows'][number]
