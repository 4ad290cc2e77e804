import { buffer } from 'node:stream/consumers'
import type { Locator, Page } from '@playwright/test'
import { writeWorkbook } from '#platform/server/excel/write-workbook.ts'
import { expect, test } from '#platform/test/journey.ts'
import { authGrpNoOf } from './directory/every-site.ts'
import { authMenusOf, menusOf } from './directory/menus.ts'

const NEW = { userId: '20269001', userNm: '신가람' }
const PASSWORD = 'Green-tea 2026'
const GROUP = '감사·경영(조회)'
const heads = ['성명', '사번', '사업장', '부서', '직군', '고용형태', '상태', '입사일']
const values = [NEW.userNm, NEW.userId, '2000', 'D2310', 'PROD', 'REG', 'ACTIVE', '2026-11-01']

const sheet = async () => ({
  name: '사용자.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: await buffer(
    writeWorkbook({
      sheetNm: '사용자',
      columns: heads.map((text) => ({ text, kind: 'text' as const, width: 12 })),
      rows: [values],
    }),
  ),
})

/** The pages of a role, as the plan of the site says; in the order of their names, as `offered` gives them. */
function pagesOf(roleCd: string): string[] {
  const no = authGrpNoOf(roleCd)
  const open = new Set(authMenusOf({ demo: true }).flatMap((row) => (row.authGrpNo === no ? [row.menuId] : [])))
  return menusOf({ demo: true })
    .flatMap(({ menuId, menuNm, frontEndUrl }) => (open.has(menuId) && frontEndUrl ? [menuNm] : []))
    .sort()
}

/** Every page that the sidebar offers; opening a folder closes the one beside it. */
async function offered(page: Page): Promise<string[]> {
  const pagesIn = async (list: Locator): Promise<string[]> => {
    const names: string[] = []
    for (const item of await list.locator(':scope > li').all()) {
      const folder = item.locator(':scope > button')
      if ((await folder.count()) === 0) names.push((await item.getByRole('link').textContent()) ?? '')
      else {
        if ((await folder.getAttribute('aria-expanded')) === 'false') await folder.click()
        names.push(...(await pagesIn(item.locator(':scope > ul'))))
      }
    }
    return names
  }
  const names = await pagesIn(
    page.getByTestId('sidebar').getByRole('navigation', { name: '메뉴' }).locator(':scope > ul'),
  )
  return names.sort()
}

test('a new employee is imported, gets rights through a group, signs in, changes the password and sees the permitted menus; one withdrawn closes its tab', async ({
  open,
}) => {
  test.slow()
  const admin = await open('/manage/user/userList')
  let oneTime = ''

  await test.step('the administrator imports the person, tried before it is saved', async () => {
    await admin.getByRole('button', { name: '더 보기' }).click()
    await admin.getByRole('menuitem', { name: '엑셀 업로드' }).click()
    const upload = admin.getByRole('dialog', { name: '사용자 엑셀 업로드' })
    await upload.locator('input[type=file]').setInputFiles(await sheet())
    await expect(upload.getByText('새로 1건, 변경 0건')).toBeVisible()
    await upload.getByRole('button', { name: '저장', exact: true }).click()
    await expect(upload).toBeHidden()
    await admin.getByRole('searchbox').fill(NEW.userId)
    await admin.getByRole('grid').getByText(NEW.userNm).click()
    await admin.getByRole('button', { name: '임시 비밀번호 발급' }).click()
    await admin.getByRole('alertdialog').getByRole('button', { name: '확인' }).click()
    const told = admin.getByRole('alertdialog').filter({ hasText: '임시 비밀번호입니다.' })
    oneTime = (await told.getByRole('listitem').textContent()) ?? ''
    await told.getByRole('button', { name: '확인' }).click()
  })

  await test.step('and makes him a member of a group', async () => {
    await admin.goto('/manage/authManage/authGroup')
    await admin.getByRole('searchbox').fill(GROUP)
    await admin.getByRole('grid').getByText(GROUP).click()
    await admin.getByRole('button', { name: '구성원' }).click()
    const members = admin.getByRole('dialog', { name: `${GROUP} · 구성원` })
    await members.getByRole('combobox', { name: '추가할 사람' }).fill(NEW.userNm)
    await admin.locator('.ant-select-item-option').filter({ hasText: NEW.userNm }).click()
    await members.getByRole('button', { name: '저장' }).click()
    await expect(members).toBeHidden()
  })

  const nobody = await admin
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(admin.url()).origin })
  if (!nobody) throw new Error('There is a browser')
  const page = await nobody.newPage()
  await test.step('he signs in with what he was given and chooses a password of his own', async () => {
    await page.goto('/login')
    await page.getByRole('textbox', { name: '아이디' }).fill(NEW.userId)
    await page.getByLabel('비밀번호', { exact: true }).fill(oneTime)
    await page.getByRole('button', { name: '로그인', exact: true }).click()
    await expect(page.getByText('임시 비밀번호로 로그인했습니다.', { exact: false })).toBeVisible()
    for (const name of ['새 비밀번호', '새 비밀번호 확인'])
      await page.getByRole('textbox', { name, exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: '비밀번호 변경', exact: true }).click()
    await expect(page.getByRole('navigation', { name: '메뉴' }).first()).toBeVisible()
  })

  await test.step('he sees exactly the pages of his group', async () => {
    // Some dozen folders are opened one after the other.
    await expect.poll(() => offered(page), { timeout: 45_000 }).toEqual(pagesOf('AUD'))
    await page.getByRole('link', { name: '아차사고 통계' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '아차사고 통계' })).toBeVisible()
  })

  await test.step('a page that is withdrawn while it is open closes, and leaves the menu', async () => {
    await admin.getByRole('button', { name: '메뉴 권한' }).click()
    const matrix = admin.getByRole('dialog', { name: `${GROUP} · 메뉴 권한` })
    await matrix
      .getByRole('row', { name: /아차사고 통계/ })
      .getByRole('checkbox')
      .first()
      .uncheck()
    await matrix.getByRole('button', { name: '저장' }).click()
    await expect(matrix).toBeHidden()
    await expect(page.getByTestId('tab-strip').getByText('아차사고 통계')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: '아차사고 통계' })).toHaveCount(0)
    expect(await offered(page)).toEqual(pagesOf('AUD').filter((name) => name !== '아차사고 통계'))
  })
  await nobody.close()
})
