/** The permit for hot work: asked for beside solvent and refused, moved, prepared, approved and issued. */
import type { Page } from '@playwright/test'
import { permit } from '#modules/wkod/permit/permit.model.ts'
import { choose, find } from '#platform/test/choose.ts'
import { expect } from '#platform/test/journey.ts'
import { WORK } from './analysis.ts'
import { type Crew, mate, welder } from './education.ts'
import type { Journey } from './journey.ts'
import { isNow, mark, moment, noOf, photo, pick, press, said, tab, write } from './page.ts'

export interface Asked extends Crew {
  permitNo: number
}
export const ofVendor = (permitNo: number) => `${permit.route.vendor}/${permitNo}`
export const ofSite = (permitNo: number) => `${permit.route.staff}/${permitNo}`

async function drafted(page: Page, { days }: Journey, processNm: string): Promise<void> {
  await write(page, { 작업명: WORK, 작업내용: '낡은 배관을 잘라 내고 새 배관을 용접합니다.', 작업일: days.work })
  await moment(page, '유효시작', days.work, '08:00')
  await moment(page, '유효종료', days.work, '16:00')
  await find(page, '운전부서', '생산1팀')
  await find(page, '공정', processNm)
  await write(page, { 작업장소: '생산1팀 반응기 2층' })
  await tab(page, '유형·체크')
  await pick(page, '기본유형', '화기')
  await pick(page, '방폭구역', '비방폭')
  await pick(page, '옥내·옥외', '옥내')
  await write(page, { 소화기: '2' })
  for (const name of ['불티 비산방지', '용기·배관 비움·세정', '작업장소 게시'])
    await page.getByRole('switch', { name }).click()
  await tab(page, '인원')
  await find(page, '작업책임자', welder.personNm)
  await find(page, '작업자 추가', mate.personNm)
  await tab(page, 'JSA·계획')
  await find(page, 'JSA', WORK)
  await choose(page, '작업계획서', new RegExp(WORK))
}

/** What is painted with solvent nearby keeps the flame away. */
export async function asked(journey: Journey, crew: Crew, processNm: string): Promise<Asked> {
  const permitNo = await journey.inHand(crew.vsp, `${permit.route.vendor}/new`, async (page) => {
    await drafted(page, journey, processNm)
    await press(page, '신청')
    const place = page.getByRole('group', { name: /^작업 위치/ })
    await expect(place.getByText('배치도에 작업 위치를 표시하십시오.')).toBeVisible()
    await mark(page, 0.51, 0.5)
    await expect(place.getByText('배치도에 작업 위치를 표시하십시오.')).toHaveCount(0)
    await expect(page.getByText('용제 증기에 불이 붙을 수 있습니다.')).toBeVisible()
    await press(page, '위치 저장')
    await said(page, '작업 위치를 저장했습니다.')
    await press(page, '신청')
    await expect(page.getByText(/동시작업 충돌로 신청할 수 없습니다/).first()).toBeVisible()
    await press(page, /1 지우기/)
    await mark(page, 0.9, 0.9)
    await expect(page.getByText('이 위치와 시간에 충돌하는 작업이 없습니다.')).toBeVisible()
    await press(page, '위치 저장')
    await said(page, '작업 위치를 저장했습니다.')
    await press(page, '신청')
    await isNow(page, '신청')
    return noOf(page)
  })
  return { ...crew, permitNo }
}

export async function reviewed({ atDesk, inHand }: Journey, { permitNo, vsp }: Asked): Promise<void> {
  await atDesk('oper', ofSite(permitNo), async (page) => {
    await press(page, '검토')
    await isNow(page, '검토중')
    await press(page, '검토완료')
    await isNow(page, '준비')
  })
  await inHand(vsp, ofVendor(permitNo), (page) => ticked(page, '승인 전'))
}

/** Every measure of a stage, with a picture where one is asked for. */
export async function ticked(page: Page, stage: string): Promise<void> {
  await tab(page, /안전조치/)
  const items = page.getByRole('region', { name: stage, exact: true }).getByRole('listitem')
  await items.first().waitFor()
  for (const item of await items.all()) {
    const tick = item.locator('.permit-tick')
    // The tick is seen at once; it counts when the server has it.
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok())
    const camera = item.locator('input[type=file]')
    if ((await camera.count()) > 0) await camera.setInputFiles(await photo('안전조치.jpg'))
    else await tick.click()
    await expect(tick).toHaveAttribute('aria-pressed', 'true')
    await saved
  }
}
