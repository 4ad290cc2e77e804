/** Constructions over HTTP: duties, the start, what hangs on them, the end. */
import { describe, expect, test } from 'vitest'
import { vendorContract } from '#modules/contractor/contract/vendor-contract.model.ts'
import { aPermitSite, at, issued, talked, VSP } from '#modules/wkod/permit/permit.fixture.ts'
import { permit } from '#modules/wkod/permit/permit.model.ts'
import { addDays } from '#platform/model/calendar.ts'
import { wkodPlan } from '../plan/wkod-plan.model.ts'
import { constState } from './const.api.ts'
import type { Around } from './const.calls.ts'
import { aPlanUnder, DAY, EVE, ready, registered, running } from './const.fixture.ts'
import { construction } from './const.model.ts'
import { constCost } from './const-cost.model.ts'

const site = aPermitSite()
const noon = at('12:00:00')

/** Asked for the day before, at work in the morning. */
async function atWork() {
  site().setClock(EVE)
  const { permitNo } = await issued(site())
  site().setClock(DAY)
  await talked(site(), permitNo, DAY)
  return site().as(VSP).act(permit, permitNo, 'start')
}

const dutyOf = (record: { duties: { dutyCd: string | null }[] | null }, dutyCd: string) =>
  record.duties?.find((one) => one.dutyCd === dutyCd)

describe('duties', () => {
  test('PT-A26 the books are not asked for at 4,999,999,999 and are at 5,000,000,000', async () => {
    site().setClock(noon)
    const below = await registered(site(), { totalAmt: 4_999_999_999 })
    expect(dutyOf(below, 'BOOK_CONST')).toMatchObject({ requiredYn: 'N', dueYmd: null })
    const above = await registered(site(), { totalAmt: 5_000_000_000 })
    expect(dutyOf(above, 'BOOK_CONST')).toMatchObject({ requiredYn: 'Y', dueYmd: '2026-11-30' })
    expect(above).toMatchObject({ dutyLackYn: 'Y', constDocNo: expect.stringMatching(/^CN-20261124-\d{3}$/) })
    expect(above.basisDesc).toContain('CONST_BOOK_AMT=5000000000')
  })

  test('PT-A27 119억 building is guided, 120억 only with a building permit', async () => {
    const months = { startYmd: '2026-12-01', endYmd: '2027-01-31', constTypeCd: 'BLD' } as const
    const guided = async (values: object) => dutyOf(await registered(site(), { ...months, ...values }), 'GUIDE')
    expect(await guided({ totalAmt: 11_900_000_000 })).toMatchObject({ requiredYn: 'Y' })
    expect(await guided({ totalAmt: 14_900_000_000, constTypeCd: 'CIV' })).toMatchObject({ requiredYn: 'Y' })
    expect(await guided({ totalAmt: 12_000_000_000 })).toMatchObject({ requiredYn: 'N' })
    expect(await guided({ totalAmt: 12_000_000_000, buildPermitYn: 'Y' })).toMatchObject({ requiredYn: 'Y' })
  })

  test('whether a duty is owed is not the writer’s to say', async () => {
    const record = await registered(site())
    const duties = (record.duties ?? []).map((one) => ({ ...one, requiredYn: 'N' as const, dueYmd: '2099-01-01' }))
    const saved = await site().as('safety').edit(construction, record, record.constNo, { duties })
    expect(dutyOf(saved, 'BOOK_CONST')).toMatchObject({ requiredYn: 'Y', dueYmd: '2026-11-30' })
  })

  test('the numbers are those of the day', async () => {
    await site().sql(`insert into com_legal_param (legal_param_cd, legal_param_val, effective_from_ymd, law_ref_desc, verified_yn)
      values ('CONST_BOOK_AMT', '7000000000', '2026-11-24', '시험', 'Y')`)
    expect(dutyOf(await registered(site()), 'BOOK_CONST')).toMatchObject({ requiredYn: 'N' })
    await site().sql(
      `delete from com_legal_param where legal_param_cd = 'CONST_BOOK_AMT' and effective_from_ymd = '2026-11-24'`,
    )
  })

  test('preparation waits for every duty before the start, or for a reason of ten characters', async () => {
    const { constNo } = await registered(site())
    await expect(site().as('safety').act(construction, constNo, 'prepare')).rejects.toMatchObject({
      status: 422,
      code: 'CONST_DUTY',
      message: expect.stringContaining('착공 전 이행하지 않은 법정의무 4건이 있습니다.'),
    })
    const record = await site().as('safety').read(construction, constNo)
    const told = (exemptDesc: string) =>
      (record.duties ?? []).map((one) =>
        one.dutyCd === 'GUIDE' ? { ...one, exemptDesc } : { ...one, doneYmd: '2026-11-20' },
      )
    await expect(
      site()
        .as('safety')
        .edit(construction, record, constNo, { duties: told('짧음') }),
    ).rejects.toMatchObject({
      code: 'CONST_EXEMPT',
    })
    await site()
      .as('safety')
      .edit(construction, record, constNo, { duties: told('전담 안전관리자를 선임한 공사임') })
    await expect(site().as('owner').act(construction, constNo, 'prepare')).rejects.toMatchObject({ status: 403 })
    expect(await site().as('safety').act(construction, constNo, 'prepare')).toMatchObject({
      statusCd: 'READY',
      dutyLackCnt: 0,
    })
  })

  test('the plan for the money stays within it', async () => {
    const costPlans = [{ costCatCd: 'FAC', planAmt: 120_000_001 }] as never
    await expect(registered(site(), { costPlans })).rejects.toMatchObject({
      code: 'CONST_PLAN_OVER',
      field: 'costPlans',
    })
  })

  test('vendors do not see the ledger', async () => {
    await expect(site().as('V100001-01').list(construction)).rejects.toMatchObject({ status: 403 })
  })
})

