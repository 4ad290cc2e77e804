import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { aGround, approved, drafted, papered, reviewed, revised, submitted, VSM } from './plan.fixture.ts'
import { anInfo } from './plan.seed.ts'
import { wkodInfo } from './wkod-info.model.ts'
import { wkodPlan } from './wkod-plan.model.ts'

const site = aFileSite()
let ground: Awaited<ReturnType<typeof aGround>>
beforeAll(async () => {
  ground = await aGround(site())
})
beforeEach(async () => {
  site().setClock('2026-11-20T10:00:00+09:00')
  await site().sql(`update wkod_plan set status_cd = 'CLOSE' where status_cd = 'AFTER'`)
})

const submit = (no: number) => site().as(VSM).act(wkodPlan, no, 'submit')
const refusal = (code: string) => ({
  status: 422,
  answer: { problems: expect.arrayContaining([expect.objectContaining({ code })]) },
})

test('CP-A22 lifting without somebody who directs it is refused, electrical work is not', async () => {
  const lifting = await drafted(site(), ground, {}, '11')
  await expect(submit(lifting.wkodPlanNo)).rejects.toMatchObject({
    status: 422,
    code: 'PLAN_COMMANDER',
    field: 'workCmdPersonNo',
    answer: { problems: [{ law: expect.stringContaining('제39조') }] },
  })
  const electrical = await drafted(site(), ground, {}, '5')
  expect(await submit(electrical.wkodPlanNo)).toMatchObject({ statusCd: 'RQST', wkodPlanDocNo: 'WP-20261120-0001' })
})

test('CP-A23 an approval for acid work holds to the end of the plan, or the plant was emptied and that was reported', async () => {
  const acid = { acidSubCd: 'H2SO4', acidPctVal: 2, acidApprNo: '제2026-18호', acidApprToYmd: '2026-11-30' } as const
  const long = await submitted(site(), ground, { ...acid, planEndYmd: '2026-12-05' }, '4')
  expect(long.acidWorkYn).toBe('Y')
  await reviewed(site(), long.wkodPlanNo)
  await expect(site().as('safety').act(wkodPlan, long.wkodPlanNo, 'approve')).rejects.toMatchObject({
    status: 422,
    code: 'PLAN_ACID',
    message: expect.stringContaining('2026-12-05'),
    answer: { problems: [{ evidenceDesc: '제2026-18호 · 2026-11-30', lifterCds: [] }] },
  })
  expect(await approved(site(), ground, { ...acid, planEndYmd: '2026-11-30' }, '4')).toMatchObject({ statusCd: 'APPR' })
  const emptied = { ...acid, planEndYmd: '2026-12-05', acidRemoveYmd: '2026-11-18' }
  expect(await approved(site(), ground, emptied, '4')).toMatchObject({ statusCd: 'APPR' })
  const weak = await drafted(site(), ground, { ...acid, acidPctVal: 0.9, acidApprNo: null }, '4')
  expect(weak.acidWorkYn).toBe('N')
})

test('CP-A24 papers owed for 30 days hold up new plans, for 29 they warn', async () => {
  const { wkodPlanNo } = await approved(site(), ground, { planStartYmd: '2026-10-05' })
  await site().as('owner').act(wkodPlan, wkodPlanNo, 'finish', { actualEndYmd: '2026-10-20' })
  const next = await drafted(site(), ground)
  site().setClock('2026-11-18T10:00:00+09:00')
  const warned = await site().as(VSM).read(wkodPlan, next.wkodPlanNo)
  expect(warned.can.checks?.submit).toContainEqual(
    expect.objectContaining({ ruleCd: 'PLAN_AFTER_LATE', resultCd: 'WARN', message: expect.stringContaining('22일') }),
  )
  expect(await submit(next.wkodPlanNo)).toMatchObject({ statusCd: 'RQST' })
  site().setClock('2026-11-19T10:00:00+09:00')
  const late = await drafted(site(), ground)
  await expect(submit(late.wkodPlanNo)).rejects.toMatchObject({
    code: 'PLAN_AFTER_LATE',
    message: expect.stringContaining('사후서류 제출기한이 23일 지나 새 계획을 제출할 수 없습니다.'),
  })
})

