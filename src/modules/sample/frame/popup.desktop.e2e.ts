import { expect, test } from '#platform/test/journey.ts'

test('S-496 S-150 S-151 S-152 S-155 a button for each popup, what is broadcast, and the lock of the loader', async ({
  open,
}) => {
  const page = await open('/sample/popup')
  const events = page.getByTestId('value-events')
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const popup = (name: string) => page.getByRole('dialog', { name })

  await test.step('menu search: rows of the server, 추가 with at least one checked', async () => {
    await press('메뉴 검색')
    const box = popup('메뉴 검색')
    const add = box.getByRole('button', { name: '추가' })
    await expect(box.getByRole('treegrid', { name: '메뉴' }).getByRole('row').nth(3)).toBeVisible()
    await expect(add).toBeDisabled()
    await box.getByRole('textbox', { name: '메뉴명' }).fill('아차사고 통계')
    await box.getByRole('button', { name: '조회' }).click()
    await box.getByRole('checkbox', { name: '아차사고 통계 쓰기' }).check()
    await expect(box.getByRole('checkbox', { name: '아차사고 통계 접근' })).toBeChecked()
    const { width, y } = (await box.boundingBox()) ?? { width: 0, y: 0 }
    expect([width, y]).toEqual([864, 10])
    await add.dblclick()
    await expect(box).toBeHidden()
    await expect(events).toContainText('"menuId":"SAF_ACC_NMSTAT"')
    expect((JSON.parse((await events.textContent()) ?? '') as unknown[]).length).toBe(1)
  })

  await test.step('contents of modules; closing is told', async () => {
    await press('샘플 입력')
    await popup('샘플 입력').getByLabel('이름').fill('김서연')
    await popup('샘플 입력').getByRole('button', { name: '승인' }).click()
    await expect(events).toContainText('"data":{"name":"김서연","memo":""}')
    await press('샘플 동의(전체 화면)')
    await expect(popup('샘플 동의').getByRole('button', { name: '승인' })).toBeDisabled()
    await popup('샘플 동의').getByRole('button', { name: '닫기' }).click()
    await expect(events).toContainText('{"kind":"closed","id":"consent","type":"sampleConsent"}')
    await press('없는 종류')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('S-153 the dialog of a screen: an open dropdown takes Esc, the dialog stays', async () => {
    await press('일반 대화상자')
    const box = popup('일반 대화상자')
    await expect(box.getByRole('combobox')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.mouse.click(3, 3)
    await box.getByRole('button', { name: '닫기' }).click()
    await expect(page.getByRole('button', { name: '일반 대화상자', exact: true })).toBeFocused()
  })

  await test.step('S-123 the lock; with a pass there is none', async () => {
    const lock = page.getByTestId('global-loading')
    await Promise.all([expect(lock).toContainText('Loading...'), press('로딩 1초')])
    await expect(lock).toBeHidden()
    await press('통과 +1')
    await press('로딩 1초')
    await expect(page.getByText('2번 끝났습니다.')).toBeVisible()
    await expect(lock).toBeHidden()
  })
})
