import { readFile } from 'node:fs/promises'
import { expect, test } from '#platform/test/journey.ts'
import { area, choose, picture, takeNote, text, tile } from './attachment-steps.ts'

test('S-495 S-250 S-252 S-253 S-254 S-255 S-258 files are chosen, refused, kept, saved, downloaded and deleted', async ({
  open,
}) => {
  test.slow()
  const page = await open('/sample/attachment')
  const set = area(page, '설정')
  await test.step('S-254 K-53 nothing to apply', async () => {
    await set.getByRole('button', { name: '적용' }).click()
    await takeNote(page, '파일을 등록해 주세요.')
  })
  await test.step('S-252 K-51 K-52 K-50 in their order; the alert names the file', async () => {
    await choose(set, [text('점검표.TXT'), text('설치.exe')])
    await takeNote(page, '업로드 불가능한 확장자입니다. 허용 확장자를 확인하세요.', '설치.exe')
    await choose(set, text('큰 도면.txt', 'x'.repeat(10_000_001)))
    await takeNote(page, '업로드 가능한 용량을 초과하였습니다. 제한 용량을 확인하세요.', '큰 도면.txt')
    await choose(set, [text('1.exe'), text('2.exe'), text('3.exe')])
    await takeNote(page, '업로드 가능한 파일갯수를 초과하였습니다. 파일갯수를 확인하세요.')
    await expect(page.getByTestId('value-설정')).toHaveText('null')
  })
  await test.step('S-253 uploads at once, the id is stored', async () => {
    await choose(set, [await picture('현장 사진.jpg', 'teal'), text('작업 순서.txt')])
    await expect(tile(set, '작업 순서.txt')).toBeVisible()
    await expect(tile(set, '현장 사진.jpg')).toBeVisible()
    await expect(page.getByTestId('value-설정')).toHaveText(/^\d+$/)
  })
  await test.step('S-254 적용 is a step of its own', async () => {
    await set.getByRole('button', { name: '적용' }).click()
    await expect(page.getByRole('status').getByText('저장되었습니다.')).toBeVisible()
  })
  await test.step('S-258 saved under its own name', async () => {
    const saving = page.waitForEvent('download')
    await tile(set, '작업 순서.txt').click()
    const download = await saving
    expect(download.suggestedFilename()).toBe('작업 순서.txt')
    expect(await readFile(await download.path(), 'utf8')).toBe('점검 결과')
  })
  await test.step('S-258 K-54 a download that fails', async () => {
    await page.route('**/api/file/down/*', (route) => route.abort())
    await tile(set, '작업 순서.txt').click()
    await takeNote(page, '첨부파일 다운로드시 오류가 발생했습니다.')
    await page.unroute('**/api/file/down/*')
  })
  await test.step('S-255 K-37 asked first', async () => {
    await set.getByRole('button', { name: '작업 순서.txt 삭제' }).click()
    await takeNote(page, '삭제하시겠습니까?')
    await expect(tile(set, '작업 순서.txt')).toBeHidden()
  })
  await test.step('S-495 the other states', async () => {
    await set.getByText('읽기 전용', { exact: true }).click()
    await expect(tile(set, '현장 사진.jpg')).toBeVisible()
    await expect(set.getByRole('button', { name: /삭제$/ })).toHaveCount(0)
    await set.getByText('오류', { exact: true }).click()
    await expect(set.getByRole('alert').getByRole('button', { name: '다시 시도' })).toBeVisible()
    await expect(area(page, '수동').getByText(/최대 999개, 개당 20 MB/)).toBeVisible()
    const off = area(page, '미사용')
    await expect(off.getByText('첨부파일을 사용할 수 없습니다. 관리자에게 문의하세요.')).toBeVisible()
    await expect(off.locator('input[type=file]')).toHaveCount(0)
  })
})
