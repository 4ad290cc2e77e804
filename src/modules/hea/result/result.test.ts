/** From the review of a result to what it leads to, and who reads which row of it. */
import { beforeEach, expect, test } from 'vitest'
import { impr } from '#modules/impr/impr/impr.model.ts'
import { wordedText } from '#platform/model/sentences.ts'
import { aFileSite } from '#platform/test/site.ts'
import { checkupResult } from './checkup-result.model.ts'
import { isFitForWork } from './fitness.api.ts'
import { followUp } from './follow-up.model.ts'
import { aRunningPlan, type SamplePlan, type SheetRow, uploadSheet } from './result.seed.ts'

const site = aFileSite()
const as = (userId: string) => site().as(userId)
beforeEach(() => site().setClock('2026-10-01T09:00:00+09:00'))

async function received(userId: string, values: SheetRow = {}, classCd = 'SPC') {
  const plan = await aRunningPlan(site(), [{ userId, factorCds: ['NOISE'] }], { classCd })
  await uploadSheet(as('nurse'), plan, [
    { userId, examYmd: '2026-09-10', factor: '소음', grade: 'A', workFit: '가', followUps: '0', EAR_L4: 30, ...values },
  ])
  const [row] = await site().sql<{ no: number }>(`select hea_checkup_result_no::int as no from hea_checkup_result
    where hea_checkup_plan_no = ${plan.heaCheckupPlanNo}`)
  return { plan, no: row?.no ?? 0 }
}
/** The original of the organisation, with the name of its physician. */
async function withPaper(no: number) {
  const { attachFileId } = await as('nurse').attach('HEA_RESULT')
  const record = await as('nurse').read(checkupResult, no)
  await as('nurse').edit(checkupResult, record, no, { judgeDoctorNm: '한도영', attachFileId })
}
async function released(userId: string, values: SheetRow = {}, classCd = 'SPC') {
  const { plan, no } = await received(userId, values, classCd)
  await withPaper(no)
  await as('health').act(checkupResult, no, 'check')
  await as('health').act(checkupResult, no, 'release')
  return { plan, no }
}
const followUpsOf = async ({ heaCheckupPlanNo }: SamplePlan, userId = 'health') =>
  (await as(userId).list(followUp, { where: { heaCheckupPlanNo: String(heaCheckupPlanNo) } })).rows
interface Measure {
  workMeasureNo: number
  userId: string
  measureCd: string
  workFitCd: string | null
  conditionDesc: string | null
  measureDesc: string | null
  rowVersion: number
}
const measures = async (userId: string) =>
  (await as(userId).call<{ rows: Measure[] }>('/api/hea/checkup/workmeasures?limit=300')).rows
const isFit = (userId: string, ymd: string, processNo?: number) =>
  site().services.db.write('SYSTEM', (tx) =>
    isFitForWork(tx, { userId, ymd, ...(processNo !== undefined && { processNo }) }),
  )

test('OH-A05 code 6 of an SPC result received 2026-10-01 is reported by 2026-10-31, warned of 7 and 3 days before and on the day', async () => {
  await site().sql(`update sys_setting set setting_val = '2026-01-01T00:00:00Z' where setting_cd = 'firstStartDt'`)
  const { plan } = await released('emp', { grade: 'D1', followUps: '6' })
  const [row] = await followUpsOf(plan)
  expect(row).toMatchObject({ reportYn: 'Y', reportDueYmd: '2026-10-31', legalLastYmd: '2026-11-02', statusCd: 'PLAN' })
  const warned: string[] = []
  for (let day = 20; day <= 31; day += 1) {
    site().setClock(`2026-10-${day}T07:30:00+09:00`)
    if ((await site().runJob('hea-report-due')) > 0) warned.push(`10-${day}`)
    expect(await site().runJob('hea-report-due')).toBe(0)
  }
  expect(warned).toEqual(['10-24', '10-28', '10-31'])
  const [message] = (await as('health').notifications()).rows
  expect(message?.messageDesc).toBe(`사후관리 조치결과 보고기한이 다가옵니다(2026-10-31): ${row?.heaFollowUpDocNo}`)
})

test('K9 a checkup before placement is not reported, nor is counselling', async () => {
  const { plan } = await released('emp', { followUps: '6' }, 'PRE')
  expect(await followUpsOf(plan)).toMatchObject([{ followUpCd: '6', reportYn: 'N', reportDueYmd: null }])
  const other = await released('oper', { followUps: '1' })
  expect(await followUpsOf(other.plan)).toMatchObject([{ followUpCd: '1', reportYn: 'N' }])
})

