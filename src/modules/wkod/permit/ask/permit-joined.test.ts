/** Permits among the other parts of work: each of them is asked. */

import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { sgcCard } from '#modules/contractor/card/card.model.ts'
import { aCrew, anEntry, aVendor, approved as enter } from '#modules/contractor/entry/entry.fixture.ts'
import { aPlace, approved as asked, broughtIn, peopleOf, taught } from '#modules/contractor/msds/msds.fixture.ts'
import { vendorMsds } from '#modules/contractor/msds/vendor-msds.model.ts'
import { warnPoint } from '#modules/contractor/warn/warn-point.model.ts'
import { aWarnPoint } from '#modules/contractor/warn/warn-point.seed.ts'
import { obsCard } from '#modules/saf/observe/obs-card.model.ts'
import { anObservation } from '#modules/saf/observe/obs-card.seed.ts'
import { aMeter, aSet, aTester, readings } from '#modules/wkod/gas/gas.fixture.ts'
import { gasSet } from '#modules/wkod/gas/gas-set.model.ts'
import {
  aGround,
  approved as planApproved,
  reviewed as planReviewed,
  revised,
} from '#modules/wkod/plan/plan.fixture.ts'
import { wkodPlan } from '#modules/wkod/plan/wkod-plan.model.ts'
import { instead } from '#platform/server/ports.ts'
import { aFileSite, anotherInstance } from '#platform/test/site.ts'
import { facts, type TypeFacts } from '../fields/type-facts.fixture.ts'
import { at, drafted, groundOf, issued, prepared, talked, VSM, VSP, working, worksOver } from '../permit.fixture.ts'
import { permit } from '../permit.model.ts'
import { type OfPermit, permitAsks, type WorkPlace } from '../permit.ports.ts'
import { hotValues } from '../permit.seed.ts'

const site = aFileSite()
const urgent = { permitUrgentYn: 'Y' as const, urgentDesc: '누설' }
const refusals = (acting: Promise<unknown>) =>
  acting.then(
    () => [],
    (error: { answer: { problems?: { code: string }[] } }) => (error.answer.problems ?? []).map(({ code }) => code),
  )
const start = (permitNo: number) => site().as(VSP).act(permit, permitNo, 'start')
const stateOf = async (permitNo: number) => (await site().as('oper').read(permit, permitNo)).statusCd
const issuedNow = async () => {
  const made = await issued(site(), urgent)
  await talked(site(), made.permitNo, site().services.clock.now().toISOString())
  await mark(made.permitNo, made.permitNo * 30)
  return made
}
const mark = (permitNo: number, x: number) =>
  site().sql(`insert into permit_mark (permit_no, plant_cd, vendor_cd, mark_no, map_no, mark_type, location_x, location_y)
    values (${permitNo}, '2000', 'V100001', 1, 977, 'GEN', ${x}, 100)`)
const workingNow = (values = {}) => working(site(), { ...urgent, ...values })

/** The vendor's people may come in on the day; who goes in with his card is behind the gate. */
let crew: number[] = []
const cards = new Map<number, string>()
beforeAll(async () => {
  site().setClock(at('10:00:00', '2026-11-20'))
  await site().sql(`insert into site_map (map_no, map_nm, plant_cd, width_val, height_val) overriding system value
    values (977, '시험', '2000', 1000, 1000)`)
  const contractNo = await aVendor(site())
  const { people } = await groundOf(site())
  crew = await aCrew(site(), 12)
  expect(crew).toEqual(expect.arrayContaining(people.map(({ personNo }) => personNo)))
  await site().sql(`delete from sgc_card_key; delete from sgc_issue_hist; delete from sgc_card; delete from sgc_stop`)
  for (const personNo of crew) {
    const { sgcCardNo } = await site().as('gate').create(sgcCard, { personNo })
    await site().as('gate').act(sgcCard, sgcCardNo, 'issue')
    const { qrKey } = await site().as('gate').call<{ qrKey: string }>(`${sgcCard.api}/${sgcCardNo}/paper`)
    cards.set(personNo, qrKey)
  }
  await enter(site(), anEntry(contractNo, crew, { entryStartYmd: '2026-11-23', entryEndYmd: '2026-11-30' }))
})
const scan = (personNo: number, n = 0) =>
  site()
    .as('gate')
    .call<{ resultCd: string; message: string }>('/api/vendor/entry/gate/scan', {
      method: 'POST',
      body: { scanKey: `joined-${personNo}-${n}`, text: cards.get(personNo), gateCd: 'G1' },
    })

