import type { Page } from '@playwright/test'
import { expect, test } from '#platform/test/journey.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const said = (page: Page, text: string) => expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()

/** Types into the search of people and takes who is found by the id. */
async function pick(page: Page, label: string, userId: string, userNm: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(userId)
  await page.locator('.ant-select-item-option').filter({ hasText: userNm }).first().click()
}

/** A near miss that may be closed, and of which nobody has asked it yet. */
const NAME_ONE = `update near_miss set near_miss_title = $1 where near_miss_no = (
  select max(n.near_miss_no) from near_miss n join sys_user u on u.user_id = 'safety' and u.plant_cd = n.plant_cd
  where n.status_cd = 'DONE' and n.hipo_yn = 'Y' and n.delete_yn = 'N' and not exists (
    select from appr_rqst r where r.appr_biz_cd = 'NEAR_MISS_CLOSE' and r.biz_no = n.near_miss_no))`

test('EA-A09 NEAR_MISS_CLOSE the safety manager drafts, a deputy of the SHE head approves, and the near miss is closed', async ({
  open,
  sql,
}) => {
  test.slow()
  // Of its title there is one, in the deputy's box as well.
  const record = `종결할 아차사고 ${Date.now()}`
  await sql(NAME_ONE, [record])
  await test.step('the SHE head will be away and names a deputy', async () => {
    const head = await open('/manage/appr/absence', 'shd')
    await press(head, '등록')
    const dialog = head.getByRole('dialog')
    await pick(head, '수임자', 'psm', '최현우')
    await dialog.getByLabel('사유').fill('국외 출장')
    await dialog.getByRole('button', { name: '저장' }).click()
    await expect(head.getByText('국외 출장')).toBeVisible()
  })

  const manager = await open(`/saf/accident/nearMissList?statusCd=DONE&q=${encodeURIComponent(record)}`, 'safety')
  await test.step('the safety manager submits the closing', async () => {
    await manager.getByRole('link', { name: /^NM-/ }).first().click()
    await expect(manager.locator('.doc-head .status-tag')).toHaveText('조치완료')
    await press(manager, '상신')
    const dialog = manager.getByRole('dialog')
    await pick(manager, '결재자 추가', 'psm', '최현우')
    await expect(dialog.getByText('결재선에 꼭 있어야 하는 역할이 없습니다: SHD')).toBeVisible()
    await dialog.getByRole('button', { name: '최현우 빼기' }).click()
    await pick(manager, '결재자 추가', 'shd', '박성호')
    await dialog.getByRole('button', { name: '상신', exact: true }).click()
    await said(manager, '상신했습니다.')
    await expect(manager.getByRole('button', { name: '재조치' })).toBeHidden()
  })

  await test.step('the deputy finds it in his box, reads it and approves', async () => {
    const deputy = await open('/manage/appr/apprBox', 'psm', { device: 'phone' })
    await expect(deputy.getByText('박성호 대신').first()).toBeVisible()
    await deputy.getByText(record).first().click()
    await expect(deputy).toHaveURL(/apprBox\/\d+/)
    await expect(deputy.getByText('박성호 님의 부재로 대신 결재합니다.')).toBeVisible()
    await press(deputy, '승인')
    await deputy.getByRole('dialog').getByRole('button', { name: '승인', exact: true }).click()
    await said(deputy, '처리되었습니다.')
    await expect(deputy.getByText('완결')).toBeVisible()
  })

  await test.step('the near miss is closed', async () => {
    await manager.reload()
    await expect(manager.locator('.doc-head .status-tag')).toHaveText('종결')
    await press(manager, '결재진행')
    await expect(manager.getByRole('dialog').getByText('대결')).toBeVisible()
  })
})
