/** SUBCON_BAN work that was approved to be contracted out is not contracted on, whatever the door (법 60). */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { vendorContract } from '#modules/contractor/contract/vendor-contract.model.ts'
import { aCrew, anEntry, aVendor } from '#modules/contractor/entry/entry.fixture.ts'
import { entryRqst } from '#modules/contractor/entry/entry-rqst.model.ts'
import { aGround, drafted as planDrafted } from '#modules/wkod/plan/plan.fixture.ts'
import { wkodPlan } from '#modules/wkod/plan/wkod-plan.model.ts'
import { aPermitSite, at, drafted, groundOf, issued, prepared, talked, VSM, VSP } from '../permit.fixture.ts'
import { permit } from '../permit.model.ts'

const site = aPermitSite()
const UPPER = 'V100003'
const urgent = { permitUrgentYn: 'Y' as const, urgentDesc: '누설' }
let contractNo = 0

/** Approved work above, and a contract below it that says nothing of that. */
const below = (constNo: string | null) =>
  site().sql(`update vendor_master set up_vendor_cd = '${UPPER}', tier_no = 2 where vendor_cd = 'V100001';
    update vendor_contract set acid_work_yn = 'N', const_no = ${constNo ? `'${constNo}'` : 'null'} where vendor_cd = 'V100001'`)
const beside = () =>
  site().sql(`update vendor_master set up_vendor_cd = null, tier_no = 1 where vendor_cd = 'V100001';
    update vendor_contract set acid_work_yn = 'N', const_no = null, up_contract_no = null where vendor_cd = 'V100001' or contract_no = 'PO-PLAIN'`)
/** Its contracts say under which they stand, whatever tier its contractor is of. */
const under = (upper: string) =>
  site().sql(`update vendor_contract set up_contract_no = (select vendor_contract_no from vendor_contract where contract_no = '${upper}')
    where vendor_cd = 'V100001'`)

beforeAll(async () => {
  site().setClock(at('10:00:00', '2026-11-20'))
  contractNo = await aVendor(site())
  await groundOf(site())
  await aCrew(site(), 6)
  await site().sql(`update vendor_contract set status_cd = 'END' where vendor_cd = '${UPPER}';
    insert into vendor_contract (plant_cd, status_cd, vendor_cd, contract_no, contract_nm, host_dept_cd, own_user_id, start_ymd, end_ymd,
        const_no, acid_work_yn, acid_appr_no, acid_appr_to_ymd, create_user_id)
      select '2000', 'ACTIVE', '${UPPER}', no, no, 'D2110', 'owner', '2026-01-01', '2027-12-31', c, y, '제2026-1호', '2027-12-31', 'pur'
      from (values ('PO-ACID', 'C-9', 'Y'), ('PO-PLAIN', 'C-8', 'N')) x (no, c, y)`)
})
beforeEach(async () => {
  site().setClock(at('10:00:00'))
  await beside()
})
const codes = (acting: Promise<unknown>) =>
  acting.then(
    () => [],
    (error: { answer: { problems: { code: string; law?: string }[] } }) =>
      error.answer.problems.filter(({ law }) => law === '산업안전보건법 제60조').map(({ code }) => code),
  )

test('a contract below approved work of the same construction is not signed, of another it is', async () => {
  await below('C-9')
  const sign = async (constNo: string, upper: string | null) => {
    const { vendorContractNo } = await site()
      .as('pur')
      .create(vendorContract, {
        ...{
          vendorCd: 'V100001',
          contractNo: `PO-${constNo}`,
          contractNm: '세정',
          hostDeptCd: 'D2110',
          ownUserId: 'owner',
        },
        ...{ startYmd: '2026-12-01', endYmd: '2027-05-31', constYn: 'Y', constNo, upContractNo: await numberOf(upper) },
      })
    return codes(site().as('pur').act(vendorContract, vendorContractNo, 'sign'))
  }
  expect(await sign('C-9', null)).toEqual(['VENDOR_ACID_TIER'])
  expect(await sign('C-9', 'PO-ACID')).toEqual(['VENDOR_ACID_TIER'])
  expect(await sign('C-8', 'PO-PLAIN')).toEqual([])
  await beside()
  expect(await sign('C-8', 'PO-ACID')).toEqual(['VENDOR_ACID_TIER'])
  const of = `contract_no in ('PO-C-8', 'PO-C-9')`
  const [signed] = await site().sql<{ no: number; rowVersion: number }>(
    `select vendor_contract_no::int as no, row_version as "rowVersion" from vendor_contract where ${of} and status_cd = 'ACTIVE'`,
  )
  const moved = site()
    .as('pur')
    .edit(vendorContract, signed ?? { rowVersion: 0 }, signed?.no ?? 0, { upContractNo: await numberOf('PO-ACID') })
  expect(await codes(moved)).toEqual(['VENDOR_ACID_TIER'])
  await site().sql(`update vendor_contract set status_cd = 'CANC' where ${of}`)
})
async function numberOf(no: string | null) {
  const [found] = await site().sql<{ no: number }>(
    `select vendor_contract_no::int as no from vendor_contract where contract_no = '${no}'`,
  )
  return found?.no ?? null
}

