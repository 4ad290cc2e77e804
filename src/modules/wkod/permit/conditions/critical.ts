/** What somebody found at the equipment that may hurt who works on it. */
import { asProgram } from '#platform/server/database/as-program.ts'
import { sql } from '#platform/server/database/sql.ts'
import { registeredAt } from '../../simops/systems.sql.ts'
import type { Permit } from '../permit.model.ts'
import { permitAsks } from '../permit.ports.ts'
import type { Asked, Condition, Finding } from './condition.ts'

/**
 * While a critical finding of an inspection is not mended, nothing begins or goes on at that equipment but what the safety
 * manager has released: the repair too (5 R5).
 *
 * @law 산업안전보건법 제38조
 */
export const critical: Condition = {
  name: 'critical',
  asked: 'qasxuw',
  stop: 'INSPECTION',
  find: atEquipment,
}

async function atEquipment(works: readonly Permit[], { db, now }: Asked): Promise<readonly Finding[]> {
  const named = new Map(works.filter(({ equipNo }) => equipNo).map((work) => [work.permitNo, work]))
  if (named.size === 0) return []
  const program = asProgram(db)
  const rows = await program.query<{ permitNo: number; equipNo: number }>(
    registeredAt(sql`p.permit_no = any(${[...named.keys()]}::bigint[])`),
  )
  if (rows.length === 0) return []
  const asked = rows.map(({ permitNo, equipNo }) => ({
    permitNo,
    equipNo,
    permitDocNo: named.get(permitNo)?.permitDocNo ?? null,
  }))
  return permitAsks.criticals(program, asked, now)
}
