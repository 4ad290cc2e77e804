/** What an evaluation refuses on its way, and what it works out when it is shown. */
import { addDays } from '#platform/model/calendar.ts'
import type { Check } from '#platform/model/check.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import { sql } from '#platform/server/database/sql.ts'
import { type ActionContext, rulesFor } from '#platform/server/documents/rules.ts'
import { problem } from '#platform/server/refusal.ts'
import { cappedGrade, evalDueOf, gradeOf, gradeValidTo, roundScore, totalOf } from './eval.logic.ts'
import { subconEval } from './eval.model.ts'
import { effects } from './eval-effects.ts'
import { bonusKept, type EvalItem, fixedSheet, itemsOf } from './eval-items.ts'
import { evalNumbers } from './eval-numbers.ts'

type Context = ActionContext<typeof subconEval>

export const subconEvalRules = rulesFor(subconEval, {
  set: {
    start: [opened],
    submit: [({ now }) => ({ selfDt: now.toISOString() })],
    closeSelf: [() => ({ selfLateYn: 'Y' as const })],
    finish: [gap],
    open: [shown],
    rescore: [hidden],
    agree: [({ now }) => ({ agreeDt: now.toISOString() })],
    object: [objected],
    fix: [fixed],
  },
  refuse: {
    create: [refuseReversed],
    edit: [refuseReversed],
    start: [refuseWithoutSheet, refuseReversed],
    closeSelf: [refuseEarlyClose],
    finish: [refuseUnexplainedGap],
    open: [refuseUnfounded],
    object: [refuseLateObjection],
    fix: [refuseUndecided],
  },
  guard: { submit: [inTime], finish: [bothJudged], fix: [vendorHeard] },
  follow: effects,
})

async function opened({ record, db, today }: Context) {
  const sheet = await fixedSheet(db, record.plantCd)
  const [contract] = await asProgram(db).query<{ ownUserId: string | null }>(
    sql`select own_user_id as "ownUserId" from vendor_contract where vendor_cd = ${record.vendorCd} and status_cd in ('ACTIVE', 'END')
      and delete_yn = 'N' order by end_ymd desc, vendor_contract_no desc limit 1`,
  )
  const { selfDay } = await evalNumbers(db, today)
  return {
    evalSheetNo: sheet?.evalSheetNo ?? null,
    evalSheetRevNo: sheet?.evalSheetRevNo ?? null,
    ownUserId: record.ownUserId ?? contract?.ownUserId ?? null,
    selfDueYmd: addDays(today, selfDay),
    dueYmd: record.periodToYmd && record.evalClassCd === 'REG' ? evalDueOf(record.periodToYmd) : addDays(today, 30),
  }
}

function refuseReversed({ record }: Context) {
  if (!record.periodFromYmd || !record.periodToYmd || record.periodFromYmd <= record.periodToYmd) return undefined
  return problem(subconEval, 'period', 'CM-05', '종료일은 시작일보다 빠를 수 없습니다.')
}

function refuseWithoutSheet({ record }: Context) {
  if (record.evalSheetNo) return undefined
  return problem(subconEval, 'evalSheetNo', 'EVAL_NO_SHEET', '확정된 평가표가 없습니다. 평가표를 먼저 확정하십시오.')
}

/** Later than its day nothing is handed in any more; the evaluation goes on without it. */
function inTime({ record, today }: Context): Check[] {
  if (!record.selfDueYmd || today <= record.selfDueYmd) return []
  const evidenceDesc = record.selfDueYmd
  return [
    {
      ruleCd: 'EVAL_SELF_LATE',
      resultCd: 'BLOCK',
      message: '자체평가 제출기한이 지났습니다.',
      evidenceDesc,
      lifterCds: [],
    },
  ]
}

/** Before its day only for a vendor whose people cannot sign in yet. */
async function refuseEarlyClose({ record, db, today }: Context) {
  if (record.selfDueYmd && today > record.selfDueYmd) return undefined
  const accounts = await db.query(
    sql`select 1 from directory_role where vendor_cd = ${record.vendorCd} and auth_grp_cd in ('VAD', 'VSM') limit 1`,
  )
  if (accounts.length === 0) return undefined
  return problem(subconEval, 'selfDueYmd', 'EVAL_SELF_RUNS', '자체평가 기한({ymd})까지는 마감할 수 없습니다.', {
    values: { ymd: record.selfDueYmd },
  })
}

const manualOf = (items: readonly EvalItem[]) => items.filter(({ calcTypeCd }) => calcTypeCd === 'MANUAL')
const sumOf = (items: readonly EvalItem[], name: 'ownScore' | 'shmScore') =>
  roundScore(items.reduce((sum, item) => sum + (item[name] ?? 0), 0))

/** Known once both have judged everything. */
async function gap({ record, db }: Context) {
  const manual = manualOf(await itemsOf(db, record.evalNo))
  if (manual.some(({ ownScore, shmScore }) => ownScore === null || shmScore === null)) return { gapScore: null }
  return { gapScore: Math.abs(roundScore(sumOf(manual, 'ownScore') - sumOf(manual, 'shmScore'))) }
}

