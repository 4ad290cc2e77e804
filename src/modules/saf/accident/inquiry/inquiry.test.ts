/** An investigation from its team to its measures in the register: what each step asks, who may, and who reads what. */
import { beforeEach, describe, expect, test } from 'vitest'
import { impr } from '#modules/impr/impr/impr.model.ts'
import { aFileSite } from '#platform/test/site.ts'
import type { AccidentCase, VictimValues } from '../accident.calls.ts'
import { aProcess, at, caseOf, found, hurt, learnt, reported, told } from '../accident.fixture.ts'
import { accident } from '../accident.model.ts'
import { aVictim } from '../accident.seed.ts'
import type { CauseLine, Inquiry, MeasureLine } from './inquiry.calls.ts'

const site = aFileSite()
const DAY = '2026-11-24'
beforeEach(() => site().setClock(at(DAY)))

type Part = 'team' | 'timeline' | 'causes' | 'measures'
const read = (no: number, userId = 'safety') => site().as(userId).call<Inquiry>(`${accident.api}/${no}/inquiry`)
async function put(no: number, part: Part, rows: readonly object[], by = 'safety', more: object = {}) {
  const { stamps } = await read(no)
  const body = { stamp: stamps[part], rows, ...(part === 'measures' && { noEngDesc: null }), ...more }
  return site().as(by).call<{ stamp: string }>(`${accident.api}/${no}/${part}`, { method: 'PUT', body })
}
const act = (no: number, action: 'invest' | 'analyze' | 'plan', by = 'safety') =>
  site().as(by).act(accident, no, action)

const member = (no: number, userId: string, teamRoleCd: string, workerSideYn = 'N') => ({
  ...{ no, userId, memberNm: '이름', teamRoleCd, workerSideYn },
})
const team = [member(-1, 'safety', 'LEAD'), member(-2, 'sup', 'MEMBER'), member(-3, 'worker', 'WORKER', 'Y')]
const event = (no: number, minute: string, eventDesc: string) => ({
  no,
  eventDt: at(DAY, `09:${minute}:00`),
  eventDesc,
})
const events = [
  event(-1, '10', '작업 시작'),
  event(-2, '20', '발판에 오름'),
  { ...event(-3, '25', '떨어짐'), harmYn: 'Y' },
]
const cause = (causeNo: number, parentNo: number | null, causeDesc: string, change: Partial<CauseLine> = {}) => ({
  ...{ causeNo, parentNo, causeDesc, methodCd: 'TREE', gateCd: null, m4Cd: null, levelCd: 'CONTRIB' },
  ...change,
})
const measure = (rootCauseNo: number, change: Partial<MeasureLine> = {}) => ({
  ...{ no: -1, rootCauseNo, measureTypeCd: 'ENG', measureDesc: '모든 작업발판에 안전대 걸이를 용접한다' },
  ...{ ownerUserId: 'oper', vendorCd: null, dueYmd: '2026-12-01', ...change },
})

/** Somebody of the own people is off work, or hurt as it is said: classified. */
async function classified(of: Partial<VictimValues> = {}): Promise<number> {
  const processNo = await aProcess(site())
  const { accidentNo: no } = await reported(site(), at(DAY, '09:30:00'))
  await hurt(site(), no, { userId: 'emp2', sevClassCd: 'LTI', expectLostDayCnt: 10, ...of })
  await site().as('safety').act(accident, no, 'classify', found(processNo))
  return no
}
async function invested(of?: Partial<VictimValues>): Promise<number> {
  const no = await classified(of)
  await put(no, 'team', team)
  await act(no, 'invest', 'shd')
  return no
}
/** With all that its analysis asks. */
async function analyzed(of?: Partial<VictimValues>) {
  const no = await invested(of)
  await site()
    .as('sup')
    .call(`${accident.api}/${no}/evidences`, {
      method: 'POST',
      body: { evidenceKindCd: 'CCTV', evidenceNm: '3번 카메라', collectDt: at(DAY, '09:40:00') },
    })
  const [one] = (await read(no)).evidences
  await put(no, 'timeline', events, 'sup')
  await put(no, 'causes', [
    cause(-1, null, '발판에서 떨어짐', { levelCd: 'DIRECT' }),
    cause(-2, -1, '걸이가 없었음', { levelCd: 'ROOT', m4Cd: 'MGMT', evidenceNos: [one?.no ?? 0] }),
  ])
  await act(no, 'analyze')
  const root = (await read(no)).causes.find(({ levelCd }) => levelCd === 'ROOT')
  return { no, rootNo: root?.causeNo ?? 0 }
}