test('a result is checked with all its grades, released by the health manager, and then read by the person', async () => {
  const plan = await aRunningPlan(site(), [{ userId: 'emp', factorCds: ['NOISE', '108-88-3'] }])
  await uploadSheet(as('nurse'), plan, [{ userId: 'emp', examYmd: '2026-09-10', factor: '소음', grade: 'A' }])
  const [{ no = 0 } = {}] = await site().sql<{
    no: number
  }>(`select hea_checkup_result_no::int as no from hea_checkup_result
    where hea_checkup_plan_no = ${plan.heaCheckupPlanNo}`)
  await expect(as('health').act(checkupResult, no, 'check')).rejects.toMatchObject({
    status: 422,
    code: 'HEA_GRADE_MISSING',
  })
  const record = await as('nurse').read(checkupResult, no)
  const factors = [
    ...(record.factors ?? []),
    { factorCd: '108-88-3', organCd: null, gradeCd: 'C1' as const, opinionDesc: null, shortenCd: null },
  ]
  expect(await as('nurse').edit(checkupResult, record, no, { factors })).toMatchObject({ overallGradeCd: 'C1' })
  await expect(as('nurse').act(checkupResult, no, 'check')).rejects.toMatchObject({ status: 403 })
  await as('health').act(checkupResult, no, 'check')
  await as('health').act(checkupResult, no, 'release')
  const [message] = (await as('emp').notifications()).rows
  expect(message).toMatchObject({
    messageDesc: '건강진단 결과가 도착했습니다. 나의 건강검진에서 확인하십시오.',
    linkUrl: expect.stringMatching(/^\/hea\/checkup\/myCheckup\/\d+$/),
  })
})

test('a grade corrected from R no longer asks for a second examination; grades of others are refused', async () => {
  const { no } = await received('emp', { grade: 'R' })
  const open = () =>
    site().sql(`select 1 from hea_second_exam s join hea_checkup_result r using (hea_checkup_target_no)
      where r.hea_checkup_result_no = ${no} and s.delete_yn = 'N'`)
  expect(await open()).toHaveLength(1)
  const record = await as('nurse').read(checkupResult, no)
  const graded = (gradeCd: 'A' | 'CN') => (record.factors ?? []).map((factor) => ({ ...factor, gradeCd }))
  await expect(as('nurse').edit(checkupResult, record, no, { factors: graded('CN') })).rejects.toMatchObject({
    code: 'HEA_GRADE_NOT_ALLOWED',
  })
  await expect(as('nurse').edit(checkupResult, record, no, { workFitCd: '다' })).rejects.toMatchObject({
    code: 'HEA_REVIEW_DATE_REQUIRED',
    field: 'reviewYmd',
  })
  await expect(as('nurse').edit(checkupResult, record, no, { workFitCd: '나' })).rejects.toMatchObject({
    code: 'HEA_CONDITION_REQUIRED',
    field: 'conditionDesc',
  })
  await as('nurse').edit(checkupResult, record, no, { factors: graded('A') })
  expect(await open()).toHaveLength(0)
})

test('K8 라 ends the exposure and bars the process for good, 다 beyond the day of its review, and nobody learns why', async () => {
  const { plan } = await released('oper', { grade: 'D1', workFit: '라', followUps: '6' })
  expect(
    await site().sql(`select end_ymd::text as end from hea_worker_hazard where process_no = ${plan.processNo}`),
  ).toEqual([{ end: '2026-10-01' }])
  expect(await isFit('oper', '2026-12-01', plan.processNo)).toBe(false)
  expect(await isFit('oper', '2026-12-01')).toBe(false)
  expect(await isFit('oper', '2026-12-01', plan.processNo + 1000)).toBe(true)
  const other = await released('sup', { workFit: '다', reviewYmd: '2026-11-30' })
  expect([
    await isFit('sup', '2026-11-30', other.plan.processNo),
    await isFit('sup', '2026-12-01', other.plan.processNo),
    await isFit('emp2', '2026-12-01'),
  ]).toEqual([false, false, true])
})