test('a request without a plan, without a place and with people who may not come in hears it all at once', async () => {
  site().setClock(at('10:00:00', '2026-11-23'))
  const { permitNo } = await drafted(site(), hotValues)
  const insured = (toYmd: string) =>
    site().sql(`update vendor_doc set valid_to_ymd = '${toYmd}' where vendor_cd = 'V100001' and doc_type_cd = 'INS'`)
  await insured('2026-11-01')
  const found = await site()
    .as(VSM)
    .act(permit, permitNo, 'submit')
    .catch((error: { status: number; answer: { problems: { code: string; lifterCds?: string[] }[] } }) => error)
  await insured('2027-12-31')
  expect(found).toMatchObject({
    status: 422,
    answer: {
      problems: expect.arrayContaining([
        expect.objectContaining({ code: 'SIMOPS_MARK' }),
        expect.objectContaining({
          code: 'PLAN_NONE',
          lifterCds: ['VSP', 'VSM', 'OWN', 'SHM'],
          law: expect.stringContaining('제38조'),
        }),
        expect.objectContaining({ code: 'E02' }),
      ]),
    },
  })
})

test('work begins when its people have gone in with their cards, and who lost his card stays outside', async () => {
  site().setClock(at('07:50:00'))
  const { permitNo, permitCrew } = await issuedNow()
  const people = (permitCrew ?? []).flatMap(({ personNo }) => personNo ?? [])
  site().setClock(at('08:05:00'))
  expect(await refusals(start(permitNo))).toEqual(['PT_GATE'])
  const [last = 0, ...others] = people
  for (const personNo of others) expect(await scan(personNo)).toMatchObject({ resultCd: 'OK' })
  expect(await refusals(start(permitNo))).toEqual(['PT_GATE'])
  await site().sql(`update sgc_card set status_cd = 'LOST' where person_no = ${last}`)
  expect(await scan(last)).toMatchObject({ resultCd: 'BLOCK' })
  expect(await refusals(start(permitNo))).toEqual(expect.arrayContaining(['E06', 'PT_GATE']))
  await site().sql(`update sgc_card set status_cd = 'ISSUED' where person_no = ${last}`)
  expect(await scan(last, 1)).toMatchObject({ resultCd: 'OK' })
  expect((await start(permitNo)).statusCd).toBe('WORK')
})

test('E08 E10 what each declared when he was let in is asked when he works: the licence of his role, the examination of his hazards', async () => {
  site().setClock(at('07:50:00'))
  const { permitNo, leaderPersonNo } = await issuedNow()
  site().setClock(at('08:15:00'))
  const declare = (hazardYn: 'Y' | 'N', roleCd: string) =>
    site().sql(`update entry_rqst set exam_hazard_yn = '${hazardYn}' where status_cd in ('APPR', 'PART') and vendor_cd = 'V100001';
      update entry_rqst_persons set entry_role_cd = '${roleCd}' where person_no = ${leaderPersonNo}`)
  const found = async () =>
    ((await site().as(VSP).read(permit, permitNo)).can.checks?.start ?? []).filter(({ ruleCd }) =>
      /^E(08|10)$/.test(ruleCd),
    )
  expect(await found()).toEqual([])
  await declare('Y', 'WORK')
  expect(await refusals(start(permitNo))).toContain('E10')
  expect(await found()).toContainEqual(
    expect.objectContaining({
      ruleCd: 'E10',
      resultCd: 'BLOCK',
      law: '산업안전보건법 제130조제2항',
      lifterCds: ['HLM'],
    }),
  )
  await declare('N', 'SIGNAL')
  expect(await refusals(start(permitNo))).toContain('E08')
  const [nobody] = await found()
  expect(nobody).toMatchObject({ ruleCd: 'E08', resultCd: 'BLOCK', lifterCds: ['SHM', 'EDU'] })
  await declare('N', 'WORK')
  expect(await found()).toEqual([])
})

/** Behind the gate since half past seven, who is not there already. */
const goneIn = (personNos: readonly (number | null)[]) =>
  site().sql(
    `insert into entry_log (plant_cd, vendor_cd, person_no, worker_key, zone_cd, in_dt, gate_cd)
      select plant_cd, vendor_cd, person_no, human_key, 'G', '${at('07:30:00')}', 'G1' from vendor_person p
      where person_no = any($1::bigint[]) and not exists (select from entry_log l where l.person_no = p.person_no and l.out_dt is null)`,
    [personNos],
  )