describe('an investigation', () => {
  test('of a lost day is opened by the head of safety once its team has a leader and one of the workers', async () => {
    const no = await classified()
    await expect(act(no, 'invest')).rejects.toMatchObject({ code: 'ACC_INVEST_SHD' })
    await expect(act(no, 'invest', 'shd')).rejects.toMatchObject({ code: 'ACC_NO_TEAM' })
    await put(no, 'team', team.slice(0, 2))
    await expect(act(no, 'invest', 'shd')).rejects.toMatchObject({ code: 'ACC_TEAM_WORKER' })
    await put(no, 'team', [
      ...(await read(no)).team.map(({ no: key, userId, memberNm, teamRoleCd }) => ({
        no: key,
        userId,
        memberNm,
        teamRoleCd,
      })),
      team[2] ?? {},
    ])
    await act(no, 'invest', 'shd')
    expect(await site().as('safety').read(accident, no)).toMatchObject({ statusCd: 'INVEST', leaderUserId: 'safety' })
  })

  test('is analysed with three moments, evidence and a root, each by itself', async () => {
    const no = await invested()
    await expect(act(no, 'analyze')).rejects.toMatchObject({ code: 'ACC_CAUSES' })
    const evidence = { evidenceKindCd: 'STATEMENT', evidenceNm: '목격자 진술', collectDt: at(DAY, '09:50:00') }
    await put(no, 'causes', [cause(-1, null, '떨어짐', { methodCd: 'M4', m4Cd: 'MACHINE', levelCd: 'ROOT' })])
    await expect(act(no, 'analyze')).rejects.toMatchObject({ code: 'ACC_TIMELINE' })
    await put(no, 'timeline', events, 'sup')
    await expect(act(no, 'analyze')).rejects.toMatchObject({ code: 'ACC_NO_EVIDENCE' })
    await site().as('worker').call(`${accident.api}/${no}/evidences`, { method: 'POST', body: evidence })
    await act(no, 'analyze')
    expect((await site().as('safety').read(accident, no)).statusCd).toBe('ANALYZE')
  })

  test('keeps who had a piece of evidence, in order, and takes nothing back', async () => {
    const { no } = await analyzed()
    const [one] = (await read(no)).evidences
    await site()
      .as('sup')
      .call(`${accident.api}/${no}/evidences/${one?.no}/custody`, {
        method: 'POST',
        body: { whereDesc: '방재센터 금고' },
      })
    expect((await read(no)).evidences[0]?.custody.map(({ whereDesc }) => whereDesc)).toEqual(['', '방재센터 금고'])
  })

  test('tells nobody outside of it what names people, only that there is more', async () => {
    const { no } = await analyzed()
    expect(await read(no, 'sup')).toMatchObject({ isHidden: false, timeline: [{}, {}, {}] })
    const outside = await read(no, 'emp')
    expect(outside).toMatchObject({ isHidden: true, timeline: [], evidences: [], mayChange: [] })
    await expect(put(no, 'timeline', events, 'emp')).rejects.toMatchObject({ status: 403 })
  })

  test('refuses what was changed meanwhile, and what belongs to another accident', async () => {
    const no = await invested()
    const { stamps } = await read(no)
    const body = { stamp: stamps.causes, rows: [cause(-1, null, '떨어짐')] }
    await put(no, 'causes', [cause(-1, null, '미끄러짐')])
    const late = site().as('sup').call(`${accident.api}/${no}/causes`, { method: 'PUT', body })
    await expect(late).rejects.toMatchObject({ code: 'ACC_INQUIRY_CHANGED' })
    const other = await invested()
    const [foreign] = (await read(no)).causes
    await expect(put(other, 'causes', [{ ...foreign }])).rejects.toMatchObject({ status: 404 })
    await expect(put(other, 'causes', [cause(-1, -2, '갑'), cause(-2, -1, '을')])).rejects.toMatchObject({
      code: 'ACC_CAUSE_PARENT',
    })
  })
})

