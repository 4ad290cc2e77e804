/** The plan of the work under its contract: written in hand, approved at the desks, told to everybody in it. */
import type { Page } from '@playwright/test'
import { wkodPlan } from '#modules/wkod/plan/wkod-plan.model.ts'
import { addDays } from '#platform/model/calendar.ts'
import { choose, find } from '#platform/test/choose.ts'
import { expect } from '#platform/test/journey.ts'
import { WORK } from './analysis.ts'
import { type Crew, mate, welder } from './education.ts'
import { CONTRACT } from './entry.ts'
import type { Days, Journey } from './journey.ts'
import { isNow, mark, noOf, photo, press, said, sign, tab, write } from './page.ts'

const organisation = [
  { role: '소장', personNm: welder.personNm },
  { role: '작업자', personNm: mate.personNm },
]

export async function planned(journey: Journey, { vsm }: Crew): Promise<void> {
  const { inHand, atDesk, days } = journey
  const no = await inHand(vsm, `${wkodPlan.route.vendor}/new`, async (page) => {
    await write(page, { 작업명: WORK, 작업내용: '낡은 배관을 잘라 내고 새 배관을 용접합니다.' })
    await page.getByRole('checkbox', { name: '화기' }).check()
    await choose(page, '계약', new RegExp(CONTRACT))
    await find(page, '운전부서', '생산1팀')
    await write(page, { 시작일: days.work, 종료일: addDays(days.work, 20) })
    await tab(page, '사전서류')
    await papered(page, days)
    await tab(page, '조직')
    for (const [at, { role, personNm }] of organisation.entries()) {
      await press(page, '행 추가')
      await choose(page, `역할 ${at + 1}행`, role)
      await find(page, `성명 ${at + 1}행`, personNm)
    }
    await write(page, { 비상연락망: '현장 061-680-1190 → 소장 → 119', '가까운 병원': '여수전남병원' })
    await tab(page, /JSA/)
    await press(page, 'JSA 연결')
    await page.getByRole('dialog').getByRole('checkbox', { name: WORK }).check()
    await press(page, '1건 연결')
    await tab(page, '위치')
    await mark(page, 0.5, 0.5)
    await press(page, '제출')
    await isNow(page, '제출')
    return noOf(page)
  })
  const deciding = [
    ['oper', '운전부서 검토', '제출'],
    ['owner', '감독 검토', '부서검토 완료'],
    ['safety', '승인', '승인'],
  ] as const
  for (const [userId, action, state] of deciding)
    await atDesk(userId, `${wkodPlan.route.staff}/${no}`, async (page) => {
      await press(page, action)
      // The first review leaves the state as it is: whoever goes at once takes his press along.
      await expect(page.getByRole('button', { name: action, exact: true })).toBeHidden()
      await isNow(page, state)
    })
  await told(journey, { vsm, path: `${wkodPlan.route.vendor}/${no}` })
}

/** What the kinds of work ask for, each with the days that it is asked about. */
async function papered(page: Page, days: Days): Promise<void> {
  const papers = page.getByRole('tabpanel', { name: /사전서류/ }).getByRole('listitem')
  await papers.first().waitFor()
  for (const paper of await papers.filter({ hasText: '필수' }).all()) {
    await paper.locator('input[type=file]').setInputFiles(await photo('감시 계획.jpg'))
    await expect(paper.getByText('감시 계획.jpg')).toBeVisible()
    for (const asked of await paper.getByRole('textbox', { name: '만료일' }).all())
      await asked.fill(addDays(days.work, 90))
    for (const asked of await paper.getByRole('textbox', { name: '접수일' }).all()) await asked.fill(days.apply)
  }
}

/** Each of them signs that he has been told (안전보건규칙 제38조제2항). */
async function told({ inHand }: Journey, { vsm, path }: { vsm: string; path: string }): Promise<void> {
  await inHand(vsm, path, async (page) => {
    await tab(page, '조직')
    const signatures = page.getByRole('region', { name: '작업자 확인 서명' })
    for (const { personNm } of organisation) {
      await press(signatures.getByRole('listitem').filter({ hasText: personNm }), '서명받기')
      const form = page.getByRole('dialog')
      await sign(form, '서명란')
      await press(form, '서명')
      await expect(form).toBeHidden()
      await said(page, '서명했습니다.')
    }
    await expect(signatures.getByText('2명 중 2명 서명')).toBeVisible()
  })
}
