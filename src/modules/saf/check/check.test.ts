import { expect, test } from 'vitest'
import { impr } from '#modules/impr/impr/impr.model.ts'
import { aFileSite } from '#platform/test/site.ts'
import { aPlace, at, finished, label, ng, ok, onePlan, planNow, plansOf, released, scheduled } from './check.fixture.ts'
import { aTmplItem } from './check.seed.ts'
import { placeCodeText } from './fill/place-code.logic.ts'
import { checkPlan } from './plan/check-plan.model.ts'
import { checkSchedule } from './plan/check-schedule.model.ts'
import { safetyCheck } from './result/safety-check.model.ts'
import { checkTmpl } from './tmpl/check-tmpl.model.ts'

const site = aFileSite()
const refused = (acting: Promise<unknown>) =>
  acting.then(
    () => [],
    ({ answer }: { answer: { code: string; problems?: { code: string; field: string }[] } }) =>
      answer.problems?.length ? answer.problems.map(({ code, field }) => `${code} ${field}`) : [answer.code],
  )
const pressure = aTmplItem({ itemNm: '안전밸브 설정압력', inputCd: 'NUM', minVal: 9.5, maxVal: 10.5, unitNm: 'bar' })

test('a list is read by all once it is released, its revision supersedes it, and what has not begun goes on by it', async () => {
  const { plan, checkTmplNo, checkScheduleNo } = await onePlan(site(), {})
  expect((await site().as('emp').read(checkTmpl, checkTmplNo)).items).toHaveLength(1)
  await site().as('safety').act(checkTmpl, checkTmplNo, 'revise')
  expect(await refused(site().as('safety').act(checkTmpl, checkTmplNo, 'revise'))).toEqual(['CHECK_TMPL_IN_REVISION '])
  const { rows } = await site()
    .as('safety')
    .list(checkTmpl, { where: { statusCd: 'TEMP' } })
  const draft = rows[0]
  if (!draft) throw new RangeError('no draft')
  expect(draft).toMatchObject({ revNo: 2, prevTmplNo: checkTmplNo })
  await site().as('safety').act(checkTmpl, draft.checkTmplNo, 'release')
  expect(await site().as('safety').read(checkTmpl, checkTmplNo)).toMatchObject({ statusCd: 'OLD' })
  expect(await planNow(site(), plan.checkPlanNo)).toMatchObject({ checkTmplNo: draft.checkTmplNo })
  expect(await site().as('safety').read(checkSchedule, checkScheduleNo)).toMatchObject({
    checkTmplNo: draft.checkTmplNo,
  })
})

test('R8 items that cannot be asked or filled in are refused at their cell, by the form and by a sheet', async () => {
  const items = [
    aTmplItem({ inputCd: 'NUM' }),
    aTmplItem({ parentItemNo: 3, openAnswerCd: 'NG' }),
    aTmplItem({ parentItemNo: 1 }),
    aTmplItem({ pointNo: 2 }),
  ]
  const making = site().as('safety').create(checkTmpl, { tmplNm: '잘못된 점검표', areaTypeCd: 'EQUIP', items })
  expect(await refused(making)).toEqual([
    'CHECK_TMPL_ASKED_BY items.1.parentItemNo',
    'CHECK_TMPL_ASKED_BY items.2.openAnswerCd',
    'CHECK_TMPL_RANGE items.0.minVal',
    'CHECK_TMPL_ITEM_POINT items.3.pointNo',
  ])
  await expect(site().as('sup').create(checkTmpl, { tmplNm: '남의 점검표' })).rejects.toMatchObject({ status: 403 })
})

test('a schedule plans a month ahead; what is changed or ended changes what has not begun', async () => {
  site().setClock(at('2026-11-24'))
  const { checkScheduleNo } = await onePlan(site(), {}, { cycleCd: 'D', startYmd: '2026-11-24', graceDayCnt: 2 })
  const daily = await plansOf(site(), checkScheduleNo)
  // Working days alone, from today to thirty days ahead.
  expect(daily[0]).toMatchObject({
    planYmd: '2026-11-24',
    dueYmd: '2026-11-24',
    limitYmd: '2026-11-26',
    statusCd: 'PLAN',
  })
  expect(daily.some(({ planYmd }) => planYmd === '2026-11-28')).toBe(false)
  // The list opens with what comes next; all plans, past and to come, stand newest first.
  const inView = (view: 'open' | 'all') =>
    site()
      .as('safety')
      .list(checkPlan, { view, where: { checkScheduleNo: String(checkScheduleNo) }, limit: 1 })
  expect((await inView('open')).rows[0]).toMatchObject({ planYmd: '2026-11-24' })
  expect((await inView('all')).rows[0]?.planYmd).toBe(daily.at(-1)?.planYmd)
  const schedule = await site().as('safety').read(checkSchedule, checkScheduleNo)
  await site().as('safety').edit(checkSchedule, schedule, checkScheduleNo, { cycleCd: 'M', inspectorUserId: 'maint' })
  const monthly = await plansOf(site(), checkScheduleNo)
  expect(monthly.map(({ planYmd, dueYmd, inspectorUserId }) => [planYmd, dueYmd, inspectorUserId])).toEqual([
    ['2026-11-24', '2026-11-24', 'maint'],
    ['2026-12-01', '2026-12-31', 'maint'],
  ])
  await site().as('safety').act(checkSchedule, checkScheduleNo, 'end', { reasonDesc: '설비를 철거함' })
  expect(await plansOf(site(), checkScheduleNo)).toHaveLength(1)
  await site().runJob('check-plans')
  expect(await plansOf(site(), checkScheduleNo)).toHaveLength(1)
})

