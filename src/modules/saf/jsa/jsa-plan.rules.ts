/** A promised measure: done by its owner, judged by safety, and then part of the analysis as what is done now. */
import { sql } from '#platform/server/database/sql.ts'
import { type ActionContext, type EffectContext, rulesFor } from '#platform/server/documents/rules.ts'
import { tells } from '#platform/server/notifications/notify.ts'
import { problem } from '#platform/server/refusal.ts'
import { jsaMessages } from './jsa.messages.ts'
import type { Jsa, JsaLine } from './jsa.model.ts'
import { codesIn } from './jsa-codes.model.ts'
import { openPlans } from './jsa-impr.ts'
import { jsaPlan } from './jsa-plan.model.ts'
import { lockedJsa, newRevision, openRevision, supersede } from './jsa-revision.ts'
import { gradeOf, measureTypeCds, reductionProblems, riskOf, scaleOf, scaleProblems } from './risk.logic.ts'

type Context = ActionContext<typeof jsaPlan>
type Effect = EffectContext<typeof jsaPlan>

export const jsaPlanRules = rulesFor(jsaPlan, {
  set: {
    finish: [({ now }) => ({ doneDt: now.toISOString(), progressCnt: 100 })],
    redo: [() => ({ doneDt: null })],
    rerate: [rated],
  },
  refuse: { rerate: [refuseDishonest, refuseOpenRevision] },
  follow: {
    finish: [tells(jsaMessages.JSA_PLAN_DONE)],
    redo: [tells(jsaMessages.JSA_PLAN_REDO)],
    rerate: [revise],
  },
})

function rated({ record, now }: Context) {
  const scale = scaleOf(record.scaleCd)
  const isOnScale = scaleProblems(ratingOf(record), scale).length === 0
  const risk = isOnScale ? riskOf(record.freqAfterVal, record.sevAfterVal) : null
  return {
    riskAfterVal: risk,
    closeDt: now.toISOString(),
    gradeAfterCd: risk === null ? null : gradeOf(risk, scale),
  }
}

const ratingOf = ({ freqBeforeVal, sevBeforeVal, freqAfterVal, sevAfterVal }: Context['record']) => ({
  freqBeforeVal,
  sevBeforeVal,
  freqAfterVal,
  sevAfterVal,
})

/** R2 holds for what has been done as well as for what was promised. */
function refuseDishonest({ record }: Context) {
  const rating = ratingOf(record)
  const types = codesIn(record.measureTypeCds, measureTypeCds)
  const [found] = [...scaleProblems(rating, scaleOf(record.scaleCd)), ...reductionProblems(rating, types)]
  if (!found) return undefined
  const { field, code, message, values = {} } = found
  return problem(jsaPlan, field, code, message, { values })
}

async function refuseOpenRevision({ record, db }: Context) {
  if (!(await openRevision(db, record.rootJsaNo))) return undefined
  return problem(jsaPlan, '', 'JSA_REVISION_OPEN', '이미 진행 중인 개정이 있습니다.')
}

/** The measure is there now: it stands with what is done, and the risk is what it has come to. */
function carriedOut(row: JsaLine, plan: Context['record']): JsaLine {
  return {
    ...row,
    curMeasureDesc: [row.curMeasureDesc, plan.addMeasureDesc].filter(Boolean).join(' / ').slice(0, 1000),
    freqBeforeVal: plan.freqAfterVal,
    sevBeforeVal: plan.sevAfterVal,
    addMeasureDesc: null,
    measureTypeCds: null,
    freqAfterVal: null,
    sevAfterVal: null,
    imprYn: 'N',
    ownerDesc: null,
    dueYmd: null,
  }
}

async function revise(effect: Effect) {
  const { record, db, person } = effect
  const [inForce] = await db.query<{ no: number }>(
    sql`select jsa_no as no from jsa where root_jsa_no = ${record.rootJsaNo} and status_cd = 'FIX' and delete_yn = 'N'`,
  )
  if (!inForce) return
  const from: Jsa = await lockedJsa(db, inForce.no)
  const rows = from.rows.map((row) => (row.rowNo === record.jsaRowNo ? carriedOut(row, record) : row))
  const no = await newRevision(effect, from, {
    step: 'carryOut',
    evalStageCd: '5',
    rows,
    fixUserId: person.userId,
    fixYmd: effect.today,
    nextEvalYmd: from.nextEvalYmd,
  })
  const { rootJsaNo } = from
  await db.query(sql`update jsa set eval_stage_cd = '7' where jsa_no = ${no} and exists (${openPlans(rootJsaNo)})`)
  await supersede(effect, { jsaNo: no, rootJsaNo })
}