/** At work on a place of its own, its people behind the gate: nothing but its stop is in its way. */
async function workingAt(x: number) {
  const made = await workingNow()
  await mark(made.permitNo, x)
  await goneIn([made.leaderPersonNo, ...(made.permitCrew ?? []).map(({ personNo }) => personNo)])
  return made
}

async function signPlan(wkodPlanNo: number, personNos: readonly number[]) {
  for (const personNo of personNos) {
    const body = { personNo, strokes: [[100, 100, 900, 800]] }
    await site().as(VSM).call(`${wkodPlan.api}/${wkodPlanNo}/signs`, { method: 'PUT', body })
  }
}

test('CP-A25 work begins under the revision in force, and only when each of the crew has signed that one', async () => {
  site().setClock(at('10:00:00', '2026-11-20'))
  const days = { planStartYmd: '2026-11-24', planEndYmd: '2026-12-20' }
  const first = await planApproved(site(), await aGround(site()), days)
  site().setClock(at('07:50:00'))
  const { permitNo, permitCrew } = await issuedNow()
  const people = (permitCrew ?? []).flatMap(({ personNo }) => personNo ?? [])
  await site().sql(`update wkod_master set wkod_plan_no = ${first.wkodPlanNo} where permit_no = ${permitNo}`)
  await goneIn(people)
  site().setClock(at('08:20:00'))
  await signPlan(first.wkodPlanNo, people.slice(1))
  expect(await refusals(start(permitNo))).toEqual(['PT_PLAN_SIGN'])
  await signPlan(first.wkodPlanNo, people.slice(0, 1))
  const second = await revised(site(), first.wkodPlanNo)
  await site().as(VSM).act(wkodPlan, second.wkodPlanNo, 'submit')
  const waiting = await site().as(VSP).read(permit, permitNo)
  expect(waiting.can.checks?.start ?? []).toEqual([])
  await planReviewed(site(), second.wkodPlanNo)
  await site().as('safety').act(wkodPlan, second.wkodPlanNo, 'approve')
  expect(await refusals(start(permitNo))).toEqual(['PT_PLAN_SIGN'])
  await signPlan(second.wkodPlanNo, people)
  await site().sql(`update wkod_plan set status_cd = 'SUSP' where wkod_plan_no = ${second.wkodPlanNo}`)
  expect(await refusals(start(permitNo))).toContain('PLAN_NONE')
  await site().sql(`update wkod_plan set status_cd = 'APPR' where wkod_plan_no = ${second.wkodPlanNo}`)
  expect((await start(permitNo)).statusCd).toBe('WORK')
})

test('CP-A27 work that an observation stopped goes on only when a decision is recorded', async () => {
  site().setClock(at('08:30:00'))
  const { permitNo } = await workingAt(300)
  site().setClock(at('10:00:00'))
  const stop = anObservation({ obsTypeCd: 'STOP', contentDesc: '가스 냄새가 심합니다.', permitNo })
  const card = await site().as('emp').create(obsCard, stop)
  expect(await site().as('oper').read(permit, permitNo)).toMatchObject({
    statusCd: 'SUSP',
    suspReasonCd: 'STOPWORK',
    suspDt: expect.stringContaining('T10:00'),
  })
  site().setClock(at('10:10:00'))
  await site().as(VSP).act(permit, permitNo, 'askResume')
  const safety = site().as('safety')
  const resume = () => site().as('oper').act(permit, permitNo, 'resume')
  await expect(resume()).rejects.toMatchObject({
    answer: {
      problems: expect.arrayContaining([
        expect.objectContaining({ code: 'PT_RESUME_CARD', evidenceDesc: card.obsCardDocNo }),
      ]),
    },
  })
  const decide = (stopDecisionCd: 'RESUME' | 'KEEP') =>
    safety.act(obsCard, card.obsCardNo, 'decide', { stopDecisionCd, stopDecisionDesc: '밸브가 샘' } as never)
  await decide('KEEP')
  expect(await refusals(resume())).toContain('PT_RESUME_CARD')
  await expect(decide('RESUME')).rejects.toMatchObject({ status: 403 })
  const release = (userId: string, reasonDesc: string | null) =>
    site().as(userId).act(obsCard, card.obsCardNo, 'release', { reasonDesc })
  await expect(release('emp', '밸브를 조임')).rejects.toMatchObject({ status: 403 })
  await expect(release('safety', null)).rejects.toMatchObject({ status: 400 })
  expect(await release('sup', '밸브를 조임')).toMatchObject({
    statusCd: 'TRIAGE',
    stopDecisionCd: 'RESUME',
    stopDecisionUserId: 'sup',
  })
  await expect(release('safety', '다시')).rejects.toMatchObject({ status: 403 })
  expect((await resume()).statusCd).toBe('WORK')
  expect(await safety.read(permit, permitNo)).toMatchObject({ stopDecisionDesc: '밸브를 조임' })
})