test('CK-A03 a number outside its limits is bad without the inspector choosing it', async () => {
  site().setClock(at('2026-11-24'))
  const { plan, equipNo } = await onePlan(site(), { items: [pressure] })
  const filled = { codes: [label(equipNo)], checkDt: at('2026-11-24', '09:50:00'), photos: [1] }
  const said = {
    itemNo: 1,
    answerCd: 'OK' as const,
    numVal: 10.6,
    ngDesc: '설정압력이 높음',
    riskGradeCd: 'MID' as const,
  }
  const check = await finished(site(), plan.checkPlanNo, { ...filled, items: [said] })
  expect(check).toMatchObject({ statusCd: 'DONE', ngCnt: 1, okCnt: 0, gpsOkYn: 'Y' })
  expect(check.safetyCheckDocNo).toMatch(/^SC-20261124-\d{4}$/)
  const [item] = check.items ?? []
  expect(
    await site()
      .as('safety')
      .read(impr, item?.imprNo ?? 0),
  ).toMatchObject({
    srcCd: 'CHK',
    srcNo: String(check.safetyCheckNo),
    ownerUserId: 'owner',
    verifyUserId: 'sup',
    riskGradeCd: 'MID',
  })
  expect(await planNow(site(), plan.checkPlanNo)).toMatchObject({
    statusCd: 'DONE',
    safetyCheckNo: check.safetyCheckNo,
  })
})

test('CK-A04 R9 what was made in time and is heard of within 72 hours is done; later the safety manager accepts it', async () => {
  site().setClock(at('2026-11-18'))
  const legal = {
    legalYn: 'Y' as const,
    cycleCd: 'D' as const,
    startYmd: '2026-11-20',
    endYmd: '2026-11-20',
    graceDayCnt: 3,
  }
  const soon = await onePlan(site(), {}, legal)
  const late = await onePlan(site(), {}, legal)
  expect(soon.plan).toMatchObject({ graceDayCnt: 0, limitYmd: '2026-11-20' })
  site().setClock(at('2026-11-21', '00:10:00'))
  await site().runJob('check-missed')
  expect(await planNow(site(), soon.plan.checkPlanNo)).toMatchObject({ statusCd: 'MISS' })

  site().setClock(at('2026-11-21', '08:00:00'))
  const made = (equipNo: number) => ({ codes: [label(equipNo)], items: [ok(1)], checkDt: at('2026-11-20', '16:00:00') })
  const before = { ...made(soon.equipNo), checkDt: at('2026-11-19', '16:00:00') }
  await expect(finished(site(), soon.plan.checkPlanNo, before)).rejects.toMatchObject({ code: 'CHECK_TOO_EARLY' })
  await finished(site(), soon.plan.checkPlanNo, made(soon.equipNo))
  expect(await planNow(site(), soon.plan.checkPlanNo)).toMatchObject({ statusCd: 'DONE' })
  const { rows } = await site().as('safety').history(checkPlan, soon.plan.checkPlanNo)
  expect(rows.map(({ toStatusCd }) => toStatusCd)).toEqual(expect.arrayContaining(['MISS', 'DONE']))

  site().setClock(at('2026-11-23', '16:01:00'))
  await finished(site(), late.plan.checkPlanNo, made(late.equipNo))
  expect(await planNow(site(), late.plan.checkPlanNo)).toMatchObject({ statusCd: 'MISS' })
  const accepting = (userId: string) =>
    site().as(userId).act(checkPlan, late.plan.checkPlanNo, 'accept', { reasonDesc: '통신 장애' })
  await expect(accepting('sup')).rejects.toMatchObject({ status: 403 })
  expect(await accepting('safety')).toMatchObject({ statusCd: 'DONE' })
})