describe('measures', () => {
  test('each root has one, one is technical or the head of safety says why none is, and not all are words', async () => {
    const { no, rootNo } = await analyzed()
    await expect(act(no, 'plan')).rejects.toMatchObject({ code: 'ACC_NO_MEASURE' })
    await put(no, 'measures', [measure(rootNo, { measureTypeCd: 'ADMIN', measureDesc: '작업 절차를 고친다' })])
    await expect(act(no, 'plan')).rejects.toMatchObject({
      code: 'ACC_NO_ENG',
      message: expect.stringContaining('재발방지대책에 공학적 대책이 없습니다. 사유를 입력하세요.'),
    })
    const said = { noEngDesc: '발판이 임시라 설비로 막을 수 없음' }
    const [stored] = (await read(no)).measures
    const same = measure(rootNo, { no: stored?.no ?? 0, measureTypeCd: 'ADMIN', measureDesc: '작업 절차를 고친다' })
    await expect(put(no, 'measures', [same], 'safety', said)).rejects.toMatchObject({ code: 'ACC_NO_ENG_WHO' })
    await put(no, 'measures', [same], 'shd', said)
    await put(no, 'measures', [{ ...same, measureDesc: '작업자 전원 안전교육 실시' }], 'shd', said)
    await expect(act(no, 'plan')).rejects.toMatchObject({
      code: 'ACC_WEAK',
      message: expect.stringContaining('교육·주의만으로는 재발방지대책이 될 수 없습니다.'),
    })
  })

  test('are rows of the register once they are planned: as urgent as the accident, looked at by its leader', async () => {
    const { no, rootNo } = await analyzed()
    await put(no, 'measures', [measure(rootNo)])
    await act(no, 'plan')
    const [{ imprNo } = { imprNo: null }] = (await read(no)).measures
    expect(
      await site()
        .as('safety')
        .read(impr, imprNo ?? 0),
    ).toMatchObject({
      ...{ srcCd: 'ACC', srcNo: String(no), riskGradeCd: 'HIGH', ownerUserId: 'oper', verifyUserId: 'safety' },
    })
    const causes = (await read(no)).causes
    expect(causes).toHaveLength(2)
    await expect(put(no, 'causes', [])).rejects.toMatchObject({ status: 409 })
  })

  test('keep their root: it is neither taken out nor called another', async () => {
    const { no, rootNo } = await analyzed()
    await put(no, 'measures', [measure(rootNo)])
    const lower = (await read(no)).causes.map((one) => ({ ...one, levelCd: 'CONTRIB' }))
    await expect(put(no, 'causes', lower)).rejects.toMatchObject({ code: 'ACC_ROOT_MEASURED' })
  })
})

const APPROVAL = '/api/manage/approval'
const sign = (no: number, by: string, opinionDesc: string | null = null) =>
  site().as(by).call(`${accident.api}/${no}/inquiry-sign`, { method: 'POST', body: { opinionDesc } })
async function drafted(no: number, deciders: readonly string[], apprBizCd = 'ACC_REPORT_HIGH') {
  const { rowVersion } = await site().as('safety').read(accident, no)
  const lines = deciders.map((userId, at) => ({ seqNo: at + 1, lineTypeCd: 'APPROVE', userId }))
  const body = { apprBizCd, bizNo: no, rowVersion, lines }
  return site().as('safety').call<{ apprRqstNo: number }>(APPROVAL, { method: 'POST', body })
}

