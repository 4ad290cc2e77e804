import type { FileHolder } from '#platform/server/attachments/held-files.ts'
import { MATERIAL_ROUTE } from '../chm-routes.model.ts'
import { HIT_FILES } from './reg-codes.model.ts'

/** By which a judgement was settled: read by whoever reads materials. */
export const hitFiles: FileHolder = {
  bizCd: HIT_FILES,
  canRead: async (_, person) => person.rights.get(MATERIAL_ROUTE)?.access ?? false,
}
