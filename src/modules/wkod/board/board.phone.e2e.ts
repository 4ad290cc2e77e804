import { expect, test } from '#platform/test/journey.ts'
import { BOARD_ROUTE } from './board.calls.ts'

test('on a phone what moves the plan lies on no mark', async ({ open }) => {
  const page = await open(BOARD_ROUTE, 'gas')
  const marks = page.locator('.board-mark')
  await expect(marks.first()).toBeVisible()
  await page.getByRole('button', { name: '확대', exact: true }).scrollIntoViewIfNeeded()
  const covered = await marks.evaluateAll((all) =>
    all
      .filter((one) => {
        const { x, y, width, height } = one.getBoundingClientRect()
        return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.board-tools')
      })
      .map((one) => one.ariaLabel),
  )
  expect(covered).toEqual([])
})