test('§6 a head reads the condition and the measure of his own people, and no row that tells a finding', async () => {
  const { plan, no } = await released('emp', { grade: 'D1', workFit: '나', condition: '귀마개 착용', followUps: '1,6' })
  const [work] = (await followUpsOf(plan)).filter(({ followUpCd }) => followUpCd === '6')
  const own = (await measures('mgr')).filter((row) => row.userId === 'emp')
  expect(own.map(({ measureCd, conditionDesc }) => [measureCd, conditionDesc]).toSorted()).toEqual(
    expect.arrayContaining([
      ['6', null],
      ['FIT', '귀마개 착용'],
    ]),
  )
  expect(Object.keys(own[0] ?? {}).filter((name) => /grade|opinion|result|item|factor/i.test(name))).toEqual([])
  expect((await measures('mgr2')).filter((row) => row.userId === 'emp')).toEqual([])
  for (const userId of ['safety', 'hygiene', 'emp', 'admin'])
    await expect(as(userId).call('/api/hea/checkup/workmeasures')).rejects.toMatchObject({ status: 403 })
  await expect(as('mgr').read(checkupResult, no)).rejects.toMatchObject({ status: 403 })
  expect(await followUpsOf(plan, 'mgr')).toEqual([])
  expect(
    await site().sql(
      `select distinct read_user_id as who from sys_read_log where biz_cd = 'hea-work-measure' and subject_user_id = 'emp'`,
    ),
  ).toEqual([{ who: 'mgr' }])
  const { rows: reads } = await as('emp').call<{ rows: { bizNm: string }[] }>('/api/hea/privacy/myreads')
  expect(reads.map(({ bizNm }) => bizNm)).toContain('업무적합성·작업 조치')
  expect(reads.filter(({ bizNm }) => /^[a-z-]+$/.test(bizNm))).toEqual([])
  // Named, he reads the one measure that he is to carry out.
  await as('health').act(followUp, work?.heaFollowUpNo ?? 0, 'begin', {
    measureDesc: '소음이 없는 공정으로 전환',
    managerUserId: 'mgr',
    dueYmd: '2026-10-20',
  })
  expect(await as('mgr').read(followUp, work?.heaFollowUpNo ?? 0)).toMatchObject({ followUpCd: '6' })
  expect((await measures('mgr')).find((row) => row.measureCd === '6' && row.measureDesc)?.measureDesc).toBe(
    '소음이 없는 공정으로 전환',
  )
})

test('counselling is not given to the department', async () => {
  const { plan } = await released('emp', { followUps: '1' })
  const [row] = await followUpsOf(plan)
  await expect(
    as('health').act(followUp, row?.heaFollowUpNo ?? 0, 'begin', {
      measureDesc: '상담',
      managerUserId: 'mgr',
      dueYmd: '2026-10-20',
    }),
  ).rejects.toMatchObject({ status: 422, code: 'HEA_FOLLOW_MANAGER', field: 'managerUserId' })
})

test('HEA_FOLLOW_NO_REPORT what is not owed to the labour office is not reported to it', async () => {
  const { plan } = await released('oper', { followUps: '1' })
  const no = (await followUpsOf(plan))[0]?.heaFollowUpNo ?? 0
  const health = as('health')
  await health.act(followUp, no, 'begin', { measureDesc: '상담', managerUserId: 'nurse', dueYmd: '2026-10-20' })
  await health.act(followUp, no, 'explain', { doneYmd: '2026-10-01', workerNoticeDt: '2026-10-01T08:30:00+09:00' })
  await expect(health.act(followUp, no, 'report', { reportedYmd: '2026-10-01' })).rejects.toMatchObject({
    status: 422,
    code: 'HEA_FOLLOW_NO_REPORT',
    field: 'reportedYmd',
    answer: { problems: [{ message: '고용노동관서에 보고하는 사후관리가 아닙니다.' }] },
  })
  expect(await health.act(followUp, no, 'finish')).toMatchObject({ statusCd: 'DONE' })
})

test('a measure at work ends when the department has confirmed it, it was explained, and reported', async () => {
  const { plan } = await released('emp', { grade: 'D1', followUps: '6' })
  const no = (await followUpsOf(plan))[0]?.heaFollowUpNo ?? 0
  const health = as('health')
  await health.act(followUp, no, 'begin', { measureDesc: '작업전환', managerUserId: 'nurse', dueYmd: '2026-10-20' })
  await health.act(followUp, no, 'explain', { doneYmd: '2026-10-01', workerNoticeDt: '2026-10-01T08:30:00+09:00' })
  await expect(health.act(followUp, no, 'finish')).rejects.toMatchObject({ code: 'HEA_FOLLOW_UNREPORTED' })
  await health.act(followUp, no, 'report', { reportedYmd: '2026-10-01' })
  await expect(health.act(followUp, no, 'finish')).rejects.toMatchObject({ code: 'HEA_FOLLOW_UNCONFIRMED' })
  const open = (await measures('mgr')).filter((row) => row.measureDesc === '작업전환').at(-1)
  const confirm = (userId: string) =>
    as(userId).call(`/api/hea/checkup/workmeasure/${open?.workMeasureNo}/confirm`, {
      method: 'POST',
      body: { rowVersion: open?.rowVersion },
    })
  await expect(confirm('mgr2')).rejects.toMatchObject({ status: 404 })
  await confirm('mgr')
  await expect(confirm('mgr')).rejects.toMatchObject({ status: 409 })
  expect(await health.act(followUp, no, 'finish')).toMatchObject({ statusCd: 'DONE' })
  const report = await health.call<{ rows: object[]; reportDueYmd: string }>(
    `/api/hea/checkup/followups/report?heaCheckupPlanNo=${plan.heaCheckupPlanNo}`,
  )
  expect(report).toMatchObject({
    reportDueYmd: '2026-10-31',
    rows: [{ userNm: '김서연', overallGradeCd: 'D1', followUpCd: '6' }],
  })
  await expect(
    as('mgr').call(`/api/hea/checkup/followups/report?heaCheckupPlanNo=${plan.heaCheckupPlanNo}`),
  ).rejects.toMatchObject({ status: 403 })
})

