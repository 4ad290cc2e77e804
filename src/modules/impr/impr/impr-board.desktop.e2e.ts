import { expect, test } from '#platform/test/journey.ts'

test('every number of the board leads to exactly the rows it counts', async ({ signInAs }) => {
  const manager = await signInAs('safety')
  for (const column of [1, 3, 7, 8]) {
    await manager.goto('/impr/impr/imprBoard')
    const cell = manager.getByRole('table', { name: '개선 현황' }).locator('tfoot tr').locator('td, th').nth(column)
    const count = (await cell.textContent()) ?? ''
    await cell.getByRole('link').click()
    await expect(manager.getByTestId('row-total')).toHaveText(count.includes('%') ? /^총 \d+건$/ : `총 ${count}건`)
  }
})
