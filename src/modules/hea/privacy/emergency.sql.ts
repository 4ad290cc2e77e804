import { sql } from '#platform/server/database/sql.ts'
import { reachOf } from '#platform/server/reports/reach.ts'
import { answerReport } from '#platform/server/reports/report.ts'
import { emergencies } from './emergency.model.ts'

/** His own; those about people whom he answers for; all for who sees all plants. */
export const emergencyRows = answerReport(emergencies, {
  from: sql`sys_emergency_read e`,
  own: 'e',
  joins: sql`left join directory_person s on s.user_id = e.subject_user_id`,
  columns: { openYn: sql`'N'`, subjectUserNm: sql`s.user_nm`, subjectOrgNm: sql`s.org_nm` },
  where({ person }) {
    if (person.scopeCd === 'ALL') return sql`true`
    const reached = reachOf({ plant: 'e.plant_cd', people: ['e.subject_user_id'] }, person)
    return sql`(e.user_id = ${person.userId} or ${person.roles.includes('HLM')}::boolean and ${reached})`
  },
  asProgram: 'Emergency reading is nobody’s document: his own, those within his scope for who watches over them.',
  shown:
    ({ now }) =>
    (row) => ({ ...row, openYn: new Date(row.endDt) > now ? ('Y' as const) : ('N' as const) }),
})
