/** An assessment from its plan to its result told, and who may do what on the way. */
import { buffer } from 'node:stream/consumers'
import { beforeAll, describe, expect, test } from 'vitest'
import { impr } from '#modules/impr/impr/impr.model.ts'
import { dayOf } from '#platform/model/calendar.ts'
import { writeWorkbook } from '#platform/server/excel/write-workbook.ts'
import { aFileSite } from '#platform/test/site.ts'
import { rsaScale } from '../scale/rsa-scale.model.ts'
import { aScale } from '../scale/rsa-scale.seed.ts'
import { loadAssessments } from './rsa.demo.ts'
import {
  anApprovedScale,
  announced,
  aProcess,
  at,
  BEGUN,
  begun,
  decided,
  extraOf,
  interim,
  ratedAgain,
  took,
  verified,
} from './rsa.fixture.ts'
import { type Rsa, rsa } from './rsa.model.ts'
import { aControl, anAssessment, anItem } from './rsa.seed.ts'

const site = aFileSite()
const as = (userId: string) => site().as(userId)
let ground: { scaleNo: number; processNo: number }
beforeAll(async () => {
  ground = { scaleNo: await anApprovedScale(site()), processNo: await aProcess(site()) }
})
const imprOf = ({ controls }: Rsa, at = 0) => controls?.[at]?.imprNo ?? 0
const high = (values: object = {}) => anItem({ freqVal: 4, sevVal: 3, ...values })
const control = (values: object = {}) => aControl({ dueYmd: '2026-12-31', ...values })

describe('the schedule', () => {
  const planned = (doFromYmd: string, values: object = {}) =>
    as('sup').create(
      rsa,
      anAssessment({ ...ground, planYmd: '2026-11-21', doFromYmd, doToYmd: '2026-11-30', ...values }),
    )

  test('RA-A05 told on the day on which it begins it is refused; a day earlier it is accepted', async () => {
    await site().setClock(at('2026-11-21'))
    const plan = await planned('2026-11-21')
    await expect(as('sup').act(rsa, plan.rsaNo, 'announce')).rejects.toMatchObject({
      status: 422,
      code: 'RSA_NOT_TOLD',
      field: 'doFromYmd',
    })
    await as('sup').edit(rsa, plan, plan.rsaNo, { doFromYmd: '2026-11-22' })
    const told = await as('sup').act(rsa, plan.rsaNo, 'announce')
    expect(told).toMatchObject({
      statusCd: 'PREP',
      scaleRevNo: 1,
      rsaDocNo: expect.stringMatching(/^RS-20261121-\d{4}$/),
    })
    const { shares } = await extraOf(site(), plan.rsaNo)
    expect(shares).toMatchObject([{ shareCd: 'PRE', channelCd: 'MEETING', confirmCnt: 0 }])
    expect(shares[0]?.targetCnt).toBeGreaterThan(1)
  })

  test('RA-A10 its first day is not moved to that of the notice, and nothing is found before it', async () => {
    const told = await announced(site(), ground)
    await expect(as('sup').edit(rsa, told, told.rsaNo, { doFromYmd: '2026-11-21' })).rejects.toMatchObject({
      status: 422,
      code: 'RSA_NOT_TOLD',
    })
    await site().setClock(at('2026-11-22'))
    await expect(as('sup').act(rsa, told.rsaNo, 'identify')).rejects.toMatchObject({
      status: 422,
      code: 'RSA_NOT_BEGUN',
    })
    await site().setClock(at(BEGUN))
    expect(await as('sup').act(rsa, told.rsaNo, 'identify')).toMatchObject({ statusCd: 'DOING' })
  })

  test('only an approved scale judges, and an occasional one says why it is made', async () => {
    await site().setClock(at('2026-11-21'))
    const { rsaScaleNo } = await as('safety').create(rsaScale, aScale())
    await as('safety').act(rsaScale, rsaScaleNo, 'submit')
    const { rsaNo } = await planned('2026-11-25', { scaleNo: rsaScaleNo })
    await expect(as('sup').act(rsa, rsaNo, 'announce')).rejects.toMatchObject({ code: 'RSA_SCALE_NOT_APPROVED' })
    const untold = await planned('2026-11-25', { rsaTypeCd: 'OCC' })
    await expect(as('sup').act(rsa, untold.rsaNo, 'announce')).rejects.toMatchObject({
      code: 'REQUIRED',
      field: 'triggerCd',
    })
    expect(await planned('2026-11-25', { rsaTypeCd: 'OCC', triggerCd: 'NEWEQ' })).toMatchObject({ workBlockYn: 'Y' })
  })

  test('nothing is begun before somebody looked at what is known', async () => {
    const { rsaNo } = await announced(site(), { ...ground, surveyDesc: null })
    await site().setClock(at(BEGUN))
    await expect(as('sup').act(rsa, rsaNo, 'identify')).rejects.toMatchObject({ code: 'RSA_NO_SURVEY' })
  })

  test('a worker neither plans nor announces, the safety manager cancels, but no assessment of an accident', async () => {
    await site().setClock(at('2026-11-21'))
    await expect(as('emp').create(rsa, anAssessment(ground))).rejects.toMatchObject({ status: 403 })
    const { rsaNo } = await planned('2026-11-25')
    await expect(as('emp').act(rsa, rsaNo, 'announce')).rejects.toMatchObject({ status: 403 })
    await expect(as('sup').act(rsa, rsaNo, 'cancel', { reasonDesc: '공정 정지' })).rejects.toMatchObject({
      status: 403,
    })
    expect(await as('safety').act(rsa, rsaNo, 'cancel', { reasonDesc: '공정 정지' })).toMatchObject({
      statusCd: 'CANC',
    })
    const accident = await planned('2026-11-25', { rsaTypeCd: 'OCC', triggerCd: 'ACC' })
    await expect(as('safety').act(rsa, accident.rsaNo, 'cancel', { reasonDesc: '필요 없음' })).rejects.toMatchObject({
      status: 403,
    })
  })
})

