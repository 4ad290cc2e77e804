/** Constructions for tests, and what hangs on them. */
import type { DraftOf } from '#platform/model/document.ts'
import type { Site } from '#platform/test/site.ts'
import { aGround, drafted } from '../plan/plan.fixture.ts'
import { construction, type DutyLine } from './const.model.ts'

type Draft = DraftOf<typeof construction>

/** One that needs the books, guidance and monthly statements; nobody works there yet. */
const aConst = (values: Draft = {}): Draft => ({
  constNm: '제2저장탱크 증설',
  constTypeCd: 'PLANT',
  placeDesc: '북측 탱크 야드',
  hostRoleCd: 'ORDERER',
  hostDeptCd: 'D2210',
  ownUserId: 'owner',
  totalAmt: 6_000_000_000,
  safCostAmt: 120_000_000,
  startYmd: '2026-12-01',
  endYmd: '2027-06-30',
  ...values,
})

export async function registered(site: Site, values: Draft = {}, by = 'owner') {
  const { constNo } = await site.as(by).create(construction, aConst(values))
  return site.as(by).act(construction, constNo, 'register')
}

/** Everything that the start waits for is done. */
export async function ready(site: Site, values: Draft = {}) {
  const { constNo } = await registered(site, values)
  const record = await site.as('safety').read(construction, constNo)
  const duties = (record.duties ?? []).map((one): DutyLine => ({ ...one, doneYmd: '2026-11-01' }))
  await site.as('safety').edit(construction, record, constNo, { duties })
  return site.as('safety').act(construction, constNo, 'prepare')
}

export async function running(site: Site, values: Draft = {}) {
  const { constNo } = await ready(site, { startYmd: '2026-11-01', ...values })
  return site.as('owner').act(construction, constNo, 'start')
}

/** The day before the work, and the morning of it. */
export const [EVE, DAY] = ['2026-11-23T10:00:00+09:00', '2026-11-24T09:00:00+09:00'] as const

/** A plan of the vendor under a construction, which all of its people have signed. */
export async function aPlanUnder(site: Site, constDocNo: string | null, statusCd = 'APPR'): Promise<number> {
  const days = { planStartYmd: '2026-11-24', planEndYmd: '2026-12-20' }
  const { wkodPlanNo } = await drafted(site, await aGround(site), days)
  await site.sql('update wkod_plan set status_cd = $1, const_no = $2 where wkod_plan_no = $3', [
    statusCd,
    constDocNo,
    wkodPlanNo,
  ])
  await site.sql(`insert into wkod_plan_sign (wkod_plan_no, person_no, person_nm, lang_cd, sign_via_cd, sign_dt, plant_cd, vendor_cd)
    select wkod_plan_no, v.person_no, v.person_nm, v.lang_cd, 'TBM', now(), p.plant_cd, p.vendor_cd
    from wkod_plan p join vendor_person v using (vendor_cd) where wkod_plan_no = ${wkodPlanNo}`)
  return wkodPlanNo
}
