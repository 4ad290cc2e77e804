import { type AskedByFault, askedByFaults } from '#modules/common/asked-by.logic.ts'
import { audienceWords } from '#platform/model/audience.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import { sql } from '#platform/server/database/sql.ts'
import { type ActionContext, type EffectContext, rulesFor } from '#platform/server/documents/rules.ts'
import { problem, type RuleProblem, ruleRefused } from '#platform/server/refusal.ts'
import { tmplProblems, tmplQuestions } from './check-tmpl.logic.ts'
import { checkTmpl, type TmplItem } from './check-tmpl.model.ts'

type Context = ActionContext<typeof checkTmpl>
type Effect = EffectContext<typeof checkTmpl>

export const checkTmplRules = rulesFor(checkTmpl, {
  set: { create: [counted, meant], edit: [counted] },
  refuse: {
    create: [refuseBadItems],
    edit: [refuseBadItems],
    release: [refuseEmpty, refuseBadItems, refuseOtherPlaces],
    revise: [refuseSecondRevision],
  },
  follow: { release: [replacePrevious], revise: [startRevision] },
})

function counted({ record }: Context) {
  const items = (record.items ?? []).map((item) => ({ ...item, inputCd: item.inputCd ?? ('OKNG' as const) }))
  return { items, ...itemSums(items), pointCnt: record.points?.length ?? 0 }
}

export const itemSums = (items: readonly Pick<TmplItem, 'criticalYn'>[]) => ({
  itemCnt: items.length,
  criticalCnt: items.filter(({ criticalYn }) => criticalYn === 'Y').length,
})

/** Whoever looks round by it reads it. */
function meant() {
  return { audienceDesc: audienceWords.staff }
}

function refuseEmpty({ record }: Context): RuleProblem | undefined {
  if ((record.items ?? []).length === 0)
    return problem(checkTmpl, 'items', 'CHECK_TMPL_EMPTY', '점검항목을 하나 이상 입력하십시오.')
  if (record.areaTypeCd === 'ROUTE' && (record.points ?? []).length === 0)
    return problem(checkTmpl, 'points', 'CHECK_TMPL_NO_POINT', '순회경로의 지점을 하나 이상 고르십시오.')
  return undefined
}

const faults = {
  HALF: '{n}번 항목: 앞 항목 번호와 판정을 함께 정하십시오.',
  LATER: '{n}번 항목: 자기보다 앞에 있는 항목의 번호를 적으십시오.',
  DEEP: '{n}번 항목: 이어서 묻는 항목은 두 단계까지입니다.',
} as const satisfies Record<AskedByFault, string>

/** R8, and what can be filled in at all: each fault at its cell, all of them in one round. */
export function itemProblems(record: Pick<Context['record'], 'items' | 'points' | 'areaTypeCd'>): RuleProblem[] {
  const items = record.items ?? []
  const asked = askedByFaults(tmplQuestions(items)).map(({ no, fault }) => ({
    field: `items.${no - 1}.${fault === 'HALF' ? 'openAnswerCd' : 'parentItemNo'}`,
    code: 'CHECK_TMPL_ASKED_BY',
    message: faults[fault],
    values: { n: no },
  }))
  const others = tmplProblems(items, record.areaTypeCd === 'ROUTE' ? (record.points?.length ?? 0) : 0)
  return [...asked, ...others.map(({ at, field, ...one }) => ({ ...one, field: `items.${at}.${field}` }))]
}

function refuseBadItems({ record }: Context): undefined {
  const problems = itemProblems(record)
  if (problems.length > 0) throw ruleRefused(problems)
  return undefined
}

/** A route goes by places of its own plant. */
async function refuseOtherPlaces({ record, db }: Context): Promise<RuleProblem | undefined> {
  const asked = (record.points ?? []).map(({ locationNo }) => locationNo)
  const found = await asProgram(db).query<{ no: string }>(
    sql`select location_no as no from site_location where location_no = any(${asked}::bigint[]) and plant_cd = ${record.plantCd}
      and use_yn = 'Y' and delete_yn = 'N'`,
  )
  const known = new Set(found.map(({ no }) => Number(no)))
  const at = asked.findIndex((no) => !known.has(no))
  if (at < 0) return undefined
  return problem(checkTmpl, 'points', 'CHECK_TMPL_POINT', '{n}번 지점이 이 사업장에서 쓰는 위치가 아닙니다.', {
    values: { n: at + 1 },
  })
}

async function refuseSecondRevision({ record, db }: Context): Promise<RuleProblem | undefined> {
  const [draft] = await asProgram(db).query(
    sql`select from check_tmpl where prev_tmpl_no = ${record.checkTmplNo} and status_cd = 'TEMP' and delete_yn = 'N'`,
  )
  if (!draft) return undefined
  return problem(checkTmpl, '', 'CHECK_TMPL_IN_REVISION', '이미 개정 중입니다. 작성 중인 개정본을 확정하십시오.')
}

async function startRevision({ record, db, person, now }: Effect): Promise<void> {
  const { tmplNm, areaTypeCd, items, points, plantCd, checkTmplNo, rootTmplNo } = record
  const values = { tmplNm, areaTypeCd, items, points, plantCd, revNo: (record.revNo ?? 1) + 1 }
  await db
    .program(checkTmpl, { by: person, now })
    .create({ ...values, prevTmplNo: checkTmplNo, rootTmplNo: rootTmplNo ?? checkTmplNo })
}

/** R6: the revision before it is superseded, and what has not begun goes on by the new one; what was found stays as it is. */
async function replacePrevious({ record, db, person, now }: Effect): Promise<void> {
  if (!record.prevTmplNo) return
  const replaced = await db.program(checkTmpl, { by: person, now }).act(record.prevTmplNo, 'replace')
  if (!replaced) return
  const program = asProgram(db)
  await program.query(sql`update check_schedule set check_tmpl_no = ${record.checkTmplNo}, area_type_cd = ${record.areaTypeCd},
      row_version = row_version + 1
    where check_tmpl_no = ${record.prevTmplNo} and status_cd in ('TEMP', 'ACTIVE') and delete_yn = 'N'`)
  await program.query(sql`update check_plan set check_tmpl_no = ${record.checkTmplNo}, row_version = row_version + 1
    where check_tmpl_no = ${record.prevTmplNo} and status_cd = 'PLAN' and delete_yn = 'N'`)
}
