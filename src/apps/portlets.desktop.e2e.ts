/** A dashboard is arranged by hand; its numbers lead to their lists. */
import { expect, test } from '#platform/test/journey.ts'

test('a portlet is dragged to another place, stays there on another device, and its number is the total of the list', async ({
  open,
}) => {
  const page = await open('/index', 'psm')
  const order = () =>
    page.locator('[data-portlet]').evaluateAll((all) => all.map((one) => one.getAttribute('data-portlet')))
  await expect(page.getByRole('region', { name: '할 일' })).toBeVisible()
  expect(await order()).toEqual([
    'myTask',
    'apprStatus',
    'imprAge',
    'accidentMonth',
    'accidentFree',
    'rsaDue',
    'notice',
    'news',
  ])

  await page.getByRole('button', { name: '화면 구성' }).click()
  const saved = page.waitForResponse((response) => response.request().postData()?.includes('portlets') === true)
  const handle = await page.getByRole('button', { name: '사고·아차사고 옮기기' }).boundingBox()
  const target = await page.getByRole('region', { name: '결재' }).boundingBox()
  if (!handle || !target) throw new Error('Nothing to drag')
  await page.mouse.move(handle.x + 8, handle.y + 8)
  await page.mouse.down()
  await page.mouse.move(target.x + 60, target.y + 60, { steps: 4 })
  await page.mouse.up()
  await expect
    .poll(order)
    .toEqual(['myTask', 'accidentMonth', 'apprStatus', 'imprAge', 'accidentFree', 'rsaDue', 'notice', 'news'])
  await saved
  await page.getByRole('button', { name: '완료' }).click()

  const other = await open('/index', 'psm')
  await expect(other.getByRole('region', { name: '사고·아차사고' })).toBeVisible()
  expect(await other.locator('[data-portlet]').nth(1).getAttribute('data-portlet')).toBe('accidentMonth')

  const month = other.getByRole('region', { name: '사고·아차사고' }).getByRole('link', { name: /^이번 달 아차사고/ })
  const count = (await month.textContent())?.replace(/\D/g, '')
  await month.click()
  await expect(other.getByTestId('row-total')).toHaveText(`총 ${count}건`)
})

test('who keeps the groups arranges how a group begins', async ({ open }) => {
  const page = await open('/index', 'admin')
  await page.getByRole('button', { name: '화면 구성' }).click()
  await page.getByRole('button', { name: '그룹 기본값' }).click()
  await page.getByRole('button', { name: '최근 알림 숨기기' }).click()
  await page.getByRole('button', { name: '저장' }).click()
  await expect(page.getByRole('status').filter({ hasText: '기본 화면을 저장했습니다.' })).toBeVisible()
  await page.getByRole('button', { name: '처음 상태로' }).click()
  await expect(page.getByRole('button', { name: '처음 상태로' })).toBeDisabled()
})
