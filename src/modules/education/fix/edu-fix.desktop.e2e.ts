import type { Page } from '@playwright/test'
import { expect, test } from '#platform/test/journey.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
/** The page that is open: those of other tabs are kept behind it. */
const isNow = (page: Page, state: string) =>
  expect(page.locator('.doc-head .status-tag').filter({ visible: true })).toHaveText(state)
const said = (page: Page, text: string) => expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()

test('EA-A3 a result that was wrong is put right by approval, and round and contractor see what stood there before', async ({
  open,
  sql,
}) => {
  test.slow()
  const [passed] = await sql<{ roundNo: number; name: string }>(
    `select r.edu_round_no::int as "roundNo", p.person_nm as name from edu_round r
      join edu_rqst s on s.edu_round_no = r.edu_round_no and s.edu_result_cd = 'PASS' join vendor_person p on p.person_no = s.person_no
      where r.plant_cd = '2000' and r.edu_class_cd = 'ENTRY' and r.status_cd = 'DONE' and r.test_yn = 'Y' and s.vendor_cd = 'V100001'
      order by r.start_dt desc, s.edu_rqst_no limit 1`,
  )
  const { roundNo, name } = passed ?? { roundNo: 0, name: '' }
  const edu = await open(`/education/round/eduRound/${roundNo}`, 'edu')

  await test.step('the education desk enters the score as it should have been, and submits', async () => {
    await press(edu, '정정')
    await expect(edu).toHaveURL(/\/eduFix\/\d+$/)
    await edu.getByRole('textbox', { name: '정정 사유' }).fill('시험지를 다시 채점했습니다.')
    await edu.getByRole('combobox', { name: '정정할 사람' }).fill(name)
    await edu.locator('.ant-select-item-option').filter({ hasText: name }).first().click()
    const card = edu.getByRole('listitem', { name })
    await card
      .getByRole('spinbutton', { name: '점수' })
      .or(card.getByRole('textbox', { name: '점수' }))
      .fill('50')
    await expect(card).toContainText('미이수')
    await expect(edu.getByText(/저장됨/)).toBeVisible()
    await press(edu, '상신')
    const dialog = edu.getByRole('dialog')
    await edu.getByRole('combobox', { name: '결재자 추가' }).fill('safety')
    await edu.locator('.ant-select-item-option').filter({ hasText: '김안나' }).click()
    await dialog.getByRole('button', { name: '상신', exact: true }).click()
    await said(edu, '상신했습니다.')
    await isNow(edu, '결재중')
  })

  await test.step('the safety manager reads old beside new and approves', async () => {
    const manager = await open(new URL(edu.url()).pathname, 'safety')
    await expect(manager.locator('ins').filter({ hasText: '50' })).toBeVisible()
    await press(manager, '승인')
    await manager.getByRole('dialog').getByRole('button', { name: '승인', exact: true }).click()
    await isNow(manager, '정정 완료')
  })

  await test.step('the round shows the correction, its contractor the new result', async () => {
    await edu.goto(`/education/round/eduRound/${roundNo}`)
    await edu.getByRole('tab', { name: '정정' }).click()
    await expect(edu.getByText(`${name} 이수 → 미이수`)).toBeVisible()
    const vendor = await open(`/vendor/subconEducation/educationApply/${roundNo}`, 'V100001-02')
    await expect(vendor.getByRole('row').filter({ hasText: name }).first()).toContainText('미이수')
    await expect(vendor.getByText('끝난 교육이어서 신청할 수 없습니다.')).toBeVisible()
  })
})

test('a round that takes no more people says why, and leads to those that do', async ({ open, sql }) => {
  const [round] = await sql<{ no: number }>(
    `select edu_round_no::int as no from edu_round where plant_cd = '2000' and status_cd = 'OPEN' and internal_yn = 'N'
      order by start_dt limit 1`,
  )
  await sql(`update edu_round set status_cd = 'CLOSED' where edu_round_no = $1`, [round?.no])
  const page = await open(`/vendor/subconEducation/educationApply/${round?.no}`, 'V100001-02')
  await expect(page.getByText(/신청이 마감되어 더 신청할 수 없습니다\. \(신청마감 \d{4}-/)).toBeVisible()
  await page.getByRole('link', { name: '신청할 수 있는 교육 보기' }).click()
  await expect(page).toHaveURL(/\/educationApply$/)
})

test('a correction of no round yet asks for the round first', async ({ open }) => {
  const page = await open('/education/round/eduFix/new', 'edu')
  await expect(page.getByText('교육 차수를 먼저 고르십시오.')).toBeVisible()
  await expect(page.getByRole('link', { name: '교육 차수 열기' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: '다시 시도' })).toHaveCount(0)
})
