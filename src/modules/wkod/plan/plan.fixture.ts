/** What the tests of plans do before they come to their point. */
import type { DraftOf } from '#platform/model/document.ts'
import type { Site } from '#platform/test/site.ts'
import { aPlan } from './plan.seed.ts'
import { kindsIn, type PlanWork } from './plan-codes.model.ts'
import { type PlanDocLine, wkodPlan } from './wkod-plan.model.ts'

export const VSM = 'V100001-02'
const VENDOR = 'V100001'

/** Analyses that cover every kind of work, released a moment ago. */
async function aJsaFor(site: Site, types: string, jsaTitle = '분석'): Promise<number> {
  const [row] = await site.sql<{ no: string }>(
    `insert into jsa (jsa_doc_no, status_cd, plant_cd, vendor_cd, jsa_title, jsa_src_cd, work_cat_cd, permit_type_cds, dept_cd, process_no,
        root_jsa_no, jsa_rev_no, grade_after_cd, fix_ymd, next_eval_ymd, row_cnt, create_user_id, update_user_id)
      select 'JSA-T-' || nextval('pg_temp_jsa'), 'FIX', '2000', $1, $2, 'VND', 'ETC', $3, 'D2110',
        (select process_no from process where plant_cd = '2000' order by 1 limit 1), 0, 1, 'LOW', '2026-10-01', '2027-09-30', 3, $4, $4
      returning jsa_no as no`,
    [VENDOR, jsaTitle, types, VSM],
  )
  return Number(row?.no)
}

interface Ground {
  contractNo: number
  people: readonly number[]
  jsaNo: number
}
/** A contract of the vendor over the days of the tests, its people, and an analysis of everything. */
export async function aGround(site: Site): Promise<Ground> {
  await site.sql(`create sequence if not exists pg_temp_jsa`)
  const [contract] = await site.sql<{ no: string }>(
    `update vendor_contract set start_ymd = '2026-01-01', end_ymd = '2027-12-31', own_user_id = 'owner'
      where vendor_contract_no = (select vendor_contract_no from vendor_contract where vendor_cd = $1 and status_cd = 'ACTIVE' order by 1 limit 1)
      returning vendor_contract_no as no`,
    [VENDOR],
  )
  const people = await site.sql<{ no: string }>(
    `select person_no as no from vendor_person where vendor_cd = $1 and person_status_cd = 'ACTIVE' order by 1 limit 5`,
    [VENDOR],
  )
  const jsaNo = await aJsaFor(site, 'HOT CSE ELE EXC RAD HGT HVY LNB CHM', '전체 작업')
  return { contractNo: Number(contract?.no), people: people.map(({ no }) => Number(no)), jsaNo }
}

type Draft = DraftOf<typeof wkodPlan>

/** A draft that lacks nothing but what is left out on purpose. */
export async function drafted(site: Site, { contractNo, people, jsaNo }: Ground, values: Draft = {}, kinds = 'H') {
  const [chief = 0, worker = 0] = people
  const equips = [
    {
      equipNo: null,
      equipNm: '25톤 크레인',
      capacityDesc: '25 t',
      inspectToYmd: '2027-12-31',
      operatorPersonNo: worker,
    },
  ]
  const orgs = [
    { orgRoleCd: 'CHIEF', personNo: chief, licenceDesc: null },
    { orgRoleCd: 'WORKER', personNo: worker, licenceDesc: null },
  ]
  const given = {
    ...aPlan({ planWorkCds: kinds, planStartYmd: '2026-11-25', planEndYmd: '2026-12-20' }),
    contractNo,
    equips,
    orgs,
    jsas: [{ jsaNo }],
    ...values,
  }
  return site.as(VSM).create(wkodPlan, given as Draft)
}

/** Every paper gets a file and the days that it wants. */
export async function papered(site: Site, wkodPlanNo: number, fields: Partial<PlanDocLine> = {}) {
  const record = await site.as(VSM).read(wkodPlan, wkodPlanNo)
  const { attachFileId, files } = await site.as(VSM).attach('PLAN_BEFORE')
  const docs = (record.docs ?? []).map((line) => ({
    ...line,
    fileNo: files[0]?.fileNo ?? null,
    docYmd: '2026-10-01',
    validToYmd: '2027-12-31',
    ...fields,
  }))
  return site.as(VSM).edit(wkodPlan, record, wkodPlanNo, { beforeFileId: attachFileId, docs })
}

export async function submitted(site: Site, ground: Ground, values: Draft = {}, kinds = 'H') {
  const { wkodPlanNo } = await drafted(site, ground, values, kinds)
  await papered(site, wkodPlanNo)
  return site.as(VSM).act(wkodPlan, wkodPlanNo, 'submit')
}

export async function reviewed(site: Site, wkodPlanNo: number) {
  await site.as('oper').act(wkodPlan, wkodPlanNo, 'reviewOpr')
  return site.as('owner').act(wkodPlan, wkodPlanNo, 'reviewOwn')
}

const HEADED: ReadonlySet<PlanWork> = new Set<PlanWork>(['6', '10', 'C', 'R'])
export async function approved(site: Site, ground: Ground, values: Draft = {}, kinds = 'H') {
  const { wkodPlanNo } = await submitted(site, ground, values, kinds)
  await reviewed(site, wkodPlanNo)
  const by = kindsIn(kinds).some((kind) => HEADED.has(kind)) ? 'shd' : 'safety'
  return site.as(by).act(wkodPlan, wkodPlanNo, 'approve')
}

/** The next revision of an approved plan, as its writer finds it. */
export async function revised(site: Site, wkodPlanNo: number) {
  await site.as(VSM).act(wkodPlan, wkodPlanNo, 'revise')
  const [row] = await site.sql<{ no: string }>(
    `select wkod_plan_no as no from wkod_plan where root_plan_no = (select root_plan_no from wkod_plan where wkod_plan_no = $1)
      order by rev_no desc limit 1`,
    [wkodPlanNo],
  )
  return site.as(VSM).read(wkodPlan, Number(row?.no))
}
