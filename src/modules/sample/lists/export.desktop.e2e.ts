import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { readWorkbook } from '#platform/server/excel/read-workbook.ts'
import { expect, test } from '#platform/test/journey.ts'

const LIMITS = { maxBytes: 50_000_000, maxRows: 100_000 }
const example = (page: Page, title: string) => page.getByRole('region', { name: title })

async function bookOf(download: Download) {
  const { sheetNm, rows } = await readWorkbook(await readFile(await download.path()), LIMITS)
  return { fileName: download.suggestedFilename(), sheetNm, lines: rows.map(({ cells }) => cells) }
}

test('S-223 S-224 S-225 S-481 all rows of a table leave it: as a file, page by page, on paper', async ({ open }) => {
  test.slow()
  const page = await open('/sample/server/export')
  await test.step('a table that has all its rows writes the file itself', async () => {
    const all = example(page, '파일과 인쇄: 모든 유형')
    await expect(all.getByTestId('row-total')).toHaveText('총 1,234건', { timeout: 20_000 })
    const coming = page.waitForEvent('download')
    await all.getByRole('button', { name: '엑셀' }).click()
    const { fileName, sheetNm, lines } = await bookOf(await coming)
    expect(fileName).toMatch(/^모든 유형_샘플_\d{14}\.xlsx$/)
    expect(sheetNm).toBe('모든 유형_샘플')
    expect(lines).toHaveLength(3 + 1234)
    expect(lines[0]?.slice(0, 5)).toEqual(['No', '관리번호', '작업', '장소와 사람', null])
    expect(lines[2]?.slice(5, 8)).toEqual(['이름', '부서', '공정'])
    expect(lines.flat()).not.toContain('감춘 열')
    const [no, id, , , , name, dept, process, count, cost, day, select] = lines[1236] ?? []
    expect([no, id]).toEqual([1234, '0000000000001234'])
    for (const text of [name, dept, process, select]) expect(text).toEqual(expect.any(String))
    for (const number of [count, cost]) expect(number).toEqual(expect.any(Number))
    expect(day).toBeInstanceOf(Date)
    expect(['일반', '화기', '밀폐', '고소']).toContain(select)
  })

  await test.step('a table whose rows the server has asks for all of them, in the order that is seen', async () => {
    const pages = example(page, '파일: 서버가 나누는 목록')
    await pages.getByRole('columnheader', { name: '관리번호' }).getByRole('button').click()
    await pages.getByRole('columnheader', { name: '관리번호' }).getByRole('button').click()
    await expect(pages.getByRole('gridcell', { name: '0000000000001234' })).toBeVisible()
    const held = Promise.withResolvers<void>()
    await page.route(/limit=300.*page=2|page=2.*limit=300/, async (route) => {
      await held.promise
      await route.continue()
    })
    await pages.getByRole('button', { name: '엑셀' }).click()
    await expect(pages.getByText('300 / 1,234건')).toBeVisible()
    await expect(pages.getByRole('button', { name: '엑셀' })).toBeDisabled()
    await pages.getByRole('button', { name: '취소' }).click()
    await expect(pages.getByText('300 / 1,234건')).toBeHidden()
    held.resolve()
    const coming = page.waitForEvent('download')
    await pages.getByRole('button', { name: '엑셀' }).click()
    const { lines } = await bookOf(await coming)
    expect(lines).toHaveLength(3 + 1234)
    expect([lines[3]?.[0], lines.at(-1)?.[0]]).toEqual(['0000000000001234', '0000000000000001'])
  })

  await test.step('K-46 the basic layout on paper: the table alone, its heads repeated, every visible column', async () => {
    const pages = example(page, '파일: 서버가 나누는 목록')
    await page.evaluate(() => {
      // What the printer would see at this moment.
      window.print = () => {
        const paper = document.querySelector('.table-paper.is-alone')
        if (paper) document.body.append(paper.cloneNode(true))
      }
    })
    await pages.getByRole('button', { name: '인쇄' }).click()
    const notice = page.getByRole('alertdialog')
    await expect(notice).toContainText('인쇄 서식 기능은 개발 중입니다. 기본 서식으로 인쇄합니다.')
    await notice.getByRole('button', { name: '확인' }).click()
    const paper = page.locator('body > .table-paper.is-alone')
    await expect(paper.locator('tbody tr')).toHaveCount(1234)
    await expect(paper.locator('thead tr')).toHaveCount(3)
    await expect(paper.locator('tbody tr').last().locator('td')).toHaveCount(23)
    await expect(paper.locator('th', { hasText: '장소와 사람' })).toHaveAttribute('colspan', '5')
    await page.emulateMedia({ media: 'print' })
    await expect(paper).toBeVisible()
    await expect(paper.locator('thead')).toHaveCSS('display', 'table-header-group')
    await expect(page.locator('body > :not(.table-paper):visible')).toHaveCount(0)
  })
})

test('S-224 a file made in the background: told, and downloaded from its notice', async ({ open }) => {
  test.slow()
  const page = await open('/sample/server/export')
  const start = example(page, '파일: 배경에서 만들기').getByRole('button', { name: /파일 만들기/ })
  const files = page.getByRole('dialog', { name: '엑셀 파일' })
  const file = files.getByRole('listitem')

  await test.step('asked for, it is made at once', async () => {
    await start.click()
    await expect(file).toHaveCount(1)
    await expect(file.getByText('완료')).toBeVisible({ timeout: 20_000 })
    await expect(file).toContainText('12,340건')
    await files.getByRole('button', { name: '닫기' }).click()
  })

  await test.step('its notice leads to it, and from there it is downloaded', async () => {
    await page.getByRole('button', { name: /알림 \d+건/ }).click()
    await page.getByText('엑셀 파일이 준비되었습니다: 샘플 목록 12,340건').click()
    const coming = page.waitForEvent('download')
    await file.getByRole('button', { name: '다운로드' }).click()
    const { fileName, sheetNm, lines } = await bookOf(await coming)
    expect(fileName).toMatch(/^샘플 목록_\d{14}\.xlsx$/)
    expect([sheetNm, lines.length]).toEqual(['샘플 목록', 12_341])
    expect(lines[12_340]?.slice(0, 2)).toEqual([12_340, '0000000000001234'])
    await files.getByRole('button', { name: '닫기' }).click()
  })
})
