import { beforeEach, expect, test } from 'vitest'
import type { Work } from '#platform/server/documents/my-work.routes.ts'
import type { Site } from '#platform/test/site.ts'
import {
  aPermitSite,
  approved,
  at,
  drafted,
  issued,
  OTHER,
  prepared,
  signedAndPrinted,
  submitted,
  talked,
  tick,
  VSM,
  VSP,
  working,
} from './permit.fixture.ts'
import { permit } from './permit.model.ts'
import { hotValues, spaceValues } from './permit.seed.ts'
import { aired, handedOver } from './permit-ground.fixture.ts'

const site: () => Site = aPermitSite()

beforeEach(() => {
  site().setClock(at('10:00:00', '2026-11-23'))
})
const refusal = (code: string) => ({ status: 422, code })

test('a draft of a permit is its author’s alone, and nobody else’s contractor sees it later', async () => {
  const { permitNo } = await drafted(site())
  expect(await site().as(VSM).read(permit, permitNo)).toMatchObject({
    statusCd: 'TEMP',
    permitDocNo: null,
    vendorCd: 'V100001',
  })
  await expect(site().as('safety').read(permit, permitNo)).rejects.toMatchObject({ status: 404 })
  await site().as(VSM).act(permit, permitNo, 'submit')
  expect((await site().as(VSP).read(permit, permitNo)).statusCd).toBe('RQST')
  await expect(site().as(OTHER).read(permit, permitNo)).rejects.toMatchObject({ status: 404 })
  await expect(
    site().as(OTHER).act(permit, permitNo, 'stop', { rowVersion: 2, reasonCd: 'STOPWORK' }),
  ).rejects.toMatchObject({
    status: 404,
  })
  for (const path of ['paper', 'crew', 'print', 'entry'])
    await expect(
      site()
        .as(OTHER)
        .call(
          `${permit.api}/${permitNo}/${path}`,
          path === 'paper'
            ? {}
            : {
                method: 'POST',
                body: path === 'entry' ? { personNo: 1, goesIn: true } : path === 'crew' ? { personNo: 1 } : {},
              },
        ),
    ).rejects.toMatchObject({ status: 404 })
  expect((await site().as('oper').notifications()).rows.map(({ messageDesc }) => messageDesc)).toContain(
    '작업허가 신청을 검토하십시오: 반응기 R-201 배관 용접',
  )
})

test('a request is numbered by the day of the work, graded, and gets its checks', async () => {
  const record = await submitted(site(), { ...hotValues, ...spaceValues, watchPersonNo: null })
  expect(record).toMatchObject({
    permitDocNo: expect.stringMatching(/^PTW-20261124-\d{4}$/),
    riskGradeCd: 'HIGH',
    apprRouteCd: 'MGR',
    jsaRevNo: 1,
    slaDueDt: expect.stringContaining('2026-11-23T12:00'),
    gradeDesc: '밀폐공간',
  })
  const items = (record.permitCheck ?? []).map(({ checkItemNo }) => checkItemNo)
  expect(items).toEqual(expect.arrayContaining(['GEN-1', 'HOT-1', 'CSE-5']))
  expect(items).not.toContain('EXC-1')
})

test.each([
  ['a title of four letters', { wkodTitle: '배관용접' }, 'PT_TITLE'],
  ['nine hours', { workToDt: at('17:00:00') }, 'PT_VALID_MAX'],
  ['hot work in zone 0', { ...hotValues, zoneClassCd: 'Z0' as const }, 'PT_HOT_Z0'],
  ['no leader', { leaderPersonNo: null }, 'PT_LEADER'],
  ['no crew', { permitCrew: [] as never }, 'PT_CREW'],
  ['a week of hot work', { ...hotValues, sevenDayYn: 'Y' as const }, 'PT_WEEK_LOW'],
  ['urgent without a reason', { permitUrgentYn: 'Y' as const }, 'PT_URGENT'],
  [
    'hours that are over',
    { wkodDt: '2026-11-23', workFromDt: at('01:00:00', '2026-11-23'), workToDt: at('08:00:00', '2026-11-23') },
    'PT_PAST',
  ],
  ['a day that is not that of the hours', { wkodDt: '2026-11-25', workFromDt: at('09:00:00') }, 'PT_DAY'],
])('a request is refused for %s', async (_, values, code) => {
  const { permitNo } = await drafted(site(), values)
  const acting = site().as(VSM).act(permit, permitNo, 'submit')
  await expect(acting).rejects.toMatchObject({
    status: 422,
    answer: { problems: expect.arrayContaining([expect.objectContaining({ code })]) },
  })
})

