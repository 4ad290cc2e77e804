/** What the rest of occupational health may do with plans and their targets, in a transaction of its own. */
import type { Person } from '#platform/model/access.ts'
import { sql } from '#platform/server/database/sql.ts'
import { checkupReservations, checkupTargets } from './checkup.tables.ts'
import { type CheckupPlan, checkupPlan } from './checkup-plan.model.ts'
import { type Acting, insertTargets, type PlanOfTargets } from './target-write.ts'

/** What a person is examined for, and by when. */
export interface NewTarget {
  userId: string
  heaCheckupTypeNm: string
  factorCds: readonly string[]
  dueYmd: string | null
}

/** Adds people to a plan, all or nothing. @returns how many @throws Refusal 422 HEA_TARGET_DUPLICATE */
export const addTargets = (acting: Acting, plan: PlanOfTargets, rows: readonly NewTarget[]): Promise<number> =>
  insertTargets(
    acting,
    plan,
    rows.map(({ userId }) => userId),
    sql`select r."userId" as user_id, r."heaCheckupTypeNm" as type_nm, r."factorCds" as factor_cds, r."dueYmd" as due_ymd
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r("userId" text, "heaCheckupTypeNm" text,
        "factorCds" text[], "dueYmd" date)`,
  )

type PlanValues = Pick<
  CheckupPlan,
  'plantCd' | 'heaCheckupPlanNm' | 'heaCheckupClassCd' | 'heaCheckupYear' | 'checkupStartYmd' | 'checkupEndYmd'
>

/** A plan that is being written, its author's until he submits it. @returns its key */
export async function draftPlan(
  { tx, person, now, ip }: Acting & { person: Person },
  values: PlanValues,
): Promise<number> {
  const { heaCheckupPlanNo } = await tx.program(checkupPlan, { by: person, now, ip }).create(values)
  return heaCheckupPlanNo
}

interface Examined {
  heaCheckupTargetNo: number
  examYmd: string
}

/** Their results have come: they were examined, and a seat that was kept for it has served. */
export async function markTargetsDone({ tx, person, now }: Acting, examined: readonly Examined[]): Promise<void> {
  const days = new Map(examined.map(({ heaCheckupTargetNo, examYmd }) => [heaCheckupTargetNo, examYmd]))
  const dayOf = sql`(${JSON.stringify(Object.fromEntries(days))}::jsonb ->> r.hea_checkup_target_no::text)::date`
  const among = (nos: readonly number[]) => sql`r.hea_checkup_target_no = any(${[...nos]}::bigint[])`
  const told = { by: person.userId, now }
  const done = await checkupTargets.move(
    tx,
    'done',
    { which: among([...days.keys()]), set: { examYmd: dayOf }, ...told },
    ['heaCheckupTargetNo'],
  )
  const nos = done.map(({ heaCheckupTargetNo }) => heaCheckupTargetNo)
  await checkupReservations.move(tx, 'examine', { which: among(nos), ...told })
}

/** Grade R asks for a second examination by `secondDueYmd`; asked again, the first notice holds. */
export async function askSecondExams(
  { tx, person, now }: Acting,
  targetNos: readonly number[],
  { noticeYmd, dueYmd }: { noticeYmd: string; dueYmd: string },
): Promise<void> {
  await tx.query(sql`
    insert into hea_second_exam as s (hea_checkup_target_no, user_id, plant_cd, second_notice_ymd, second_due_ymd,
      create_user_id, create_dt, update_user_id, update_dt)
    select t.hea_checkup_target_no, t.user_id, t.plant_cd, ${noticeYmd}::date, ${dueYmd}::date,
      ${person.userId}, ${now}, ${person.userId}, ${now}
    from hea_checkup_target t where t.hea_checkup_target_no = any(${targetNos}::bigint[])
    on conflict (hea_checkup_target_no) do update set delete_yn = 'N', row_version = s.row_version + 1,
      update_user_id = excluded.update_user_id, update_dt = excluded.update_dt where s.delete_yn = 'Y'`)
}

/** The second examination was made. */
export async function endSecondExams({ tx, person, now }: Acting, examined: readonly Examined[]): Promise<void> {
  await tx.query(sql`update hea_second_exam s set done_ymd = r."examYmd", row_version = s.row_version + 1,
      update_user_id = ${person.userId}, update_dt = ${now}
    from jsonb_to_recordset(${JSON.stringify(examined)}::jsonb) as r("heaCheckupTargetNo" bigint, "examYmd" date)
    where s.hea_checkup_target_no = r."heaCheckupTargetNo" and s.done_ymd is null`)
}

/** It did not answer everything after all: what is left is asked for as before. */
export async function reopenSecondExams({ tx, person, now }: Acting, targetNos: readonly number[]): Promise<void> {
  await tx.query(sql`update hea_second_exam s set done_ymd = null, row_version = s.row_version + 1,
      update_user_id = ${person.userId}, update_dt = ${now}
    where s.hea_checkup_target_no = any(${targetNos}::bigint[]) and s.done_ymd is not null and s.delete_yn = 'N'`)
}

/** Nothing asks for a second examination any more: the grade was corrected. */
export async function dropSecondExams({ tx, person, now }: Acting, targetNos: readonly number[]): Promise<void> {
  await tx.query(sql`update hea_second_exam s set delete_yn = 'Y', row_version = s.row_version + 1,
      update_user_id = ${person.userId}, update_dt = ${now}
    where s.hea_checkup_target_no = any(${targetNos}::bigint[]) and s.done_ymd is null and s.delete_yn = 'N'`)
}
