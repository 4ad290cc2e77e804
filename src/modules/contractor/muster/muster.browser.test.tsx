/** Everybody is counted on a phone without a network: begun there, ticked there, and all of it arrives in its order. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { offline } from '#platform/web/offline/account-queue.ts'
import { load } from '#platform/web/pages/screens.ts'
import { failure } from '#platform/web/test/answers.ts'
import { menuRow } from '#platform/web/test/sample-session.ts'
import { showApp } from '#platform/web/test/shown-app.tsx'
import { ON_SITE_API, ON_SITE_MENU } from '../entry/gate.model.ts'
import type { ListedPerson, MusterRow } from './muster.calls.ts'

const at = (time: string) => `2026-11-24T${time}:00+09:00`
const person = (values: Partial<ListedPerson>): ListedPerson => ({
  ...{ key: '', personNo: null, userId: null, humanKey: '', personNm: '', orgNm: '한별플랜트㈜', stateCd: 'MISSING' },
  ...{ sourceCds: ['PERMIT'], zoneCd: null, inDt: at('08:00'), outDt: null, placeDesc: '3층 배관랙', permitNo: 7 },
  ...{ permitDocNo: 'PTW-1', wkodTitle: '보강', foremanNm: '이책임', foremanTel: '010-1234-5678', entryRoleCd: null },
  ...{ hostDeptNm: null, entryRqstDocNo: null, seen: null, confirms: [], lates: [], keyHashes: [] },
  ...values,
})
const people = [
  person({ key: 'P1', personNo: 1, humanKey: 'W1', personNm: '박작업' }),
  person({ key: 'Uemp', userId: 'emp', humanKey: 'Uemp', personNm: '최사원', orgNm: '생산1팀' }),
]
let muster: MusterRow | null
let refuses: boolean
const bodies: { path: string; body: unknown }[] = []
const board = () => ({ body: { asOfDt: at('10:00'), rows: people, muster } })
function taken({ path, body }: { path: string; body: unknown }) {
  bodies.push({ path, body })
  if (refuses) return { status: 422, body: failure('MUSTER_UNKNOWN', '등록되지 않은 코드입니다.') }
  if (!path.endsWith('/scan')) muster = { entryMusterNo: 3, drillYn: 'N', startDt: at('10:00'), startUserNm: null }
  return { body: path.endsWith('/scan') ? { personNm: '박작업', isListed: true, isLate: false } : muster }
}
const answers = {
  [`GET ${ON_SITE_API}/muster`]: board,
  [`GET ${ON_SITE_API}`]: board,
  [`POST ${ON_SITE_API}/muster`]: taken,
  [`POST ${ON_SITE_API}/muster/scan`]: taken,
}

let isOnline = true
const network = (isThere: boolean) => {
  isOnline = isThere
  dispatchEvent(new Event(isThere ? 'online' : 'offline'))
}
let restore = () => {}
beforeEach(async () => {
  await page.viewport(390, 844)
  localStorage.clear()
  localStorage.setItem('token', 'sample')
  muster = null
  refuses = false
  bodies.length = 0
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  const menus = [menuRow('W', '출입현황', ON_SITE_MENU)]
  const screens = {
    [ON_SITE_MENU.slice(1)]: {
      area: 'contractor' as const,
      pages: { '': load(() => import('../entry/onsite.screens.tsx'), 'OnSiteNow', { offline: '비상 인원 확인' }) },
    },
  }
  const shown = await showApp(ON_SITE_MENU, { menus, screens, answers })
  restore = shown.network.restore
  await expect.element(page.getByRole('button', { name: '비상 인원 확인' })).toBeVisible()
})
afterEach(async () => {
  network(true)
  await cleanup()
  restore()
  for (const { key } of offline.waiting.get()) await offline.drop(key)
  vi.restoreAllMocks()
})
const region = () => page.getByRole('region', { name: '비상 인원 확인' })
async function begin() {
  await page.getByRole('button', { name: '비상 인원 확인' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click()
  await expect.element(region().getByText(/^확인 0 \//)).toBeVisible()
}

test('begun and ticked without a network it counts on the phone, is said to be not sent, and arrives in its order', async () => {
  network(false)
  await begin()
  await expect
    .element(page.getByRole('link', { name: /이책임 010-1234-5678/ }))
    .toHaveAttribute('href', 'tel:010-1234-5678')
  await page.getByRole('button', { name: '직접 확인' }).first().click()
  await expect.element(region().getByText(/^확인 1 \//)).toBeVisible()
  await expect.element(page.getByText('이 기기에서 아직 보내지 않은 확인 1건')).toBeVisible()
  await expect.element(page.getByRole('button', { name: '인원 확인 종료' })).toBeDisabled()
  expect(bodies).toEqual([])
  network(true)
  await expect
    .poll(() => bodies.map(({ path }) => path))
    .toEqual([`${ON_SITE_API}/muster`, `${ON_SITE_API}/muster/scan`])
  expect(bodies[1]?.body).toMatchObject({ entryMusterNo: null, drillYn: 'N', personNo: 1, seenDt: expect.any(String) })
  await expect.element(page.getByText('이 기기에서 아직 보내지 않은 확인 1건')).not.toBeInTheDocument()
})

test('what the server does not take stays with its reason, and nobody is counted for it', async () => {
  network(false)
  await begin()
  await page.getByRole('textbox', { name: '출입증·안전카드 QR' }).fill('UNKNOWN-1')
  await page.getByRole('textbox', { name: '출입증·안전카드 QR' }).click()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('명단에 없는 코드입니다. 연결되면 누구인지 확인합니다.')).toBeVisible()
  refuses = true
  network(true)
  await expect
    .poll(() => offline.waiting.get().some(({ refusal }) => refusal === '등록되지 않은 코드입니다.'))
    .toBe(true)
  await expect.element(page.getByText('이 기기에서 아직 보내지 않은 확인 1건')).not.toBeInTheDocument()
})