test('its plan is not submitted, whatever it says of the substance', async () => {
  site().setClock('2026-11-20T10:00:00+09:00')
  const ground = await aGround(site())
  const { wkodPlanNo } = await planDrafted(site(), ground)
  await below('C-9')
  expect(await codes(site().as(VSM).act(wkodPlan, wkodPlanNo, 'submit'))).toEqual(['PLAN_ACID_TIER'])
  await beside()
  await under('PO-ACID')
  expect(await codes(site().as(VSM).act(wkodPlan, wkodPlanNo, 'submit'))).toEqual(['PLAN_ACID_TIER'])
  await below('C-8')
  await under('PO-PLAIN')
  expect(await codes(site().as(VSM).act(wkodPlan, wkodPlanNo, 'submit'))).toEqual([])
})

test('its permit is not asked for, also without a plan; where only approved work is contracted above, nothing else is', async () => {
  const { permitNo } = await drafted(site(), urgent)
  const submit = () => codes(site().as(VSM).act(permit, permitNo, 'submit'))
  await below('C-9')
  expect(await submit()).toEqual(['PT_SUBCONTRACT'])
  await below(null)
  await site().sql(`update vendor_contract set status_cd = 'END' where contract_no = 'PO-PLAIN'`)
  expect(await submit()).toEqual(['PT_SUBCONTRACT'])
  await site().sql(`update vendor_contract set status_cd = 'ACTIVE' where contract_no = 'PO-PLAIN'`)
  await beside()
  await under('PO-PLAIN')
  await site().sql(
    `update vendor_contract set up_contract_no = ${await numberOf('PO-ACID')} where contract_no = 'PO-PLAIN'`,
  )
  expect(await submit()).toEqual(['PT_SUBCONTRACT'])
  await beside()
  await under('PO-PLAIN')
  expect(await submit()).toEqual([])
})

test('work does not begin, and nobody joins it, once its contractor stands below who it was approved for', async () => {
  const { permitNo } = await issued(site(), urgent)
  await talked(site(), permitNo, at('10:00:00'))
  const { people } = await groundOf(site())
  const join = () =>
    codes(
      site()
        .as(VSP)
        .call(`${permit.api}/${permitNo}/crew`, {
          method: 'POST',
          body: { personNo: people[5]?.personNo, crewRoleCd: 'WORKER' },
        }),
    )
  await below('C-9')
  expect(await join()).toEqual(['PT_SUBCONTRACT'])
  expect(await codes(site().as(VSP).act(permit, permitNo, 'start'))).toEqual(['PT_SUBCONTRACT'])
  await beside()
  await under('PO-ACID')
  expect(await join()).toEqual(['PT_SUBCONTRACT'])
  await beside()
  expect(await join()).toEqual([])
})

test('people of another contractor in the crew of approved work are its subcontractor', async () => {
  const { permitNo } = await prepared(site(), urgent)
  await site().sql(`update wkod_master_permit_crew set person_no = (select min(person_no) from vendor_person where vendor_cd = '${UPPER}')
    where permit_no = ${permitNo} and seq_no = 1`)
  const checks = async () =>
    ((await site().as('areaappr').read(permit, permitNo)).can.checks?.approve ?? []).map(({ ruleCd }) => ruleCd)
  expect(await checks()).not.toContain('PT_SUBCONTRACT')
  await site().sql(`update vendor_contract set acid_work_yn = 'Y' where vendor_cd = 'V100001'`)
  expect(await checks()).toContain('PT_SUBCONTRACT')
})

test('nobody is let in for it', async () => {
  site().setClock(at('10:00:00', '2026-11-20'))
  const crew = await aCrew(site(), 2)
  const { entryRqstNo } = await site().as(VSM).create(entryRqst, anEntry(contractNo, crew))
  await below('C-9')
  expect(await codes(site().as(VSM).act(entryRqst, entryRqstNo, 'request'))).toEqual(['ENTRY_SUBCONTRACT'])
  await beside()
  await site().as(VSM).act(entryRqst, entryRqstNo, 'request')
  await site().as('owner').act(entryRqst, entryRqstNo, 'hostOk')
  await below('C-9')
  expect(await codes(site().as('safety').act(entryRqst, entryRqstNo, 'approve'))).toEqual(['ENTRY_SUBCONTRACT'])
  await beside()
  await under('PO-ACID')
  expect(await codes(site().as('safety').act(entryRqst, entryRqstNo, 'approve'))).toEqual(['ENTRY_SUBCONTRACT'])
})
