/** 사고 보고기한 on the dashboard: what has to be told or filed next, and visits to the infirmary of which no accident tells. */
import { z } from 'zod'
import { hasRole } from '#platform/model/access.ts'
import { sql } from '#platform/server/database/sql.ts'
import { portlet } from '#platform/server/portlets/portlet.ts'
import { accident } from '../accident.model.ts'
import { accidentAsks } from '../accident.ports.ts'
import { accForms } from '../accident-codes.model.ts'
import { accidentFix } from '../fix/accident-fix.model.ts'

const MOST_ROWS = 4

const row = z.object({
  accidentNo: z.number(),
  title: z.string(),
  /** Of a clock its target; `FORM` for one of the labour office. */
  targetCd: z.string(),
  dueDt: z.string(),
})
type DueRow = z.infer<typeof row>

export const accidentDue = portlet({
  portletId: 'accidentDue',
  label: '사고 보고기한',
  sizes: ['M', 'S'],
  hears: [accident.name],
  isFor: (person) =>
    person.kind === 'staff' &&
    person.rights.get(accident.route.staff)?.access === true &&
    hasRole(person, 'SHM', 'SHD', 'CSO', 'SEC'),
  answer: z.object({
    rows: z.array(row),
    openCnt: z.number(),
    /** Null for who does not answer for them. */
    untoldCnt: z.number().nullable(),
  }),
  async read({ person, db, services }) {
    // As the person: of forms he is told whose victims he may know.
    const due = sql`select a.accident_no, l.report_target_cd as target, l.due_dt
        from acc_report_log l join accident a on a.accident_no = l.accident_no where l.end_dt is null and l.due_dt is not null
          and l.delete_yn = 'N' and a.delete_yn = 'N' and a.status_cd not in ('TEMP', 'CANC')
      union all select f.accident_no, 'FORM', (f.due_ymd + 1)::timestamp at time zone 'Asia/Seoul' - interval '1 second'
        from acc_form f join accident a on a.accident_no = f.accident_no
        where f.form_status_cd in (${accForms.is.TEMP}, ${accForms.is.REP}) and f.delete_yn = 'N' and a.delete_yn = 'N'`
    const rows = await db.query<DueRow & { openCnt: number }>(
      sql`select d.accident_no::int as "accidentNo", left(a.accident_title, 100) as title, d.target as "targetCd", d.due_dt as "dueDt",
          (count(*) over ())::int as "openCnt"
        from (${due}) d join accident a on a.accident_no = d.accident_no order by d.due_dt, 1 limit ${MOST_ROWS}`,
    )
    const answers = person.rights.get(accidentFix.route.staff)?.write === true
    const untold = answers
      ? await services.db.read('SYSTEM', (program) => accidentAsks.untold(program, person.plantCd))
      : undefined
    return {
      rows: rows.map(({ openCnt: _, ...one }) => one),
      openCnt: rows[0]?.openCnt ?? 0,
      untoldCnt: untold?.length ?? null,
    }
  },
})