describe('the report', () => {
  test('is signed by who speaks for the workers, and approved by department, head of safety and head of the site', async () => {
    const { no, rootNo } = await analyzed()
    await put(no, 'measures', [measure(rootNo)])
    await act(no, 'plan')
    await expect(sign(no, 'emp')).rejects.toMatchObject({ status: 403 })
    await expect(drafted(no, ['mgr', 'shd', 'cso'])).rejects.toMatchObject({ code: 'ACC_WORKER_SIGN' })
    await sign(no, 'worker', '걸이는 전에도 없었습니다.')
    const opinions = async (userId: string) => (await read(no, userId)).team.map(({ opinionDesc }) => opinionDesc)
    expect(await opinions('sup')).toContain('걸이는 전에도 없었습니다.')
    expect(await opinions('emp')).toEqual([null, null, null])
    expect((await read(no, 'worker')).team.find(({ isMe }) => isMe)?.signDt).not.toBeNull()
    await expect(drafted(no, ['shd', 'cso'])).rejects.toMatchObject({ status: 422 })
    const { apprRqstNo } = await drafted(no, ['mgr', 'shd', 'cso'])
    for (const userId of ['mgr', 'shd', 'cso'])
      await site()
        .as(userId)
        .call(`${APPROVAL}/${apprRqstNo}/decide`, { method: 'POST', body: { decisionCd: 'OK' } })
    expect((await site().as('safety').read(accident, no)).statusCd).toBe('APPR')
    const [{ imprNo } = { imprNo: 0 }] = (await read(no)).measures
    await ended(imprNo ?? 0)
    expect((await site().as('safety').read(accident, no)).statusCd).toBe('EFFECT')
    await expect(site().as('safety').act(accident, no, 'close')).rejects.toMatchObject({ status: 403 })
    await expect(site().as('shd').act(accident, no, 'close')).rejects.toMatchObject({ code: 'ACC_FORM_OPEN' })
    await handedIn(no)
    expect(await told(site(), 'safety')).toContain(
      '조사보고가 승인되었습니다. 사고사례를 전파해 주십시오: 사다리에서 내려오다 미끄러짐',
    )
    await expect(site().as('shd').act(accident, no, 'close')).rejects.toMatchObject({ code: 'ACC_NO_LESSON' })
    await learnt(site(), no)
    await site().as('shd').act(accident, no, 'close')
    await site()
      .as('shd')
      .act(accident, no, 'reopen', { reasonDesc: '같은 발판에서 다시 떨어짐' } as never)
    expect(await site().as('safety').read(accident, no)).toMatchObject({
      statusCd: 'INVEST',
      endDt: null,
      doneDt: null,
    })
  })
})

test('R3 in a kept scene evidence is taken and passed on by the head of safety alone; pictures are added as before', async () => {
  const no = await invested()
  const add = (evidenceKindCd: string, by: string) =>
    site()
      .as(by)
      .call(`${accident.api}/${no}/evidences`, {
        method: 'POST',
        body: { evidenceKindCd, evidenceNm: '안전대', collectDt: at(DAY, '09:40:00') },
      })
  await add('OBJECT', 'safety')
  await site().sql(`update accident set scene_keep_yn = 'Y' where accident_no = ${no}`)
  await add('PHOTO', 'sup')
  await expect(add('OBJECT', 'safety')).rejects.toMatchObject({ code: 'ACC_EVIDENCE_SCENE' })
  const [piece] = (await read(no)).evidences
  const pass = (by: string) =>
    site()
      .as(by)
      .call(`${accident.api}/${no}/evidences/${piece?.no}/custody`, { method: 'POST', body: { whereDesc: '금고' } })
  await expect(pass('safety')).rejects.toMatchObject({ code: 'ACC_EVIDENCE_SCENE' })
  expect([(await read(no)).mayMove, (await read(no, 'shd')).mayMove]).toEqual([false, true])
  await pass('shd')
  await add('OBJECT', 'shd')
  await site().sql(`update accident set scene_release_dt = '${at(DAY)}' where accident_no = ${no}`)
  await pass('safety')
})

test('a contractor reads what was looked into as one of the team alone', async () => {
  const VSM = 'V100001-02'
  const [worker] = await site().sql<{ no: number }>(
    `select person_no::int as no from vendor_person where vendor_cd = 'V100001' and delete_yn = 'N' order by 1 limit 1`,
  )
  const { accidentNo: no } = await reported(site(), at(DAY, '09:30:00'))
  await hurt(site(), no, { personNo: worker?.no ?? 0, sevClassCd: 'FAC' })
  await site()
    .as('safety')
    .act(accident, no, 'classify', found(await aProcess(site())))
  expect(await site().as(VSM).read(accident, no)).toMatchObject({ vendorCd: 'V100001' })
  await expect(read(no, VSM)).rejects.toMatchObject({ status: 404 })
  expect((await caseOf(site(), no, VSM)).seesInquiry).toBe(false)
  await put(no, 'team', [...team, member(-4, VSM, 'VENDOR')])
  expect((await read(no, VSM)).team).toHaveLength(4)
  expect((await caseOf(site(), no, VSM)).seesInquiry).toBe(true)
})

