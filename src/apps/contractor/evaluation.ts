/** What the site makes of a vendor: judged by two people, shown, agreed to, fixed; and the vendor reads its grade. */

import type { Page } from '@playwright/test'
import { subconEval } from '#modules/contractor/eval/eval.model.ts'
import { standardItems } from '#modules/contractor/eval/eval-codes.model.ts'
import { addDays } from '#platform/model/calendar.ts'
import { choose, find } from '#platform/test/choose.ts'
import { expect } from '#platform/test/journey.ts'
import type { Journey } from './journey.ts'
import { attach, edit, isNow, noOf, pick, press, range, said, store, take, write } from './page.ts'

const { route } = subconEval
const EVIDENCE = '안전보건 활동.jpg'
const manual = standardItems.filter(({ calcTypeCd }) => calcTypeCd === 'MANUAL')
/** Of each what is left after a tenth. */
async function score(page: Page): Promise<void> {
  for (const { itemNm, weightScore } of manual) await write(page, { [`${itemNm} 점수`]: String(weightScore * 0.9) })
}

interface Begun {
  title: string
  kind: '적격' | '수시'
  vendorNm: string
  from: string
  to: string
}
const begun = ({ atDesk }: Journey, { title, kind, vendorNm, from, to }: Begun) =>
  atDesk('safety', `${route.staff}/new`, async (page) => {
    await write(page, { 평가명: title })
    await pick(page, '구분', kind)
    await find(page, '업체', vendorNm)
    await range(page, '평가기간', from, to)
    await press(page, '평가개시')
    await isNow(page, '자체평가')
    return noOf(page)
  })

/** By the work owner and by safety, each for himself; then by the head of safety for all to see. */
async function judged({ atDesk }: Journey, evalNo: number): Promise<void> {
  for (const userId of ['owner', 'safety'])
    await atDesk(userId, `${route.staff}/${evalNo}`, async (page) => {
      await score(page)
      await store(page, '점수 저장')
      if (userId === 'owner') return
      await take(page, '평가 완료')
      await isNow(page, '검토')
    })
  await atDesk('shd', `${route.staff}/${evalNo}`, async (page) => {
    await take(page, '공개')
    await isNow(page, '공개')
  })
}
const fixed = ({ atDesk }: Journey, evalNo: number) =>
  atDesk('shd', `${route.staff}/${evalNo}`, async (page) => {
    await take(page, '확정')
    await isNow(page, '확정')
  })

/** Before anything is ordered of it: it has no account yet, so nobody agrees and its days to object pass. */
export async function qualified(journey: Journey, vendorNm: string): Promise<void> {
  const { atDesk, days, moveTo } = journey
  const period = { from: addDays(days.invite, -364), to: days.invite }
  const evalNo = await begun(journey, { title: '적격수급업체 평가', kind: '적격', vendorNm, ...period })
  await atDesk('safety', `${route.staff}/${evalNo}`, async (page) => {
    await take(page, '자체평가 마감', (dialog) => dialog.getByRole('textbox').fill('포털 계정이 아직 없습니다.'))
    await isNow(page, '평가')
  })
  await judged(journey, evalNo)
  await moveTo(days.approve, '09:00')
  await fixed(journey, evalNo)
}

interface Evaluated {
  vendorNm: string
  vad: string
  vsm: string
}
/** When the work is done: its own scores with evidence, the judgement, its agreement, the grade. */
export async function evaluated(journey: Journey, { vendorNm, vad, vsm }: Evaluated): Promise<void> {
  const { inHand, days } = journey
  const period = { from: days.apply, to: days.work }
  const evalNo = await begun(journey, { title: '배관 용접 보수 평가', kind: '수시', vendorNm, ...period })
  await inHand(vsm, `${route.vendor}/${evalNo}`, async (page) => {
    await edit(page, '증빙', (section) => attach(section, '증빙', EVIDENCE))
    await score(page)
    for (const { itemNm } of manual) await choose(page, `${itemNm} 증빙`, EVIDENCE)
    await store(page, '자체점수 저장')
    await press(page, '자체평가 제출')
    await isNow(page, '평가')
  })
  await judged(journey, evalNo)
  await inHand(vad, `${route.vendor}/${evalNo}`, async (page) => {
    await press(page, '결과 수용')
    await said(page, '결과를 수용했습니다.')
  })
  await fixed(journey, evalNo)
  await inHand(vad, `${route.vendor}`, async (page) => {
    await page.getByText('배관 용접 보수 평가').first().click()
    await isNow(page, '확정')
    await expect(page.getByRole('region', { name: '평가 결과' })).toContainText(/등급 S\s*96\.0점/)
    await expect(page.getByRole('region', { name: '확정과 후속조치' })).toContainText('등급 유효기간')
  })
}