test('CK-A06 what an answer opens counts once it is opened, and an answer taken back leaves no trace', async () => {
  site().setClock(at('2026-11-24'))
  const items = [
    ...Array.from({ length: 10 }, (_, at) => aTmplItem({ itemNm: `항목 ${at + 1}` })),
    aTmplItem({ itemNm: '누설 흔적', parentItemNo: 10, openAnswerCd: 'NG' }),
    aTmplItem({ itemNm: '볼트 풀림', parentItemNo: 10, openAnswerCd: 'NG' }),
  ]
  const good = Array.from({ length: 8 }, (_, at) => ok(at + 1))
  const na = { itemNo: 9, answerCd: 'NA' as const }
  const first = await onePlan(site(), { items })
  const filled = { checkDt: at('2026-11-24', '09:50:00'), photos: [10, 12] }
  const check = await finished(site(), first.plan.checkPlanNo, {
    ...filled,
    codes: [label(first.equipNo)],
    items: [...good, na, ng(10), ok(11), ng(12)],
  })
  expect(check).toMatchObject({ okCnt: 9, ngCnt: 2, naCnt: 1, checkScore: 81.8, resultCd: 'COND', openImprCnt: 2 })

  const second = await onePlan(site(), { items })
  const plain = await finished(site(), second.plan.checkPlanNo, {
    ...filled,
    codes: [label(second.equipNo)],
    items: [...good, na, ok(10), ng(11), ng(12)],
  })
  expect(plain).toMatchObject({ okCnt: 9, ngCnt: 0, naCnt: 1, checkScore: 100, resultCd: 'PASS' })
  expect(plain.items?.map(({ itemNo }) => itemNo)).not.toContain(11)
  const [none] = await site().sql<{ n: number }>(
    `select count(*)::int as n from impr where src_cd = 'CHK' and src_no = '${plain.safetyCheckNo}'`,
  )
  expect(none?.n).toBe(0)
})

test('nobody checks from his desk, nor for another, nor without what is owed at an item', async () => {
  site().setClock(at('2026-11-24'))
  const items = [
    aTmplItem({ criticalYn: 'Y' }),
    aTmplItem({ inputCd: 'TEXT' }),
    aTmplItem({ inputCd: 'PHOTO' }),
    pressure,
  ]
  const { plan, equipNo } = await onePlan(site(), { items }, { ownerUserId: 'sup' })
  const filled = {
    codes: [label(equipNo)],
    items: [ng(1, { riskGradeCd: 'LOW' }), ok(2), ok(3), ok(4)],
    checkDt: at('2026-11-24', '09:50:00'),
  }
  const finishing = (more: object) => refused(finished(site(), plan.checkPlanNo, { ...filled, ...more }))
  expect(await finishing({ codes: ['E-999999'] })).toContain('CHECK_NO_SCAN scans')
  expect(await finishing({})).toEqual([
    'CHECK_NG_PHOTO items.0',
    'CHECK_NO_TEXT items.1',
    'CHECK_PHOTO items.2',
    'CHECK_NO_VALUE items.3',
  ])
  expect(
    await finishing({
      photos: [1, 3],
      items: [ng(1), { ...ok(2), textDesc: '없음' }, ok(3), { ...ok(4), numVal: 10 }],
    }),
  ).toEqual(['CHECK_VERIFIER items.0'])
  expect(
    await finishing({ userNm: '다른 사람', items: [1, 2, 3, 4].map((no) => ({ itemNo: no, answerCd: 'NA' })) }),
  ).toEqual(['CHECK_ONLY_NA items', 'CHECK_OTHER_SIGNER inspectorSign'])
  await expect(finished(site(), plan.checkPlanNo, { ...filled, userId: 'emp' })).rejects.toMatchObject({ status: 404 })
  // What is critical is nothing less, whatever grade was chosen.
  const check = await finished(site(), plan.checkPlanNo, {
    ...filled,
    photos: [1, 3],
    items: [
      ng(1, { riskGradeCd: 'LOW', verifyUserId: 'safety' }),
      { ...ok(2), textDesc: '없음' },
      ok(3),
      { ...ok(4), numVal: 10 },
    ],
  })
  expect(check.items?.[0]).toMatchObject({ riskGradeCd: 'CRIT' })
  expect(check).toMatchObject({ criticalNgYn: 'Y', resultCd: 'FAIL' })
})

