/** A regular evaluation: it opens a revision, asks for a word about every row, and releases what has been looked at. */
import { sql } from '#platform/server/database/sql.ts'
import { type ActionContext, type EffectContext, rulesFor } from '#platform/server/documents/rules.ts'
import { tells } from '#platform/server/notifications/notify.ts'
import { problem, ruleRefused } from '#platform/server/refusal.ts'
import { analysed, fixProblems, isFormal, nextEvalOf } from './jsa.logic.ts'
import { jsaMessages as m } from './jsa.messages.ts'
import { type Jsa, type JsaLine, jsa } from './jsa.model.ts'
import { jsaEval } from './jsa-eval.model.ts'
import { registerPlans } from './jsa-impr.ts'
import { wrongRows } from './jsa-refusals.ts'
import { lockedJsa, newRevision, openRevision, supersede } from './jsa-revision.ts'
import { atStage, rowValues, toRule } from './jsa-rows.ts'
import { digestOf, partsOf } from './jsa-signs.ts'
import { residualOf, scaleOf } from './risk.logic.ts'

type Context = ActionContext<typeof jsaEval>
type Effect = EffectContext<typeof jsaEval>

export const jsaEvalRules = rulesFor(jsaEval, {
  set: {
    start: [({ person, now }) => ({ startUserId: person.userId, startDt: now.toISOString() })],
    send: [sent],
  },
  refuse: {
    start: [refuseOpenRevision],
    send: [refuseUnjudged, refuseChangedButKept, refuseWithoutWorker],
    confirm: [refuseUnfit, refuseWithoutHead],
  },
  follow: {
    start: [open],
    send: [tellConfirmers],
    sendBack: [tells(m.JSA_EVAL_RETURNED)],
    confirm: [release],
  },
})

const inWork = (context: Context): Promise<Jsa> => lockedJsa(context.db, context.record.newJsaNo)
async function refuseOpenRevision({ record, db }: Context) {
  if (!(await openRevision(db, record.rootJsaNo))) return undefined
  return problem(jsaEval, '', 'JSA_REVISION_OPEN', '이미 진행 중인 개정이 있습니다.')
}

async function sent(context: Context) {
  const { rows } = await inWork(context)
  const judged = rows.filter(({ keepCd }) => keepCd !== null)
  const isSuspect = isFormal(rows, context.record.startDt ?? '', context.now)
  return {
    submitDt: context.now.toISOString(),
    rowCnt: rows.length,
    doneCnt: judged.length,
    formalYn: isSuspect ? ('Y' as const) : ('N' as const),
  }
}

/** R2: a word about every row; what is changed or removed says why. */
async function refuseUnjudged(context: Context) {
  const { rows } = await inWork(context)
  const open = rows.filter(({ keepCd, keepDesc }) => keepCd === null || (keepCd !== 'KEEP' && !keepDesc?.trim()))
  if (open.length === 0) return undefined
  return problem(jsaEval, '', 'JSA_UNJUDGED', '{n}개 행에 유지·변경·삭제와 그 의견을 적으십시오.', {
    values: { n: open.length },
  })
}

async function refuseChangedButKept(context: Context) {
  const [{ rows }, old] = [await inWork(context), await lockedJsa(context.db, context.record.jsaNo)]
  const before = new Map(old.rows.map((row) => [row.rowNo, row]))
  const isChanged = (row: JsaLine) => {
    const was = before.get(row.rowNo)
    return was !== undefined && analysed.some((name) => (row[name] ?? null) !== (was[name] ?? null))
  }
  const n = rows.filter((row) => row.keepCd === 'KEEP' && isChanged(row)).length
  if (n === 0) return undefined
  return problem(jsaEval, '', 'JSA_KEPT_BUT_CHANGED', '내용을 고친 {n}개 행을 변경으로 표시하십시오.', {
    values: { n },
  })
}

/** The author evaluates with a worker, who signs what came of it. */
async function refuseWithoutWorker(context: Context) {
  const current = await inWork(context)
  const digest = digestOf(current)
  const parts = await partsOf(context.db, current.jsaNo)
  if (parts.some(({ partRoleCd, signDigest }) => partRoleCd === 'WORKER' && signDigest === digest)) return undefined
  return problem(jsaEval, '', 'JSA_NO_WORKER', '작업자가 정기평가 내용에 서명해야 합니다.')
}

const remaining = (rows: readonly JsaLine[]): JsaLine[] => rows.filter(({ keepCd }) => keepCd !== 'DELETE')

async function refuseUnfit(context: Context) {
  const current = await inWork(context)
  const rows = renumbered(remaining(current.rows))
  const found = [...wrongRows({ ...current, rows }), ...fixProblems(rows, scaleOf(current.scaleCd)).map(toRule)]
  if (found.length > 0) throw ruleRefused(found)
  return undefined
}

/** What is left may need the consent of the head of safety (section 10 R1). */
async function refuseWithoutHead(context: Context) {
  const current = await inWork(context)
  const worst = Math.max(0, ...remaining(current.rows).map((row) => residualOf(row) ?? 0))
  if (worst <= scaleOf(current.scaleCd).acceptMax || context.person.roles.includes('SHD')) return undefined
  return problem(jsaEval, '', 'JSA_NEEDS_HEAD', '잔여위험이 {x}입니다. 안전환경팀장이 확정해야 합니다.', {
    values: { x: worst },
  })
}

async function open(effect: Effect) {
  const { record, db } = effect
  const no = await newRevision(effect, await lockedJsa(db, record.jsaNo), { step: 'openEval', evalStageCd: '6' })
  await db.query(sql`update jsa_eval set new_jsa_no = ${no} where jsa_eval_no = ${record.jsaEvalNo}`)
}

/** Steps of which every row went leave no gap. */
function renumbered(rows: readonly JsaLine[]): JsaLine[] {
  const order = [...new Set(rows.map(({ stepNo }) => stepNo))]
  return rows.map((row) => ({ ...row, stepNo: order.indexOf(row.stepNo) + 1 }))
}

async function release(effect: Effect) {
  const { db, person, now, today, record } = effect
  const before = await lockedJsa(db, record.newJsaNo)
  const rows = renumbered(remaining(before.rows))
  const isPromised = rows.some(({ imprYn, imprNo }) => imprYn === 'Y' && imprNo === null)
  await db.program(jsa, { by: person, now }).act(before.jsaNo, 'confirmEval', {
    ...rowValues(rows, before.rows, before.scaleCd),
    ...atStage(isPromised ? '7' : '5', now),
    fixUserId: person.userId,
    fixYmd: today,
    nextEvalYmd: nextEvalOf(today),
  })
  await supersede(effect, before)
  await registerPlans(effect, await lockedJsa(db, before.jsaNo))
  await effect.notify.tell(m.JSA_EVAL_DONE, record)
}

async function tellConfirmers({ record, notify }: Effect) {
  await notify.tell(m.JSA_EVAL_CHECK, record)
  if (record.formalYn === 'Y') await notify.tell(m.JSA_EVAL_FORMAL, record)
}
