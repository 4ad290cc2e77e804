/** A new contractor from its registration to the end of its first hot work, at the desks of the site and in its own hand. */
import { sgcCard } from '#modules/vendor/card/card.model.ts'
import { roster } from '#modules/vendor/person/person.model.ts'
import { permit } from '#modules/wkod/permit/permit.model.ts'
import { wkodPlan } from '#modules/wkod/plan/wkod-plan.model.ts'
import { expect, test } from '#platform/test/journey.ts'
import { phone } from '../../../playwright.config.ts'
import { evaluated } from './evaluation.ts'
import {
  admitted,
  aGround,
  aMate,
  aPainter,
  approvedPlan,
  aRound,
  at,
  cardFor,
  draftedPermit,
  draftedPlan,
  fixedAnalysis,
  gatedIn,
  held,
  linkSentTo,
  ticked,
  toldPlan,
} from './ground.ts'
import { registered } from './invitation.ts'
import { aJourney } from './journey.ts'
import { choose, find, isNow, press, said, take } from './page.ts'
import { VENDOR_PASSWORD } from './people.ts'

test('a new contractor registers, learns, plans, is kept from solvent, works hot, is stopped for want of a measurement and ends', async ({
  open,
  browser,
  program,
  moveTo,
  sql,
}) => {
  test.setTimeout(600_000)
  const baseURL = program.address
  const ground = await aGround(baseURL, sql)
  const { as, days } = ground
  const journey = await aJourney({ open, browser, baseURL, moveTo, sql })
  const vendor = await test.step('invited, a vendor registers itself and is approved', () => registered(journey))
  const { vendorCd, vad } = vendor
  await moveTo(at(days.apply, '07:00'))

  const eduRoundNo = await aRound(ground)
  const inHand = (path: string, userId: string) => open(path, userId, { device: 'phone', password: VENDOR_PASSWORD })
  const welder =
    await test.step('it puts its welder on the roster and applies for the education, in one hand', async () => {
      const page = await inHand(roster.route, vad)
      await press(page, '인원 등록')
      const form = page.getByRole('dialog')
      await form.getByLabel('성명').fill('장용접')
      await form.getByLabel('생년월일').fill('1985-05-05')
      await form.getByLabel('휴대폰').fill('010-5555-1001')
      await form.getByLabel('비상연락처').fill('010-1111-2222')
      await choose(page, '직종', '용접')
      await choose(page, '고용형태', '상용')
      await form.getByLabel('입사일').fill('2026-01-02')
      await form.getByRole('switch', { name: '개인정보 동의' }).click()
      await form.getByRole('button', { name: '저장' }).click()
      await expect(form).toBeHidden()
      await page.goto(`/vendor/subconEducation/educationApply/${eduRoundNo}`)
      const people = page.getByRole('region', { name: '소속인원에서 신청' })
      await people
        .getByRole('checkbox', { name: /장용접|선택/ })
        .last()
        .check()
      await press(page, '교육 신청')
      await said(page, '1명을 신청했습니다.')
      const [row] = await sql<{ no: string }>(
        `select person_no as no from vendor_person where vendor_cd = $1 and person_nm = '장용접'`,
        [vendorCd],
      )
      return Number(row?.no)
    })
  await as(vad).call(`/api/vendor/portal/account`, { userNm: '우소장', phoneNo: '010-2345-1111', vendorRoleCd: 'VSM' })
  await as(vad).call(`/api/vendor/portal/account`, { userNm: '문지혁', phoneNo: '010-2345-6789', vendorRoleCd: 'VSP' })
  const [vsm, vsp] = [`${vendorCd}-02`, `${vendorCd}-03`]
  for (const [id, phoneEnd] of [
    [vsm, '1111'],
    [vsp, '6789'],
  ] as const)
    await fetch(`${baseURL}/api/auth/vendorFirstPwd/confirm`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...{ link: await linkSentTo(ground, id), phoneEnd },
        ...{ userPwd: VENDOR_PASSWORD, userPwdRepeat: VENDOR_PASSWORD },
      }),
    })
  const mate = await aMate(as(vad))
  await as(vad).call(`/api/vendor/portal/education/rounds/${eduRoundNo}/apply`, { personNos: [mate] })
  await held(ground, eduRoundNo, moveTo)

  await cardFor(as('gate'), mate)
  await test.step('the gate gives the welder his card', async () => {
    const gate = await open(`${sgcCard.route.staff}/new`, 'gate')
    await find(gate, '대상자', '장용접')
    await press(gate, '발급')
    await isNow(gate, '발급')
  })
  const crew = { vendorCd, vsm, personNos: [welder, mate] }
  const contractNo = await admitted(ground, crew)
  const [{ no: processNo = 0 } = {}] = await sql<{ no: number }>(
    `select process_no::int as no from process where plant_cd = '2000' and use_yn = 'Y' order by 1 limit 1`,
  )
  const jsaNo = await fixedAnalysis(ground, vsm, processNo)
  const wkodPlanNo = await draftedPlan(ground, crew, contractNo)
  await test.step('the site manager links the analysis to the plan and submits it', async () => {
    const page = await inHand(`${wkodPlan.route.vendor}/${wkodPlanNo}`, vsm)
    await page.getByRole('tab', { name: /JSA/ }).click()
    await press(page, 'JSA 연결')
    await page.getByRole('dialog').getByRole('checkbox').first().check()
    await press(page, '1건 연결')
    await press(page, '제출')
    await isNow(page, '제출')
  })
  await approvedPlan(ground, wkodPlanNo)
  await toldPlan(ground, wkodPlanNo)

  await moveTo(at(days.learn, '14:00'))
  await aPainter(ground, processNo)
  const permitNo = await draftedPermit(ground, { ...crew, vsp, processNo, jsaNo, wkodPlanNo })
  const ofVendor = `${permit.route.vendor}/${permitNo}`
  const ofSite = `${permit.route.staff}/${permitNo}`
  await test.step('hot work beside solvent is refused; at another place it is asked for', async () => {
    const page = await inHand(ofVendor, vsp)
    await page.getByRole('tab', { name: '위치' }).click()
    const ground = page.getByRole('application', { name: '작업 위치' })
    // A place is where it is on the picture, once that has come.
    await expect
      .poll(() => ground.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0)
    const box = await ground.boundingBox()
    if (!box) throw new Error('No plan')
    const mark = (x: number, y: number) => ground.click({ position: { x: box.width * x, y: box.height * y } })
    await mark(0.51, 0.5)
    await expect(page.getByText('용제 증기에 불이 붙을 수 있습니다.')).toBeVisible()
    await press(page, '위치 저장')
    await press(page, '신청')
    await expect(page.getByText(/동시작업 충돌로 신청할 수 없습니다/).first()).toBeVisible()
    await page.getByRole('button', { name: /1 지우기/ }).click()
    await mark(0.9, 0.9)
    await expect(page.getByText('이 위치와 시간에 충돌하는 작업이 없습니다.')).toBeVisible()
    await press(page, '위치 저장')
    await said(page, '작업 위치를 저장했습니다.')
    await press(page, '신청')
    await isNow(page, '신청')
  })
  await test.step('the area reviews it', async () => {
    const page = await open(ofSite, 'oper')
    await press(page, '검토')
    await isNow(page, '검토중')
    await press(page, '검토완료')
    await isNow(page, '준비')
  })
  await ticked(ground, vsm, permitNo, 'PREP')

  await moveTo(at(days.work, '07:45'))
  await gatedIn(ground, crew.personNos)
  const measure = async (purpose: string) => {
    const page = await open('about:blank', 'gas', { device: 'phone' })
    await page.clock.install({ time: at(days.work, purpose === '작업전' ? '07:45' : '10:05') })
    await page.goto(`/constSafe/wkod/gasMeasure/new?permitNo=${permitNo}`)
    await choose(page, '구분', purpose)
    await page.getByRole('combobox', { name: '측정기' }).click()
    await page
      .getByTitle(/^GM-01/)
      .last()
      .click()
    await page.getByRole('checkbox', { name: '일일점검' }).check()
    for (const value of ['20.9', '0']) {
      for (const key of value) await page.getByRole('button', { name: key, exact: true }).click()
      await press(page, '다음')
    }
    await press(page, '저장')
    await expect(page.getByText('적합', { exact: true })).toBeVisible()
  }
  await test.step('the air is measured, the area approves', async () => {
    await measure('작업전')
    const page = await open(ofSite, 'areaappr')
    await press(page, '승인')
    await isNow(page, '승인')
  })
  await test.step('the leader signs at the place by the code on the paper, the crew after the talk', async () => {
    await as('oper').call(`${permit.api}/${permitNo}/print`, {})
    const { path } = await as('oper').call<{ path: string }>(`${permit.api}/${permitNo}/paper`)
    for (const [name, end] of [
      ['장용접', '1001'],
      ['박보조', '1002'],
    ] as const) {
      const hand = await browser.newContext({ baseURL, ...phone })
      const page = await hand.newPage()
      await page.goto(path)
      await page.getByLabel('이름').fill(name)
      await page.getByLabel(/4자리/).fill(end)
      await press(page, '시작')
      await page.getByRole('checkbox').first().waitFor()
      // The leader begins the talk with his own signatures.
      if (name === '장용접') await page.getByRole('radio', { name: /TBM을 시작합니다/ }).check()
      for (const box of await page.getByRole('checkbox').all()) await box.check()
      await press(page, '제출')
      await expect(page.getByText('서명했습니다.')).toBeVisible()
      await hand.close()
    }
    const page = await open(ofSite, 'oper')
    await press(page, '발급')
    await isNow(page, '발급')
  })
  await ticked(ground, vsm, permitNo, 'START')

  await moveTo(at(days.work, '08:00'))
  await test.step('work begins; two hours and ten minutes later nobody has measured again', async () => {
    const page = await inHand(ofVendor, vsp)
    await press(page, '작업개시')
    await isNow(page, '작업중')
    await moveTo(at(days.work, '09:56'))
    await as('admin').call(`/api/manage/log/batchjob/gas-due/run`, {})
    const site = as('oper')
    await expect
      .poll(async () => (await site.call<{ statusCd: string }>(`${permit.api}/${permitNo}`)).statusCd)
      .toBe('SUSP')
    const later = await inHand(ofVendor, vsp)
    await isNow(later, '중지')
    await expect(later.getByText(/가스측정 지연/).first()).toBeVisible()
  })
  await moveTo(at(days.work, '10:05'))
  await test.step('measured again it goes on', async () => {
    await measure('재개')
    const leader = await inHand(ofVendor, vsp)
    await press(leader, '재개요청')
    await said(leader, '재개를 요청했습니다.')
    const page = await open(ofSite, 'oper')
    await take(page, '재개')
    await isNow(page, '작업중')
    await leader.reload()
    await take(leader, '작업완료', (dialog) => dialog.getByRole('switch').first().click())
    await isNow(leader, '작업완료')
  })
  await test.step('the place is watched for an hour, then the area closes the permit', async () => {
    for (const time of ['10:30', '10:57']) {
      await moveTo(at(days.work, time))
      await as(vsp).act(permit.api, permitNo, 'checkFire')
    }
    await ticked(ground, vsm, permitNo, 'CLOSE')
    await moveTo(at(days.work, '11:10'))
    const page = await open(ofSite, 'oper')
    await take(page, '종료확인')
    await isNow(page, '종결')
  })
  await test.step('the site evaluates it, and it reads its grade', () => evaluated(journey, { ...vendor, vsm }))
})