test('planned work is asked for by four in the afternoon of the day before, later it is urgent', async () => {
  const { permitNo } = await drafted(site())
  site().setClock(at('16:00:01', '2026-11-23'))
  await expect(site().as(VSM).act(permit, permitNo, 'submit')).rejects.toMatchObject(refusal('PT_ASK_BY'))
  const draft = await site().as(VSM).read(permit, permitNo)
  expect(draft.can.checks?.submit).toContainEqual(
    expect.objectContaining({
      ruleCd: 'PT_ASK_BY',
      message: '계획작업은 전날 16시까지 신청하세요. 그 뒤에는 긴급작업으로 신청합니다.',
    }),
  )
  await site().as(VSM).edit(permit, draft, permitNo, { permitUrgentYn: 'Y', urgentDesc: '누설 확인' })
  expect((await site().as(VSM).act(permit, permitNo, 'submit')).statusCd).toBe('RQST')
})

test('R4 R5 every request says whether the work is outside, and lifting outside what weather stops it', async () => {
  const asked = async (values: object) => {
    const { permitNo } = await drafted(site(), { permitSubCds: 'HVY', ...values })
    const { can } = await site().as(VSM).read(permit, permitNo)
    return (can.checks?.submit ?? []).flatMap(({ ruleCd, resultCd }) => (resultCd === 'BLOCK' ? ruleCd : []))
  }
  expect(await asked({ outdoorYn: null })).toEqual(['PT_OUTDOOR'])
  expect(await asked({ outdoorYn: 'N' })).toEqual([])
  expect(await asked({ outdoorYn: 'Y' })).toEqual(['PT_WEATHER_KIND'])
  expect(await asked({ outdoorYn: 'Y', weatherKindCds: 'CRANE' })).toEqual([])
  expect(await asked({ outdoorYn: 'Y', permitSubCds: 'HGT' })).toEqual([])
})

test('the watch of a confined space is on no other permit of the same hours, and is no worker', async () => {
  const other = await submitted(site(), spaceValues)
  const [worker] = other.permitCrew ?? []
  const values = { ...spaceValues, watchPersonNo: worker?.personNo ?? null }
  const { permitNo } = await drafted(site(), values)
  const refused = site().as(VSM).act(permit, permitNo, 'submit')
  await expect(refused).rejects.toMatchObject({
    answer: {
      problems: expect.arrayContaining([
        expect.objectContaining({ code: 'PT_PART_WORKER' }),
        expect.objectContaining({ code: 'PT_PART_SHARED', message: expect.stringContaining(other.permitDocNo ?? '-') }),
      ]),
    },
  })
})

test('PT-A04 who reviewed does not approve (CM-03)', async () => {
  await site().sql(`insert into sys_auth_user (auth_grp_no, user_id)
    select auth_grp_no, 'oper' from sys_auth_grp where auth_grp_cd = 'APR' on conflict do nothing`)
  const { permitNo } = await prepared(site())
  await expect(site().as('oper').act(permit, permitNo, 'approve')).rejects.toMatchObject({ code: 'CM-03' })
  await expect(site().as('emp').act(permit, permitNo, 'approve')).rejects.toMatchObject({ status: 403 })
  expect(await site().as('areaappr').act(permit, permitNo, 'approve')).toMatchObject({
    statusCd: 'APPR',
    apprUserId: 'areaappr',
    gasFreshMinVal: 60,
  })
})

test('approval asks for every tick and photo, and the words of a check stay', async () => {
  const { permitNo } = await submitted(site(), { ...hotValues })
  await site().as('oper').act(permit, permitNo, 'review')
  await site().as('oper').act(permit, permitNo, 'finishReview')
  await aired(site(), permitNo)
  await expect(site().as('areaappr').act(permit, permitNo, 'approve')).rejects.toMatchObject(refusal('PT_CHECKS'))
  const record = await site().as('oper').read(permit, permitNo)
  const ticks = (record.permitCheck ?? []).map((line) => ({
    ...line,
    okYn: 'Y' as const,
    checkDesc: '다른 말',
    checkUserId: 'emp',
  }))
  const ticked = await site()
    .as('oper')
    .edit(permit, record, permitNo, { permitCheck: ticks as never })
  expect(ticked.permitCheck?.[0]).toMatchObject({
    okYn: 'Y',
    checkUserId: 'oper',
    checkDesc: record.permitCheck?.[0]?.checkDesc,
  })
  await expect(site().as('areaappr').act(permit, permitNo, 'approve')).rejects.toMatchObject(refusal('PT_PHOTOS'))
  await expect(
    site()
      .as('oper')
      .edit(permit, ticked, permitNo, { permitCheck: ticks.slice(1) as never }),
  ).rejects.toMatchObject(refusal('PT_CHECK_FIXED'))
})