describe('start and stop', () => {
  test('the owner starts on the day, not before', async () => {
    site().setClock(noon)
    const { constNo } = await ready(site())
    await expect(site().as('owner').act(construction, constNo, 'start')).rejects.toMatchObject({ code: 'CONST_START' })
    site().setClock(at('08:00:00', '2026-12-01'))
    await expect(site().as('safety').act(construction, constNo, 'start')).rejects.toMatchObject({ status: 403 })
    expect(await site().as('owner').act(construction, constNo, 'start')).toMatchObject({ statusCd: 'RUN' })
    site().setClock(noon)
  })

  test('a permit whose plan names the construction starts only while that runs', async () => {
    site().setClock(noon)
    const { constNo, constDocNo } = await ready(site(), { startYmd: '2026-11-24' })
    const plan = await aPlanUnder(site(), constDocNo)
    site().setClock(EVE)
    const { permitNo } = await issued(site())
    site().setClock(DAY)
    await site().sql(`update wkod_master set wkod_plan_no = ${plan} where permit_no = ${permitNo}`)
    await talked(site(), permitNo, DAY)
    await expect(site().as(VSP).act(permit, permitNo, 'start')).rejects.toMatchObject({
      status: 422,
      code: 'CONST_NOT_RUN',
      answer: { problems: [expect.objectContaining({ lifterCds: ['OWN'] })] },
    })
    await site().as('owner').act(construction, constNo, 'start')
    expect(await site().as(VSP).act(permit, permitNo, 'start')).toMatchObject({ statusCd: 'WORK' })
  })

  test('a contract that gets its number later brings its plans and permits into the ledger', async () => {
    site().setClock(noon)
    const { constNo, constDocNo } = await ready(site(), { startYmd: '2026-11-24', constNm: '뒤늦게 등록한 공사' })
    const plan = await aPlanUnder(site(), null)
    site().setClock(EVE)
    const { permitNo } = await issued(site())
    site().setClock(DAY)
    await site().sql(`update wkod_master set wkod_plan_no = ${plan} where permit_no = ${permitNo}`)
    await talked(site(), permitNo, DAY)
    const { contractNo } = await site().as('safety').read(wkodPlan, plan)
    const of = () => site().as('safety').call<Around>(`${construction.api}/${constNo}/around`)
    const has = async () => {
      const { contracts, plans, permits } = await of()
      return [contracts, plans, permits].map((rows, at) =>
        rows.some(({ no }) => no === [contractNo, plan, permitNo][at]),
      )
    }
    expect(await has()).toEqual([false, false, false])
    const contract = await site()
      .as('pur')
      .read(vendorContract, contractNo ?? 0)
    const number = { constYn: 'Y' as const, constNo: constDocNo }
    await site()
      .as('pur')
      .edit(vendorContract, contract, contractNo ?? 0, number)
    expect(await has()).toEqual([true, true, true])
    await expect(site().as(VSP).act(permit, permitNo, 'start')).rejects.toMatchObject({ code: 'CONST_NOT_RUN' })
    await site().sql(`update vendor_contract set const_no = null where vendor_contract_no = ${contractNo}`)
    expect(await has()).toEqual([false, false, false])
  })

  test('a stop of the construction stops its works in the same moment, and no others', async () => {
    site().setClock(noon)
    const { constNo, constDocNo } = await running(site())
    const mine = await atWork()
    const other = await atWork()
    await site().sql(
      `update wkod_master set wkod_plan_no = ${await aPlanUnder(site(), constDocNo)} where permit_no = ${mine.permitNo}`,
    )
    await expect(
      site().as('owner').act(construction, constNo, 'suspend', { reasonDesc: '점검' }),
    ).rejects.toMatchObject({ status: 403 })
    const stopped = await site().as('safety').act(construction, constNo, 'suspend', { reasonDesc: '가설구조물 변형' })
    expect(stopped).toMatchObject({ statusCd: 'SUSP', suspDesc: '가설구조물 변형' })
    expect(await site().as('safety').read(construction, constNo)).toMatchObject({ suspPermitCnt: 1 })
    expect(await site().as('oper').read(permit, mine.permitNo)).toMatchObject({
      statusCd: 'SUSP',
      suspReasonCd: 'INSPECTION',
    })
    expect(await site().as('oper').read(permit, other.permitNo)).toMatchObject({ statusCd: 'WORK' })

    const states = await site().services.db.read('SYSTEM', (db) => constState(db, '2000', [constDocNo ?? '']))
    expect(states).toEqual([expect.objectContaining({ constNo, statusCd: 'SUSP' })])
    await expect(site().as('cso').act(construction, constNo, 'resume')).rejects.toMatchObject({ field: 'measureDesc' })
    const measureDesc = '변형 부재 교체, 구조 검토 확인'
    await expect(site().as('safety').act(construction, constNo, 'resume', { measureDesc })).rejects.toMatchObject({
      code: 'CM-03',
    })
    expect(await site().as('cso').act(construction, constNo, 'resume', { measureDesc })).toMatchObject({
      statusCd: 'RUN',
    })
    expect(await site().as('oper').read(permit, mine.permitNo)).toMatchObject({ statusCd: 'SUSP' })
  })
})