test('without a kind, an analysis of each kind and a place a plan is not submitted', async () => {
  const bare = await drafted(site(), ground, { jsas: [], planMarks: null }, '')
  await expect(submit(bare.wkodPlanNo)).rejects.toMatchObject({
    status: 422,
    code: 'PLAN_KIND',
    message: expect.stringContaining('작업종류를 선택하세요.'),
  })
  await expect(submit(bare.wkodPlanNo)).rejects.toMatchObject(refusal('PLAN_MARK'))
  const some = await drafted(site(), ground, { jsas: [] }, 'H')
  await expect(submit(some.wkodPlanNo)).rejects.toMatchObject({
    code: 'PLAN_JSA_KIND',
    message: expect.stringContaining("작업종류 '화기'에 연결된 JSA가 없습니다."),
  })
})

test('an analysis that is overdue, or not released, is not linked', async () => {
  const { wkodPlanNo } = await drafted(site(), ground)
  await site().sql(`update jsa set next_eval_ymd = '2026-11-19' where jsa_no = $1`, [ground.jsaNo])
  await expect(submit(wkodPlanNo)).rejects.toMatchObject({ code: 'JSA_OVERDUE' })
  await site().sql(`update jsa set next_eval_ymd = '2027-09-30', status_cd = 'REVIEW' where jsa_no = $1`, [
    ground.jsaNo,
  ])
  await expect(submit(wkodPlanNo)).rejects.toMatchObject({ code: 'JSA_NOT_FIXED' })
  await site().sql(`update jsa set status_cd = 'FIX' where jsa_no = $1`, [ground.jsaNo])
})

test('a plan lies inside its contract and is no longer than a year', async () => {
  const outside = await drafted(site(), ground, { planEndYmd: '2028-01-10' })
  await expect(submit(outside.wkodPlanNo)).rejects.toMatchObject({ code: 'PLAN_OUTSIDE', field: 'planEndYmd' })
  const long = await drafted(site(), ground, { planStartYmd: '2026-11-25', planEndYmd: '2027-11-25' })
  await expect(submit(long.wkodPlanNo)).rejects.toMatchObject({ code: 'PLAN_TOO_LONG' })
  const reversed = await drafted(site(), ground, { planEndYmd: '2026-11-24' })
  await expect(submit(reversed.wkodPlanNo)).rejects.toMatchObject({ code: 'CM-05' })
})

test('who watches is no worker, and there is somebody in charge and a hospital', async () => {
  const [chief = 0, worker = 0] = ground.people
  const orgs = [
    { orgRoleCd: 'WATCH' as const, personNo: worker, licenceDesc: null },
    { orgRoleCd: 'WORKER' as const, personNo: worker, licenceDesc: null },
    { orgRoleCd: 'CHIEF' as const, personNo: chief, licenceDesc: null },
  ]
  const both = await drafted(site(), ground, { orgs })
  await expect(submit(both.wkodPlanNo)).rejects.toMatchObject({ code: 'PLAN_WATCHER', field: 'orgs' })
  const nobody = await drafted(site(), ground, { orgs: [], hospitalNm: null })
  await expect(submit(nobody.wkodPlanNo)).rejects.toMatchObject(refusal('PLAN_CHIEF'))
  await expect(submit(nobody.wkodPlanNo)).rejects.toMatchObject(refusal('PLAN_PHONE'))
  const bare = await drafted(site(), ground, { equips: [], workCmdPersonNo: chief }, '11')
  await expect(submit(bare.wkodPlanNo)).rejects.toMatchObject({ code: 'PLAN_EQUIP' })
})

