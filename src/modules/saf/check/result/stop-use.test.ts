/** Equipment with a critical finding: taking it out of use is proposed, decided by who answers for it, and ends when it is mended. */
import { expect, test } from 'vitest'
import type { MyWork } from '#platform/server/documents/my-work.routes.ts'
import { aFileSite } from '#platform/test/site.ts'
import { at, finished, label, ng, onePlan } from '../check.fixture.ts'
import { safetyCheck } from './safety-check.model.ts'

const site = aFileSite()
async function found(riskGradeCd: 'CRIT' | 'HIGH' = 'CRIT') {
  site().setClock(at('2026-11-24'))
  const { plan, equipNo } = await onePlan(site(), {})
  const filled = { codes: [label(equipNo)], checkDt: at('2026-11-24', '09:50:00'), photos: [1] }
  return finished(site(), plan.checkPlanNo, { ...filled, items: [ng(1, { riskGradeCd })] })
}
const act = (userId: string, no: number, action: 'stopUse' | 'keepUse' | 'endStop', values = {}) =>
  site().as(userId).act(safetyCheck, no, action, values)
const waits = async (userId: string, no: number) =>
  (await site().as(userId).call<MyWork>('/api/my-work')).rows.some(
    (one) => one.documentName === 'safety-check' && one.no === no,
  )

test('a critical finding proposes it: the supervisor has it to do, takes the equipment out of use, and uses it again once it is mended', async () => {
  const { safetyCheckNo: no, stopUseCd, items } = await found()
  expect(stopUseCd).toBe('ASKED')
  expect([await waits('sup', no), await waits('safety', no), await waits('emp', no)]).toEqual([true, true, false])
  await expect(act('emp', no, 'stopUse')).rejects.toMatchObject({ status: 403 })
  expect(await act('sup', no, 'stopUse')).toMatchObject({
    statusCd: 'DONE',
    stopUseCd: 'STOPPED',
    stopUseUserId: 'sup',
  })
  expect(await waits('sup', no)).toBe(false)
  const told = (await site().as('safety').notifications()).rows
  expect(told.some(({ messageDesc }) => messageDesc.startsWith('설비를 사용중지했습니다'))).toBe(true)
  await expect(act('sup', no, 'endStop')).rejects.toMatchObject({ status: 422, code: 'CHECK_STILL_CRITICAL' })
  await site().sql(`update impr set status_cd = 'EFFECT' where impr_no = ${items?.[0]?.imprNo}`)
  expect(await act('sup', no, 'endStop')).toMatchObject({ stopUseCd: 'ENDED' })
})

test('to keep it in use takes a reason, which the heads of safety read; a lesser finding proposes nothing', async () => {
  const { safetyCheckNo: no } = await found()
  await expect(act('sup', no, 'keepUse')).rejects.toMatchObject({ status: 400 })
  const reasonDesc = '예비 펌프로 운전하고 이 펌프는 잠갔습니다.'
  expect(await act('sup', no, 'keepUse', { reasonDesc })).toMatchObject({ stopUseCd: 'KEPT', stopUseDesc: reasonDesc })
  const told = (await site().as('shd').notifications()).rows
  expect(told.some(({ messageDesc }) => messageDesc.includes(reasonDesc))).toBe(true)
  expect(await act('safety', no, 'stopUse')).toMatchObject({ stopUseCd: 'STOPPED' })
  const lesser = await found('HIGH')
  expect(lesser.stopUseCd).toBeNull()
  await expect(act('sup', lesser.safetyCheckNo, 'stopUse')).rejects.toMatchObject({ status: 403 })
})