describe('participation', () => {
  const deciding = (no: number) => as('sup').act(rsa, no, 'decide')

  test('RA-A04 a survey alone is refused, a walk by one worker is accepted', async () => {
    const { rsaNo } = await begun(site(), ground)
    await took(site(), rsaNo, 'emp', { partMethodCd: 'SURVEY' })
    await expect(deciding(rsaNo)).rejects.toMatchObject({ status: 422, code: 'RSA_NO_WALK' })
    await took(site(), rsaNo, 'mgr')
    expect(await deciding(rsaNo)).toMatchObject({ statusCd: 'DECIDED', partCnt: 2, signCnt: 2 })
  })

  test('a desk whose clock runs a little ahead names now, one that runs an hour ahead is told', async () => {
    const { rsaNo } = await begun(site(), ground)
    await took(site(), rsaNo, 'emp', { partDt: at(BEGUN, '10:04:00') })
    const [part] = (await extraOf(site(), rsaNo)).parts
    expect(Date.parse(part?.partDt ?? '')).toBeLessThan(Date.parse(at(BEGUN, '10:04:00')))
    await expect(took(site(), rsaNo, 'mgr', { partDt: at(BEGUN, '11:00:00') })).rejects.toMatchObject({
      code: 'RSA_PART_FUTURE',
    })
  })

  test('nobody signs for somebody else, and what is not signed does not count', async () => {
    const { rsaNo } = await begun(site(), ground)
    const path = `${rsa.api}/${rsaNo}/participants`
    const body = { partRoleCd: 'WORKER', partMethodCd: 'WALK', userId: 'emp', partDt: at('2026-11-22') }
    await as('sup').call(path, { method: 'POST', body })
    const [part] = (await extraOf(site(), rsaNo)).parts
    const signing = as('sup').call(`${path}/${part?.rsaPartNo}/sign`, {
      method: 'PUT',
      body: { strokes: [[1, 1, 9, 9]] },
    })
    await expect(signing).rejects.toMatchObject({ status: 403 })
    await expect(as('emp').call(path, { method: 'POST', body: { ...body, userId: 'mgr' } })).rejects.toMatchObject({
      status: 403,
    })
    await expect(deciding(rsaNo)).rejects.toMatchObject({ code: 'RSA_NO_WALK' })
  })

  test('the workers’ representative who asked is waited for', async () => {
    const { rsaNo } = await begun(site(), ground)
    await took(site(), rsaNo, 'emp')
    expect(await as('worker').act(rsa, rsaNo, 'askRep')).toMatchObject({ repRqstDt: expect.any(String) })
    await expect(deciding(rsaNo)).rejects.toMatchObject({ code: 'RSA_NO_REP' })
    await took(site(), rsaNo, 'worker', { partRoleCd: 'REP', partMethodCd: 'INTERVIEW' })
    expect(await deciding(rsaNo)).toMatchObject({ statusCd: 'DECIDED' })
  })

  const files = (docNo: string, process: number, rqstDt: string) =>
    site().sql(`insert into wkod_master (permit_doc_no, status_cd, plant_cd, wkod_title, wkod_dt, permit_base_cd, vendor_cd,
        area_dept_cd, work_from_dt, work_to_dt, rqst_dt, create_user_id, own_user_id, process_no, place_desc, wkod_desc, zone_class_cd, jsa_no, leader_person_no)
      select '${docNo}', 'RQST', '2000', '배관 도장', '2026-11-24', 'GEN', 'V100001', 'D2110', '2026-11-24T08:00:00+09:00', '2026-11-30T18:00:00+09:00',
        '${rqstDt}', 'V100001-02', 'owner', ${process}, '2층', '배관을 칠합니다.', 'SAFE', 1,
        (select min(person_no) from vendor_person where vendor_cd = 'V100001' and delete_yn = 'N')`)

  test('RA-A11 a contractor who files a permit of the process meanwhile is asked for at the decision', async () => {
    const processNo = await aProcess(site(), 3)
    const { rsaNo } = await begun(site(), { ...ground, processNo })
    await took(site(), rsaNo, 'emp')
    await files('PTW-RSA-0001', processNo, at('2026-11-24', '09:00:00'))
    await site().setClock(at('2026-11-25'))
    const refused = await deciding(rsaNo).catch((error) => error)
    expect(refused).toMatchObject({ status: 422, code: 'RSA_NO_VENDOR' })
    const [vendor] = await site().sql<{ nm: string }>(
      `select vendor_nm as nm from vendor_info where vendor_cd = 'V100001'`,
    )
    expect(refused.message).toContain(vendor?.nm)
  })

  test('RA-A11 one who files after it is only among those who are told the result', async () => {
    const processNo = await aProcess(site(), 4)
    const { rsaNo } = await decided(site(), { ...ground, processNo }, [anItem()])
    await files('PTW-RSA-0002', processNo, at('2026-11-24', '09:00:00'))
    await site().setClock(at('2026-11-25'))
    await as('safety').act(rsa, rsaNo, 'complete')
    await as('sup').call(`${rsa.api}/${rsaNo}/shares`, { method: 'POST', body: { channelCd: 'MEETING' } })
    const { people, shares } = await extraOf(site(), rsaNo)
    const post = shares.find(({ shareCd }) => shareCd === 'POST')?.rsaShareNo
    const contractors = people.filter(({ rsaShareNo, isContractor }) => rsaShareNo === post && isContractor)
    expect(contractors).toHaveLength(1)
    expect(people.filter(({ rsaShareNo, isContractor }) => rsaShareNo !== post && isContractor)).toEqual([])
  })
})

