import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { coveringPlans, law65Of, planChecks, unsignedCrew } from './plan.api.ts'
import type { PlanExtra } from './plan.calls.ts'
import { aGround, approved, reviewed, revised, submitted, VSM } from './plan.fixture.ts'
import { anInfo } from './plan.seed.ts'
import { wkodInfo } from './wkod-info.model.ts'
import { type PlanDocLine, wkodPlan } from './wkod-plan.model.ts'

const site = aFileSite()
let ground: Awaited<ReturnType<typeof aGround>>
beforeAll(async () => {
  ground = await aGround(site())
})
beforeEach(async () => {
  site().setClock('2026-11-20T10:00:00+09:00')
  await site().sql(`update wkod_plan set status_cd = 'CLOSE' where vendor_cd = 'V100001'`)
})

const asked = (values: object = {}) => ({
  permitNo: 1,
  plantCd: '2000',
  vendorCd: 'V100001',
  wkodPlanNo: null,
  fromYmd: '2026-11-26',
  toYmd: '2026-11-27',
  permitTypeCds: ['GEN', 'HOT'] as const,
  ...values,
})
const checks = (values: object = {}) => site().services.db.write('SYSTEM', (tx) => planChecks(tx, [asked(values)]))
const codes = async (values: object = {}) =>
  (await checks(values)).map(({ ruleCd, resultCd }) => `${ruleCd} ${resultCd}`)
const unsigned = async (wkodPlanNo: number, personNos: readonly number[]) => {
  const crew = { permitNo: 1, wkodPlanNo, personNos }
  const found = await site().services.db.write('SYSTEM', (tx) => unsignedCrew(tx, [crew]))
  return found.map(({ personNo }) => personNo)
}

function sign(wkodPlanNo: number, personNo: number, userId = VSM) {
  const body = { personNo, strokes: [[100, 100, 900, 800]] }
  return site().as(userId).call(`${wkodPlan.api}/${wkodPlanNo}/signs`, { method: 'PUT', body })
}

test('CP-A25 work goes on under the revision in force, and its workers sign the next one before they start under it', async () => {
  expect(await codes()).toEqual(['PLAN_NONE BLOCK'])
  const first = await approved(site(), ground)
  expect(await codes()).toEqual(['PLAN_COVERS OK'])
  const [chief = 0, worker = 0] = ground.people
  await sign(first.wkodPlanNo, chief)
  await sign(first.wkodPlanNo, worker, 'V100001-03')
  expect(await unsigned(first.wkodPlanNo, [chief, worker])).toEqual([])
  const second = await revised(site(), first.wkodPlanNo)
  await site().as(VSM).act(wkodPlan, second.wkodPlanNo, 'submit')
  expect(await codes({ wkodPlanNo: second.wkodPlanNo })).toEqual(['PLAN_COVERS OK'])
  const plans = await site().services.db.write('SYSTEM', (tx) => coveringPlans(tx, [asked()]))
  expect(plans).toMatchObject([{ wkodPlanNo: first.wkodPlanNo, revNo: 1 }])
  expect(await unsigned(first.wkodPlanNo, [chief])).toEqual([])
  await expect(sign(second.wkodPlanNo, chief)).rejects.toMatchObject({ status: 409 })
  await reviewed(site(), second.wkodPlanNo)
  await site().as('safety').act(wkodPlan, second.wkodPlanNo, 'approve')
  expect(await unsigned(first.wkodPlanNo, [chief, worker])).toEqual([chief, worker])
  await sign(second.wkodPlanNo, chief)
  expect(await unsigned(second.wkodPlanNo, [chief, worker])).toEqual([worker])
})

test('a plan covers its days and its kinds, for its own vendor', async () => {
  await approved(site(), ground)
  expect(await codes({ toYmd: '2026-12-21' })).toEqual(['PLAN_NONE BLOCK'])
  expect(await codes({ permitTypeCds: ['GEN', 'HGT'] })).toEqual(['PLAN_KINDS BLOCK'])
  expect(await codes({ vendorCd: 'V100002' })).toEqual(['PLAN_NONE BLOCK'])
  expect(await codes({ vendorCd: null })).toEqual([])
})

test('where information is owed, its state is known to whoever asks for permits', async () => {
  const { wkodPlanNo } = await submitted(site(), ground, {}, 'C')
  const { wkodInfoNo } = await site()
    .as('owner')
    .create(wkodInfo, { ...anInfo(), wkodPlanNo })
  await site().as('owner').act(wkodInfo, wkodInfoNo, 'give')
  const state = () => site().services.db.write('SYSTEM', (tx) => law65Of(tx, [wkodPlanNo]))
  expect(await state()).toMatchObject([{ law65Yn: 'Y', infoStatusCd: 'ISSUED' }])
  await site().as(VSM).act(wkodInfo, wkodInfoNo, 'confirm')
  expect(await state()).toMatchObject([{ infoStatusCd: 'CONFIRM', confirmDt: expect.any(String) }])
  await site().sql(`update wkod_plan set status_cd = 'APPR' where wkod_plan_no = $1`, [wkodPlanNo])
  expect(await codes({ permitTypeCds: ['CSE'] })).toEqual(['PLAN_COVERS OK'])
  await site().sql(`update wkod_info set status_cd = 'ISSUED' where wkod_info_no = $1`, [wkodInfoNo])
  expect(await codes({ permitTypeCds: ['CSE'] })).toEqual(['PLAN_COVERS OK', 'PLAN_LAW65 BLOCK'])
})

