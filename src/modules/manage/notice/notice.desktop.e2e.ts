import type { Page } from '@playwright/test'
import { expect, test } from '#platform/test/journey.ts'

const list = '/manage/notice/noticeList'
const title = '생산3팀 비상샤워 교체 안내'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const said = (page: Page, text: string) => expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()

test('a must-read notice is written, pops up to a worker, is confirmed after five seconds, and its author sees the rate', async ({
  open,
}) => {
  const author = await open(`${list}/new`, 'safety')
  await test.step('the safety manager writes it for one department and publishes it', async () => {
    // The demo's own draft is offered first.
    await press(author, '새로 작성')
    await author.getByRole('textbox', { name: '제목' }).fill(title)
    await author.getByRole('textbox', { name: '공지 내용' }).fill('3층 비상샤워를 교체하는 동안 2층 것을 씁니다.')
    await author.getByRole('combobox', { name: '대상' }).click()
    await author.getByTitle('부서', { exact: true }).last().click()
    await author.getByRole('button', { name: '추가' }).click()
    await author.getByRole('combobox', { name: '부서' }).fill('생산3팀')
    await author.locator('.ant-select-item-option').filter({ hasText: '생산3팀' }).first().click()
    await author.getByRole('switch', { name: '팝업' }).click()
    await author.getByRole('switch', { name: '필독' }).click()
    await author.getByRole('textbox', { name: '확인기한' }).fill('2099-12-31')
    await author.getByRole('switch', { name: '긴급' }).focus()
    await press(author, '게시')
    await said(author, '공지를 게시했습니다.')
  })

  await test.step('it pops up to a worker of the department, who confirms it when he has read it', async () => {
    const worker = await open('/', 'worker', { device: 'phone' })
    const popup = worker.getByRole('dialog', { name: title })
    await expect(popup).toContainText('2층 것을 씁니다.')
    await expect(popup.getByText('오늘 하루 보지 않기')).toHaveCount(0)
    await expect(popup.getByRole('button', { name: /초 뒤 확인/ })).toBeDisabled()
    await popup.getByRole('button', { name: '확인', exact: true }).click()
    await said(worker, '공지를 확인했습니다.')
    await expect(popup).toHaveCount(0)
    await expect(worker.getByRole('region', { name: '할 일' }).getByText(title)).toHaveCount(0)
  })

  await test.step('its author sees who has', async () => {
    await author.reload()
    const readers = author.getByRole('region', { name: '확인 현황' })
    await expect(readers).toContainText(/\d+\.\d % 1\/\d+/)
  })
})