describe('hazards and their measures', () => {
  test('RA-A03 a duty of the law unmet is not accepted; with the measure in place it is rated again, and nothing is overwritten', async () => {
    const record = await decided(
      site(),
      ground,
      [anItem({ freqVal: 2, sevVal: 3, lawOkYn: 'N' })],
      [control({ measureTypeCd: 'LAW' })],
    )
    expect(record.items).toMatchObject([{ riskVal: 6, gradeCd: 'LOW', upReasonCds: 'LAW', acceptYn: 'N' }])
    expect(record).toMatchObject({ openCnt: 1, itemCnt: 1 })
    await expect(ratedAgain(site(), record.rsaNo, 1, {})).rejects.toMatchObject({
      status: 422,
      code: 'RSA_NOT_CARRIED',
    })
    await verified(site(), imprOf(record))
    await ratedAgain(site(), record.rsaNo, 1, { freqVal: 1, sevVal: 3 })
    const { revs } = await extraOf(site(), record.rsaNo)
    expect(revs).toMatchObject([
      { seqNo: 0, riskVal: 6, acceptYn: 'N', lawOkYn: 'N' },
      { seqNo: 1, riskVal: 3, acceptYn: 'Y', lawOkYn: 'Y' },
    ])
    const after = await as('sup').read(rsa, record.rsaNo)
    expect(after).toMatchObject({ openCnt: 0, maxBeforeCd: 'LOW', maxAfterCd: 'VLOW' })
    expect(after.items).toMatchObject([{ freqVal: 2, riskVal: 6, acceptYn: 'N' }])
    expect(after.controls).toMatchObject([{ doneYmd: BEGUN }])
  })

  test('a decision registers each measure for its owner, verified by who leads it, as urgent as it is', async () => {
    const record = await decided(
      site(),
      ground,
      [high(), high({ fatalYn: 'Y' }), anItem({ freqVal: 1 })],
      [control(), control({ rsaItemNo: 2 }), control({ rsaItemNo: 3 })],
    )
    const rows = await Promise.all([0, 1, 2].map((place) => as('safety').read(impr, imprOf(record, place))))
    expect(rows).toMatchObject([
      {
        srcCd: 'RSA',
        srcNo: String(record.rsaNo),
        riskGradeCd: 'HIGH',
        ownerUserId: 'maint',
        verifyUserId: 'sup',
        statusCd: 'RQST',
      },
      { riskGradeCd: 'CRIT' },
      { riskGradeCd: 'MID' },
    ])
  })

  test('everything that is wrong with items is told at its cell, in one round', async () => {
    const { rsaNo } = await begun(site(), ground, [high(), anItem({ taskNm: null, freqVal: null })])
    await took(site(), rsaNo, 'emp')
    const refused = await as('sup')
      .act(rsa, rsaNo, 'decide')
      .catch((error) => error)
    expect(refused.answer.problems.map(({ field, code }: { field: string; code: string }) => [field, code])).toEqual([
      ['items.0', 'RSA_NO_CONTROL'],
      ['items.1.taskNm', 'REQUIRED'],
      ['items.1.freqVal', 'RSA_NOT_RATED'],
    ])
  })

  test('what was decided stays; more measures are added, and go to the register as well', async () => {
    const record = await decided(site(), ground, [high()], [control()])
    const [first] = record.controls ?? []
    if (!first) throw new RangeError('It has a measure')
    const changed = as('sup').edit(rsa, record, record.rsaNo, { controls: [{ ...first, controlDesc: '다른 대책' }] })
    await expect(changed).rejects.toMatchObject({ status: 422, code: 'RSA_CONTROL_FIXED' })
    await expect(as('sup').edit(rsa, record, record.rsaNo, { items: [] })).rejects.toMatchObject({ status: 400 })
    await as('sup').edit(rsa, record, record.rsaNo, { controls: [first, control({ controlDesc: '환기를 늘린다.' })] })
    const { controls } = await as('sup').read(rsa, record.rsaNo)
    expect(controls).toMatchObject([{ imprNo: first.imprNo }, { controlNo: 2, imprNo: expect.any(Number) }])
  })
})