test('high risk is reviewed by the safety manager and approved by the head; at night by both', async () => {
  const high = await submitted(site(), { ...hotValues, zoneClassCd: 'Z2' })
  await site().as('oper').act(permit, high.permitNo, 'review')
  expect((await site().as('oper').act(permit, high.permitNo, 'finishReview')).statusCd).toBe('REVIEW')
  expect((await site().as('safety').act(permit, high.permitNo, 'coReview')).statusCd).toBe('PREP')
  const night = await prepared(site(), { ...hotValues, workFromDt: at('20:00:00'), workToDt: at('23:00:00') })
  expect(night).toMatchObject({ riskGradeCd: 'HIGH', apprRouteCd: 'BOTH' })
  await aired(site(), night.permitNo)
  expect((await site().as('mgr').act(permit, night.permitNo, 'approve')).statusCd).toBe('PREP')
  expect((await site().as('safety').act(permit, night.permitNo, 'approve')).statusCd).toBe('APPR')
})

test('PT-A01 hot work begins with air of half an hour, not a second older', async () => {
  const { permitNo } = await submitted(site(), { ...hotValues })
  await site().as('oper').act(permit, permitNo, 'review')
  await site().as('oper').act(permit, permitNo, 'finishReview')
  await tick(site(), permitNo, ['PREP'])
  await expect(site().as('areaappr').act(permit, permitNo, 'approve')).rejects.toMatchObject(refusal('PT_GAS_NONE'))
  site().setClock(at('09:00:00'))
  await aired(site(), permitNo, at('09:00:00'))
  await site().as('areaappr').act(permit, permitNo, 'approve')
  await expect(site().as('oper').act(permit, permitNo, 'issue')).rejects.toMatchObject(refusal('PT_LEADER_SIGN'))
  await signedAndPrinted(site(), permitNo)
  await site().as('oper').act(permit, permitNo, 'issue')
  await tick(site(), permitNo, ['START'])
  await talked(site(), permitNo, at('09:00:00'))
  site().setClock(at('09:30:01'))
  await expect(site().as(VSP).act(permit, permitNo, 'start')).rejects.toMatchObject({
    ...refusal('PT_GAS_AGE'),
    answer: { message: '가스측정 후 31분이 지났습니다. 30분 이내 측정값이 필요합니다.' },
  })
  site().setClock(at('09:29:55'))
  const begun = await site().as(VSP).act(permit, permitNo, 'start')
  expect(begun).toMatchObject({ statusCd: 'WORK', startDt: expect.stringContaining('09:29:5') })
  expect(begun.permitCrew?.every(({ addDt }) => addDt !== null)).toBe(true)
})

test('work begins inside its hours, with the talk signed by all', async () => {
  const { permitNo } = await issued(site())
  await talked(site(), permitNo, at('07:50:00'))
  site().setClock(at('07:59:00'))
  await expect(site().as(VSP).act(permit, permitNo, 'start')).rejects.toMatchObject(refusal('PT_OUTSIDE'))
  site().setClock(at('09:51:00'))
  await expect(site().as(VSP).act(permit, permitNo, 'start')).rejects.toMatchObject({
    ...refusal('PT_TBM'),
    answer: { message: 'TBM 미서명 3명' },
  })
  site().setClock(at('09:49:00'))
  expect((await site().as(VSP).act(permit, permitNo, 'start')).statusCd).toBe('WORK')
})

