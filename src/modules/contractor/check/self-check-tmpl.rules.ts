import { audienceWords } from '#platform/model/audience.ts'
import { stateAfter } from '#platform/model/document.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import { sql } from '#platform/server/database/sql.ts'
import { getRecord } from '#platform/server/documents/record.ts'
import { type ActionContext, type EffectContext, rulesFor } from '#platform/server/documents/rules.ts'
import { insertStatement, updateStatement, writeRows } from '#platform/server/documents/write.ts'
import { problem } from '#platform/server/refusal.ts'
import { selfCheckTmpl } from './self-check-tmpl.model.ts'

type Context = ActionContext<typeof selfCheckTmpl>

export const selfCheckTmplRules = rulesFor(selfCheckTmpl, {
  set: { create: [counted, meant], edit: [counted] },
  refuse: { release: [refuseEmpty], revise: [refuseSecondRevision] },
  follow: { release: [replacePrevious], revise: [startRevision] },
})

function counted({ record }: Context) {
  const items = record.items ?? []
  return { itemCnt: items.length, criticalCnt: items.filter(({ criticalYn }) => criticalYn === 'Y').length }
}

/** Who checks by it reads it: everybody of the plant, its vendors included. */
function meant() {
  return { audienceDesc: `${audienceWords.staff} ${audienceWords.vendors}` }
}

function refuseEmpty({ record }: Context) {
  if ((record.items ?? []).length > 0) return undefined
  return problem(selfCheckTmpl, 'items', 'CHECK_TMPL_EMPTY', '점검항목을 하나 이상 입력하십시오.')
}

async function refuseSecondRevision({ record, db }: Context) {
  const [draft] = await asProgram(db).query(
    sql`select from self_check_tmpl where prev_tmpl_no = ${record.selfCheckTmplNo} and status_cd = 'TEMP' and delete_yn = 'N'`,
  )
  if (!draft) return undefined
  return problem(selfCheckTmpl, '', 'CHECK_TMPL_IN_REVISION', '이미 개정 중입니다. 작성 중인 개정본을 확정하십시오.')
}

async function startRevision({ record, db, person, now }: EffectContext<typeof selfCheckTmpl>) {
  const { tmplNm, checkTypeCd, items, itemCnt, criticalCnt, audienceDesc, plantCd } = record
  const values = {
    tmplNm,
    checkTypeCd,
    items,
    itemCnt,
    criticalCnt,
    audienceDesc,
    plantCd,
    revNo: (record.revNo ?? 1) + 1,
    prevTmplNo: record.selfCheckTmplNo,
    statusCd: selfCheckTmpl.lifecycle.start,
  }
  const written = insertStatement(selfCheckTmpl, { person, now, ip: null }, values, undefined)
  const [created] = await db.query<{ no: number }>(written)
  await writeRows(db, selfCheckTmpl, created?.no ?? 0, values)
}

/** The revision before it is superseded, and plans go on by the new one. */
async function replacePrevious({ record, db, person, now }: EffectContext<typeof selfCheckTmpl>) {
  if (!record.prevTmplNo) return
  const program = asProgram(db)
  const before = await getRecord(program, selfCheckTmpl, record.prevTmplNo, true)
  if (before.statusCd !== 'FIX') return
  const toStatusCd = stateAfter(selfCheckTmpl.lifecycle.actions.replace, before)
  const trace = { actionCd: 'replace', fromStatusCd: before.statusCd, toStatusCd }
  await program.query(
    updateStatement(selfCheckTmpl, { person, now, ip: null }, before, { statusCd: toStatusCd }, trace),
  )
  await program.query(sql`update self_check_plan set check_tmpl_no = ${record.selfCheckTmplNo}, tmpl_nm = ${record.tmplNm},
      row_version = row_version + 1
    where check_tmpl_no = ${record.prevTmplNo} and status_cd in ('TEMP', 'ACTIVE') and delete_yn = 'N'`)
}
