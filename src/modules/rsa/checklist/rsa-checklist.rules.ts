import { asProgram } from '#platform/server/database/as-program.ts'
import { sql } from '#platform/server/database/sql.ts'
import { type ActionContext, type EffectContext, rulesFor } from '#platform/server/documents/rules.ts'
import { problem, type RuleProblem } from '#platform/server/refusal.ts'
import { rsaChecklist } from './rsa-checklist.model.ts'

type Context = ActionContext<typeof rsaChecklist>
type Effect = EffectContext<typeof rsaChecklist>

export const rsaChecklistRules = rulesFor(rsaChecklist, {
  set: { create: [counted], edit: [counted] },
  refuse: { release: [refuseEmpty], revise: [refuseSecondRevision] },
  follow: { release: [replacePrevious], revise: [startRevision] },
})

function counted({ record }: Context) {
  return { questionCnt: record.questions?.length ?? 0 }
}

function refuseEmpty({ record }: Context): RuleProblem | undefined {
  if (record.questions?.length) return undefined
  return problem(rsaChecklist, 'questions', 'RSA_LIST_EMPTY', '확인항목을 하나 이상 입력하세요.')
}

async function refuseSecondRevision({ record, db }: Context): Promise<RuleProblem | undefined> {
  const [draft] = await asProgram(db).query(
    sql`select from rsa_checklist where prev_checklist_no = ${record.rsaChecklistNo} and status_cd = 'TEMP' and delete_yn = 'N'`,
  )
  return (
    draft && problem(rsaChecklist, '', 'RSA_LIST_IN_REVISION', '이미 개정 중입니다. 작성 중인 개정본을 확정하세요.')
  )
}

async function startRevision({ record, db, person, now }: Effect): Promise<void> {
  const { checklistNm, processNo, workCatCd, basisDesc, questions, questionCnt, plantCd, rsaChecklistNo } = record
  await db.program(rsaChecklist, { by: person, now }).create({
    ...{ checklistNm, processNo, workCatCd, basisDesc, questions, questionCnt, plantCd },
    ...{ revNo: (record.revNo ?? 1) + 1, prevChecklistNo: rsaChecklistNo },
  })
}

/** The revision before it is the old one from now on; what was assessed by it stays as it is. */
async function replacePrevious({ record, db, person, now }: Effect): Promise<void> {
  if (record.prevChecklistNo) await db.program(rsaChecklist, { by: person, now }).act(record.prevChecklistNo, 'replace')
}