test('PT-A02 after a stop a confined space is entered with new air only', async () => {
  site().setClock(at('09:30:00'))
  const values = {
    ...spaceValues,
    permitUrgentYn: 'Y' as const,
    urgentDesc: '긴급 점검',
    permVentYn: 'Y' as const,
    permVentCheckYmd: '2026-11-04',
  }
  const { permitNo } = await submitted(site(), values)
  const review = await site().as('oper').act(permit, permitNo, 'review')
  await site().as('oper').edit(permit, review, permitNo, { isoNoneDesc: '배관이 없는 신설 탱크입니다.' })
  await site().as('oper').act(permit, permitNo, 'finishReview')
  await site().as('safety').act(permit, permitNo, 'coReview')
  await tick(site(), permitNo, ['PREP', 'START'])
  await aired(site(), permitNo, at('09:29:00'))
  await site().as('mgr').act(permit, permitNo, 'approve')
  await signedAndPrinted(site(), permitNo)
  await site().as('oper').act(permit, permitNo, 'issue')
  await talked(site(), permitNo, at('09:30:00'))
  await site().as(VSP).act(permit, permitNo, 'start')
  site().setClock(at('10:15:00'))
  await site().as('emp').act(permit, permitNo, 'stop', { reasonCd: 'BREAK' })
  await site().as(VSP).act(permit, permitNo, 'askResume')
  await aired(site(), permitNo, at('10:10:00'))
  site().setClock(at('10:20:00'))
  await expect(site().as('oper').act(permit, permitNo, 'resume')).rejects.toMatchObject(refusal('PT_RESUME_GAS'))
  await aired(site(), permitNo, at('10:18:00'))
  const counted = (headCountCnt: number) => site().as('oper').act(permit, permitNo, 'resume', { headCountCnt })
  await expect(counted(2)).rejects.toMatchObject(refusal('PT_RESUME_COUNT_OFF'))
  const going = await counted(3)
  expect(going).toMatchObject({ statusCd: 'WORK', suspReasonCd: null })
  expect(going.permitSusp).toMatchObject([{ reasonCd: 'BREAK', byUserId: 'emp', resumeUserId: 'oper' }])
})

test('PT-A03 an extension is asked for once, to twelve hours at most', async () => {
  const { permitNo } = await issued(site())
  site().setClock(at('08:05:00'))
  await talked(site(), permitNo, at('08:00:00'))
  await site().as(VSP).act(permit, permitNo, 'start')
  site().setClock(at('15:50:00'))
  const ask = (extendToDt: string) =>
    site().as(VSP).act(permit, permitNo, 'askExtension', { extendToDt, reasonDesc: '용접 잔여' })
  await expect(ask(at('20:01:00'))).rejects.toMatchObject(refusal('PT_EXTEND_MAX'))
  await ask(at('20:00:00'))
  const waiting = async () => {
    const { rows } = await site().as('areaappr').call<{ rows: Work[] }>('/api/my-work')
    return rows.filter(({ no, actionCd }) => no === permitNo && actionCd === 'extend')
  }
  expect(await waiting()).toMatchObject([{ kindCd: 'REVIEW', actionLabel: '연장승인', dueYmd: '2026-11-24' }])
  const longer = await site().as('areaappr').act(permit, permitNo, 'extend')
  expect(await waiting()).toEqual([])
  expect(longer).toMatchObject({ extendCnt: 1, workToDt: expect.stringContaining('T20:00'), statusCd: 'WORK' })
  expect(longer.permitExtend).toMatchObject([{ reasonDesc: '용접 잔여', apprUserId: 'areaappr' }])
  await expect(ask(at('20:00:00'))).rejects.toMatchObject({
    ...refusal('PT_EXTEND_ONCE'),
    answer: { message: '연장은 1회만 가능합니다.' },
  })
})

test('PT-A05 hot work is closed after an hour of watching and two looks', async () => {
  site().setClock(at('10:00:00', '2026-11-23'))
  const { permitNo } = await issued(site(), { ...hotValues })
  site().setClock(at('08:05:00'))
  await aired(site(), permitNo)
  await talked(site(), permitNo, at('08:00:00'))
  await site().as(VSP).act(permit, permitNo, 'start')
  site().setClock(at('15:12:00'))
  await expect(site().as(VSP).act(permit, permitNo, 'finish', {})).rejects.toMatchObject(refusal('PT_UNTIDIED'))
  await site()
    .as(VSP)
    .act(permit, permitNo, 'finish', { finishedYn: 'Y', hotEndDt: at('15:10:00') })
  for (const time of ['15:25:00', '15:50:00']) {
    site().setClock(at(time))
    await site().as('oper').act(permit, permitNo, 'checkFire')
  }
  await tick(site(), permitNo, ['CLOSE'])
  site().setClock(at('16:09:01'))
  await expect(
    site().as('oper').act(permit, permitNo, 'close', { closeDesc: '자리가 정리되고 잔열이 없음' }),
  ).rejects.toMatchObject({
    ...refusal('PT_FIRE_WATCH'),
    answer: { message: '화기작업 종료 후 60분 감시가 끝나지 않았습니다. (잔여 1분)' },
  })
  site().setClock(at('16:10:00'))
  expect(
    await site().as('oper').act(permit, permitNo, 'close', { closeDesc: '자리가 정리되고 잔열이 없음' }),
  ).toMatchObject({
    statusCd: 'CLOSE',
    fireCheckCnt: 2,
    retainToYmd: '2031-11-24',
    closeUserId: 'oper',
  })
})

