/** Whom a plan is for and what has come of it, read once for a whole sheet. */
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { notFound, Refusal } from '#platform/server/refusal.ts'
import type { TemplateTarget } from './result.sheet.ts'
import type { KnownResult, KnownTarget, SheetContext } from './result-check.ts'
import { isCurrent } from './result-current.sql.ts'
import type { SheetPlan } from './result-save.ts'

export interface OpenPlan extends SheetPlan {
  heaCheckupPlanNm: string
  checkupStartYmd: string
  checkupEndYmd: string
  statusCd: string
}
/** Before reservations nobody has been examined. */
const receivingStates: ReadonlySet<string> = new Set(['OPEN', 'DOING', 'CLOSED'])

/** @param lock two sheets for one plan come one after the other */
export async function planOf(db: Queries, heaCheckupPlanNo: number, lock = false): Promise<OpenPlan> {
  const [plan] = await db.query<OpenPlan>(sql`select hea_checkup_plan_no as "heaCheckupPlanNo", plant_cd as "plantCd",
      hea_checkup_class_cd as "heaCheckupClassCd", hea_checkup_plan_nm as "heaCheckupPlanNm",
      checkup_start_ymd as "checkupStartYmd", checkup_end_ymd as "checkupEndYmd", status_cd as "statusCd"
    from hea_checkup_plan where hea_checkup_plan_no = ${heaCheckupPlanNo} and delete_yn = 'N'
    ${lock ? sql`for update` : sql``}`)
  if (!plan) throw notFound()
  if (!receivingStates.has(plan.statusCd))
    throw new Refusal(422, 'HEA_RESULT_PLAN', '예약을 시작한 검진계획에만 결과를 등록할 수 있습니다.')
  return plan
}

/** Of an organisation `o`. */
const designation = sql`jsonb_build_object('designationNo', o.designation_no, 'fromYmd', o.valid_from_ymd, 'toYmd', o.valid_to_ymd,
  'factorCds', array(select f.factor_cd::text from hea_checked_org_factors f where f.hea_checked_org_no = o.hea_checked_org_no))`

/**
 * Whoever took his consent back, or refused it, is known to the program only by that: what it has of his results is asked
 * as the program, so that a second sheet cannot bring them twice.
 */
export async function targetsOf(
  db: Pick<Parameters<typeof planOf>[0], 'query'>,
  results: Pick<Queries, 'query'>,
  heaCheckupPlanNo: number,
): Promise<Map<string, KnownTarget>> {
  const [targets, had] = await Promise.all([
    db.query<KnownTarget>(sql`
      select t.hea_checkup_target_no as "heaCheckupTargetNo", t.user_id as "userId", u.user_nm as "userNm",
        t.factor_cds as "factorCds", t.target_status_cd as "targetStatusCd", null as "examYmd", '[]'::jsonb as results,
        exists (select from hea_second_exam s where s.hea_checkup_target_no = t.hea_checkup_target_no
          and s.done_ymd is null and s.delete_yn = 'N') as "isSecondOpen",
        coalesce((select v.withdraw_dt is not null or v.reservation_status_cd = 'REFUSED'
          from hea_checkup_reservation v where v.hea_checkup_target_no = t.hea_checkup_target_no and v.delete_yn = 'N'
          order by v.hea_checkup_reservation_no desc limit 1), false) as "isSealed",
        coalesce(own.orgs, (select jsonb_agg(${designation}) from hea_checked_org o where o.hea_checked_org_no in (
          select s.hea_checked_org_no from hea_plan_org s
          where s.hea_checkup_plan_no = t.hea_checkup_plan_no and s.delete_yn = 'N')), '[]') as orgs
      from hea_checkup_target t join directory_person u on u.user_id = t.user_id
        left join lateral (select jsonb_build_array(${designation}) as orgs from hea_checkup_reservation v
            join hea_checked_org o on o.hea_checked_org_no = v.hea_checked_org_no
          where v.hea_checkup_target_no = t.hea_checkup_target_no and v.reservation_status_cd in ('RESERVED', 'DONE')
            and v.delete_yn = 'N' order by v.hea_checkup_reservation_no desc limit 1) own on true
      where t.hea_checkup_plan_no = ${heaCheckupPlanNo} and t.delete_yn = 'N'`),
    results.query<KnownResult & { targetNo: number }>(sql`select r.hea_checkup_target_no as "targetNo",
        r.hea_checkup_result_no as no, r.exam_ymd as "examYmd", r.second_round_yn as "secondRoundYn", r.status_cd as "statusCd",
        exists (select from hea_checkup_result n where n.prev_result_no = r.hea_checkup_result_no and n.delete_yn = 'N'
          and n.status_cd in ('RECEIVED', 'CHECKED')) as "isBeingCorrected"
      from hea_checkup_result r where r.hea_checkup_plan_no = ${heaCheckupPlanNo} and ${isCurrent()}
      order by r.exam_ymd, r.hea_checkup_result_no`),
  ])
  const ofTarget = Map.groupBy(had, ({ targetNo }) => targetNo)
  return new Map(
    targets.map((target) => {
      const results = ofTarget.get(target.heaCheckupTargetNo) ?? []
      return [target.userId, { ...target, results, examYmd: results.at(-1)?.examYmd ?? null }]
    }),
  )
}

