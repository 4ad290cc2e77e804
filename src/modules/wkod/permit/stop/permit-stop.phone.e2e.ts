/** Work is stopped with one thumb. */
import { expect, test } from '#platform/test/journey.ts'

test('on a phone the stop of work stands beside the next step, with the reasons that a person has', async ({
  open,
  sql,
}) => {
  const [row] = await sql<{ no: string }>(
    `select min(permit_no) as no from wkod_master where status_cd = 'WORK' and vendor_cd = 'V100001'`,
  )
  const page = await open(`/vendor/constSafe/wkodRequestNew/${row?.no}`, 'V100001-03')
  await page.getByRole('button', { name: '중지', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '중지' })
  await expect(dialog.getByText('시간 만료')).toHaveCount(0)
  await dialog.getByText('작업중지 요청').click()
  await dialog.getByRole('button', { name: '중지', exact: true }).click()
  await expect(page.locator('.doc-head .status-tag:visible')).toHaveText('중지')
})