test('PT-A06 what is not begun within an hour goes back, and its old air with it', async () => {
  site().setClock(at('08:55:00', '2026-11-24'))
  const values = { ...hotValues, permitUrgentYn: 'Y' as const, urgentDesc: '누설' }
  const { permitNo } = await submitted(site(), values)
  await site().as('oper').act(permit, permitNo, 'review')
  await site().as('oper').act(permit, permitNo, 'finishReview')
  await tick(site(), permitNo, ['PREP'])
  await aired(site(), permitNo, at('08:55:00'))
  await site().as('areaappr').act(permit, permitNo, 'approve')
  await signedAndPrinted(site(), permitNo)
  site().setClock(at('09:00:00'))
  await site().as('oper').act(permit, permitNo, 'issue')
  site().setClock(at('09:59:00'))
  await site().runJob('permit-clock')
  expect((await site().as('oper').read(permit, permitNo)).statusCd).toBe('ISSUED')
  site().setClock(at('10:00:05'))
  await site().runJob('permit-clock')
  expect(await site().as('oper').read(permit, permitNo)).toMatchObject({ statusCd: 'PREP', apprUserId: null })
  await expect(site().as('areaappr').act(permit, permitNo, 'approve')).rejects.toMatchObject(refusal('PT_GAS_NONE'))
})

test('time runs out: work stops and is not resumed, what was not begun expires, the control room hears of tomorrow', async () => {
  const waiting = await approved(site())
  site().setClock(at('08:05:00'))
  const { permitNo } = await working(site(), { permitUrgentYn: 'Y', urgentDesc: '누설' })
  await handedOver(site(), '2026-11-24')
  site().setClock(at('15:31:00'))
  await site().runJob('permit-clock')
  expect((await site().as(VSM).notifications()).rows.map(({ messageDesc }) => messageDesc)).toContain(
    '작업허가가 30분 뒤에 끝납니다: 반응기 R-201 배관 용접',
  )
  site().setClock(at('16:00:00'))
  await site().runJob('permit-clock')
  expect(await site().as('oper').read(permit, permitNo)).toMatchObject({ statusCd: 'SUSP', suspReasonCd: 'EXPIRED' })
  expect((await site().as('oper').read(permit, waiting.permitNo)).statusCd).toBe('EXPIRED')
  await expect(site().as('oper').act(permit, permitNo, 'resume')).rejects.toMatchObject(refusal('PT_RESUME_NEVER'))
  site().setClock(at('16:31:00'))
  await site().runJob('permit-clock')
  expect((await site().as('safety').notifications()).rows.map(({ messageDesc }) => messageDesc)).toContain(
    '시간이 만료된 작업이 완료되지 않았습니다: 반응기 R-201 배관 용접',
  )
  expect((await site().as(VSP).act(permit, permitNo, 'finish', { finishedYn: 'Y' })).statusCd).toBe('DONE')
  site().setClock(at('17:00:00', '2026-11-23'))
  expect(await site().runJob('permit-tomorrow')).toBeGreaterThan(0)
})

test('two devices at one permit: the second is told, and nothing happens twice', async () => {
  const { permitNo, rowVersion } = await submitted(site())
  const both = await Promise.allSettled([
    site().as('oper').act(permit, permitNo, 'review', { rowVersion }),
    site().as('oper').act(permit, permitNo, 'review', { rowVersion }),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const [lost] = both.filter((one) => one.status === 'rejected')
  expect(lost?.reason).toMatchObject({ status: 409, code: 'CM-01' })
})