describe('the end', () => {
  test('RA-A07 a duty of the law never remains; something else does, with what is done for now', async () => {
    const A = high({ hazardDesc: '회전체에 말림' })
    const B = anItem({ hazardDesc: '난간 높이 부족', lawOkYn: 'N' })
    const record = await decided(
      site(),
      { ...ground, rsaTypeCd: 'OCC', triggerCd: 'METHOD' },
      [A, B],
      [control(), control({ rsaItemNo: 2, measureTypeCd: 'LAW' })],
    )
    const no = record.rsaNo
    await interim(site(), no, 1)
    await interim(site(), no, 2)
    await expect(as('safety').act(rsa, no, 'complete')).rejects.toMatchObject({ status: 403 })
    const refused = await as('shd')
      .act(rsa, no, 'complete')
      .catch((error) => error)
    expect(refused).toMatchObject({ status: 422, code: 'RSA_LAW_REMAINS' })
    expect(refused.message).toContain('난간 높이 부족')
    expect(refused.message).not.toContain('회전체')
    await site().setClock(at('2026-11-24'))
    await verified(site(), imprOf(record, 1))
    await ratedAgain(site(), no, 2, { freqVal: 2, sevVal: 3 })
    const done = await as('shd').act(rsa, no, 'complete')
    expect(done).toMatchObject({ statusCd: 'DONE', residualCnt: 1, workBlockYn: 'N', retainToYmd: '2029-11-24' })
    expect(done.items?.map(({ residualYn }) => residualYn)).toEqual(['Y', 'N'])
    await expect(ratedAgain(site(), no, 2, {})).rejects.toMatchObject({ code: 'RSA_NOT_RESIDUAL' })
    await verified(site(), imprOf(record, 0))
    await ratedAgain(site(), no, 1, {})
    expect(await as('sup').read(rsa, no)).toMatchObject({ residualCnt: 0, openCnt: 0 })
  })

  test('RA-A08 a measure is done when it is verified; one that was cancelled is none', async () => {
    const occasional = { ...ground, rsaTypeCd: 'OCC', triggerCd: 'ETC' } as const
    const record = await decided(site(), occasional, [high()], [control()])
    const row = await verified(site(), imprOf(record))
    expect(row).toMatchObject({ statusCd: 'EFFECT', riskGradeCd: 'HIGH', effectDueYmd: '2027-02-21' })
    await ratedAgain(site(), record.rsaNo, 1, {})
    const done = await as('safety').act(rsa, record.rsaNo, 'complete')
    expect(done).toMatchObject({ statusCd: 'DONE', completeDt: expect.stringMatching(/^2026-11-23/), siteDueYmd: null })

    const other = await decided(site(), occasional, [high()], [control()])
    await interim(site(), other.rsaNo, 1)
    const imprNo = imprOf(other)
    await as('sup').act(impr, imprNo, 'askCancel', { cancelDesc: '위험을 받아들입니다.', reasonDesc: '예산 없음' })
    await as('shd').act(impr, imprNo, 'cancel')
    await expect(ratedAgain(site(), other.rsaNo, 1, {})).rejects.toMatchObject({ code: 'RSA_NOT_CARRIED' })
    await expect(as('shd').act(rsa, other.rsaNo, 'complete')).rejects.toMatchObject({
      status: 422,
      code: 'RSA_OPEN_ITEMS',
    })
  })

  test('RA-A01 the next regular one is owed after the last of them', async () => {
    const processNo = await aProcess(site(), 5)
    const first = await decided(site(), { ...ground, processNo, rsaTypeCd: 'INIT' }, [anItem()])
    expect(first).toMatchObject({ workBlockYn: 'Y' })
    expect(await as('safety').act(rsa, first.rsaNo, 'complete')).toMatchObject({
      workBlockYn: 'N',
      siteDueYmd: '2027-11-23',
      legalLimitYmd: '2027-12-31',
    })
    const second = await decided(site(), { ...ground, processNo }, [anItem()])
    await as('safety').act(rsa, second.rsaNo, 'complete')
    expect(await as('sup').read(rsa, first.rsaNo)).toMatchObject({ siteDueYmd: null, legalLimitYmd: null })
  })

  test('the result is told, and nine of ten confirm before it counts as told', async () => {
    const { rsaNo } = await decided(site(), { ...ground, processNo: await aProcess(site(), 6) }, [anItem()])
    await as('safety').act(rsa, rsaNo, 'complete')
    const sharing = () => as('sup').act(rsa, rsaNo, 'share')
    await expect(sharing()).rejects.toMatchObject({ status: 422, code: 'RSA_NOT_SHARED' })
    const shares = `${rsa.api}/${rsaNo}/shares`
    await expect(as('emp').call(shares, { method: 'POST', body: { channelCd: 'MEETING' } })).rejects.toMatchObject({
      status: 403,
    })
    await as('sup').call(shares, { method: 'POST', body: { channelCd: 'MEETING', shareDesc: '조회 시간에 설명' } })
    const told = await extraOf(site(), rsaNo, 'emp')
    const post = told.shares.find(({ shareCd }) => shareCd === 'POST')
    expect(post).toMatchObject({ confirmCnt: 0, ownCd: 'ASKED' })
    await as('emp').call(`${shares}/${post?.rsaShareNo}/confirm`, { method: 'PUT' })
    await expect(sharing()).rejects.toMatchObject({ code: 'RSA_FEW_CONFIRMED' })
    const left = told.people.filter(
      ({ rsaShareNo, confirmDt }) => rsaShareNo === post?.rsaShareNo && confirmDt === null,
    )
    const personNos = left.map(({ rsaSharePersonNo }) => rsaSharePersonNo)
    await as('sup').call(`${shares}/${post?.rsaShareNo}/people`, { method: 'PUT', body: { personNos } })
    expect(await sharing()).toMatchObject({ statusCd: 'SHARED', can: { edit: [] } })
  })
})

