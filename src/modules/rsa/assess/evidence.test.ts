/** Files that show a sharing on the wall or on paper, and what is done for now. */
import { beforeAll, expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { anApprovedScale, announced, aProcess, at, BEGUN, decided, extraOf } from './rsa.fixture.ts'
import { rsa } from './rsa.model.ts'
import { aControl, anItem } from './rsa.seed.ts'

const site = aFileSite()
const as = (userId: string) => site().as(userId)
const ground = async (offset: number) => ({ scaleNo, processNo: await aProcess(site(), offset) })
let scaleNo: number
beforeAll(async () => {
  scaleNo = await anApprovedScale(site())
})
const group = async (userId: string, taskClass = 'RSA_EVIDENCE') => (await as(userId).attach(taskClass)).attachFileId
const files = (attachFileId: number, userId: string) =>
  as(userId).call<unknown[]>(`/api/attachfile/list?attachFileId=${attachFileId}`)

test('who leads it shows that it was told, once, with files of his own; whoever sees the assessment sees them', async () => {
  const { rsaNo } = await announced(site(), await ground(0))
  const [share] = (await extraOf(site(), rsaNo)).shares
  const show = (attachFileId: number, userId = 'sup') =>
    as(userId).call(`${rsa.api}/${rsaNo}/shares/${share?.rsaShareNo}/evidence`, {
      method: 'PUT',
      body: { attachFileId },
    })
  await expect(show(await group('emp'), 'emp')).rejects.toMatchObject({ status: 403 })
  await expect(show(await group('safety'))).rejects.toMatchObject({ status: 422, code: 'RSA_EVIDENCE' })
  await expect(show(await group('sup', 'RSA_SURVEY'))).rejects.toMatchObject({ status: 422, code: 'RSA_EVIDENCE' })
  const paper = await group('sup')
  await expect(files(paper, 'safety')).rejects.toMatchObject({ status: 404 })
  await show(paper)
  expect((await extraOf(site(), rsaNo)).shares).toMatchObject([{ attachFileId: paper }])
  expect(await files(paper, 'safety')).toBeTruthy()
  await expect(show(await group('sup'))).rejects.toMatchObject({ status: 422, code: 'RSA_EVIDENCE_KEPT' })
})

test('what is done for now is shown, and a change of its words keeps the files', async () => {
  const { rsaNo } = await decided(
    site(),
    await ground(1),
    [anItem({ freqVal: 4, sevVal: 3 })],
    [aControl({ dueYmd: '2026-12-31' })],
  )
  const put = (body: object) =>
    as('sup').call(`${rsa.api}/${rsaNo}/items/1/interim`, {
      method: 'PUT',
      body: { interimDesc: '출입을 막았습니다.', interimDt: at(BEGUN, '09:30:00'), ...body },
    })
  await expect(put({ attachFileId: await group('maint') })).rejects.toMatchObject({ status: 422, code: 'RSA_EVIDENCE' })
  const photo = await group('sup')
  await put({ attachFileId: photo })
  await put({ interimDesc: '출입을 막고 표지를 세웠습니다.' })
  const record = await as('safety').read(rsa, rsaNo)
  expect(record.items).toMatchObject([{ interimDesc: '출입을 막고 표지를 세웠습니다.', interimFileId: photo }])
  expect(await files(photo, 'safety')).toBeTruthy()
})