test('whoever is hurt worse, or joins later, is asked about again before the report goes out', async () => {
  const { no, rootNo } = await analyzed()
  await put(no, 'measures', [measure(rootNo)])
  await act(no, 'plan')
  await sign(no, 'worker')
  await site().sql(`update acc_team set delete_yn = 'Y' where accident_no = ${no} and user_id = 'safety'`)
  const { apprRqstNo } = await drafted(no, ['mgr', 'shd', 'cso'])
  const decide = (userId: string) =>
    site()
      .as(userId)
      .call(`${APPROVAL}/${apprRqstNo}/decide`, { method: 'POST', body: { decisionCd: 'OK' } })
  await decide('mgr')
  await decide('shd')
  await expect(decide('cso')).rejects.toMatchObject({ code: 'ACC_NO_TEAM' })
})

test('a measure that is in the register stays when its roots are looked for again', async () => {
  const { no, rootNo } = await analyzed()
  await put(no, 'measures', [measure(rootNo)])
  await act(no, 'plan')
  await site()
    .as('safety')
    .act(accident, no, 'reanalyze', { reasonDesc: '다른 원인이 나왔습니다.' } as never)
  await act(no, 'analyze')
  await expect(put(no, 'measures', [])).rejects.toMatchObject({ code: 'ACC_MEASURE_KEPT' })
})

const decide = (apprRqstNo: number, userId: string, decisionCd = 'OK', opinionDesc = '') =>
  site().as(userId).call(`${APPROVAL}/${apprRqstNo}/decide`, { method: 'POST', body: { decisionCd, opinionDesc } })
/** As it stands, its measures planned and its workers heard. */
async function planned(of?: Partial<VictimValues>): Promise<number> {
  const { no, rootNo } = await analyzed(of)
  await put(no, 'measures', [measure(rootNo)])
  await act(no, 'plan')
  await sign(no, 'worker')
  return no
}

describe('an approval that runs', () => {
  test.each([
    ['before the first', []],
    ['between two', ['mgr']],
  ])(
    'of a lower class is refused at every step once he died, %s, and is asked for anew with the head of the site',
    async (_, before) => {
      const no = await planned({ sevClassCd: 'RWC', expectLostDayCnt: 0 })
      const { apprRqstNo } = await drafted(no, ['mgr', 'shd'], 'ACC_REPORT_MID')
      for (const userId of before) await decide(apprRqstNo, userId)
      const { victims } = await site().as('safety').call<AccidentCase>(`${accident.api}/${no}/case`)
      await site()
        .as('safety')
        .call(`${accident.api}/${no}/victims/${victims[0]?.accVictimNo}`, {
          method: 'PUT',
          body: aVictim({ userId: 'emp2', sevClassCd: 'RWC', deathYmd: DAY }),
        })
      expect(await site().as('safety').read(accident, no)).toMatchObject({ sevClassCd: 'FAT', majorYn: 'Y' })
      for (const userId of ['mgr', 'shd'].slice(before.length, before.length + 1))
        await expect(decide(apprRqstNo, userId)).rejects.toMatchObject({ code: 'ACC_REPORT_CLASS' })
      await decide(apprRqstNo, before.length === 0 ? 'mgr' : 'shd', 'RTN', '사망하셔서 다시 상신하세요.')
      await expect(drafted(no, ['mgr', 'shd'], 'ACC_REPORT_MID')).rejects.toMatchObject({ status: 403 })
      await expect(drafted(no, ['mgr', 'shd'])).rejects.toMatchObject({ status: 422 })
      const again = await drafted(no, ['mgr', 'shd', 'cso'])
      for (const userId of ['mgr', 'shd', 'cso']) await decide(again.apprRqstNo, userId)
      expect((await site().as('safety').read(accident, no)).statusCd).toBe('APPR')
    },
  )

  test('goes on over the night in which somebody is absent one day longer', async () => {
    const no = await planned()
    const { apprRqstNo } = await drafted(no, ['mgr', 'shd', 'cso'])
    await decide(apprRqstNo, 'mgr')
    await site().setClock(at('2026-11-26', '18:00:00'))
    await site().runJob('accident-days')
    expect((await site().as('safety').read(accident, no)).lostDayCnt).toBe(2)
    await decide(apprRqstNo, 'shd')
    await decide(apprRqstNo, 'cso')
    expect((await site().as('safety').read(accident, no)).statusCd).toBe('APPR')
  })
})