describe('items by Excel', () => {
  const heads = ['세부작업', '분류', '유해위험요인', '재해형태', '노출인원', '법적기준 충족', '빈도', '강도']
  const upload = async (no: number, rows: (string | number)[][], modeCd = 'ADD') => {
    const columns = heads.map((text) => ({ text, width: 20 }))
    const book = await buffer(writeWorkbook({ sheetNm: '위험요인', columns, rows }))
    const body = new FormData()
    body.set('file', new Blob([new Uint8Array(book)]), 'items.xlsx')
    return as('sup').call(`${rsa.api}/${no}/items/upload?modeCd=${modeCd}`, { method: 'POST', body })
  }

  test('rows are added or take the place of what is there, judged as if typed; 500 at most', async () => {
    const { rsaNo } = await begun(site(), ground)
    await upload(rsaNo, [['배관 해체', '화학', '잔류 산이 튐', '유해물질 접촉', 12, 'Y', 2, 3]])
    const added = await as('sup').read(rsa, rsaNo)
    expect(added.items).toMatchObject([
      { rsaItemNo: 1 },
      { rsaItemNo: 2, hazardCatCd: 'CHEM', riskVal: 6, gradeCd: 'MID', upReasonCds: 'MANY', acceptYn: 'Y' },
    ])
    await upload(rsaNo, [['청소', '인적', '미끄러짐', '넘어짐', 1, 'Y', 1, 1]], 'REPLACE')
    expect((await as('sup').read(rsa, rsaNo)).items).toMatchObject([{ taskNm: '청소', rsaItemNo: 3 }])
    const many = Array.from({ length: 500 }, (_, at) => [`작업 ${at}`, '인적', '넘어짐', '넘어짐', 1, 'Y', 1, 1])
    await expect(upload(rsaNo, many)).rejects.toMatchObject({ status: 422, code: 'RSA_TOO_MANY' })
    await upload(rsaNo, many, 'REPLACE')
    expect(await as('sup').read(rsa, rsaNo)).toMatchObject({ itemCnt: 500 })
    await expect(upload(rsaNo, [['', '인적', '넘어짐', '넘어짐', 1, 'Y', 1, 1]])).rejects.toMatchObject({ status: 400 })
  })
})

test('the demo has assessments in every state, and every act of them could have happened so', async () => {
  const now = new Date()
  await site().setClock(now.toISOString())
  const [process] = await site().sql<{ processNo: number; processNm: string; deptCd: string }>(
    `select process_no::int as "processNo", process_nm as "processNm", dept_cd as "deptCd" from process where plant_cd = '2000' and use_yn = 'Y' limit 1`,
  )
  const plant = {
    plantCd: '2000',
    safetyManagers: ['safety'],
    safetyHead: 'shd',
    owners: ['owner'],
    processes: [process as never],
  }
  await site().sql(`delete from rsa_share_person`)
  await site().sql(`delete from rsa_share`)
  const before = (await as('safety').list(rsa)).total
  await loadAssessments(site(), { today: dayOf(now), now, sites: [plant] })
  const { total } = await as('safety').list(rsa)
  expect(total - before).toBe(36)
  const found = await site().sql<{ statusCd: string }>(`select distinct status_cd as "statusCd" from rsa`)
  expect(found.map(({ statusCd }) => statusCd).sort()).toEqual(Object.keys(rsa.lifecycle.states).sort())
})
