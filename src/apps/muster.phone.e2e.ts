import type { Page } from '@playwright/test'
import { ON_SITE_MENU } from '#modules/contractor/entry/gate.model.ts'
import { expect, test } from '#platform/test/journey.ts'
import { chromium } from '../../playwright.config.ts'
import { agree, press } from './contractor/page.ts'

test.use({ serviceWorkers: 'allow', launchOptions: chromium })

/** The worker keeps the app, and the page the list: from now on it starts without a network. */
const isKept = (page: Page) =>
  page.waitForFunction(async () => {
    const { active } = await navigator.serviceWorker.ready
    const names = Object.keys(localStorage)
    const has = (end: string) => names.some((name) => name.startsWith('offline:') && name.endsWith(end))
    return active?.state === 'activated' && has(':session') && has(':muster')
  })
const setOffline = (page: Page, isOffline: boolean) => page.context().setOffline(isOffline)
const counted = (page: Page) => page.getByRole('region', { name: '인원 확인 훈련' })
const unsent = (page: Page) => page.getByText('이 기기에서 아직 보내지 않은 확인 1건')
/** Looks for one person alone, and says that he stands here. */
async function see(page: Page, name: string) {
  await page.getByRole('textbox', { name: '이름이나 소속으로 찾기' }).fill(name)
  await page.getByRole('button', { name: '직접 확인' }).first().click()
}

test('everybody is counted from two phones, one without a network for a while: nothing is lost, and what comes late moves nothing', async ({
  open,
  sql,
}) => {
  test.setTimeout(180_000)
  const room = await open(ON_SITE_MENU, 'safety', { device: 'phone' })
  const guard = await open(ON_SITE_MENU, 'gate', { device: 'phone' })
  await press(room, '인원 확인 훈련')
  await agree(room)
  await expect(counted(room)).toContainText('미확인')
  await guard.reload()
  await expect(counted(guard)).toContainText('훈련')
  await isKept(guard)
  const people = await sql<{ name: string }>(
    `select p.person_nm as name from entry_log l join vendor_person p using (person_no)
      where l.plant_cd = '2000' and l.out_dt is null and l.delete_yn = 'N' group by 1 having count(*) = 1 order by 1 limit 2`,
  )
  const [first = { name: '' }, second = { name: '' }] = people
  const ticks = () =>
    sql<{ name: string; late: string }>(
      `select p.person_nm as name, k.late_yn as late from entry_muster_tick k join vendor_person p using (person_no) order by 1, 2`,
    )

  await setOffline(guard, true)
  await guard.reload()
  await expect(guard.getByText(/^연결 없이 보는 명단입니다/)).toBeVisible()
  await see(guard, first.name)
  await expect(unsent(guard)).toBeVisible()
  await guard.reload()
  await expect(unsent(guard)).toBeVisible()
  await see(room, first.name)
  await expect(counted(room)).toContainText(/확인 1 \//)
  await setOffline(guard, false)
  await expect(unsent(guard)).toBeHidden()
  await expect(counted(guard)).toContainText(/확인 1 \//)
  expect(await ticks()).toEqual([
    { ...first, late: 'N' },
    { ...first, late: 'N' },
  ])

  await setOffline(guard, true)
  await see(guard, second.name)
  await expect(unsent(guard)).toBeVisible()
  await press(room, '인원 확인 훈련 종료')
  const dialog = room.getByRole('dialog', { name: '인원 확인 훈련 종료' })
  await dialog.getByRole('textbox').first().fill('훈련이라 찾지 않음')
  await press(dialog, '빈 칸에 첫 줄과 같게')
  await press(dialog, '이름으로 서명')
  await press(dialog, '서명하고 종료')
  await expect(dialog).toBeHidden()
  const signed = () => sql(`select seen_cnt, missing_cnt from entry_muster where drill_yn = 'Y'`)
  const before = await signed()
  await setOffline(guard, false)
  await expect(unsent(guard)).toBeHidden()
  await room.getByRole('tab', { name: '인원 확인 기록' }).click()
  await room.reload()
  await room.getByRole('tab', { name: '인원 확인 기록' }).click()
  await expect(room.getByText('종료 뒤 확인 1건')).toBeVisible()
  await press(room, '기록 보기')
  await expect(room.getByRole('dialog').getByText(second.name)).toBeVisible()
  expect(await signed()).toEqual(before)
  expect((await ticks()).filter(({ late }) => late === 'Y')).toEqual([{ ...second, late: 'Y' }])
})
