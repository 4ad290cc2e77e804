/** Who hands an area over and who takes it over (R2): people of its own department, of the shift that ends and of the next. */
import { deptsOf } from '#platform/model/access.ts'
import type { Check } from '#platform/model/check.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { ActionContext } from '#platform/server/documents/rules.ts'
import { need } from '../../permit/ask/guard-parts.logic.ts'
import type { hand } from './hand.model.ts'
import { areaNameOf } from './hand-rows.ts'

type Context = ActionContext<typeof hand>

const lifterCds = ['OPR', 'SUP', 'APR']
export const AREA_TEXT = '이 구역의 운전부서만 인계·인수할 수 있습니다.'

export const isOfTheArea = ({ record, person }: Pick<Context, 'record' | 'person'>): boolean =>
  deptsOf(person).includes(record.areaDeptCd)

/** Whoever works elsewhere does not know what is open here. */
export async function ofTheArea({ record, person, db }: Context): Promise<Check[]> {
  if (isOfTheArea({ record, person })) return []
  const evidenceDesc = await areaNameOf(asProgram(db), record.areaDeptCd)
  return need(false, 'HAND_AREA', AREA_TEXT, { evidenceDesc, lifterCds })
}

/** Who took the shift over that ends now goes home: the next one is taken over by its own people. */
export async function ofTheNextShift({ record, person, db }: Context): Promise<Check[]> {
  if (!record.shiftEndDt) return []
  const [before] = await asProgram(db).query<{ inUserId: string; evidenceDesc: string }>(
    sql`select h.in_user_id as "inUserId", concat_ws(' · ', h.hand_doc_no, u.user_nm,
        to_char(h.hand_dt at time zone 'Asia/Seoul', 'YYYY-MM-DD HH24:MI')) as "evidenceDesc"
      from permit_handover h join sys_user u on u.user_id = h.in_user_id
      where h.plant_cd = ${record.plantCd} and h.area_dept_cd = ${record.areaDeptCd} and h.delete_yn = 'N' and h.status_cd = 'DONE'
        and h.shift_end_dt < ${record.shiftEndDt}::timestamptz
        and h.shift_end_dt >= ${record.shiftEndDt}::timestamptz - interval '1 day' order by h.shift_end_dt desc limit 1`,
  )
  return need(
    before?.inUserId !== person.userId,
    'HAND_SHIFT',
    '끝나는 근무조를 인수했던 사람은 다음 근무조로 인수할 수 없습니다. 다음 근무조의 담당자가 서명하십시오.',
    { evidenceDesc: before?.evidenceDesc ?? '', lifterCds },
  )
}