/** OWN and SHM, each every item. */
async function bothJudged({ record, db }: Context): Promise<Check[]> {
  const manual = manualOf(await itemsOf(db, record.evalNo))
  const open = (name: 'ownScore' | 'shmScore') => manual.filter((item) => item[name] === null).length
  const missing = [
    { label: '공사감독', n: open('ownScore') },
    { label: '안전관리자', n: open('shmScore') },
  ].filter(({ n }) => n > 0)
  return missing.map(({ label, n }) => ({
    ruleCd: 'EVAL_NOT_JUDGED',
    resultCd: 'BLOCK' as const,
    message: '{label} 평가가 끝나지 않았습니다. ({n}개 항목)',
    values: { label, n },
    lifterCds: [],
  }))
}

async function refuseUnexplainedGap({ record, db, today }: Context) {
  const { gapPoint } = await evalNumbers(db, today)
  if ((record.gapScore ?? 0) <= gapPoint || record.gapNoteDesc?.trim()) return undefined
  return problem(subconEval, 'gapNoteDesc', 'EVAL_GAP', '두 평가자의 점수가 {n}점 다릅니다. 의견을 적으십시오.', {
    values: { n: record.gapScore },
  })
}

/** Everything the vendor will see, from the items as they stand, with the caps applied. */
async function shown({ record, db, today }: Context) {
  const items = await itemsOf(db, record.evalNo)
  const bonus = await bonusKept(db, record.evalNo)
  const numbers = await evalNumbers(db, today)
  const scores = (type: string) =>
    items.filter(({ calcTypeCd }) => calcTypeCd === type).map(({ evalScore }) => evalScore ?? 0)
  const total = totalOf(scores('AUTO'), scores('MANUAL'), bonus?.bonusScore ?? 0)
  const { gradeCd, reasons } = cappedGrade(gradeOf(total.totalScore, numbers), {
    isFatal: record.fatalYn === 'Y',
    isConcealed: record.concealYn === 'Y',
    isInsured: await isInsured(db, record.vendorCd, today),
  })
  const { S, A, B, C } = numbers.grades
  return {
    ...total,
    evalGradeCd: gradeCd,
    capReasonDesc: reasons.join(' · ') || null,
    gradeBasisDesc: `S ≥ ${S} · A ≥ ${A} · B ≥ ${B} · C ≥ ${C}`,
    openYmd: today,
    objectDueYmd: addDays(today, numbers.objectDay),
  }
}

async function isInsured(db: Context['db'], vendorCd: string, today: string): Promise<boolean> {
  const papers = await asProgram(db).query(
    sql`select 1 from vendor_doc where vendor_cd = ${vendorCd} and doc_type_cd = 'INS' and status_cd = 'CONFIRM' and delete_yn = 'N'
      and valid_from_ymd <= ${today}::date and valid_to_ymd >= ${today}::date limit 1`,
  )
  return papers.length > 0
}

/** What lowers a grade says on what it rests. */
function refuseUnfounded({ record }: Context) {
  if ((record.fatalYn !== 'Y' && record.concealYn !== 'Y') || record.capNoteDesc?.trim()) return undefined
  return problem(subconEval, 'capNoteDesc', 'EVAL_CAP_NOTE', '등급을 제한한 근거를 적으십시오.')
}

async function objected({ db, now, today }: Context) {
  const { decideDay } = await evalNumbers(db, today)
  return { objectDt: now.toISOString(), decideDueYmd: addDays(today, decideDay) }
}

function refuseLateObjection({ record, today }: Context) {
  if (!record.objectDueYmd || today <= record.objectDueYmd) return undefined
  return problem(subconEval, 'objectDesc', 'EVAL_OBJECT_LATE', '이의신청 기한이 지났습니다. (기한 {ymd})', {
    values: { ymd: record.objectDueYmd },
  })
}

/** Nothing is fixed as long as the vendor may still object, unless it has agreed. */
function vendorHeard({ record, before, today }: Context): Check[] {
  const { agreeDt, objectDueYmd } = record
  if ((before ?? record).statusCd !== 'OPEN' || agreeDt || !objectDueYmd || today > objectDueYmd) return []
  return [
    {
      ruleCd: 'EVAL_OBJECT_RUNS',
      resultCd: 'BLOCK',
      message: '이의신청 기간({ymd}까지)이 끝나거나 업체가 결과를 수용해야 확정할 수 있습니다.',
      values: { ymd: objectDueYmd },
      lifterCds: [],
    },
  ]
}

function refuseUndecided({ record, before }: Context) {
  if (before?.statusCd !== 'OBJECT' || record.decisionDesc?.trim()) return undefined
  return problem(subconEval, 'decisionDesc', 'CM-04', '{label}은(는) 필수입니다.', { values: { label: '이의 결정' } })
}

async function fixed({ record, db, today }: Context) {
  const { validMonth, planDay, againDay } = await evalNumbers(db, today)
  const isPoor = record.evalGradeCd === 'C'
  return {
    fixYmd: today,
    gradeValidToYmd: gradeValidTo(today, validMonth),
    planDueYmd: isPoor ? addDays(today, planDay) : null,
    reEvalDueYmd: isPoor ? addDays(today, againDay) : null,
  }
}

/** As if it had never been shown. */
function hidden() {
  return {
    autoScore: null,
    manualScore: null,
    bonusScore: null,
    totalScore: null,
    evalGradeCd: null,
    capReasonDesc: null,
    gradeBasisDesc: null,
    openYmd: null,
    objectDueYmd: null,
    decideDueYmd: null,
    gapScore: null,
    gapNoteDesc: null,
  }
}
