/** What the host owes in writing before dangerous work: given by who ordered it, confirmed by the vendor. */
import type { Check } from '#platform/model/check.ts'
import { sql } from '#platform/server/database/sql.ts'
import { type ActionContext, type EffectContext, rulesFor } from '#platform/server/documents/rules.ts'
import { tells } from '#platform/server/notifications/notify.ts'
import { notFound, problem } from '#platform/server/refusal.ts'
import { planMessages as m } from './plan.messages.ts'
import { wkodInfo } from './wkod-info.model.ts'

type Context = ActionContext<typeof wkodInfo>
type Effect = EffectContext<typeof wkodInfo>

const LAW = '산업안전보건법 제65조제1항, 같은 법 시행규칙 제83조제1항'

export const wkodInfoRules = rulesFor(wkodInfo, {
  set: {
    create: [ofPlan],
    give: [({ person, now }) => ({ giveUserId: person.userId, giveDt: now.toISOString() })],
    confirm: [({ person, now }) => ({ confirmUserId: person.userId, confirmDt: now.toISOString() })],
  },
  refuse: { create: [refuseSecond] },
  guard: { give: [contents], confirm: [passedOn] },
  follow: {
    give: [ontoPlan, tells(m.PLAN_INFO_GIVE)],
    confirm: [tells(m.PLAN_INFO_OK)],
    sendBack: [tells(m.PLAN_INFO_RTN)],
    cancel: [offPlan],
  },
})

/** Whom it is for and what it is about follow from the plan. */
async function ofPlan({ record, db }: Context) {
  const [plan] = await db.query<{ vendorCd: string; infoTitle: string; rootPlanNo: number; plantCd: string }>(
    sql`select vendor_cd as "vendorCd", wkod_title as "infoTitle", root_plan_no as "rootPlanNo", plant_cd as "plantCd"
      from wkod_plan where wkod_plan_no = ${record.wkodPlanNo} and delete_yn = 'N'`,
  )
  if (!plan) throw notFound()
  return plan
}

async function refuseSecond({ record, db }: Context) {
  const [found] = await db.query(
    sql`select 1 from wkod_info where root_plan_no = ${record.rootPlanNo} and status_cd <> 'CANC' and delete_yn = 'N'`,
  )
  if (!found) return undefined
  return problem(wkodInfo, 'wkodPlanNo', 'PLAN_INFO_TWICE', '이 작업계획의 안전보건정보 제공서가 이미 있습니다.')
}

/** Either what the substances are or what else is dangerous there. @law 산업안전보건법 시행규칙 제83조제1항 */
function contents({ record }: Context): Check | undefined {
  if ((record.substances ?? []).length > 0 || record.placeHazardDesc) return undefined
  return {
    ruleCd: 'PLAN_INFO_EMPTY',
    resultCd: 'BLOCK',
    field: 'substances',
    law: LAW,
    lifterCds: [],
    message: '유해·위험물질이나 작업장소의 위험을 적으십시오.',
  }
}

/** @law 산업안전보건법 시행규칙 제83조제2항 */
function passedOn({ record }: Context): Check | undefined {
  if (record.subTierYn !== 'Y' || (record.copies ?? []).some(({ copyYmd }) => copyYmd)) return undefined
  return {
    ruleCd: 'PLAN_INFO_COPY',
    resultCd: 'BLOCK',
    field: 'copies',
    lifterCds: [],
    law: '산업안전보건법 시행규칙 제83조제2항',
    message: '하수급업체에 제공한 내역을 적으십시오.',
  }
}

/** All revisions of the plan lean on it, one that is still a draft as well. */
async function ontoPlan({ record, db, now, person }: Effect) {
  await db.queryAs(
    'SYSTEM',
    sql`update wkod_plan set info_provide_no = ${record.wkodInfoNo}, row_version = row_version + 1,
      update_user_id = ${person.userId}, update_dt = ${now}
    where root_plan_no = ${record.rootPlanNo} and info_provide_no is distinct from ${record.wkodInfoNo} and status_cd not in ('OLD', 'CANC', 'CLOSE')`,
  )
}
async function offPlan({ record, db, now, person }: Effect) {
  await db.queryAs(
    'SYSTEM',
    sql`update wkod_plan set info_provide_no = null, row_version = row_version + 1, update_user_id = ${person.userId}, update_dt = ${now}
    where root_plan_no = ${record.rootPlanNo} and info_provide_no = ${record.wkodInfoNo}`,
  )
}
