import { expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { addTargets, draftPlan } from './checkup.api.ts'

const site = aFileSite()
const person = {
  userId: 'health',
  userNm: '이은경',
  kind: 'staff',
  scopeCd: 'PLANT',
  plantCd: '2000',
  deptCd: 'D2310',
  vendorCd: null,
  roles: ['HLM'],
  levels: ['F'],
} as const
const target = (userId: string) => ({
  userId,
  heaCheckupTypeNm: '톨루엔, 소음',
  factorCds: ['108-88-3', 'NOISE'],
  dueYmd: '2026-12-01',
})

test('a plan with its targets is begun from elsewhere in one transaction, all or nothing', async () => {
  const { db } = site().services
  const begin = (userIds: readonly string[]) =>
    db.write(person as never, async (tx) => {
      const acting = { tx, person: person as never, now: new Date() }
      const heaCheckupPlanNo = await draftPlan(acting, {
        plantCd: '2000',
        heaCheckupPlanNm: '법정 대상 특수건강진단',
        heaCheckupClassCd: 'SPC',
        heaCheckupYear: 2026,
        checkupStartYmd: '2026-12-01',
        checkupEndYmd: '2026-12-20',
      })
      return addTargets(acting, { heaCheckupPlanNo, plantCd: '2000' }, userIds.map(target))
    })
  expect(await begin(['emp', 'emp2'])).toBe(2)
  const [made] = await site().sql<{ no: string }>('select hea_checkup_plan_no as no from hea_checkup_plan')
  const again = db.write(person as never, (tx) =>
    addTargets(
      { tx, person: person as never, now: new Date() },
      { heaCheckupPlanNo: Number(made?.no), plantCd: '2000' },
      ['nurse', 'emp'].map(target),
    ),
  )
  await expect(again).rejects.toMatchObject({ code: 'HEA_TARGET_DUPLICATE' })
  expect(await site().sql('select 1 from hea_checkup_target')).toHaveLength(2)
})