test('information says what is dangerous, and whoever passes the work on passes it on', async () => {
  const { wkodPlanNo } = await submitted(site(), ground, {}, 'C')
  const { wkodInfoNo } = await site()
    .as('owner')
    .create(wkodInfo, { ...anInfo({ substances: [] }), wkodPlanNo })
  await expect(site().as('owner').act(wkodInfo, wkodInfoNo, 'give')).rejects.toMatchObject({ code: 'PLAN_INFO_EMPTY' })
  const draft = await site().as('owner').read(wkodInfo, wkodInfoNo)
  await site().as('owner').edit(wkodInfo, draft, wkodInfoNo, { placeHazardDesc: '산소결핍' })
  const given = await site().as('owner').act(wkodInfo, wkodInfoNo, 'give')
  await site().as(VSM).edit(wkodInfo, given, wkodInfoNo, { subTierYn: 'Y' })
  await expect(site().as(VSM).act(wkodInfo, wkodInfoNo, 'confirm')).rejects.toMatchObject({
    code: 'PLAN_INFO_COPY',
    answer: { problems: [{ law: expect.stringContaining('제83조제2항') }] },
  })
})

test('each signs by his own hand or card before who is signed in, who is named; digits sign nothing', async () => {
  const { wkodPlanNo } = await approved(site(), ground)
  const [chief = 0, worker = 0] = ground.people
  const put = (path: string, body: object, by = VSM) =>
    site().as(by).call(`${wkodPlan.api}/${wkodPlanNo}/${path}`, { method: 'PUT', body })
  const digits = { personNo: chief, phoneLast: '5678', strokes: [[1, 1, 9, 9]] }
  await expect(put('signs', digits)).rejects.toMatchObject({ status: 400 })
  await expect(put('signs', { personNo: chief, strokes: [[1, 1, 9, 9]] }, 'V100002-01')).rejects.toMatchObject({
    status: 404,
  })
  await sign(wkodPlanNo, chief)
  const [card] = await site().sql<{ code: string }>(`with held as (
      insert into sgc_card (status_cd, stop_yn, plant_cd, vendor_cd, person_no, card_nm, card_type_cd, sgc_card_doc_no, create_user_id, update_user_id)
      select 'ISSUED', 'N', plant_cd, vendor_cd, person_no, person_nm, 'REG', 'SC-' || md5(random()::text), 'gate', 'gate' from vendor_person
      where person_no = ${worker} returning sgc_card_no)
    insert into sgc_card_key (sgc_card_no, qr_key, create_dt) select sgc_card_no, md5(random()::text), now() from held returning qr_key as code`)
  await expect(put('signs/card', { text: '없는 코드' })).rejects.toMatchObject({ code: 'TBM_UNKNOWN' })
  await put('signs/card', { text: card?.code })
  const { people } = await site().as(VSM).call<PlanExtra>(`${wkodPlan.api}/${wkodPlanNo}/extra`)
  const [account] = await site().sql<{ nm: string }>(
    `select user_nm as nm from directory_person where user_id = '${VSM}'`,
  )
  const howOf = (personNo: number) => people.find((one) => one.personNo === personNo)?.how
  expect(howOf(chief)).toMatchObject({ wayCd: 'DRAWN', witnessNm: account?.nm, textVer: expect.any(String) })
  expect(howOf(worker)).toMatchObject({ wayCd: 'CARD', witnessNm: account?.nm })
})

test('work ends with the day it ended; it is closed when its papers are there', async () => {
  const { wkodPlanNo } = await approved(site(), ground, { planStartYmd: '2026-11-10' })
  await expect(
    site().as('owner').act(wkodPlan, wkodPlanNo, 'finish', { actualEndYmd: '2026-11-09' }),
  ).rejects.toMatchObject({ code: 'PLAN_END_EARLY' })
  const ended = await site().as('owner').act(wkodPlan, wkodPlanNo, 'finish')
  expect(ended).toMatchObject({
    statusCd: 'AFTER',
    actualEndYmd: '2026-11-20',
    afterDueYmd: '2026-11-27',
    afterLackYn: 'Y',
  })
  await expect(site().as('owner').act(wkodPlan, wkodPlanNo, 'close')).rejects.toMatchObject({
    code: 'PLAN_AFTER',
    answer: { problems: [{ evidenceDesc: '완료 사진' }] },
  })
  const { attachFileId, files } = await site().as(VSM).attach('PLAN_AFTER')
  const record = await site().as(VSM).read(wkodPlan, wkodPlanNo)
  const afterDocs = (record.afterDocs ?? []).map((line): PlanDocLine => ({ ...line, fileNo: files[0]?.fileNo ?? null }))
  const filled = await site().as(VSM).edit(wkodPlan, record, wkodPlanNo, { afterFileId: attachFileId, afterDocs })
  expect(filled.afterLackYn).toBe('N')
  expect(await site().as('owner').act(wkodPlan, wkodPlanNo, 'close')).toMatchObject({ statusCd: 'CLOSE' })
})

