/** Where work is: a vendor names no plan, permit or request of another one, and one that is kept out works no more. */
import { beforeEach, describe, expect, test } from 'vitest'
import { obsCard } from '#modules/saf/observe/obs-card.model.ts'
import { anObservation } from '#modules/saf/observe/obs-card.seed.ts'
import { aPermitSite, drafted, OTHER, VSM, working } from '#modules/wkod/permit/permit.fixture.ts'
import { type Permit, permit } from '#modules/wkod/permit/permit.model.ts'
import { aGround, approved as planApproved } from '#modules/wkod/plan/plan.fixture.ts'
import { wkodPlan } from '#modules/wkod/plan/wkod-plan.model.ts'
import { vendorMaster } from './master/vendor-master.model.ts'
import { warnPoint } from './warn/warn-point.model.ts'
import { aWarnPoint } from './warn/warn-point.seed.ts'

const site = aPermitSite()
const FRIDAY = '2026-11-20T10:00:00+09:00'
const TUESDAY = '2026-11-24T08:30:00+09:00'
beforeEach(() => site().setClock(TUESDAY))

const urgent = { permitUrgentYn: 'Y' as const, urgentDesc: '누설' }
const workingNow = () => working(site(), urgent)
const stateOf = async (permitNo: number) => (await site().as('oper').read(permit, permitNo)).statusCd
const masterOf = async (vendorCd: string) => {
  const [row] = await site().sql<{ no: number }>(
    `update vendor_master set status_cd = 'ACTIVE', suspend_ask_yn = 'N' where vendor_cd = $1
      returning vendor_master_no::int as no`,
    [vendorCd],
  )
  return row?.no ?? 0
}

describe('a work plan of another vendor', () => {
  test('stands behind no permit: it is as unknown as one that is not there', async () => {
    site().setClock(FRIDAY)
    const { wkodPlanNo } = await planApproved(site(), await aGround(site()))
    expect(wkodPlanNo).toBeGreaterThan(0)
    site().setClock(TUESDAY)
    const mine = await drafted(site(), { wkodPlanNo })
    expect(mine).toMatchObject({ wkodPlanNo })
    const bare = { jsaNo: null, leaderPersonNo: null, permitCrew: null }
    for (const foreign of [wkodPlanNo, 987_654])
      await expect(drafted(site(), { ...bare, wkodPlanNo: foreign }, OTHER)).rejects.toMatchObject({
        status: 422,
        code: 'PT_PLAN_OTHER',
        field: 'wkodPlanNo',
      })
    const own = await drafted(site(), { ...bare, wkodPlanNo: null }, OTHER)
    await expect(site().as(OTHER).edit(permit, own, own.permitNo, { wkodPlanNo })).rejects.toMatchObject({
      code: 'PT_PLAN_OTHER',
    })
  })
})

describe('a permit of another vendor', () => {
  test('is neither stopped nor named by a card that guesses its number; the card itself is taken', async () => {
    const { permitNo } = await workingNow()
    const stop = anObservation({ obsTypeCd: 'STOP', contentDesc: '지나가다 위험해 보였습니다.', permitNo })
    const card = await site().as(OTHER).create(obsCard, stop)
    expect(card).toMatchObject({ obsTypeCd: 'STOP', stopYn: 'N', permitNo: null, permitDocNo: null })
    const ticket = 'K7M4N2P9QR'
    await site()
      .as(OTHER)
      .call(`${obsCard.api}-anonymous`, {
        method: 'POST',
        body: { ticket, obsTypeCd: 'STOP', contentDesc: '위험해 보였습니다.', placeDesc: '3층', permitNo },
      })
    expect(await stateOf(permitNo)).toBe('WORK')
    await site().as(VSM).create(obsCard, stop)
    expect(await stateOf(permitNo)).toBe('SUSP')
  })

  test('is not stopped by a demand to somebody else', async () => {
    const { permitNo, permitDocNo } = await workingNow()
    await site().sql(`insert into sys_code_grp (code_grp_cd, code_grp_nm) values ('VIOL_ITEM', '위반항목') on conflict do nothing;
      insert into sys_code (code_grp_cd, code, code_nm) values ('VIOL_ITEM', 'RAIL', '안전난간 미설치') on conflict do nothing`)
    const demand = { permitNo, permitDocNo, vendorCd: 'V100002', warnTypeCd: 'STOP' as const }
    const { warnPointNo } = await site()
      .as('owner')
      .create(warnPoint, aWarnPoint({ ...demand, foundDt: '2026-11-24T08:20:00+09:00' }))
    await expect(site().as('owner').act(warnPoint, warnPointNo, 'issue')).rejects.toMatchObject({
      status: 422,
      code: 'WARN_PERMIT_OTHER',
      field: 'permitDocNo',
    })
    expect(await stateOf(permitNo)).toBe('WORK')
  })
})

test('a vendor that the plant head keeps out stops working in the same moment, permits and plans alike', async () => {
  site().setClock(FRIDAY)
  const plan = await planApproved(site(), await aGround(site()))
  site().setClock(TUESDAY)
  const { permitNo } = await workingNow()
  const no = await masterOf('V100001')
  const period = { suspendFromYmd: '2026-11-25', suspendToYmd: '2026-12-23', suspendReasonDesc: '안전수칙 위반' }
  await site().as('shd').act(vendorMaster, no, 'proposeSuspend', period)
  expect(await stateOf(permitNo)).toBe('WORK')
  expect(await site().as('cso').act(vendorMaster, no, 'suspend')).toMatchObject({ suspendFromYmd: '2026-11-24' })
  expect(await site().as('oper').read(permit, permitNo)).toMatchObject({
    statusCd: 'SUSP',
    suspReasonCd: 'VENDOR',
  })
  expect(await site().as('safety').read(wkodPlan, plan.wkodPlanNo)).toMatchObject({
    statusCd: 'SUSP',
    suspDesc: '업체 출입정지: 안전수칙 위반',
  })
  const english = 'Contractor kept out: 안전수칙 위반'
  const headers = { 'accept-language': 'en' }
  const inEnglish = <T>(path: string) => site().as('safety').call<T>(path, { headers })
  const stopped = await inEnglish<Permit>(`${permit.api}/${permitNo}`)
  expect(stopped.permitSusp?.at(-1)?.reasonDesc).toBe(english)
  const planPath = `${wkodPlan.api}/${plan.wkodPlanNo}`
  expect(await inEnglish(planPath)).toMatchObject({ suspDesc: english })
  const history = await inEnglish<{ rows: { reasonDesc: string; diff: object }[] }>(`${planPath}/history`)
  expect(history.rows[0]).toMatchObject({ reasonDesc: english, diff: { suspDesc: [null, english] } })
})
