/** A plan from the due list: who is due, by when and for what, as its targets; done again it adds nobody twice. */

import { z } from 'zod'
import { writtenDay } from '#platform/model/call-words.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { and, raw, sql } from '#platform/server/database/sql.ts'
import { ruleRefused } from '#platform/server/refusal.ts'
import { addTargets, draftPlan, type NewTarget } from '../checkup/checkup.api.ts'
import { type DueConditions, dueConditions } from './due.calls.ts'
import { type DueAsker, readDues } from './due-list.ts'
import type { DueRow } from './due-list.wire.ts'
import type { DuePlanAnswer } from './due-plan.wire.ts'

const MOST_TARGETS = 20_000
export const duePlanBody = z.strictObject({
  /** Everybody whom the conditions find, or of them these. */
  where: dueConditions.required({ classCd: true }),
  userIds: z.array(z.string().max(30)).max(MOST_TARGETS).optional(),
  heaCheckupPlanNm: z.string().trim().min(1).max(100),
  checkupStartYmd: writtenDay,
  checkupEndYmd: writtenDay,
})
type DuePlan = z.infer<typeof duePlanBody>
const MOST_NAMED = 20

interface Acting {
  tx: Transaction
  now: Date
}
export async function planDues({ tx, now }: Acting, asker: DueAsker, plan: DuePlan): Promise<DuePlanAnswer> {
  const { person, today } = asker
  if (plan.checkupStartYmd > plan.checkupEndYmd)
    throw ruleRefused([{ field: 'checkupEndYmd', code: 'CM-05', message: '종료일은 시작일 이후여야 합니다.' }])
  if (plan.checkupEndYmd < today)
    throw ruleRefused([
      { field: 'checkupEndYmd', code: 'HEA_DUE_PLAN_PAST', message: '지난 기간의 계획은 만들 수 없습니다.' },
    ])
  // Two who plan at the same moment must not both find that nobody is planned.
  await tx.query(sql`select pg_advisory_xact_lock(hashtext(${`hea-due-plan ${person.plantCd}`}))`)
  const rows = await chosen(tx, asker, plan)
  const planned = rows.filter(({ heaCheckupPlanNm }) => heaCheckupPlanNm !== null)
  const missing = rows.filter(({ heaCheckupPlanNo }) => heaCheckupPlanNo === null)
  const target = missing.length > 0 ? await planFor({ tx, now }, asker, plan) : undefined
  if (target)
    await addTargets(
      { tx, person, now },
      target,
      missing.map((row) => targetOf(row, plan.checkupEndYmd)),
    )
  return {
    heaCheckupPlanNo: target?.heaCheckupPlanNo ?? null,
    addedCnt: missing.length,
    isExtended: target?.isExtended ?? false,
    plannedCnt: planned.length,
    planned: planned
      .slice(0, MOST_NAMED)
      .map(({ userNm, heaCheckupPlanNm }) => ({ userNm, heaCheckupPlanNm: heaCheckupPlanNm ?? '' })),
  }
}

/** Of the plant for which the person plans. */
async function chosen(tx: Transaction, asker: DueAsker, { where, userIds }: DuePlan): Promise<DueRow[]> {
  const conditions: DueConditions = { ...where }
  // Plans that others are still writing count as well.
  const rows = await readDues((statement) => tx.queryAs('SYSTEM', statement), asker, conditions, {
    limit: MOST_TARGETS,
  })
  const wanted = userIds && new Set(userIds)
  const found = rows.filter(({ userId, plantCd }) => plantCd === asker.person.plantCd && (wanted?.has(userId) ?? true))
  if (found.length > 0) return found
  throw ruleRefused([
    { field: 'userIds', code: 'HEA_DUE_NOBODY', message: '검진 대상자가 없습니다. 조건을 확인하십시오.' },
  ])
}

/** The plan of the same class and period that is still being written, else a new one. */
async function planFor({ tx, now }: Acting, { person }: DueAsker, plan: DuePlan) {
  const { plantCd } = person
  const values = {
    plantCd,
    heaCheckupPlanNm: plan.heaCheckupPlanNm,
    heaCheckupClassCd: plan.where.classCd,
    heaCheckupYear: Number(plan.checkupStartYmd.slice(0, 4)),
    checkupStartYmd: plan.checkupStartYmd,
    checkupEndYmd: plan.checkupEndYmd,
  }
  const same = and([
    sql`plant_cd = ${plantCd} and hea_checkup_class_cd = ${values.heaCheckupClassCd}`,
    sql`checkup_start_ymd = ${values.checkupStartYmd}::date and checkup_end_ymd = ${values.checkupEndYmd}::date`,
    raw(`status_cd = 'TEMP' and delete_yn = 'N'`),
  ])
  const [open] = await tx.query<{ no: number }>(
    sql`select hea_checkup_plan_no as no from hea_checkup_plan where ${same} order by 1 limit 1`,
  )
  const heaCheckupPlanNo = open?.no ?? (await draftPlan({ tx, person, now }, values))
  return { heaCheckupPlanNo, plantCd, isExtended: open !== undefined }
}

/** What falls due until the plan ends is examined in it, at least what is due first. */
function targetOf({ userId, classCd, dueYmd, factors, officeYn }: DueRow, checkupEndYmd: string): NewTarget {
  const until = checkupEndYmd > dueYmd ? checkupEndYmd : dueYmd
  const due = factors.filter(({ nextDueYmd }) => nextDueYmd <= until)
  const names = [...new Set(due.map(({ factorNm, factorCd }) => factorNm ?? factorCd ?? ''))].join(', ')
  const kinds = { SPC: names, PRE: '배치전', GEN: officeYn === 'Y' ? '사무직' : '비사무직' }
  const factorCds = [...new Set(due.flatMap(({ factorCd }) => (factorCd === null ? [] : [factorCd])))]
  return { userId, heaCheckupTypeNm: kinds[classCd], factorCds, dueYmd }
}