test('the vendor hears of late papers after a week, the head of safety after two, each once', async () => {
  const { wkodPlanNo } = await approved(site(), ground, { planStartYmd: '2026-11-10' })
  await site().as('owner').act(wkodPlan, wkodPlanNo, 'finish', { actualEndYmd: '2026-11-19' })
  await site().sql(`update sys_setting set setting_val = '2026-01-01T00:00:00+09:00' where setting_cd = 'firstStartDt'`)
  await site().sql(`update wkod_plan set status_cd = 'CLOSE' where wkod_plan_no <> $1 and status_cd = 'AFTER'`, [
    wkodPlanNo,
  ])
  site().setClock('2026-11-26T09:00:00+09:00')
  expect(await site().runJob('plan-papers-late')).toBe(0)
  site().setClock('2026-11-27T09:00:00+09:00')
  const vendors = await site().runJob('plan-papers-late')
  expect(vendors).toBeGreaterThan(0)
  expect(await site().runJob('plan-papers-late')).toBe(0)
  site().setClock('2026-12-03T09:00:00+09:00')
  expect(await site().runJob('plan-papers-late')).toBeGreaterThan(0)
  expect((await site().as('shd').notifications()).rows[0]?.messageDesc).toContain('사후서류가 7일째')
})

test('plans of a vendor that is kept out stop, and go on where they were when that is over', async () => {
  const { wkodPlanNo } = await approved(site(), ground)
  const { wkodPlanNo: waiting } = await submitted(site(), ground)
  await site().sql(`update vendor_info set vendor_status_cd = 'SUSP' where vendor_cd = 'V100001'`)
  expect(await site().runJob('plan-vendors-out')).toBeGreaterThanOrEqual(2)
  expect(await codes()).toEqual(['PLAN_NONE BLOCK'])
  const lift = (no: number) => site().as('safety').act(wkodPlan, no, 'resume', { reasonDesc: '시정을 확인함' })
  await expect(lift(wkodPlanNo)).rejects.toMatchObject({ code: 'PLAN_VENDOR_SUSP' })
  await site().sql(`update vendor_info set vendor_status_cd = 'ACTIVE' where vendor_cd = 'V100001'`)
  expect(await lift(wkodPlanNo)).toMatchObject({ statusCd: 'APPR', suspDesc: null })
  expect(await lift(waiting)).toMatchObject({ statusCd: 'RQST' })
  await expect(site().as('owner').act(wkodPlan, wkodPlanNo, 'suspend', { reasonDesc: '사고' })).rejects.toMatchObject({
    status: 403,
  })
})

test('the owner is reminded of a plan whose last day is over', async () => {
  await site().sql(`update sys_setting set setting_val = '2026-01-01T00:00:00+09:00' where setting_cd = 'firstStartDt'`)
  await approved(site(), ground)
  site().setClock('2026-12-21T09:00:00+09:00')
  expect(await site().runJob('plan-overdue')).toBe(1)
  expect(await site().runJob('plan-overdue')).toBe(0)
})

test('another department does not review for the area, and nobody two steps in a row', async () => {
  await site().sql(
    `insert into sys_auth_user (auth_grp_no, user_id) select auth_grp_no, 'emp2' from sys_auth_grp where auth_grp_cd = 'OPR'`,
  )
  const { wkodPlanNo } = await submitted(site(), ground, { areaDeptCd: 'D2120' })
  await expect(site().as('oper').act(wkodPlan, wkodPlanNo, 'reviewOpr')).rejects.toMatchObject({ code: 'PLAN_AREA' })
  await site().as('owner').act(wkodPlan, wkodPlanNo, 'reviewOwn')
  await expect(site().as('owner').act(wkodPlan, wkodPlanNo, 'reviewOwn')).rejects.toMatchObject({ status: 403 })
  await expect(site().as('safety').act(wkodPlan, wkodPlanNo, 'approve')).rejects.toMatchObject({ status: 409 })
})

test('the linked analyses come as one sheet', async () => {
  const { wkodPlanNo } = await submitted(site(), ground)
  const sheet = await site().as('safety').readSheet(`${wkodPlan.api}/${wkodPlanNo}/jsasheet`)
  expect(sheet.rows[0]?.cells.slice(0, 2)).toEqual(['JSA 번호', '작업명'])
  const { rows } = await site().as(VSM).call<{ rows: unknown[] }>(`${wkodPlan.api}-equips`)
  expect(rows).toEqual([])
  const extra = await site()
    .as('safety')
    .call<{ people: unknown[]; revisions: unknown[] }>(`${wkodPlan.api}/${wkodPlanNo}/extra`)
  expect(extra).toMatchObject({ people: [{ roleCds: ['CHIEF'], signDt: null }, {}], revisions: [{ revNo: 1 }] })
})
