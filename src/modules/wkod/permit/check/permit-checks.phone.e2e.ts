/** What is ticked in the field counts when the server has it, and says so until then. */
import type { Page, Route } from '@playwright/test'
import { expect, test } from '#platform/test/journey.ts'

/** A permit that the area prepares, its measures shown. */
async function measuresOf(page: Page) {
  await page.getByRole('tab', { name: /안전조치/ }).click()
  const items = page.getByRole('region', { name: '승인 전', exact: true }).getByRole('listitem')
  await items.first().waitFor()
  return items
}
const isDoc = (url: URL) => /^\/api\/saf\/wkod\/wkodmaster\/\d+$/.test(url.pathname)
/** Whether the browser would ask before it closes or leaves. */
const browserAsks = (page: Page) => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))

test('a tick says that it is being kept until the server has it, and leaving meanwhile asks', async ({ open, sql }) => {
  // Of those that nobody goes on with: other journeys take what is prepared.
  const [row] = await sql<{ no: string }>(
    `update wkod_master set status_cd = 'PREP' where permit_no = (
        select max(p.permit_no) from wkod_master p join wkod_master_permit_check c using (permit_no)
        where p.status_cd in ('CANC', 'REJ') and p.plant_cd = (select plant_cd from sys_user where user_id = 'oper')
          and c.stage_cd = 'PREP' and c.ok_yn = 'N' and c.photo_yn = 'N') returning permit_no as no`,
  )
  const page = await open(`/constSafe/wkod/wkodRequestList/${row?.no}`, 'oper')
  const items = await measuresOf(page)
  const tick = items.locator('.permit-tick[aria-pressed=false]').first()
  const name =
    (await tick
      .locator('> span')
      .nth(1)
      .evaluate((one) => one.firstChild?.textContent)) ?? ''
  const mine = items.filter({ hasText: name }).locator('.permit-tick')
  const held: Route[] = []
  const next = async (): Promise<Route> => {
    await expect.poll(() => held.length).toBe(1)
    return held.shift() as Route
  }
  await page.route(isDoc, (route) => (route.request().method() === 'PATCH' ? void held.push(route) : route.continue()))

  await mine.click()
  await expect(mine).toHaveAttribute('aria-busy', 'true')
  await expect(mine).toContainText('저장 중')
  await expect(mine).toHaveAttribute('aria-pressed', 'false')
  expect(await browserAsks(page)).toBe(true)

  // A line that breaks is tried once more without a word.
  await (await next()).abort()
  await (await next()).abort()
  await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click()
  const failed = items.filter({ hasText: name }).getByRole('alert')
  await expect(failed).toContainText('저장하지 못했습니다.')
  await failed.getByRole('button', { name: '다시 시도' }).click()
  await expect(mine).toHaveAttribute('aria-busy', 'true')
  await (await next()).continue()
  await expect(mine).toHaveAttribute('aria-pressed', 'true')
  await expect(mine).toHaveAttribute('aria-busy', 'false')
  await expect(failed).toHaveCount(0)
  expect(await browserAsks(page)).toBe(false)
})
