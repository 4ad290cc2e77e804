import { sql } from '#platform/server/database/sql.ts'
import { answerFigures } from '#platform/server/figures/figures.routes.ts'
import { visitFigures } from './visit-figures.model.ts'

/** For whoever may know how many and never who: the small numbers hidden (§6). */
export const visitStat = answerFigures(visitFigures, {
  asProgram: {
    why: 'Whoever counts visits opens none of them: the figures are a right of their own.',
    reach: { plant: 'r.plant_cd', depts: ['r.dept_cd'] },
  },
  persons: sql`coalesce(r.user_id, 'P' || r.person_no)`,
})