/** Code by code and by name, and name by code. */
export async function factorsBy(db: Queries): Promise<{ codes: Map<string, string>; names: Map<string, string> }> {
  const rows = await db.query<{ code: string; name: string }>(
    sql`select factor_cd as code, factor_nm as name from hea_hazard_factor where delete_yn = 'N'`,
  )
  return {
    codes: new Map(rows.flatMap(({ code, name }) => [[code, code] as const, [name, code] as const])),
    names: new Map(rows.map(({ code, name }) => [code, name])),
  }
}

/** Of a first examination all that he is examined for, of a second one what is still to be answered. */
const isOpenFactor = sql`not exists (select from hea_checkup_result r
    join hea_checkup_result_factors g on g.hea_checkup_result_no = r.hea_checkup_result_no
  where r.hea_checkup_target_no = t.hea_checkup_target_no and ${isCurrent()} and g.factor_cd = x.factor_cd and g.grade_cd <> 'R')`

/** Those whose results are still to come, in the order of their names. */
export const templateTargets = (db: Queries, heaCheckupPlanNo: number): Promise<TemplateTarget[]> =>
  db.query<TemplateTarget>(sql`
    select t.user_id as "userId", u.user_nm as "userNm",
      coalesce(t.exam_ymd, (select o.exam_ymd from hea_checkup_reservation v join hea_plan_org o on o.plan_org_no = v.plan_org_no
        where v.hea_checkup_target_no = t.hea_checkup_target_no and v.reservation_status_cd = 'RESERVED'
        order by 1 limit 1))::text as "examYmd",
      array(select coalesce(f.factor_nm, x.factor_cd) from unnest(t.factor_cds) as x(factor_cd)
        left join hea_hazard_factor f on f.factor_cd = x.factor_cd
        where ${isOpenFactor} order by f.sort_order) as "factorNms"
    from hea_checkup_target t join directory_person u on u.user_id = t.user_id
    where t.hea_checkup_plan_no = ${heaCheckupPlanNo} and t.delete_yn = 'N'
      and t.target_status_cd not in ('EXCLUDED', 'EXT')
      and (exists (select from hea_second_exam s where s.hea_checkup_target_no = t.hea_checkup_target_no
          and s.done_ymd is null and s.delete_yn = 'N')
        or not exists (select from hea_checkup_result r where r.hea_checkup_target_no = t.hea_checkup_target_no
          and r.delete_yn = 'N'))
    order by u.user_nm, t.user_id`)

export const contextOf = (
  plan: OpenPlan,
  targets: SheetContext['targets'],
  factors: ReadonlyMap<string, string>,
  days: Pick<SheetContext, 'now' | 'receiveYmd' | 'reissueDesc'>,
): SheetContext => ({ ...plan, ...days, targets, factors })
