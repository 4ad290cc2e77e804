/** Everyday comfort on real screens: at the desk and on a phone. */
import type { Page } from '@playwright/test'
import { expect, test } from '#platform/test/journey.ts'

const list = '/saf/accident/nearMissList'
const said = (page: Page, text: string) => expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()

async function draft(page: Page, title: string): Promise<void> {
  await page.goto(`${list}/new`)
  await page.getByRole('textbox', { name: '무엇을 보았습니까?' }).fill(title)
  await page.getByRole('textbox', { name: '어디에서 보았습니까?' }).fill('증류탑 2층')
  await expect(page.getByText('저장됨')).toBeVisible()
}

test('a draft that was deleted comes back, is found by the palette, and changes live for others', async ({ open }) => {
  // Two people, one after the other.
  test.slow()
  const title = `되돌릴 보고 ${Date.now()}`
  const author = await open('/', 'emp')
  await test.step('deleted and taken back', async () => {
    await draft(author, title)
    await author.getByRole('button', { name: '더 보기' }).last().click()
    await author.getByRole('menuitem', { name: '삭제' }).click()
    await author.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click()
    await said(author, '삭제했습니다.')
    await author.getByRole('button', { name: '되돌리기' }).click()
    await expect(author.getByRole('textbox', { name: '무엇을 보았습니까?' })).toHaveValue(title)
    await author.getByRole('button', { name: '보고', exact: true }).click()
    await said(author, '보고했습니다.')
  })

  const manager = await open(list, 'safety')
  await test.step('found by its title and opened without the mouse', async () => {
    await manager.getByRole('button', { name: '찾기 또는 실행' }).click()
    await manager.getByRole('combobox', { name: '찾기 또는 실행' }).fill(title)
    await manager.keyboard.press('Enter')
    await expect(manager.getByRole('heading', { level: 1, name: title })).toBeVisible()
  })

  await test.step('an open record follows what its author does', async () => {
    await author.getByRole('button', { name: '회수', exact: true }).click()
    await expect(manager.locator('.doc-head .status-tag')).toHaveText('작성중')
  })
})

test('what waits and what was told is one press away', async ({ open }) => {
  const page = await open('/', 'safety')
  await page.getByRole('button', { name: /^할 일 \d+건/ }).click()
  const work = page.getByRole('dialog', { name: '할 일' })
  await expect(work.getByRole('region', { name: '지난 일' }).getByRole('link').first()).toBeVisible()
  const [title = ''] = await work.getByRole('link').nth(1).locator('strong').allTextContents()
  await work.getByRole('link').nth(1).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(work).toBeHidden()
  await page.getByRole('button', { name: /^알림 \d+건/ }).click()
  const inbox = page.getByRole('dialog', { name: '알림', exact: true })
  await expect(inbox.getByRole('heading', { name: '알림' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(inbox).toBeHidden()
})

test('S-231 a list keeps its searches and opens with the one that was chosen', async ({ open, isMobile }) => {
  const page = await open(`${list}?q=밸브`, 'emp2')
  const name = `밸브 ${Date.now()}`
  const saved = isMobile
    ? page.getByRole('combobox', { name: '저장된 검색' })
    : page.getByRole('navigation', { name: '저장된 검색' })
  await page.getByRole('button', { name: '검색 저장' }).click()
  const dialog = page.getByRole('dialog', { name: '검색 저장' })
  await dialog.getByRole('textbox', { name: '이름' }).fill(name)
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: '저장' }).click()
  await expect(saved).toBeVisible()
  await page.goto('/index')
  await page.goto(list)
  await expect(page).toHaveURL(/\?q=%EB%B0%B8%EB%B8%8C$/)
  await page.getByRole('button', { name: '초기화' }).click()
  await expect(page).toHaveURL(new RegExp(`${list}\\?view=all$`))
})