describe('a measure that is given up in the register', () => {
  /** Approved, its only measure cancelled. */
  async function givenUp() {
    const no = await planned()
    const { apprRqstNo } = await drafted(no, ['mgr', 'shd', 'cso'])
    for (const userId of ['mgr', 'shd', 'cso']) await decide(apprRqstNo, userId)
    const [measureLine] = (await read(no)).measures
    const { no: measureNo = 0, imprNo = 0 } = measureLine ?? {}
    await site().sql(`update impr set status_cd = 'CANC' where impr_no = ${imprNo}`)
    const post = (step: 'replace' | 'accept', body: object, by: string, of = measureNo) =>
      site().as(by).call(`${accident.api}/${no}/measures/${of}/${step}`, { method: 'POST', body })
    const status = async () => (await site().as('safety').read(accident, no)).statusCd
    return { no, measureNo, post, status }
  }
  const another = {
    measureTypeCd: 'ENG',
    measureDesc: '발판 앞에 안전난간을 세운다',
    ownerUserId: 'oper',
    dueYmd: '2026-12-10',
  }

  test('is accepted in writing by the head of safety alone, and the accident goes on', async () => {
    const { no, post, status, measureNo } = await givenUp()
    expect(await status()).toBe('APPR')
    await expect(post('accept', { acceptDesc: '공정을 없앴음' }, 'safety')).rejects.toMatchObject({ status: 403 })
    await expect(post('accept', { acceptDesc: ' ' }, 'shd')).rejects.toMatchObject({ status: 400 })
    await post('accept', { acceptDesc: '공정을 없앴음' }, 'shd')
    expect(await status()).toBe('EFFECT')
    expect((await read(no)).measures).toMatchObject([{ no: measureNo, acceptDesc: '공정을 없앴음' }])
    expect(await site().as('safety').read(accident, no)).toMatchObject({ measureCnt: 1, measureDoneCnt: 1 })
    await expect(post('accept', { acceptDesc: '다시' }, 'shd')).rejects.toMatchObject({ status: 409 })
  })

  test('has another of its root in its place, which holds before the accident goes on; words alone are none', async () => {
    const { no, post, status, measureNo } = await givenUp()
    await expect(post('replace', another, 'emp')).rejects.toMatchObject({ status: 403 })
    await expect(post('replace', { ...another, vendorCd: 'V100001' }, 'safety')).rejects.toMatchObject({
      code: 'ACC_MEASURE_OWNER',
    })
    await expect(
      post('replace', { ...another, measureTypeCd: 'ADMIN', measureDesc: '교육 실시' }, 'safety'),
    ).rejects.toMatchObject({ code: 'ACC_NO_ENG' })
    await post('replace', another, 'safety')
    const { measures } = await read(no)
    expect(measures).toMatchObject([
      { no: measureNo, imprStatusCd: 'CANC' },
      { measureDesc: another.measureDesc, rootCauseNo: measures[0]?.rootCauseNo, imprStatusCd: 'RQST' },
    ])
    expect(await status()).toBe('APPR')
    const second = measures[1]
    await expect(post('accept', { acceptDesc: '필요 없음' }, 'shd', second?.no)).rejects.toMatchObject({
      code: 'ACC_MEASURE_STANDS',
    })
    await ended(second?.imprNo ?? 0)
    expect(await status()).toBe('EFFECT')
    expect(await site().as('safety').read(accident, no)).toMatchObject({ measureCnt: 1, measureDoneCnt: 1 })
  })
})

/** The form of each who was hurt, as it is kept once it was handed in. */
const handedIn = (no: number) => site().sql(`update acc_form set form_status_cd = 'REPORTED' where accident_no = ${no}`)

/** Through the whole register: its measure is done, looked at, and holds after ninety days. */
async function ended(imprNo: number): Promise<void> {
  await site().as('oper').act(impr, imprNo, 'accept')
  await site().as('oper').act(impr, imprNo, 'plan', { planDesc: '걸이 용접', interimDesc: '발판 사용 금지' })
  const { attachFileId } = await site().as('oper').attach('IMPR_PHOTO')
  const done = { measureTypeCd: 'ENG', actionDesc: '걸이를 달았습니다.', afterFileId: attachFileId } as const
  await site().as('oper').act(impr, imprNo, 'finish', done)
  await site().as('safety').act(impr, imprNo, 'verify')
  await site().setClock(at('2027-03-01'))
  await site().as('safety').act(impr, imprNo, 'confirmEffect', { effectCd: 'EFF' })
}