test('K13 a D1 opens one improvement of the process for its head, in which nobody is named', async () => {
  const { plan } = await released('areaappr', { grade: 'D1' })
  const rows = await site().sql<{ title: string }>(
    `select impr_title as title, owner_user_id as owner, verify_user_id as verifier, impr_desc like '%전용준%' as named
      from impr where src_cd = 'HEA' and src_no = '${plan.heaCheckupPlanNo}'`,
  )
  expect(rows.map((row) => ({ ...row, title: wordedText('hea', 'en', row.title) }))).toEqual([
    {
      title: `Better control of exposure to 소음: 도장 ${plan.heaCheckupPlanNo}`,
      owner: expect.any(String),
      verifier: 'health',
      named: false,
    },
  ])
})

test('K13 a D1 has its place measured again and its report looked at; nobody is named, and the hygienist hears no reason', async () => {
  const { no } = await received('areaappr', { grade: 'D1' })
  await site().sql(`with unit as (
      insert into measure_unit (measure_unit_doc_no, status_cd, plant_cd, unit_nm, process_no, worker_cnt, start_ymd)
      select 'WU-K13', 'ACTIVE', '2000', '도장 부스', h.process_no, 3, '2026-01-02' from hea_worker_hazard h
      where h.user_id = 'areaappr' and h.factor_cd = 'NOISE' and h.end_ymd is null and h.delete_yn = 'N'
      order by h.worker_hazard_no desc limit 1 returning measure_unit_no)
    insert into measure_unit_factors (measure_unit_no, seq_no, factor_cd) select measure_unit_no, 1, 'NOISE' from unit`)
  await as('health').act(checkupResult, no, 'check')
  await as('health').act(checkupResult, no, 'release')
  const told = async (userId: string, part: string) =>
    (await as(userId).notifications()).rows.flatMap(({ messageDesc }) =>
      messageDesc.includes(part) ? [messageDesc] : [],
    )
  const measured = await told('hygiene', '추가 작업환경측정')
  expect(measured).toHaveLength(1)
  expect(measured[0]).toMatch(/^추가 작업환경측정이 필요한지 검토하십시오: .+ 소음$/)
  const reported = await told('health', '산업재해 발생보고 대상인지')
  expect(reported.length).toBeGreaterThan(0)
  for (const text of [...measured, ...reported]) expect(text).not.toContain('전용준')
  for (const userId of ['hygiene', 'mgr']) expect(await told(userId, '직업병 유소견')).toEqual([])
})

test('K13 the result shows how far its improvement is, and the health manager hears when the last one has ended', async () => {
  const { plan, no } = await released('owner', { grade: 'D1' })
  const improvements = async (userId: string) =>
    (
      await as(userId).call<{ rows: { imprNo: number; imprTitle: string; statusCd: string }[] }>(
        `/api/hea/checkup/checkupresult/${no}/improvements`,
      )
    ).rows
  const [row] = await improvements('nurse')
  expect(row).toMatchObject({ imprTitle: `도장 ${plan.heaCheckupPlanNo} 소음 노출 관리 개선`, statusCd: 'RQST' })
  for (const userId of ['mgr', 'hygiene', 'safety', 'owner'])
    await expect(improvements(userId), userId).rejects.toMatchObject({ status: 403 })
  const told = async () =>
    (await as('health').notifications()).rows.filter(({ messageDesc }) => messageDesc.includes('소견에 따른 개선'))
  await as('health').act(impr, row?.imprNo ?? 0, 'askCancel', { cancelDesc: '공정 폐쇄', reasonDesc: '공정 폐쇄' })
  expect(await told()).toEqual([])
  await as('shd').act(impr, row?.imprNo ?? 0, 'cancel')
  expect((await told()).map(({ messageDesc }) => messageDesc)).toEqual([
    '검진 소견에 따른 개선이 취소되었습니다: 2026년 건강진단',
  ])
  expect(await improvements('nurse')).toMatchObject([{ statusCd: 'CANC' }])
})

