/** Second examinations, factor by factor: each R stays open until it is answered itself. */
import { beforeEach, expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { checkupResult } from './checkup-result.model.ts'
import { aRunningPlan, type SamplePlan, uploadSheet } from './result.seed.ts'

const site = aFileSite()
const as = (userId: string) => site().as(userId)
beforeEach(() => site().setClock('2026-10-01T09:00:00+09:00'))

const upload = (plan: SamplePlan, examYmd: string, lines: readonly (readonly [factor: string, grade: string])[]) =>
  uploadSheet(
    as('nurse'),
    plan,
    lines.map(([factor, grade]) => ({ userId: 'emp', examYmd, factor, grade })),
  )
const resultsOf = ({ heaCheckupPlanNo }: SamplePlan) =>
  site().sql<{ no: number; grade: string }>(
    `select hea_checkup_result_no::int as no, overall_grade_cd as grade from hea_checkup_result
      where hea_checkup_plan_no = $1 order by 1`,
    [heaCheckupPlanNo],
  )
const openOf = async ({ heaCheckupPlanNo }: SamplePlan) =>
  (
    await site().sql(
      `select 1 from hea_second_exam s join hea_checkup_target t using (hea_checkup_target_no)
        where t.hea_checkup_plan_no = $1 and s.done_ymd is null and s.delete_yn = 'N'`,
      [heaCheckupPlanNo],
    )
  ).length === 1
const twoOpen = async () => {
  const plan = await aRunningPlan(site(), [{ userId: 'emp', factorCds: ['NOISE', '108-88-3'] }])
  await upload(plan, '2026-09-10', [
    ['소음', 'R'],
    ['톨루엔', 'R'],
  ])
  return plan
}

test('B3 a second examination of one factor answers that one: the other R stays open, is reminded of and holds the plan', async () => {
  const plan = await twoOpen()
  await upload(plan, '2026-09-24', [['소음', 'A']])
  const [, second] = await resultsOf(plan)
  expect(second?.grade).toBe('R')
  expect(await openOf(plan)).toBe(true)
  await as('health').act(checkupResult, second?.no ?? 0, 'check')
  expect(await openOf(plan)).toBe(true)
  site().setClock('2026-10-08T08:00:00+09:00')
  await site().runJob('hea-second-exam')
  expect((await as('emp').notifications()).rows[0]?.messageDesc).toContain('받지 않은 검진이 있습니다')
  // The last one is answered: the worst of all that was found counts.
  await upload(plan, '2026-09-28', [['톨루엔', 'C1']])
  expect((await resultsOf(plan)).map(({ grade }) => grade)).toEqual(['R', 'R', 'C1'])
  expect(await openOf(plan)).toBe(false)
})

test('a second examination that is corrected opens and closes what it answers', async () => {
  const plan = await twoOpen()
  await upload(plan, '2026-09-24', [['소음', 'A']])
  const [, second] = await resultsOf(plan)
  const no = second?.no ?? 0
  const record = await as('nurse').read(checkupResult, no)
  const toluene = { factorCd: '108-88-3', organCd: null, opinionDesc: null, shortenCd: null }
  const with_ = (gradeCd: 'A' | 'R') => ({ factors: [...(record.factors ?? []), { ...toluene, gradeCd }] })
  const mended = await as('nurse').edit(checkupResult, record, no, with_('A'))
  expect([mended.overallGradeCd, await openOf(plan)]).toEqual(['A', false])
  const again = await as('nurse').edit(checkupResult, mended, no, with_('R'))
  expect([again.overallGradeCd, await openOf(plan)]).toEqual(['R', true])
})

test('who comes again is asked in the form for what is still open', async () => {
  const plan = await twoOpen()
  await upload(plan, '2026-09-24', [['소음', 'A']])
  const { rows } = await site().services.db.read('SYSTEM', async (db) => {
    const { templateTargets } = await import('./result-targets.ts')
    return { rows: await templateTargets(db, plan.heaCheckupPlanNo) }
  })
  expect(rows.map(({ factorNms }) => factorNms)).toEqual([['톨루엔']])
})