const cost = (constNo: number, costYm: string, useAmt = 3_000_000) => ({
  constNo,
  costYm,
  costLines: [{ costCatCd: 'PPE', useYmd: `${costYm}-05`, useDesc: '안전대 20개', useAmt }] as never,
})

describe('safety money', () => {
  test('a month is submitted once, added up by the program and confirmed by somebody else', async () => {
    site().setClock(noon)
    const { constNo } = await running(site(), { startYmd: '2026-10-01' })
    const first = await site()
      .as('owner')
      .create(constCost, cost(constNo, '2026-10', 3_000_000))
    expect(first).toMatchObject({ sumAmt: 3_000_000, costTitle: '제2저장탱크 증설 2026-10' })
    await site().as('owner').act(constCost, first.constCostNo, 'submit')
    expect(await site().as('safety').act(constCost, first.constCostNo, 'confirm')).toMatchObject({
      statusCd: 'CONFIRM',
    })
    const second = await site()
      .as('owner')
      .create(constCost, cost(constNo, '2026-11', 119_000_000))
    expect(await site().as('owner').act(constCost, second.constCostNo, 'submit')).toMatchObject({
      totalAmt: 122_000_000,
    })
    const again = await site().as('owner').create(constCost, cost(constNo, '2026-11'))
    await expect(site().as('owner').act(constCost, again.constCostNo, 'submit')).rejects.toMatchObject({
      code: 'CONST_COST_TWICE',
    })
    const around = await site()
      .as('safety')
      .call<{ costCats: unknown[]; missingMonths: string[]; accidents: unknown[] }>(`/api/saf/const/${constNo}/around`)
    expect(around).toMatchObject({
      costCats: [{ costCatCd: 'PPE', useAmt: 122_000_000 }],
      missingMonths: [],
      accidents: [],
    })
  })

  test('neither for a month outside the construction nor for days of another month', async () => {
    const { constNo } = await running(site())
    for (const costYm of ['2026-10', '2026-12']) {
      const { constCostNo } = await site()
        .as('owner')
        .create(constCost, { ...cost(constNo, costYm), costLines: [] as never, remarkDesc: '-' })
      await expect(site().as('owner').act(constCost, constCostNo, 'submit')).rejects.toMatchObject({
        code: 'CONST_COST_MONTH',
      })
    }
    const { constCostNo } = await site()
      .as('owner')
      .create(constCost, {
        constNo,
        costYm: '2026-11',
        costLines: [{ costCatCd: 'PPE', useYmd: '2026-10-31', useDesc: '안전모', useAmt: 1 }] as never,
      })
    await expect(site().as('owner').act(constCost, constCostNo, 'submit')).rejects.toMatchObject({
      code: 'CONST_COST_DAY',
    })
  })
})

