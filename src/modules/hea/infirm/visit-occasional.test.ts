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

test('no door of the assessment tells of his health: list, sheet, hazards, what is known of the process, messages, audit', async () => {
  const secret = {
    placeDesc: '3층 여과기 앞',
    symptomDesc: '왼쪽 무릎이 심하게 부음',
    referHospitalNm: '한빛관절병원',
    processNo: await aProcess(site(), 4),
  }
  const visit = await register(as('nurse'), { ...hurt, ...secret, userId: 'emp2' })
  const { rsaNo } = await open('nurse', visit.heaInfirmVisitNo, { processNo: secret.processNo })
  const [{ nm } = { nm: '' }] = await site().sql<{ nm: string }>(
    `select user_nm as nm from sys_user where user_id = 'emp2'`,
  )
  const sup = as('sup')
  const told = {
    list: await sup.list(rsa, { where: { processNo: String(secret.processNo) } }),
    sheet: await sup.readSheet(`${rsa.api}s/excel?processNo=${secret.processNo}`),
    hazards: await sup.readSheet(`${rsa.api}/${rsaNo}/items-sheet`),
    known: await sup.call(`${rsa.api}/${rsaNo}/known`),
    messages: (await sup.notifications()).rows,
    stored: await site().sql(`select * from sys_audit where biz_cd = 'rsa' and biz_no = '${rsaNo}'`),
    words: await site().sql(`select * from rsa where rsa_no = ${rsaNo}`),
  }
  expect(told.list.total, 'it stands in the list').toBe(1)
  for (const [door, what] of Object.entries(told))
    for (const word of [nm, '무릎', '한빛관절', 'HEADACHE', '두통'])
      expect(JSON.stringify(what), door).not.toContain(word)
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
