/** What a grade does elsewhere: at the gate, in the register of vendors, and a whole round at once. */

import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { aCrew, anEntry, approved, aVendor, entryAlone } from '../entry/entry.fixture.ts'
import type { ReportAnswer } from './eval.calls.ts'
import { aFixedSheet, giveScores, reviewed } from './eval.fixture.ts'
import { subconEval } from './eval.model.ts'

import { evalPlan } from './eval-plan.model.ts'

const site = aFileSite({ joins: entryAlone })
const FRIDAY = '2026-11-20T10:00:00+09:00'
let worker = 0
beforeAll(async () => {
  site().setClock(FRIDAY)
  await site().sql(
    `delete from subcon_eval_item; delete from subcon_eval_bonus; delete from subcon_eval; delete from eval_plan; delete from eval_sheet_items; delete from eval_sheet`,
  )
  await aFixedSheet(site())
  const contractNo = await aVendor(site())
  ;[worker = 0] = await aCrew(site(), 3)
  await approved(site(), anEntry(contractNo, [worker], { entryStartYmd: '2026-11-23', entryEndYmd: '2026-12-11' }))
})
beforeEach(() => site().setClock(FRIDAY))

const scan = (scanKey: string) =>
  site()
    .as('gate')
    .call<{ resultCd: string; ruleCd: string | null }>('/api/vendor/entry/gate/scan', {
      method: 'POST',
      body: { scanKey, personNo: worker, gateCd: 'G1' },
    })

test('CP-A31 a concealed accident makes D of a good total, and after FIX nobody of the vendor comes in', async () => {
  const { evalNo } = await reviewed(site(), 'V100001', 1)
  await expect(site().as('shd').act(subconEval, evalNo, 'open', { concealYn: 'Y' })).rejects.toMatchObject({
    field: 'capNoteDesc',
  })
  const opened = await site()
    .as('shd')
    .act(subconEval, evalNo, 'open', { concealYn: 'Y', capNoteDesc: '2026-10-02 손가락 절단을 보고하지 않음' })
  expect(opened).toMatchObject({ evalGradeCd: 'D', capReasonDesc: '사고 은폐 또는 허위서류: D' })
  expect(opened.totalScore).toBeGreaterThanOrEqual(70)
  site().setClock('2026-11-23T08:00:00+09:00')
  expect(await scan('key-before')).toMatchObject({ resultCd: 'OK' })
  expect(await scan('key-out-after')).toMatchObject({ resultCd: 'OK' })
  await site().as('V100001-01').act(subconEval, evalNo, 'agree')
  await site().as('shd').act(subconEval, evalNo, 'fix')
  const [vendor] = await site().sql(
    `select status_cd as state, suspend_from_ymd::text as "from" from vendor_master where vendor_cd = 'V100001'`,
  )
  expect(vendor, 'the vendor is kept out until the plant head lets it in').toEqual({
    state: 'SUSP',
    from: '2026-11-23',
  })
  site().setClock('2026-11-24T08:00:00+09:00')
  expect(await scan('key-blocked')).toMatchObject({ resultCd: 'BLOCK', ruleCd: 'E01' })
})

test('a round opens an evaluation for every vendor in business, once, and is reported as a whole', async () => {
  const { evalPlanNo } = await site().as('safety').create(evalPlan, {
    planNm: '2027년 상반기 정기평가',
    evalClassCd: 'REG',
    targetCd: 'ALL',
    periodFromYmd: '2027-01-01',
    periodToYmd: '2027-06-30',
  })
  const [{ n } = { n: 0 }] = await site().sql<{ n: number }>(
    `select count(*)::int as n from vendor_master where plant_cd = '2000' and status_cd in ('ACTIVE', 'SUSP')`,
  )
  expect(await site().as('safety').act(evalPlan, evalPlanNo, 'open')).toMatchObject({
    statusCd: 'OPEN',
    evalCnt: n,
    dueYmd: '2027-07-31',
  })
  const { total, rows } = await site()
    .as('safety')
    .list(subconEval, { where: { evalPlanNo: String(evalPlanNo) } })
  expect(total).toBe(n)
  expect(new Set(rows.map(({ evalDocNo }) => evalDocNo)).size).toBe(rows.length)
  expect(rows[0]).toMatchObject({ statusCd: 'SELF', selfDueYmd: '2026-11-30' })
  expect((await site().as('V100002-01').notifications()).rows[0]?.messageDesc).toContain('자체평가를 제출해 주세요')
  const again = await site().as('safety').create(evalPlan, {
    planNm: '같은 기간',
    evalClassCd: 'REG',
    targetCd: 'ALL',
    periodFromYmd: '2027-01-01',
    periodToYmd: '2027-06-30',
  })
  await expect(site().as('safety').act(evalPlan, again.evalPlanNo, 'open')).rejects.toMatchObject({
    code: 'EVAL_NO_VENDOR',
  })
  await expect(site().as('shd').act(evalPlan, evalPlanNo, 'end')).rejects.toMatchObject({ code: 'EVAL_PLAN_RUNS' })
  const report = await site().as('safety').call<ReportAnswer>(`${evalPlan.api}/${evalPlanNo}/report`)
  expect(report.states).toEqual([{ statusCd: 'SELF', count: n }])
})

test('the automatic items rest on the records of each vendor', async () => {
  await site().sql(`delete from impr where vendor_cd = 'V100002';
    insert into impr (impr_doc_no, status_cd, plant_cd, impr_title, src_cd, impr_desc, place_desc, risk_grade_cd, vendor_cd, org_due_ymd, on_time_cd, create_user_id)
      select 'IM-T-' || n, 'CLOSE', '2000', '난간', 'VPO', '난간', '3층', 'MID', 'V100002', '2026-09-10', case when n = 1 then 'LATE' else 'IN' end, 'safety'
      from generate_series(1, 4) n`)
  const { evalNo } = await reviewed(site(), 'V100002', 0.5)
  const { items } = await site()
    .as('safety')
    .call<{ items: { itemCd: string; evalScore: number; facts: object; naYn: string }[] }>(
      `${subconEval.api}/${evalNo}/items`,
    )
  expect(items.find(({ itemCd }) => itemCd === 'S2')).toMatchObject({
    evalScore: 7.5,
    naYn: 'N',
    facts: { actionCnt: 4, actionOnTimeCnt: 3 },
  })
  await expect(giveScores(site(), 'owner', evalNo, 1)).rejects.toMatchObject({ status: 409 })
})

test('on the first of a month the head of safety hears who has no grade that holds', async () => {
  site().setClock('2026-12-01T06:40:00+09:00')
  await site().sql(`update vendor_master set eval_valid_to_ymd = '2026-11-30' where vendor_cd = 'V100003'`)
  await site().runJob('eval-monthly')
  const { rows } = await site().as('shd').notifications()
  expect(rows.map(({ messageDesc }) => messageDesc).join()).toMatch(/유효한 평가등급이 없는 업체가 \d+곳입니다/)
})
