/** The job safety analysis: drawn up by who does the work, signed by all of them, evaluated by the site. */
import type { Page } from '@playwright/test'
import { jsa } from '#modules/saf/jsa/jsa.model.ts'
import { choose, find } from '#platform/test/choose.ts'
import { type Crew, mate, welder } from './education.ts'
import type { Journey } from './journey.ts'
import { isNow, noOf, press, said, sign, write } from './page.ts'

export const WORK = '배관 용접 보수'

const steps = [
  {
    name: '작업 준비',
    hazard: '통로의 호스에 걸려 넘어짐',
    accident: '넘어짐',
    kind: '작업·환경',
    measure: '호스를 정리하고 통로를 표시한다.',
    before: ['2', '2'],
  },
  {
    name: '용접',
    hazard: '불티가 가연물에 옮겨붙음',
    accident: '화재',
    kind: '물리',
    measure: '소화기 2대 비치',
    before: ['4', '4'],
    more: { measure: '불티 차단막과 화재감시자', after: ['2', '3'] },
  },
  {
    name: '정리',
    hazard: '뜨거운 모재에 손을 뎀',
    accident: '화상',
    kind: '인적',
    measure: '방열장갑 착용',
    before: ['2', '2'],
  },
] as const

const participants = [
  { role: '작업책임자', name: welder.personNm, phoneNo: welder.phoneNo },
  { role: '작업자', name: mate.personNm, phoneNo: mate.phoneNo },
  { role: '운전부서', name: '홍기범', phoneNo: undefined },
]

export async function analysed({ inHand, atDesk }: Journey, { vsm }: Crew, processNm: string): Promise<void> {
  const no = await inHand(vsm, `${jsa.route.vendor}/new`, async (page) => {
    await write(page, { 작업명: WORK })
    await choose(page, '작업분류', '용접·용단')
    await page.getByRole('checkbox', { name: '화기', exact: true }).check()
    await find(page, '운전부서', '생산1팀')
    await find(page, '공정', processNm)
    for (const [at, step] of steps.entries()) await stepped(page, step, at + 1)
    for (const one of participants) await joined(page, one)
    for (const one of participants) await signed(page, one)
    await press(page, '제출')
    await isNow(page, '부서평가')
    return noOf(page)
  })
  const evaluators = [
    ['oper', '운전부서 평가', '부서평가'],
    ['owner', '공사감독 평가', '안전평가'],
    ['safety', '확정', '확정'],
  ] as const
  for (const [userId, action, state] of evaluators)
    await atDesk(userId, `${jsa.route.staff}/${no}`, async (page) => {
      await press(page, action)
      await isNow(page, state)
    })
}

async function stepped(page: Page, step: (typeof steps)[number], n: number): Promise<void> {
  await press(page, '단계 추가')
  await write(page, { [`${n}단계 작업`]: step.name })
  const hazard = page.getByRole('group', { name: `${n}단계 위험요인 1` })
  await write(hazard, { 유해위험요인: step.hazard, 현재대책: step.measure })
  await choose(hazard, '재해형태', step.accident)
  await choose(hazard, '위험분류', step.kind)
  await rated(hazard, ['빈도', '강도'], step.before)
  if (!('more' in step)) return
  await write(hazard, { 추가대책: step.more.measure })
  await hazard.getByRole('checkbox', { name: '공학적' }).check()
  await rated(hazard, ['후빈도', '후강도'], step.more.after)
}
type Place = ReturnType<Page['getByRole']>
async function rated(hazard: Place, labels: readonly string[], values: readonly string[]): Promise<void> {
  for (const [at, label] of labels.entries()) await choose(hazard, label, values[at] ?? '')
}

async function joined(page: Page, { role, name, phoneNo }: (typeof participants)[number]): Promise<void> {
  await press(page, '참여자 추가')
  const form = page.getByRole('dialog')
  await form.getByText(role, { exact: true }).click()
  if (phoneNo) await find(page, '등록된 인원', name)
  else await write(form, { 이름: name })
  await press(form, '추가')
  await form.waitFor({ state: 'hidden' })
}

/** Each reads it on the foreman's phone and signs by his own hand, with the foreman as his witness. */
async function signed(page: Page, { name }: (typeof participants)[number]): Promise<void> {
  await press(page.getByRole('listitem').filter({ hasText: name }), '서명받기')
  const sheet = page.getByRole('dialog')
  await sign(sheet, '서명')
  await press(sheet, '읽고 이해했습니다')
  await sheet.waitFor({ state: 'hidden' })
  await said(page, '서명했습니다.')
}
