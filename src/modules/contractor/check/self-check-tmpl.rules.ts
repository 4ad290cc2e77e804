import { type AskedByFault, askedByFaults } from '#modules/common/asked-by.logic.ts'
import { questionsIn } from '#modules/common/check-items.logic.ts'
import { audienceWords } from '#platform/model/audience.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import { sql } from '#platform/server/database/sql.ts'
import { type ActionContext, type EffectContext, rulesFor } from '#platform/server/documents/rules.ts'
import { problem } from '#platform/server/refusal.ts'
import { selfCheckTmpl } from './self-check-tmpl.model.ts'

type Context = ActionContext<typeof selfCheckTmpl>

export const selfCheckTmplRules = rulesFor(selfCheckTmpl, {
  set: { create: [counted, meant], edit: [counted] },
  refuse: {
    create: [refuseAskedBy],
    edit: [refuseAskedBy],
    release: [refuseEmpty, refuseAskedBy],
    revise: [refuseSecondRevision],
  },
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

const faults = {
  HALF: '{n}번 항목: 앞 항목 번호와 판정을 함께 정하십시오.',
  LATER: '{n}번 항목: 자기보다 앞에 있는 항목의 번호를 적으십시오.',
  DEEP: '{n}번 항목: 이어서 묻는 항목은 두 단계까지입니다.',
} as const satisfies Record<AskedByFault, string>

/** An item that an answer opens stands behind the item that is answered, at most two below. */
function refuseAskedBy({ record }: Context) {
  const [first] = askedByFaults(questionsIn(record.items ?? []))
  if (!first) return undefined
  return problem(selfCheckTmpl, 'items', 'CHECK_TMPL_ASKED_BY', faults[first.fault], { values: { n: first.no } })
}

async function refuseSecondRevision({ record, db }: Context) {
  const [draft] = await asProgram(db).query(
    sql`select from self_check_tmpl where prev_tmpl_no = ${record.selfCheckTmplNo} and status_cd = 'TEMP' and delete_yn = 'N'`,
  )
  if (!draft) return undefined
  return problem(selfCheckTmpl, '', 'CHECK_TMPL_IN_REVISION', '이미 개정 중입니다. 작성 중인 개정본을 확정하십시오.')
}

async function startRevision({ record, db, person, now }: EffectContext<typeof selfCheckTmpl>) {
  const { tmplNm, checkTypeCd, items, plantCd } = record
  const revNo = (record.revNo ?? 1) + 1
  const prevTmplNo = record.selfCheckTmplNo
  const templates = db.program(selfCheckTmpl, { by: person, now })
  await templates.create({ tmplNm, checkTypeCd, items, plantCd, revNo, prevTmplNo })
}

/** The revision before it is superseded, and plans go on by the new one. */
async function replacePrevious({ record, db, person, now }: EffectContext<typeof selfCheckTmpl>) {
  if (!record.prevTmplNo) return
  const replaced = await db.program(selfCheckTmpl, { by: person, now }).act(record.prevTmplNo, 'replace')
  if (!replaced) return
  await asProgram(
    db,
  ).query(sql`update self_check_plan set check_tmpl_no = ${record.selfCheckTmplNo}, tmpl_nm = ${record.tmplNm},
      row_version = row_version + 1
    where check_tmpl_no = ${record.prevTmplNo} and status_cd in ('TEMP', 'ACTIVE') and delete_yn = 'N'`)
}
