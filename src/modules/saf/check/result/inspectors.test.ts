/** Several inspectors: each may make the check, and each who has looked along signs himself. */
import { expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { checkSheets } from '../check.calls.ts'
import { at, finished, label, ok, onePlan, planNow } from '../check.fixture.ts'
import { checkSchedule } from '../plan/check-schedule.model.ts'
import { safetyCheck } from './safety-check.model.ts'

const site = aFileSite()
const planned = () => {
  site().setClock(at('2026-11-24'))
  const inspectors = [{ userId: 'maint' }, { userId: 'oper' }, { userId: 'sup' }, { userId: 'maint' }]
  return onePlan(site(), {}, { inspectorUserId: 'sup', inspectors })
}
const made = (equipNo: number) => ({ codes: [label(equipNo)], items: [ok(1)], checkDt: at('2026-11-24', '09:50:00') })
const sheetsOf = (userId: string) =>
  site().as(userId).call<{ rows: { checkPlanNo: number; inspectors: object[] }[] }>(checkSheets.path)

test('each of them has it among his checks, with the names of all; nobody else has', async () => {
  const { plan, checkScheduleNo } = await planned()
  const { inspectors } = await site().as('safety').read(checkSchedule, checkScheduleNo)
  expect(inspectors?.map(({ userId }) => userId)).toEqual(['maint', 'oper'])
  for (const userId of ['sup', 'maint', 'oper']) {
    const { rows } = await sheetsOf(userId)
    const mine = rows.find(({ checkPlanNo }) => checkPlanNo === plan.checkPlanNo)
    expect(mine?.inspectors, userId).toMatchObject([{ userId: 'sup' }, { userId: 'maint' }, { userId: 'oper' }])
  }
  expect((await sheetsOf('emp')).rows.some(({ checkPlanNo }) => checkPlanNo === plan.checkPlanNo)).toBe(false)
  const schedule = await site().as('safety').read(checkSchedule, checkScheduleNo)
  await site()
    .as('safety')
    .edit(checkSchedule, schedule, checkScheduleNo, { inspectors: [{ userId: 'emp' }] })
  expect((await sheetsOf('emp')).rows.some(({ checkPlanNo }) => checkPlanNo === plan.checkPlanNo)).toBe(true)
})

test('one of the others makes it, those who were along sign, and the result keeps who they are', async () => {
  const { plan, equipNo } = await planned()
  const filled = { ...made(equipNo), userId: 'maint' }
  const check = await finished(site(), plan.checkPlanNo, { ...filled, others: ['sup', 'oper'] })
  expect(check).toMatchObject({ statusCd: 'DONE', inspectorUserId: 'maint' })
  expect(check.otherSigns?.map(({ userId }) => userId)).toEqual(['sup', 'oper'])
  expect(await planNow(site(), plan.checkPlanNo)).toMatchObject({ statusCd: 'DONE' })
})

test('nobody signs who is not named, twice, for himself once more, or without drawing: by any door', async () => {
  const { plan, equipNo } = await planned()
  const filled = { ...made(equipNo), userId: 'sup' }
  for (const others of [['emp'], ['maint', 'maint'], ['sup']])
    await expect(finished(site(), plan.checkPlanNo, { ...filled, others }), others.join()).rejects.toMatchObject({
      status: 422,
      code: 'CHECK_NOT_INSPECTOR',
    })
  const body = { checkTmplNo: null, scan: { placeCd: label(equipNo), scanDt: filled.checkDt } }
  const { safetyCheckNo } = await site()
    .as('sup')
    .call<{ safetyCheckNo: number }>(`/api/saf/check/plan/${plan.checkPlanNo}/begin`, { method: 'POST', body })
  const scans = [{ placeCd: label(equipNo), scanDt: filled.checkDt }]
  const begun = await site().as('sup').read(safetyCheck, safetyCheckNo)
  const items = (begun.items ?? []).map((item) => ({ ...item, answerCd: 'OK' as const }))
  const otherSigns = [{ userId: 'maint', signDt: filled.checkDt, strokesDesc: '[[]]' }]
  const sign = { signerNm: begun.inspectorUserNm ?? '', signDt: filled.checkDt, strokes: [[0, 0, 10, 10]] }
  await expect(
    site()
      .as('sup')
      .act(safetyCheck, safetyCheckNo, 'complete', {
        ...{ checkDt: filled.checkDt, scans, items, otherSigns, inspectorSign: sign },
      }),
  ).rejects.toMatchObject({ status: 422, code: 'CHECK_SIGN', field: 'otherSigns.0.strokesDesc' })
})