test('the papers of a kind stand in the matrix; an empty, undated or expired one holds up the approval', async () => {
  const { wkodPlanNo, docs } = await drafted(site(), ground, { workCmdPersonNo: ground.people[0] ?? null }, '11 2')
  expect(docs?.map(({ docNm }) => docNm)).toEqual([
    '운행경로·작업방법',
    '장비 등록·보험증서',
    '줄걸이 계획',
    '인양능력표',
  ])
  await submit(wkodPlanNo)
  await reviewed(site(), wkodPlanNo)
  const approve = () => site().as('safety').act(wkodPlan, wkodPlanNo, 'approve')
  await expect(approve()).rejects.toMatchObject({
    code: 'PLAN_PAPER',
    message: expect.stringContaining("필수 서류 '운행경로·작업방법'을 올려야 승인할 수 있습니다."),
  })
  await site()
    .as('safety')
    .act(wkodPlan, wkodPlanNo, 'sendBack', { reasonCd: 'DOC_MISSING', reasonDesc: '서류', reasonFields: ['docs'] })
  await papered(site(), wkodPlanNo, { validToYmd: '2026-11-19' })
  await submit(wkodPlanNo)
  await reviewed(site(), wkodPlanNo)
  await expect(approve()).rejects.toMatchObject({
    code: 'PLAN_PAPER',
    message: expect.stringContaining('유효기간이 지났습니다'),
  })
})

test('a file that is not of the plan is no answer', async () => {
  const { wkodPlanNo, docs } = await drafted(site(), ground)
  const { files } = await site().as(VSM).attach('PLAN_BEFORE')
  const record = await site().as(VSM).read(wkodPlan, wkodPlanNo)
  const foreign = (docs ?? []).map((line) => ({ ...line, fileNo: files[0]?.fileNo ?? null }))
  const saved = await site().as(VSM).edit(wkodPlan, record, wkodPlanNo, { docs: foreign })
  expect(saved.docs?.map(({ fileNo }) => fileNo)).toEqual([null])
})

test('radiation work is reported 15 days before it begins, in urgent cases 5', async () => {
  const { wkodPlanNo } = await submitted(site(), ground, { planStartYmd: '2026-11-25' }, 'R')
  await site().sql(`update wkod_plan_docs set doc_ymd = '2026-11-16' where wkod_plan_no = $1 and lead_day_cnt = 15`, [
    wkodPlanNo,
  ])
  await reviewed(site(), wkodPlanNo)
  const approve = () => site().as('shd').act(wkodPlan, wkodPlanNo, 'approve')
  await expect(approve()).rejects.toMatchObject({ code: 'PLAN_PAPER', message: expect.stringContaining('15일') })
  await site().sql(`update wkod_plan_docs set urgent_yn = 'Y' where wkod_plan_no = $1 and lead_day_cnt = 15`, [
    wkodPlanNo,
  ])
  expect(await approve()).toMatchObject({ statusCd: 'APPR' })
})

test('without the word of the vendor that he was told nobody approves, and nobody may lift that', async () => {
  const { wkodPlanNo, law65Yn } = await submitted(site(), ground, {}, 'C')
  expect(law65Yn).toBe('Y')
  await reviewed(site(), wkodPlanNo)
  const approve = () => site().as('shd').act(wkodPlan, wkodPlanNo, 'approve')
  await expect(approve()).rejects.toMatchObject({
    code: 'PLAN_LAW65',
    message: expect.stringContaining('안전보건정보 제공 확인 전에는 승인할 수 없습니다.'),
    answer: { problems: [{ law: expect.stringContaining('제65조'), lifterCds: [] }] },
  })
  const asked = await site().as(VSM).act(wkodPlan, wkodPlanNo, 'askInfo', { reasonDesc: '잔류 물질을 알려 주십시오.' })
  expect(asked).toMatchObject({ statusCd: 'DEPT_OK', infoAskDt: expect.any(String) })
  const { wkodInfoNo } = await site()
    .as('owner')
    .create(wkodInfo, { ...anInfo(), wkodPlanNo })
  await site().as('owner').act(wkodInfo, wkodInfoNo, 'give')
  await expect(approve()).rejects.toMatchObject({ code: 'PLAN_LAW65' })
  await expect(site().as('owner').act(wkodInfo, wkodInfoNo, 'confirm')).rejects.toMatchObject({ status: 403 })
  await site().as(VSM).act(wkodInfo, wkodInfoNo, 'confirm')
  expect(await approve()).toMatchObject({ statusCd: 'APPR', infoProvideNo: wkodInfoNo })
  await expect(
    site()
      .as('owner')
      .create(wkodInfo, { ...anInfo(), wkodPlanNo }),
  ).rejects.toMatchObject({
    code: 'PLAN_INFO_TWICE',
  })
})