test('when the last follow-up of a finding is done, who improves its process hears it, and who verifies once that is done', async () => {
  const { plan, no } = await released('emp', { grade: 'D1', followUps: '1,2' })
  const health = as('health')
  const finish = async (followUpNo: number) => {
    await health.act(followUp, followUpNo, 'begin', {
      measureDesc: '상담',
      managerUserId: 'nurse',
      dueYmd: '2026-10-20',
    })
    await health.act(followUp, followUpNo, 'explain', {
      doneYmd: '2026-10-01',
      workerNoticeDt: '2026-10-01T08:30:00+09:00',
    })
    await health.act(followUp, followUpNo, 'finish')
  }
  const [one, other] = await followUpsOf(plan)
  const { rows } = await health.call<{ rows: { imprNo: number; imprTitle: string }[] }>(
    `/api/hea/checkup/checkupresult/${no}/improvements`,
  )
  const here = rows.find(({ imprTitle }) => imprTitle === `도장 ${plan.heaCheckupPlanNo} 소음 노출 관리 개선`)
  const [{ owner } = { owner: '' }] = await site().sql<{ owner: string }>(
    `select owner_user_id as owner from impr where impr_no = ${here?.imprNo}`,
  )
  const told = async () =>
    (await as(owner).notifications()).rows.flatMap(({ messageDesc, linkUrl }) =>
      linkUrl === `/impr/impr/imprList/${here?.imprNo}` && messageDesc.startsWith('관련 조치') ? [messageDesc] : [],
    )
  await finish(one?.heaFollowUpNo ?? 0)
  expect(await told()).toEqual([])
  await finish(other?.heaFollowUpNo ?? 0)
  expect(await told()).toEqual([
    expect.stringMatching(/^관련 조치가 끝났습니다. 개선을 마무리해 주세요: 도장 \d+ 소음 노출 관리 개선 \(기한 .+\)$/),
  ])
})

test('K10 the organisation is urged on day 31; who was asked to come again is reminded on the seventh day', async () => {
  const plan = await aRunningPlan(site(), [{ userId: 'emp', factorCds: ['NOISE'] }])
  await site().sql(
    `update hea_checkup_target set target_status_cd = 'DONE', exam_ymd = '2026-10-05' where hea_checkup_plan_no = ${plan.heaCheckupPlanNo}`,
  )
  const late = async (ymd: string) => {
    site().setClock(`${ymd}T08:00:00+09:00`)
    await site().runJob('hea-result-delay')
    const { rows } = await as('health').notifications()
    return rows.filter(({ messageDesc }) => messageDesc.includes('2026-10-05 검진')).length
  }
  expect([await late('2026-11-04'), await late('2026-11-05'), await late('2026-11-06')]).toEqual([0, 1, 1])
  site().setClock('2026-10-01T09:00:00+09:00')
  await received('emp2', { grade: 'R' })
  site().setClock('2026-10-08T08:00:00+09:00')
  expect(await site().runJob('hea-second-exam')).toBeGreaterThan(0)
  expect((await as('emp2').notifications()).rows[0]).toMatchObject({
    messageDesc: '받지 않은 검진이 있습니다. 의무실에 문의하십시오.',
    linkUrl: expect.stringMatching(/^\/hea\/checkup\/myCheckup\/\d+$/),
  })
  site().setClock('2026-11-01T08:00:00+09:00')
  await site().runJob('hea-second-exam')
  expect((await as('health').notifications()).rows[0]?.messageDesc).toMatch(
    /^판정불가\(U\)로 바꿀지 검토하십시오: HCR-/,
  )
})

test('values of five years are read by the health team, and the reading is kept', async () => {
  const { no } = await received('gas', { EAR_L4: 45 })
  const trend = await as('doctor').call<{ rows: { examItemCd: string; abnormalYn: string }[] }>(
    `/api/hea/checkup/checkupresult/${no}/trend`,
  )
  expect(trend.rows.at(-1)).toMatchObject({ examItemCd: 'EAR_L4', resultVal: 45, refMaxVal: 40, abnormalYn: 'Y' })
  expect(
    await site().sql(
      `select field_set_cd as what from sys_read_log where read_user_id = 'doctor' and biz_no = ${no} and biz_cd = 'hea-checkup-result'`,
    ),
  ).toEqual([{ what: 'RECORD' }])
})