test('CP-A19 a demand that names a permit stops it, and the safety manager alone lets it go on', async () => {
  site().setClock(at('08:30:00'))
  const { permitNo, permitDocNo } = await workingAt(400)
  const beforeFileId = (await site().as('owner').attach('WARN_PHOTO')).attachFileId
  await site().sql(
    `insert into sys_code_grp (code_grp_cd, code_grp_nm) values ('VIOL_ITEM', '위반항목') on conflict do nothing`,
  )
  await site().sql(
    `insert into sys_code (code_grp_cd, code, code_nm) values ('VIOL_ITEM', 'RAIL', '안전난간 미설치') on conflict do nothing`,
  )
  const demand = aWarnPoint({
    foundDt: at('08:20:00'),
    beforeFileId,
    permitNo,
    permitDocNo,
    riskGradeCd: 'CRIT',
    warnTypeCd: 'STOP',
  })
  const { warnPointNo } = await site().as('owner').create(warnPoint, demand)
  await site().as('owner').act(warnPoint, warnPointNo, 'issue')
  expect(await site().as('oper').read(permit, permitNo)).toMatchObject({
    statusCd: 'SUSP',
    suspReasonCd: 'INSPECTION',
  })
  await site().as(VSP).act(permit, permitNo, 'askResume')
  await expect(site().as('oper').act(permit, permitNo, 'resume')).rejects.toMatchObject({ status: 403 })
  expect((await site().as('safety').act(permit, permitNo, 'resume')).statusCd).toBe('WORK')
})

test('R7 a quarter of the lower limit stops the works within fifty metres, and no others', async () => {
  site().setClock(at('08:30:00'))
  const [own, near, far] = [await workingNow(hotValues), await workingNow(), await workingNow()]
  await mark(own.permitNo, 100)
  await mark(near.permitNo, 150)
  await mark(far.permitNo, 151)
  await aMeter(site(), 'GM-01')
  await aTester(site(), 'gas')
  const lines = readings({ LEL: 25 })
  await site()
    .as('gas')
    .create(gasSet, aSet(own.permitNo, { measureDt: at('08:30:00'), lines, placeDesc: '펌프장' }))
  expect([await stateOf(own.permitNo), await stateOf(near.permitNo), await stateOf(far.permitNo)]).toEqual([
    ...['SUSP', 'SUSP', 'WORK'],
  ])
  expect(await site().as('oper').read(permit, near.permitNo)).toMatchObject({
    gasHighYn: 'Y',
    suspReasonCd: 'GAS_HIGH',
  })
})

test('R3 a contractor with too many demerits asks for no new permit until its stop is over', async () => {
  site().setClock(at('10:00:00', '2026-11-23'))
  const { permitNo } = await drafted(site())
  await site().sql(`insert into sgc_sanction (sgc_sanction_doc_no, status_cd, plant_cd, vendor_cd, sanction_title, rate_val, rate_level_cd, stop_from_ymd, stop_to_ymd, create_user_id)
    values ('SN-1', 'SUSP', '2000', 'V100001', '정지', 24, 'STOP', '2026-11-20', '2026-12-03', 'cso')`)
  const submit = () => refusals(site().as(VSM).act(permit, permitNo, 'submit'))
  expect(await submit()).toContain('PT_VENDOR_STOP')
  await site().sql(`update sgc_sanction set stop_to_ymd = '2026-11-22' where sgc_sanction_doc_no = 'SN-1'`)
  expect(await submit()).not.toContain('PT_VENDOR_STOP')
})

