/** A check on the telephone: an answer opens items, and what it closes again is neither shown, owed nor sent. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { keptInput } from '#platform/web/document/kept-input.ts'
import { offline } from '#platform/web/offline/account-queue.ts'
import { load } from '#platform/web/pages/screens.ts'
import { menuRow } from '#platform/web/test/sample-session.ts'
import { showApp } from '#platform/web/test/shown-app.tsx'
import { type CheckItem, checkResult } from './check-result.model.ts'

const no = 5
const PAGE = 'vendor/checkPatrol/checkResult'
const item = (itemNo: number, askedByNo: number | null, askedByCd: CheckItem['askedByCd']): CheckItem => ({
  ...{ itemNo, itemNm: `항목 ${itemNo}`, criterionDesc: null, criticalYn: 'N', askedByNo, askedByCd, answerCd: null },
  ...{ ngDesc: null, imprDesc: null, imprDueYmd: null, fileNo: null, imprNo: null },
})
const record = {
  ...Object.fromEntries(Object.keys(checkResult.fields).map((name) => [name, null])),
  ...{
    checkResultNo: no,
    statusCd: 'TEMP',
    rowVersion: 1,
    checkTitle: '작업 전 점검',
    checkTypeCd: 'DAILY',
    areaCd: 'P',
  },
  items: [item(1, null, null), item(2, 1, 'NA'), item(3, 2, 'OK'), item(4, null, null)],
  can: { edit: ['items'], delete: false, actions: ['complete'] },
}
const sent: { items: CheckItem[] }[] = []
let isLost = false
let restore = () => {}
beforeEach(async () => {
  await page.viewport(390, 844)
  localStorage.clear()
  localStorage.setItem('token', 'sample')
  sent.length = 0
  isLost = false
  for (const { key } of offline.waiting.get()) await offline.drop(key)
  const screens = {
    [PAGE]: {
      area: 'contractor' as const,
      pages: { ':no/fill': load(() => import('./fill-check.screens.tsx'), 'FillCheck') },
    },
  }
  const answers = {
    [`GET ${checkResult.api}/${no}`]: () => ({ body: record }),
    [`PUT ${checkResult.api}/${no}`]: () => ({ body: record }),
    [`POST ${checkResult.api}complete`]: ({ body }: { body: unknown }) => {
      if (isLost) throw new TypeError('no network')
      sent.push(body as { items: CheckItem[] })
      return { body: { checkResultNo: no } }
    },
  }
  const menus = [menuRow('W', '점검결과', `/${PAGE}`)]
  const shown = await showApp(`/${PAGE}/${no}/fill`, { menus, screens, answers })
  restore = shown.network.restore
  await expect.element(page.getByText('항목 1').first()).toBeVisible()
})
afterEach(async () => {
  await cleanup()
  restore()
})
const answer = (name: string, said: string) =>
  page.getByRole('group', { name }).getByRole('radio', { name: said }).click({ force: true })
const shownItems = () => page.getByRole('group', { name: /^항목 / }).elements().length

test('an answer opens items two below; taken back they are gone with what was answered', async () => {
  expect(shownItems()).toBe(2)
  await answer('항목 1', '해당없음')
  await expect.poll(shownItems).toBe(3)
  await answer('항목 2', '적합')
  await expect.poll(shownItems).toBe(4)
  await answer('항목 3', '적합')
  await expect.element(page.getByText('3 / 4')).toBeVisible()
  await answer('항목 1', '적합')
  await expect.poll(shownItems).toBe(2)
  await answer('항목 1', '해당없음')
  await expect.poll(shownItems).toBe(3)
  await answer('항목 1', '적합')
  await answer('항목 4', '적합')
  await page.getByRole('button', { name: '이름으로 서명' }).click()
  await page.getByRole('button', { name: '점검 완료' }).click()
  await expect.poll(() => sent.map(({ items }) => items.map(({ itemNo }) => itemNo))).toEqual([[1, 4]])
})

test('a check that waits for a network keeps on the phone what was answered, until it has arrived', async () => {
  await answer('항목 1', '적합')
  await answer('항목 4', '적합')
  await page.getByRole('button', { name: '이름으로 서명' }).click()
  isLost = true
  await page.getByRole('button', { name: '점검 완료' }).click()
  await expect.poll(() => offline.waiting.get().map(({ refusal }) => refusal)).toEqual([null])
  expect(keptInput('check-fill', no)?.values.items).toMatchObject({ 1: { answerCd: 'OK' }, 4: { answerCd: 'OK' } })
  isLost = false
  dispatchEvent(new Event('online'))
  await expect.poll(() => sent.length).toBe(1)
  await expect.poll(() => keptInput('check-fill', no)).toBeNull()
})
