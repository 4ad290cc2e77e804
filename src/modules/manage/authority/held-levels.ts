/** Health levels follow from groups, members, departments and people: a change of one is refused at its field (S4). */
import { askLevels } from '#platform/server/database/held-levels.ts'
import type { MasterContext } from '#platform/server/masters/rules.ts'
import { Refusal, ruleRefused } from '#platform/server/refusal.ts'

/**
 * The database refuses it at the end of the transaction in any case; asked here it is told of the row and the field
 * that caused it. @throws Refusal 422 SYS_HEALTH_LEVEL
 */
export const holdLevels =
  (field: string) =>
  async ({ db }: Pick<MasterContext, 'db'>): Promise<void> => {
    try {
      await askLevels(db)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      throw ruleRefused(error.problems.map((problem) => ({ ...problem, field })))
    }
  }