test('CHM, PNT: paint is used once it was brought in, for as long as it may stay, under the conditions of its approval', async () => {
  site().setClock(at('08:30:00'))
  const place = await aPlace(site(), '도장 대기장')
  for (const vendorCd of ['V100001', 'V100003']) await taught(site(), await peopleOf(site(), vendorCd, 1), '2026-03-15')
  const paint = { stockLocNo: place, productNm: '에폭시 하도' }
  const { vendorMsdsNo, vendorMsdsDocNo: docNo } = await asked(site(), paint)
  const foreign = await broughtIn(site(), { ...paint, productNm: '남의 도료' }, 5, 'V100003-01')
  const values = { permitSubCds: 'PNT', chmVentYn: 'Y' as const, ...urgent }
  const { permitNo } = await prepared(site(), values)
  const seen = async () => {
    const { can } = await site().as('areaappr').read(permit, permitNo)
    return (can.checks?.approve ?? []).filter(({ ruleCd }) => ruleCd.startsWith('PT_CHM'))
  }
  // Another material would be reviewed anew: that is another test's matter.
  const choose = (msdsNo: string, { msdsInYn }: Required<Pick<TypeFacts, 'msdsInYn'>> = { msdsInYn: 'N' }) =>
    site().sql(`update wkod_master set ${facts({ msdsNo, msdsInYn })} where permit_no = ${permitNo}`)
  expect(await seen()).toMatchObject([{ ruleCd: 'PT_CHM_MSDS' }])
  await choose(`${docNo} ${foreign.vendorMsdsDocNo}`)
  const both = `에폭시 하도 (${docNo}) 승인, ${foreign.vendorMsdsDocNo}`
  expect(await seen()).toMatchObject([
    { ruleCd: 'PT_CHM_IN', evidenceDesc: both, message: '승인되어 반입된 물질이 아닙니다. (2종)' },
  ])
  expect(await refusals(site().as('areaappr').act(permit, permitNo, 'approve'))).toContain('PT_CHM_IN')
  await choose(docNo ?? '')
  expect(await seen()).toMatchObject([{ ruleCd: 'PT_CHM_IN', lifterCds: ['SEC'] }])
  await site().as('gate').act(vendorMsds, vendorMsdsNo, 'bringIn', { inQtyVal: 5, labelOkYn: 'Y' })
  expect(await seen()).toEqual([])
  await site().sql(
    `update vendor_msds set bring_out_ymd = '2026-11-23', condition_desc = '국소배기 가동' where vendor_msds_no = ${vendorMsdsNo}`,
  )
  expect(await seen()).toMatchObject([
    { ruleCd: 'PT_CHM_OUT', evidenceDesc: '에폭시 하도 2026-11-23' },
    { ruleCd: 'PT_CHM_COND', evidenceDesc: '국소배기 가동' },
  ])
  await site().sql(`update vendor_msds set bring_out_ymd = '2026-11-24' where vendor_msds_no = ${vendorMsdsNo}`)
  await choose(docNo ?? '', { msdsInYn: 'Y' })
  expect(await seen()).toEqual([])
  const offered = (by: string) =>
    site().as(by).call<{ rows: { productNm: string }[] }>(`${permit.api}/${permitNo}/materials`)
  expect((await offered(VSM)).rows.map(({ productNm }) => productNm)).toEqual(['에폭시 하도'])
  await expect(offered('V100003-01')).rejects.toMatchObject({ status: 404 })
  await site().as('gate').act(vendorMsds, vendorMsdsNo, 'bringOut', { outQtyVal: 1 })
  expect(await seen()).toMatchObject([{ ruleCd: 'PT_CHM_IN', evidenceDesc: `에폭시 하도 (${docNo}) 반출` }])
})

test('2.6 whoever stopped work says what it still waits for', async () => {
  await worksOver(site())
  site().setClock(at('08:30:00'))
  const { permitNo } = await workingAt(500)
  await site().as('oper').act(permit, permitNo, 'stop', { reasonCd: 'WEATHER', reasonDesc: '강풍' })
  await site().as(VSP).act(permit, permitNo, 'askResume')
  let isCalm = false
  let asked: unknown
  const weather = async (_: unknown, works: readonly WorkPlace[]): Promise<OfPermit[]> => {
    asked = works.map(({ suspReasonCd, suspDt }) => [suspReasonCd, suspDt])
    return works.map((work) => ({ ...work, ruleCd: 'PT_WIND', resultCd: isCalm ? 'OK' : 'BLOCK', message: '바람' }))
  }
  const joins = [instead(permitAsks, { weather })]
  const windy = await anotherInstance(site(), onTestFinished, { joins })
  windy.setClock(site().services.clock.now())
  const resume = () => windy.as('oper').act(permit, permitNo, 'resume')
  expect(await refusals(resume())).toEqual(['PT_WIND'])
  expect(asked).toEqual([['WEATHER', expect.stringContaining('T08:30')]])
  isCalm = true
  expect((await resume()).statusCd).toBe('WORK')
})