test('the end waits for permits, papers after the work and the last statement', async () => {
  site().setClock(noon)
  const { constNo, constDocNo } = await running(site())
  const plan = await aPlanUnder(site(), constDocNo, 'AFTER')
  const { permitNo } = await atWork()
  await site().sql(`update wkod_master set wkod_plan_no = ${plan} where permit_no = ${permitNo}`)
  const end = () => site().as('owner').act(construction, constNo, 'finish', { actualEndYmd: '2026-11-24' })
  const codes = await end().catch((error: { answer: { problems: { code: string }[] } }) =>
    error.answer.problems.map(({ code }) => code),
  )
  expect(codes).toEqual(['CONST_PERMIT', 'CONST_AFTER', 'CONST_COST'])
  await site().sql(`update wkod_master set status_cd = 'CLOSE' where permit_no = ${permitNo};
    update wkod_plan set status_cd = 'CLOSE' where wkod_plan_no = ${plan}`)
  await expect(end()).rejects.toMatchObject({ code: 'CONST_COST' })
  const { constCostNo } = await site().as('owner').create(constCost, cost(constNo, '2026-11'))
  await site().as('owner').act(constCost, constCostNo, 'submit')
  expect(await end()).toMatchObject({ statusCd: 'END' })
})

describe('jobs', () => {
  test('duties are spoken of at D-14 and D-3, once, and not when they are done', async () => {
    site().setClock(at('08:10:00', '2026-11-15'))
    const { constNo } = await registered(site(), { constNm: '기한 공사', startYmd: '2026-11-30', endYmd: '2027-01-31' })
    const count = () => site().runJob('const-duty-soon')
    const countOn = async (ymd: string) => {
      site().setClock(at('08:10:00', addDays(ymd, -1)))
      await count()
      site().setClock(at('08:10:00', ymd))
      return count()
    }
    expect(await count()).toBe(8)
    expect(await count()).toBe(0)
    expect(await countOn('2026-11-20')).toBe(0)
    const record = await site().as('safety').read(construction, constNo)
    const duties = (record.duties ?? []).map((one) =>
      one.dutyCd === 'GUIDE' ? one : { ...one, doneYmd: '2026-11-20' },
    )
    await site().as('safety').edit(construction, record, constNo, { duties })
    expect(await countOn('2026-11-26')).toBe(2)
  })

  test('on the fifth, or late until the next, the owner is asked for the statement of the month before', async () => {
    site().setClock(at('12:00:00', '2026-11-24'))
    await site().sql(`update consts set status_cd = 'END' where status_cd in ('RUN', 'SUSP')`)
    const { constNo } = await running(site(), { constNm: '월 명세 공사' })
    site().setClock(at('08:20:00', '2026-12-04'))
    expect(await site().runJob('const-cost-ask'), 'of October: not begun').toBe(0)
    site().setClock(at('08:20:00', '2027-01-04'))
    expect(await site().runJob('const-cost-ask')).toBe(1)
    expect(await site().runJob('const-cost-ask')).toBe(0)
    const asked = (await site().as('owner').notifications()).rows.map(({ messageDesc }) => messageDesc)
    expect(asked).toContain('2026-11 안전관리비 사용명세서를 작성해 주세요: 월 명세 공사')
    site().setClock(at('12:00:00', '2027-01-04'))
    const { constCostNo } = await site().as('owner').create(constCost, cost(constNo, '2026-12'))
    await site().as('owner').act(constCost, constCostNo, 'submit')
    site().setClock(at('08:20:00', '2027-01-05'))
    expect(await site().runJob('const-cost-ask')).toBe(0)
  })
})

test('the ledger, the permits and their copies answer under the names of the design', async () => {
  site().setClock(noon)
  expect(await site().as('safety').call('/api/saf/consts?limit=1')).toMatchObject({ total: expect.any(Number) })
  expect(await site().as('safety').call('/api/saf/wkod/wkodmasters?limit=1')).toMatchObject({
    total: expect.any(Number),
  })
  const { permitNo } = await atWork()
  const copied = await site().as('V100001-02').call(`/api/saf/wkodnew/${permitNo}/copy`, { method: 'POST' })
  expect(copied).toMatchObject({ permitNo: expect.any(Number) })
})
