/** What is refused at the cell or the field that puts it right, where no scenario comes by. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { anApprovedScale, announced, aProcess, at, begun, decided, interim, took } from './rsa.fixture.ts'
import { rsa } from './rsa.model.ts'
import { aControl, anAssessment, anItem } from './rsa.seed.ts'

const site = aFileSite()
let ground: { scaleNo: number; processNo: number }
beforeAll(async () => {
  ground = { scaleNo: await anApprovedScale(site()), processNo: await aProcess(site()) }
})
beforeEach(() => site().setClock(at('2026-11-21')))
const high = () => anItem({ freqVal: 4, sevVal: 3 })
const control = () => aControl({ dueYmd: '2026-12-10' })

test('an assessment that ends before it begins is not announced', async () => {
  await expect(announced(site(), { ...ground, doToYmd: '2026-11-22' })).rejects.toMatchObject({
    status: 422,
    code: 'CM-05',
    field: 'doToYmd',
  })
})

test('a measure of a hazard that is not there is told at its cell', async () => {
  const { rsaNo } = await begun(site(), ground, [high()], [control(), { ...control(), rsaItemNo: 9 }])
  await took(site(), rsaNo, 'emp')
  const refused = await site()
    .as('sup')
    .act(rsa, rsaNo, 'decide')
    .catch((error) => error)
  expect(refused.answer.problems).toEqual([
    expect.objectContaining({ field: 'controls.1.rsaItemNo', code: 'RSA_NO_SUCH_ITEM' }),
  ])
})

test('only what has been done for now is written down, not what will be', async () => {
  const { rsaNo } = await decided(site(), ground, [high()], [control()])
  await site().setClock(at('2026-11-23', '09:00:00'))
  await expect(interim(site(), rsaNo, 1)).rejects.toMatchObject({ status: 422, code: 'RSA_INTERIM_FUTURE' })
})

test('an assessment that holds work up keeps its process: without one it would cover nothing', async () => {
  const values = anAssessment({ ...ground, rsaTypeCd: 'OCC', triggerCd: 'NEWEQ', leaderUserId: 'sup', deptCd: 'D2110' })
  const record = await site().as('safety').create(rsa, values)
  expect(record.workBlockYn).toBe('Y')
  await expect(site().as('safety').edit(rsa, record, record.rsaNo, { processNo: null })).rejects.toMatchObject({
    status: 422,
    code: 'REQUIRED',
    field: 'processNo',
  })
})
