/** A month of safety money: once for each month of the construction, added up by the program. */

import type { Check } from '#platform/model/check.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import { sql } from '#platform/server/database/sql.ts'
import { type ActionContext, rulesFor } from '#platform/server/documents/rules.ts'
import { tells } from '#platform/server/notifications/notify.ts'
import { notFound, problem } from '#platform/server/refusal.ts'
import { constMessages } from './const.messages.ts'
import { constCost } from './const-cost.model.ts'

type Context = ActionContext<typeof constCost>

export const constCostRules = rulesFor(constCost, {
  set: { create: [summed], edit: [summed], submit: [summed] },
  refuse: { submit: [refuseEmpty, refuseMonth, refuseDays, refuseSecond] },
  guard: { submit: [withinAmount], confirm: [withinAmount] },
  follow: {
    submit: [tells(constMessages.CONST_COST_RQST)],
    sendBack: [tells(constMessages.CONST_COST_RTN)],
  },
})

interface Ground {
  constNm: string
  startYmd: string
  endYmd: string
  statusCd: string
  safCostAmt: number | null
  otherAmt: number
}
async function groundOf({ record, db }: Context): Promise<Ground | undefined> {
  const [found] = await asProgram(db).query<Ground>(sql`
    select c.const_nm as "constNm", c.start_ymd::text as "startYmd", coalesce(c.actual_end_ymd, c.end_ymd)::text as "endYmd",
      c.status_cd as "statusCd", c.saf_cost_amt as "safCostAmt",
      (select coalesce(sum(k.sum_amt), 0)::float8 from const_cost k where k.const_no = c.const_no and k.delete_yn = 'N'
        and k.status_cd in ('RQST', 'CONFIRM') and k.cost_ym < ${record.costYm ?? ''}) as "otherAmt"
    from consts c where c.const_no = ${record.constNo} and c.plant_cd = ${record.plantCd} and c.delete_yn = 'N'`)
  return found
}

async function summed(context: Context) {
  const { record } = context
  if (!record.constNo) return {}
  const ground = await groundOf(context)
  if (!ground) throw notFound()
  const sumAmt = (record.costLines ?? []).reduce((sum, { useAmt }) => sum + (useAmt ?? 0), 0)
  return {
    sumAmt,
    totalAmt: Number(ground.otherAmt) + sumAmt,
    costTitle: `${ground.constNm} ${record.costYm ?? ''}`.trim(),
  }
}

function refuseEmpty({ record }: Context) {
  if ((record.costLines ?? []).length > 0 || record.remarkDesc?.trim()) return undefined
  return problem(constCost, 'costLines', 'CONST_COST_EMPTY', '사용내역을 입력하십시오. 쓰지 않은 달은 비고에 적습니다.')
}

async function refuseMonth(context: Context) {
  const { record, today } = context
  const ground = await groundOf(context)
  const isInside =
    ground &&
    record.costYm >= ground.startYmd.slice(0, 7) &&
    record.costYm <= ground.endYmd.slice(0, 7) &&
    record.costYm <= today.slice(0, 7)
  if (isInside) return undefined
  return problem(constCost, 'costYm', 'CONST_COST_MONTH', '공사기간 안의 지난 달이나 이번 달을 선택하십시오.')
}

function refuseDays({ record }: Context) {
  if ((record.costLines ?? []).every(({ useYmd }) => useYmd?.slice(0, 7) === record.costYm)) return undefined
  return problem(constCost, 'costLines', 'CONST_COST_DAY', '사용일은 사용월의 날짜여야 합니다.')
}

async function refuseSecond({ record, db }: Context) {
  const [found] = await asProgram(
    db,
  ).query(sql`select 1 from const_cost where const_no = ${record.constNo} and cost_ym = ${record.costYm}
    and const_cost_no <> ${record.constCostNo} and status_cd <> 'TEMP' and delete_yn = 'N'`)
  if (!found) return undefined
  return problem(constCost, 'costYm', 'CONST_COST_TWICE', '이 달의 사용명세서가 이미 있습니다.')
}

/** What is spent beyond the amount is nobody's to forbid, but somebody's to know. */
async function withinAmount(context: Context): Promise<Check | undefined> {
  const { record } = context
  if (!record.constNo) return undefined
  const limit = Number((await groundOf(context))?.safCostAmt ?? 0)
  if (!limit || (record.totalAmt ?? 0) <= limit) return undefined
  return {
    ruleCd: 'CONST_COST_OVER',
    resultCd: 'WARN',
    message: '누계가 산업안전보건관리비({limit}원)를 넘습니다.',
    values: { limit: limit.toLocaleString('ko-KR') },
    evidenceDesc: `${(record.totalAmt ?? 0).toLocaleString('ko-KR')}원`,
  }
}