test('chemicals are handled by others only when that was reported', async () => {
  const { wkodPlanNo } = await submitted(site(), ground, { chemHandleYn: 'Y' })
  await reviewed(site(), wkodPlanNo)
  const approve = () => site().as('safety').act(wkodPlan, wkodPlanNo, 'approve')
  await expect(approve()).rejects.toMatchObject({ code: 'PLAN_CHEM', field: 'chemReportYmd' })
  const record = await site().as('owner').read(wkodPlan, wkodPlanNo)
  await site().as('owner').edit(wkodPlan, record, wkodPlanNo, { chemReportYmd: '2026-11-02' })
  expect(await approve()).toMatchObject({ statusCd: 'APPR' })
})

test("CP-A25 the old revision holds until the new one is approved; what is of high risk is the head's", async () => {
  const first = await approved(site(), ground)
  const second = await revised(site(), first.wkodPlanNo)
  expect(second).toMatchObject({
    revNo: 2,
    statusCd: 'TEMP',
    wkodPlanDocNo: `${first.wkodPlanDocNo}-R2`,
    rootPlanNo: first.wkodPlanNo,
  })
  expect(second.docs?.map(({ fileNo }) => fileNo)).toEqual(first.docs?.map(({ fileNo }) => fileNo))
  await expect(site().as(VSM).act(wkodPlan, first.wkodPlanNo, 'revise')).rejects.toMatchObject({
    code: 'PLAN_REVISION_OPEN',
  })
  await submit(second.wkodPlanNo)
  expect(await site().as(VSM).read(wkodPlan, first.wkodPlanNo)).toMatchObject({ statusCd: 'APPR' })
  await reviewed(site(), second.wkodPlanNo)
  await site().as('safety').act(wkodPlan, second.wkodPlanNo, 'approve')
  expect(await site().as(VSM).read(wkodPlan, first.wkodPlanNo)).toMatchObject({ statusCd: 'OLD' })
  const space = await submitted(site(), ground, { workCmdPersonNo: ground.people[0] ?? null }, '6')
  expect(space.headYn).toBe('Y')
  await reviewed(site(), space.wkodPlanNo)
  await expect(site().as('safety').act(wkodPlan, space.wkodPlanNo, 'approve')).rejects.toMatchObject({ status: 403 })
})

test('who reads no contracts reads what the one of the plan is called; that of another vendor is as unknown as any', async () => {
  const { wkodPlanNo, contractNo } = await submitted(site(), ground)
  const [contract] = await site().sql<{ name: string }>(
    `select contract_nm as name from vendor_contract where vendor_contract_no = $1`,
    [contractNo],
  )
  expect((await site().as('oper').read(wkodPlan, wkodPlanNo)).contractNm).toBe(contract?.name)
  const [foreign] = await site().sql<{ no: string }>(
    `select vendor_contract_no as no from vendor_contract where vendor_cd <> 'V100001' limit 1`,
  )
  const guess = site()
    .as(VSM)
    .create(wkodPlan, { wkodTitle: '배관 보수', contractNo: Number(foreign?.no) })
  await expect(guess).rejects.toMatchObject({ status: 400, field: 'contractNo' })
})
