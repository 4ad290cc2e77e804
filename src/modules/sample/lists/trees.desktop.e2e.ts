import { expect, test } from '#platform/test/journey.ts'

test('S-229 S-492 trees check in both ways and keep Y and N', async ({ open }) => {
  const page = await open('/sample/tree')
  const stored = async (name: string) => JSON.parse((await page.getByTestId(`value-${name}`).textContent()) ?? '')
  const row = (tree: string, name: string) =>
    page.getByRole('treegrid', { name: tree, exact: true }).getByRole('row', { name })
  await row('연동', '생산1팀').getByRole('checkbox').check()
  expect(await stored('연동')).toMatchObject({ 1000: 'N', 1001: 'Y', 1002: 'Y', 1003: 'Y', 1004: 'N' })
  await expect(row('연동', '여수공장').getByRole('checkbox')).toBeChecked({ indeterminate: true })
  await expect(row('연동', '증류탑').getByRole('checkbox')).toBeDisabled()

  await row('비연동', '배관').getByRole('checkbox').check()
  expect(await stored('비연동')).toMatchObject({ 1008: 'Y', 1009: 'Y', 1010: 'Y', 1011: 'N' })
  await row('비연동', '배관').getByRole('checkbox').uncheck()
  expect(await stored('비연동')).toMatchObject({ 1008: 'N', 1009: 'N', 1010: 'N' })
  await row('비연동', '울산공장').getByRole('button', { name: '접기' }).click()
  await expect(row('비연동', '정비팀')).toHaveCount(0)
})
