/** An occasional assessment for somebody who was hurt at work: day and place go along, nothing of his health. */
import { beforeAll, expect, test } from 'vitest'
import { anApprovedScale, aProcess, extraOf } from '#modules/rsa/assess/rsa.fixture.ts'
import { rsa } from '#modules/rsa/assess/rsa.model.ts'
import { aFileSite } from '#platform/test/site.ts'
import { register } from './infirm.seed.ts'

const site = aFileSite()
const as = (userId: string) => site().as(userId)
const path = (no: number) => `/api/hea/infirm/visit/${no}/occasionals` as const
const open = (userId: string, no: number, body: object) =>
  as(userId).call<{ rsaNo: number }>(path(no), { method: 'POST', body })
let processNo = 0
const hurt = { workRelatedYn: 'Y', placeDesc: '2층 교반기 앞', symptomDesc: '손가락이 부음', processNo: 0 }

beforeAll(async () => {
  await anApprovedScale(site())
  processNo = await aProcess(site())
  hurt.processNo = processNo
})

test('the nurse opens it; who assesses reads day, place and number, and neither who it was nor what he had', async () => {
  const { heaInfirmVisitNo: no, heaInfirmVisitDocNo: docNo } = await register(as('nurse'), hurt)
  expect(await as('nurse').call(path(no))).toEqual({ rows: [], mayOpen: true })
  const { rsaNo } = await open('nurse', no, { processNo })
  const record = await as('sup').read(rsa, rsaNo)
  // The accident that the visit has opened stands in it already: this joins it.
  const items = [{ hazardDesc: '의무실 방문으로 알려진 사고' }]
  expect(record).toMatchObject({ rsaTypeCd: 'OCC', triggerCd: 'ACC', workBlockYn: 'Y', statusCd: 'PLAN', items })
  expect(record.triggerSrcDesc).toContain('의무실 방문으로 알려진 사고')
  const extra = await extraOf(site(), rsaNo)
  expect(extra.origins).toContainEqual({ originCd: 'VISIT', originNo: no, originDocNo: docNo, href: null })
  const [{ nm } = { nm: '' }] = await site().sql<{ nm: string }>(
    `select user_nm as nm from sys_user where user_id = 'emp'`,
  )
  const told = JSON.stringify([record, extra, await as('sup').call(`${rsa.api}/${rsaNo}/history`)])
  for (const secret of [nm, '손가락이 부음', 'HEADACHE', '두통']) expect(told).not.toContain(secret)
  const hrefs = (await extraOf(site(), rsaNo, 'nurse')).origins.map(({ href }) => href)
  expect(hrefs).toContain(`/hea/infirm/visit/${no}`)
  expect(await as('nurse').call(path(no))).toMatchObject({ rows: [{ rsaNo, statusCd: 'PLAN' }] })
})

test('only who treats opens it, and only for what has to do with work', async () => {
  const { heaInfirmVisitNo: no } = await register(as('nurse'), hurt)
  for (const userId of ['sup', 'safety', 'emp', 'reader'])
    await expect(open(userId, no, { processNo })).rejects.toMatchObject({ status: 403 })
  const slight = await register(as('nurse'))
  expect(await as('nurse').call(path(slight.heaInfirmVisitNo))).toMatchObject({ mayOpen: false })
  await expect(open('nurse', slight.heaInfirmVisitNo, { processNo })).rejects.toMatchObject({
    status: 422,
    code: 'HEA_VISIT_NOT_WORK',
  })
})
