/** A work plan on its way: what follows from what is written, what stands in the way, who hears of it. */
import { contractNamed } from '#modules/contractor/contract/contract-name.api.ts'
import { addDays } from '#platform/model/calendar.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import { sql } from '#platform/server/database/sql.ts'
import { type EffectContext, rulesFor } from '#platform/server/documents/rules.ts'
import { tells } from '#platform/server/notifications/notify.ts'
import { problem, ruleRefused } from '#platform/server/refusal.ts'
import { keepAlive } from '../permit/conditions/keep-alive.ts'
import { planMessages as m } from './plan.messages.ts'
import {
  acid,
  afterComplete,
  chemReport,
  notSubcontracted,
  notSuspended,
  ofArea,
  papers,
  permitsEnded,
  told,
  vendorOpen,
} from './plan-approval-checks.ts'
import {
  afterLimits,
  chosenKinds,
  commander,
  equipment,
  jsaCover,
  marked,
  owedPapers,
  people,
  period,
} from './plan-checks.ts'
import { newRevision, openRevision, supersede } from './plan-revision.ts'
import { acidJudged, afterPapers, beforePapers, type Context, fromContract, judged, withJsas } from './plan-values.ts'
import { wkodPlan } from './wkod-plan.model.ts'

type Effect = EffectContext<typeof wkodPlan>

const written = [contractNamed, fromContract, withJsas, judged, acidJudged, beforePapers]
const beforeSubmit = [chosenKinds, commander, period, jsaCover, marked, people, equipment, owedPapers, notSubcontracted]
const beforeApproval = [papers, told, acid, notSubcontracted, chemReport, jsaCover, notSuspended, vendorOpen]

export const wkodPlanRules = rulesFor(wkodPlan, {
  set: {
    create: written,
    edit: [(context) => (isWriting(context) ? derived(context) : {}), afterEdited],
    submit: [...written, () => ({ ownOkUserId: null, ownOkDt: null, oprOkUserId: null, oprOkDt: null })],
    reviewOwn: [({ person, now }) => ({ ownOkUserId: person.userId, ownOkDt: now.toISOString() })],
    reviewOpr: [({ person, now }) => ({ oprOkUserId: person.userId, oprOkDt: now.toISOString() })],
    approve: [({ person, now }) => ({ apprUserId: person.userId, apprDt: now.toISOString() })],
    sendBack: [({ record }) => ({ rtnCnt: (record.rtnCnt ?? 0) + 1, ...unreviewed })],
    askInfo: [({ now }) => ({ infoAskDt: now.toISOString() })],
    finish: [ended, afterPapers],
    suspend: [({ before, reason }) => ({ suspFromCd: before?.statusCd ?? null, suspDesc: reason.reasonDesc })],
    resume: [() => ({ suspFromCd: null, suspDesc: null })],
  },
  refuse: {
    revise: [refuseSecondRevision],
    finish: [refuseEarlyEnd],
  },
  guard: {
    submit: beforeSubmit,
    reviewOpr: [ofArea('reviewOpr')],
    sendBack: [ofArea('sendBack')],
    approve: beforeApproval,
    finish: [permitsEnded],
    close: [afterComplete],
    resume: [vendorOpen, notSubcontracted],
  },
  follow: {
    create: [rootOfItself],
    submit: [tells(m.PLAN_RQST)],
    reviewOwn: [tellApprover],
    reviewOpr: [tellApprover],
    approve: [(effect) => supersede(effect, effect.record), tells(m.PLAN_APPR)],
    sendBack: [tells(m.PLAN_RTN)],
    revise: [(effect) => newRevision(effect, effect.record).then(() => {})],
    askInfo: [tells(m.PLAN_INFO_ASK)],
    finish: [tells(m.PLAN_FINISH)],
    suspend: [askWorks, tells(m.PLAN_SUSP)],
    resume: [tells(m.PLAN_RESUME)],
  },
})

const unreviewed = { ownOkUserId: null, ownOkDt: null, oprOkUserId: null, oprOkDt: null }
const isWriting = ({ record }: Context) => record.statusCd === 'TEMP' || record.statusCd === 'RTN'

async function derived(context: Context) {
  const values: Record<string, unknown> = {}
  for (const set of written) {
    Object.assign(values, await set(context))
    Object.assign(context.record, values)
  }
  return values
}

/** What a vendor adds after the work; the lines themselves are the matrix's. */
async function afterEdited(context: Context) {
  return context.record.statusCd === 'AFTER' ? afterPapers(context) : {}
}

async function ended({ record, db, today }: Context) {
  const actualEndYmd = record.actualEndYmd ?? today
  const { dueDays } = await afterLimits(db, today)
  return { actualEndYmd, afterDueYmd: addDays(actualEndYmd, dueDays) }
}

function refuseEarlyEnd({ record }: Context) {
  if ((record.actualEndYmd ?? '') >= record.planStartYmd) return undefined
  return problem(wkodPlan, 'actualEndYmd', 'PLAN_END_EARLY', '실제 종료일은 시작일보다 빠를 수 없습니다.')
}

async function refuseSecondRevision({ record, db }: Context): Promise<undefined> {
  const statusCd = await openRevision(db, record.rootPlanNo)
  if (statusCd)
    throw ruleRefused([
      problem(wkodPlan, 'revNo', 'PLAN_REVISION_OPEN', '이미 진행 중인 개정이 있습니다. (상태: {status})', {
        values: { status: wkodPlan.lifecycle.states[statusCd as keyof typeof wkodPlan.lifecycle.states].label },
      }),
    ])
}

async function rootOfItself({ record, db }: Effect) {
  await db.query(sql`update wkod_plan set root_plan_no = wkod_plan_no where wkod_plan_no = ${record.wkodPlanNo}`)
}

async function tellApprover({ record, notify }: Effect) {
  if (record.statusCd === 'DEPT_OK') await notify.tell(m.PLAN_APPROVE.to(record.headYn === 'Y' ? 'SHD' : 'SHM'), record)
}

/** Works under it, by whichever of its revisions, do not go on. */
async function askWorks({ record, db, now }: Effect): Promise<void> {
  const rows = await asProgram(db).query<{ no: number }>(
    sql`select p.permit_no::int as no from wkod_master p join wkod_plan r on r.wkod_plan_no = p.wkod_plan_no
      where r.root_plan_no = ${record.rootPlanNo ?? record.wkodPlanNo} and p.status_cd = 'WORK' and p.delete_yn = 'N'`,
  )
  await keepAlive(db, { permitNos: rows.map(({ no }) => no) }, now)
}
