/** Adding people to a plan and moving them on, many in one statement; each change with its entry in the audit. */
import type { Person } from '#platform/model/access.ts'
import type { MoveIn, StateIn } from '#platform/model/row-states.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { Refusal } from '#platform/server/refusal.ts'
import { checkupTargets } from './checkup.tables.ts'
import type { targets } from './checkup-codes.model.ts'
import type { CheckupPlan } from './checkup-plan.model.ts'
import { problemOf } from './checkup-refusal.ts'

/** Who acts, when, in which transaction. */
export interface Acting {
  tx: Transaction
  person: Pick<Person, 'userId'>
  now: Date
  ip?: string | null
}
export type PlanOfTargets = Pick<CheckupPlan, 'heaCheckupPlanNo' | 'plantCd'>

/** Kind of the entries of targets and their reservations in the audit. */
const TARGET_BIZ = 'hea-checkup-target'

/**
 * All or nothing.
 *
 * @param rows selects `user_id, type_nm, factor_cds, due_ymd`
 * @returns how many were added
 * @throws Refusal 422 HEA_TARGET_DUPLICATE with the names of those who are there already, in whatever moment they came
 */
export async function insertTargets(acting: Acting, plan: PlanOfTargets, wanted: readonly string[], rows: Sql) {
  const { tx, person, now } = acting
  const added = await tx.query<{ no: number; userId: string }>(sql`
    insert into hea_checkup_target (hea_checkup_plan_no, user_id, plant_cd, hea_checkup_type_nm, factor_cds, due_ymd,
      create_user_id, create_dt, update_user_id, update_dt)
    select ${plan.heaCheckupPlanNo}, r.user_id, ${plan.plantCd}, left(r.type_nm, 200), r.factor_cds, r.due_ymd,
      ${person.userId}, ${now}, ${person.userId}, ${now}
    from (${rows}) r
    on conflict (hea_checkup_plan_no, user_id) where delete_yn = 'N' do nothing
    returning hea_checkup_target_no as no, user_id as "userId"`)
  const known = new Set(added.map(({ userId }) => userId))
  const missing = [...new Set(wanted)].filter((userId) => !known.has(userId))
  if (missing.length > 0) throw await refusalOf(tx, plan, missing)
  await auditTargets(
    acting,
    added.map(({ no }) => no),
    { actionCd: 'CREATE', toStatusCd: 'TARGET' },
  )
  return added.length
}

const MOST_NAMED = 20

/** Somebody is there already, or is none of those whom the plan may be for. */
async function refusalOf(tx: Transaction, plan: PlanOfTargets, missing: readonly string[]): Promise<Refusal> {
  const names = await tx.queryAs<{ userNm: string; isThere: boolean }>(
    'SYSTEM',
    sql`select coalesce(u.user_nm, m.id) as "userNm", exists (select from hea_checkup_target t
        where t.hea_checkup_plan_no = ${plan.heaCheckupPlanNo} and t.user_id = m.id and t.delete_yn = 'N') as "isThere"
      from unnest(${missing}::text[]) as m(id) left join sys_user u on u.user_id = m.id order by 1`,
  )
  const of = (isThere: boolean) => names.filter((one) => one.isThere === isThere).map(({ userNm }) => userNm)
  const [there, others] = [of(true), of(false)]
  const shown = (all: readonly string[]) =>
    all.slice(0, MOST_NAMED).join(', ') + (all.length > MOST_NAMED ? ` … (${all.length})` : '')
  return there.length > 0
    ? problemOf('', 'HEA_TARGET_DUPLICATE', '이미 등록된 대상자가 있습니다: {names}', { names: shown(there) })
    : problemOf('', 'HEA_TARGET_NOT_CANDIDATE', '이 계획의 검진 대상이 아닌 직원이 있습니다: {names}', {
        names: shown(others),
      })
}

type TargetState = StateIn<typeof targets>

interface Step {
  actionCd: string
  fromStatusCd?: TargetState | null
  toStatusCd: TargetState | null
  reasonDesc?: string | null
}

export async function auditTargets({ tx, person, now, ip }: Acting, nos: readonly number[], step: Step): Promise<void> {
  await tx.query(sql`
    insert into sys_audit (audit_dt, user_id, ip_addr, biz_cd, biz_no, plant_cd, action_cd, from_status_cd, to_status_cd,
      reason_desc, diff_json)
    select ${now}, ${person.userId}, ${ip || null}::inet, ${TARGET_BIZ}, t.hea_checkup_target_no::text, t.plant_cd,
      ${step.actionCd}, ${step.fromStatusCd ?? null}, ${step.toStatusCd}, ${step.reasonDesc || null},
      jsonb_build_object('userId', jsonb_build_array(null, t.user_id))
    from hea_checkup_target t where t.hea_checkup_target_no = any(${nos}::bigint[])`)
}

type TargetMove = Parameters<typeof checkupTargets.move>[2]

/**
 * Moves targets on, all or nothing.
 *
 * @throws Refusal 409 HEA_TARGET_STATE when one of them is in no state from which it is moved so, or is not seen by the
 *   acting person
 */
export async function moveTargets(
  { tx, person, now, ip }: Acting,
  nos: readonly number[],
  moveCd: MoveIn<typeof targets>,
  { set = {}, reasonDesc }: Pick<TargetMove, 'set' | 'reasonDesc'> = {},
): Promise<void> {
  const which = sql`r.hea_checkup_target_no = any(${nos}::bigint[])`
  const how = { which, set, by: person.userId, now, ip, reasonDesc }
  const moved = await checkupTargets.move(tx, moveCd, how, ['heaCheckupTargetNo'])
  if (moved.length !== new Set(nos).size)
    throw new Refusal(409, 'HEA_TARGET_STATE', '상태가 바뀐 대상자가 있습니다. 목록을 새로 고친 뒤 다시 시도하십시오.')
}