test('a route is done when each of its points was read; sent twice under one key it is one check', async () => {
  site().setClock(at('2026-11-24'))
  const [yard, tank] = [await aPlace(site(), '탱크 야드 A'), await aPlace(site(), '펌프장 A')]
  const inside = await aPlace(site(), '탱크 야드 A 3번 탱크', yard)
  const checkTmplNo = await released(site(), {
    tmplNm: '일일 순회',
    areaTypeCd: 'ROUTE',
    points: [{ locationNo: yard }, { locationNo: tank }],
    items: [aTmplItem({ pointNo: 1 }), aTmplItem({ pointNo: 2 })],
  })
  const [plan] = await plansOf(site(), await scheduled(site(), { checkTmplNo, cycleCd: 'D2', startYmd: '2026-11-24' }))
  const no = plan?.checkPlanNo ?? 0
  expect(plan).toMatchObject({ planYmd: '2026-11-24', dueYmd: '2026-11-25' })
  const code = (locationNo: number) => placeCodeText({ kindCd: 'L', no: locationNo })
  const filled = { items: [ok(1), ok(2)], checkDt: at('2026-11-24', '09:50:00'), key: 'route-once' }
  expect(await refused(finished(site(), no, { ...filled, codes: [code(inside)], key: 'other' }))).toEqual([
    'CHECK_NO_SCAN scans',
  ])
  const sent = { ...filled, codes: [code(inside), code(tank)] }
  const first = await finished(site(), no, sent)
  expect(first.scans).toMatchObject([
    { pointNo: 1, locationNo: inside },
    { pointNo: 2, locationNo: tank },
  ])
  await expect(finished(site(), no, { ...sent, key: 'another' })).rejects.toMatchObject({
    status: 409,
    code: 'CHECK_DONE',
  })
})

test('what is begun and paused keeps its answers, and a revision made meanwhile changes none that the phone had', async () => {
  site().setClock(at('2026-11-24'))
  const { plan, equipNo, checkTmplNo } = await onePlan(site(), { items: [aTmplItem(), aTmplItem({ itemNm: '누설' })] })
  const call = (path: string, body: object) =>
    site()
      .as('sup')
      .call<{ safetyCheckNo: number }>(`${checkPlan.api}/${plan.checkPlanNo}/${path}`, { method: 'POST', body })
  const scan = { placeCd: label(equipNo), scanDt: at('2026-11-24', '09:50:00') }
  const { safetyCheckNo } = await call('begin', { scan })
  expect(await planNow(site(), plan.checkPlanNo)).toMatchObject({ statusCd: 'DOING' })
  await call('pause', { scans: [scan], items: [ok(1)] })
  expect(await planNow(site(), plan.checkPlanNo)).toMatchObject({ statusCd: 'PLAN' })
  expect((await site().as('sup').read(safetyCheck, safetyCheckNo)).items?.map(({ answerCd }) => answerCd)).toEqual([
    'OK',
    null,
  ])
  await site().as('safety').act(checkTmpl, checkTmplNo, 'revise')
  const { rows } = await site()
    .as('safety')
    .list(checkTmpl, { where: { statusCd: 'TEMP' }, q: '이송펌프' })
  for (const { checkTmplNo: no } of rows) await site().as('safety').act(checkTmpl, no, 'release')
  const sheets = await site()
    .as('sup')
    .call<{ rows: { checkPlanNo: number; items: { answerCd: string | null }[] }[] }>(`${checkPlan.api}-sheets`)
  expect(sheets.rows.find(({ checkPlanNo }) => checkPlanNo === plan.checkPlanNo)?.items[0]?.answerCd).toBe('OK')
  const check = await finished(site(), plan.checkPlanNo, {
    checkTmplNo,
    codes: [label(equipNo)],
    items: [ok(1), ok(2)],
    checkDt: at('2026-11-24', '09:55:00'),
  })
  expect(check).toMatchObject({ safetyCheckNo, tmplRevNo: 1, statusCd: 'DONE', okCnt: 2 })
})

test('a legal plan is left out only where there was nothing to see, and the head agrees', async () => {
  site().setClock(at('2026-11-24'))
  const { plan, equipNo } = await onePlan(site(), {}, { legalYn: 'Y' })
  const skipping = (userId: string, action: 'skip' | 'askSkip' | 'agreeSkip') =>
    site().as(userId).act(checkPlan, plan.checkPlanNo, action, { reasonDesc: '설비 정지' })
  await expect(skipping('safety', 'skip')).rejects.toMatchObject({ status: 403 })
  expect(await refused(skipping('safety', 'askSkip'))).toEqual(['CHECK_SKIP_LEGAL '])
  await site().sql(`update facility set use_yn = 'N' where equip_no = ${equipNo}`)
  await skipping('safety', 'askSkip')
  await expect(skipping('safety', 'agreeSkip')).rejects.toMatchObject({ status: 403 })
  expect(await skipping('shd', 'agreeSkip')).toMatchObject({ statusCd: 'SKIP', skipReasonDesc: '설비 정지' })
})
