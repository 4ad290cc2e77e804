import { expect, test } from '#platform/test/journey.ts'
import { edit, isNow, pick, press, said, take, write } from './page.ts'
import { asker, aWork, leader } from './running.ts'

test('work that its own crew stopped goes on when the leader asks, the supervisor has decided and the area agrees; nobody does it alone', async ({
  open,
  sql,
}) => {
  test.setTimeout(180_000)
  const { atVendor, atSite } = await aWork(sql, { title: '열교환기 중지 확인', hoursLeft: 4 })

  const manager = await open(atVendor, asker, { device: 'phone' })
  await take(manager, '중지', async (dialog) => {
    await dialog.getByText('작업중지 요청').click()
    await dialog.getByRole('textbox', { name: '설명' }).fill('배관에서 냄새가 납니다.')
  })
  await isNow(manager, '중지')

  const area = await open(atSite, 'oper')
  await press(area, '재개')
  const refused = area.getByRole('alertdialog')
  await expect(refused).toContainText('작업책임자의 재개요청이 없습니다.')
  await expect(refused).toContainText('작업중지에 대한 판단이 기록되지 않았습니다.')
  await press(refused, '확인')

  const hand = await open(atVendor, leader, { device: 'phone' })
  await expect(hand.getByRole('button', { name: '재개', exact: true })).toHaveCount(0)
  await press(hand, '재개요청')
  await said(hand, '재개를 요청했습니다.')

  const supervisor = await open(atSite, 'sup')
  await expect(supervisor.getByRole('button', { name: '재개', exact: true })).toHaveCount(0)
  await edit(supervisor, '재개 조건', async (section) => {
    await section.getByRole('textbox', { name: '원인과 조치' }).fill('배수구 냄새였고 덮개를 닫았습니다.')
  })
  await said(supervisor, '저장되었습니다.')
  await take(supervisor, '작업중지 판단', async (dialog) => {
    await pick(dialog, '작업중지 판단', '근거 있음')
    await write(dialog, { '작업중지 검토 결과': '요청한 작업자와 함께 확인했습니다.' })
  })
  await said(supervisor, '판단을 기록했습니다.')

  await take(area, '재개')
  await said(area, '작업을 다시 시작합니다.')
  await isNow(area, '작업중')
  await hand.reload()
  await isNow(hand, '작업중')
})
