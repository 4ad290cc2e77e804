/** Work waits for the risk assessment of its process and kind, at every step at which it begins or goes on. */
import { buffer } from 'node:stream/consumers'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anApprovedScale, aProcess, ratedAgain, took, tookOfVendor, verified } from '#modules/rsa/assess/rsa.fixture.ts'
import { rsa } from '#modules/rsa/assess/rsa.model.ts'
import { aControl, anAssessment, anItem } from '#modules/rsa/assess/rsa.seed.ts'
import { fixed } from '#modules/saf/jsa/jsa.fixture.ts'
import type { DraftOf } from '#platform/model/document.ts'
import { writeWorkbook } from '#platform/server/excel/write-workbook.ts'
import { aPermitSite, at, drafted, groundOf, issued, talked, VSM, VSP, working } from '../permit.fixture.ts'
import { permit } from '../permit.model.ts'

const site = aPermitSite()
const urgent = { permitUrgentYn: 'Y' as const, urgentDesc: '누설' }
const codesOf = (acting: Promise<unknown>): Promise<string[]> =>
  acting.then(
    () => [],
    ({ answer }: { answer: { problems?: { code: string }[] } }) => (answer.problems ?? []).map(({ code }) => code),
  )
const as = (userId: string) => site().as(userId)
const start = (permitNo: number) => as(VSP).act(permit, permitNo, 'start')
const resume = (permitNo: number) => as('oper').act(permit, permitNo, 'resume')
const standing = async (permitNo: number) => {
  const { statusCd, suspReasonCd, suspDt } = await as('oper').read(permit, permitNo)
  return { statusCd, suspReasonCd, suspDt: suspDt && new Date(suspDt).toISOString() }
}
const onDay = (ymd: string) => ({
  ...{ wkodDt: ymd, workFromDt: at('08:00:00', ymd), workToDt: at('16:00:00', ymd) },
})

let ground: { processNo: number; scaleNo: number; pipeJsaNo: number; otherProcessNo: number }
const EXISTING = `rsa_doc_no like 'RS-T-%'`
beforeAll(async () => {
  const { processNo } = await groundOf(site())
  const { jsaNo: pipeJsaNo } = await fixed(site(), { jsaTitle: '배관 조립', workCatCd: 'PIPE' })
  await site().sql(
    `update jsa set permit_type_cds = 'GEN HOT', max_after_val = 4, next_eval_ymd = '2028-01-01' where jsa_no = ${pipeJsaNo}`,
  )
  ground = {
    ...{ processNo, pipeJsaNo },
    scaleNo: await anApprovedScale(site()),
    otherProcessNo: await aProcess(site(), 5),
  }
})
beforeEach(async () => {
  await site().sql(`update wkod_master set status_cd = 'CLOSE' where status_cd <> 'CLOSE';
    update rsa set delete_yn = case when ${EXISTING} then 'N' else 'Y' end, work_cat_cd = null;
    delete from sys_setting where setting_cd = 'rsaFirstYmd'`)
  site().setClock(at('10:00:00'))
})

/** Registered by hand, as the accident that it comes from is until accidents are kept. */
const anOccasional = (values: DraftOf<typeof rsa> = {}) =>
  as('sup').create(
    rsa,
    anAssessment({
      ...{ rsaTitle: '용접 사고 수시평가', rsaTypeCd: 'OCC', triggerCd: 'ACC', triggerSrcDesc: '손가락을 데임' },
      ...{ processNo: ground.processNo, scaleNo: ground.scaleNo },
      ...{ planYmd: '2026-11-24', doFromYmd: '2026-11-25', doToYmd: '2026-11-30', ...values },
    }),
  )
const isDone = (rsaNo: number) =>
  site().sql(`update rsa set status_cd = 'DONE', work_block_yn = 'N', complete_dt = now() where rsa_no = ${rsaNo}`)
async function ready(values: DraftOf<typeof permit> = {}) {
  const { permitNo } = await issued(site(), { ...urgent, ...values })
  await talked(site(), permitNo, site().services.clock.now().toISOString())
  return permitNo
}
async function pausing(values: DraftOf<typeof permit> = {}) {
  const { permitNo } = await working(site(), { ...urgent, ...values })
  await as('oper').act(permit, permitNo, 'stop', { reasonCd: 'BREAK' })
  await as(VSP).act(permit, permitNo, 'askResume')
  return permitNo
}

describe('an assessment that is opened', () => {
  test('RA-A02 an injury registered on the process by hand keeps a permit of it from starting until it is done', async () => {
    const permitNo = await ready()
    const { rsaNo, rsaDocNo, workBlockYn } = await anOccasional()
    expect(workBlockYn).toBe('Y')
    const refused = await start(permitNo).catch((error) => error)
    expect(refused.answer.problems).toMatchObject([
      { code: 'PT_RSA_OCC', message: `수시평가(${rsaDocNo})가 완료되지 않아 작업할 수 없습니다.` },
    ])
    await isDone(rsaNo)
    expect((await start(permitNo)).statusCd).toBe('WORK')
  })

  test('RA-A09 work of its process and kind stops at once, a pause of it does not end, other work goes on', async () => {
    const { pipeJsaNo, otherProcessNo } = ground
    const { permitNo: x } = await working(site(), urgent)
    const y = await pausing()
    const { permitNo: z } = await working(site(), { ...urgent, jsaNo: pipeJsaNo })
    const { permitNo: w } = await working(site(), { ...urgent, processNo: otherProcessNo })
    await anOccasional({ workCatCd: 'WELD' })
    const [susp] = await site().sql<{ dt: Date; why: string }>(
      `select susp_dt as dt, reason_desc as why from wkod_master_permit_susp where permit_no = ${x} order by seq_no desc limit 1`,
    )
    expect(await standing(x)).toMatchObject({ statusCd: 'SUSP', suspReasonCd: 'RSA' })
    expect(susp?.dt.toISOString().slice(0, 16)).toBe('2026-11-24T01:00')
    expect(await codesOf(resume(y))).toEqual(['PT_RSA_OCC'])
    expect((await standing(z)).statusCd).toBe('WORK')
    expect((await standing(w)).statusCd).toBe('WORK')
  })

  test('RA-A09 the head of safety lets a permit start that carries out a measure; when it is done a new one starts', async () => {
    const { rsaNo } = await anOccasional({ workCatCd: 'WELD' })
    await as('sup').act(rsa, rsaNo, 'announce')
    site().setClock(at('08:30:00', '2026-11-25'))
    const [measure, fresh] = [await ready(onDay('2026-11-25')), await ready(onDay('2026-11-25'))]
    const record = await as('sup').act(rsa, rsaNo, 'identify')
    const items = [anItem({ freqVal: 4, sevVal: 3 })]
    const controls = [aControl({ controlDesc: '불티받이를 단다.', dueYmd: '2026-12-31' })]
    await as('sup').edit(rsa, record, rsaNo, { items, controls })
    await took(site(), rsaNo, 'emp')
    const { people } = await groundOf(site())
    await tookOfVendor(site(), rsaNo, people[1])
    const { controls: decided } = await as('sup').act(rsa, rsaNo, 'decide')
    expect(await codesOf(start(measure))).toEqual(['PT_RSA_OCC'])
    const free = (userId: string, body: object) =>
      as(userId).call(`${permit.api}/${measure}/assessed/${rsaNo}/free`, {
        method: 'POST',
        body: { reasonDesc: '불티받이를 다는 작업입니다.', toDt: at('12:00:00', '2026-11-25'), ...body },
      })
    await expect(free('safety', { freedForCd: 'CONTROL', controlNo: 1 })).rejects.toMatchObject({ status: 403 })
    expect(await codesOf(free('shd', { freedForCd: 'CONTROL', controlNo: 7 }))).toEqual(['PT_FREED_CONTROL'])
    await free('shd', { freedForCd: 'CONTROL', controlNo: 1 })
    expect((await start(measure)).permitFreed).toMatchObject([
      { rsaNo, controlDesc: '불티받이를 단다.', byUserId: 'shd', freedForCd: 'CONTROL' },
    ])
    expect(await codesOf(start(fresh))).toContain('PT_RSA_OCC')

    await verified(site(), decided?.[0]?.imprNo ?? 0)
    await ratedAgain(site(), rsaNo, 1, {})
    expect(await as('safety').act(rsa, rsaNo, 'complete')).toMatchObject({ statusCd: 'DONE', workBlockYn: 'N' })
    await site().sql(`update wkod_master set status_cd = 'CLOSE' where permit_no = ${measure}`)
    expect((await start(fresh)).statusCd).toBe('WORK')
  }, 60_000)

  test('RA-A12 of two of the same process and kind both are waited for', async () => {
    const permitNo = await ready()
    const [one, other] = [await anOccasional({ workCatCd: 'WELD' }), await anOccasional({ workCatCd: 'WELD' })]
    expect(await codesOf(start(permitNo))).toEqual(['PT_RSA_OCC', 'PT_RSA_OCC'])
    await isDone(one.rsaNo)
    expect(await codesOf(start(permitNo))).toEqual(['PT_RSA_OCC'])
    await isDone(other.rsaNo)
    expect((await start(permitNo)).statusCd).toBe('WORK')
  })

  test('one that is moved to another process stops the work there in the same act, and what it left may go on', async () => {
    const { permitNo } = await working(site(), urgent)
    const occasional = await anOccasional({ processNo: ground.otherProcessNo, triggerCd: 'ETC' })
    expect((await standing(permitNo)).statusCd).toBe('WORK')
    await as('sup').edit(rsa, occasional, occasional.rsaNo, { processNo: ground.processNo })
    expect(await standing(permitNo)).toMatchObject({ statusCd: 'SUSP', suspReasonCd: 'RSA' })
    await as(VSP).act(permit, permitNo, 'askResume')
    expect(await codesOf(resume(permitNo))).toEqual(['PT_RSA_OCC'])
    await as('safety').act(rsa, occasional.rsaNo, 'cancel', { reasonDesc: '해당 작업 없음' })
    expect((await resume(permitNo)).statusCd).toBe('WORK')
  })

  test('a change covers the work at its equipment alone, and names that', async () => {
    const [at1, elsewhere] = [await ready({ equipNo: 'R-201' }), await ready({ equipNo: 'R-202' })]
    await expect(anOccasional({ triggerCd: 'MOC' })).rejects.toMatchObject({
      status: 422,
      code: 'RSA_CHANGE_OF_WHAT',
      field: 'equipCds',
    })
    const spelt = await ready({ equipNo: 'r 201' })
    await site().sql(
      `insert into facility (plant_cd, equip_cd, equip_nm, saf_facility_type_cd) values ('2000', 'R-201', '중합 반응기', 'FIX_REACTOR')`,
    )
    const byName = await ready({ equipNo: '중합반응기' })
    await anOccasional({ triggerCd: 'MOC', equipCds: 'P-101, R-201' })
    for (const permitNo of [at1, spelt, byName]) expect(await codesOf(start(permitNo))).toEqual(['PT_RSA_OCC'])
    expect((await start(elsewhere)).statusCd).toBe('WORK')
  })

  test('it is not made another kind to set the work free, nor an accident’s anything else', async () => {
    const occasional = await anOccasional()
    const edit = (values: DraftOf<typeof rsa>) => as('sup').edit(rsa, occasional, occasional.rsaNo, values)
    expect(await codesOf(edit({ rsaTypeCd: 'REG' }))).toEqual(['RSA_BLOCK_STAYS'])
    expect(await codesOf(edit({ triggerCd: 'ETC' }))).toEqual(['RSA_TRIGGER_STAYS'])
  })

  test('nobody joins the work, it is not extended, and who asks for a permit is told', async () => {
    const { permitNo } = await working(site(), urgent)
    const { people } = await groundOf(site())
    const draft = await drafted(site(), urgent)
    // As if it had been opened by a hand that tells nobody: the clock has not looked yet.
    const { rsaNo } = await anOccasional({ processNo: ground.otherProcessNo })
    await site().sql(`update rsa set process_no = ${ground.processNo} where rsa_no = ${rsaNo}`)
    const body = { personNo: people[3]?.personNo, crewRoleCd: 'WORKER' }
    expect(await codesOf(as(VSP).call(`${permit.api}/${permitNo}/crew`, { method: 'POST', body }))).toContain(
      'PT_RSA_OCC',
    )
    await as(VSP).act(permit, permitNo, 'askExtension', { extendToDt: at('18:00:00'), reasonDesc: '남은 용접' })
    expect(await codesOf(as('areaappr').act(permit, permitNo, 'extend'))).toEqual(['PT_RSA_OCC'])
    const { can } = await as(VSM).read(permit, draft.permitNo)
    expect(can.checks?.submit).toContainEqual(expect.objectContaining({ ruleCd: 'PT_RSA_OCC', resultCd: 'WARN' }))
    await site().runJob('permit-clock')
    expect(await standing(permitNo)).toMatchObject({ statusCd: 'SUSP', suspReasonCd: 'RSA' })
  })

  test('one that comes by the sheet of the list stops the work as one that is typed', async () => {
    const { permitNo } = await working(site(), urgent)
    const [known] = await site().sql<{ process: string; scale: string }>(
      `select process_cd as process, (select rsa_scale_doc_no from rsa_scale where rsa_scale_no = ${ground.scaleNo}) as scale
        from process where process_no = ${ground.processNo}`,
    )
    const told = {
      ...{
        제목: '시트 수시평가',
        유형: '수시',
        부서: 'D2110',
        공정: known?.process,
        수시사유: '기타',
        근거: '새 위험',
      },
      ...{
        척도: known?.scale,
        계획일: '2026-11-24',
        '실시 시작': '2026-11-25',
        '실시 종료': '2026-11-30',
        담당: 'sup',
      },
    }
    const columns = Object.keys(told).map((text) => ({ text }))
    const book = await buffer(writeWorkbook({ sheetNm: '위험성평가', columns, rows: [Object.values(told)] }))
    const body = new FormData()
    body.set('file', new Blob([new Uint8Array(book)]), 'occ.xlsx')
    await as('sup').call(`${rsa.api}s/upload`, { method: 'POST', body })
    expect(await standing(permitNo)).toMatchObject({ statusCd: 'SUSP', suspReasonCd: 'RSA' })
  })

  test('what was let go on stands again when its time is over', async () => {
    const { permitNo } = await working(site(), urgent)
    const { rsaNo } = await anOccasional()
    const body = { freedForCd: 'SAFE', toDt: at('10:30:00'), reasonDesc: '누출 부위를 막는 작업입니다.' }
    const free = (toDt: string) =>
      as('shd').call(`${permit.api}/${permitNo}/assessed/${rsaNo}/free`, { method: 'POST', body: { ...body, toDt } })
    expect(await codesOf(free(at('16:30:00')))).toEqual(['PT_FREED_UNTIL'])
    await free(body.toDt)
    await as(VSP).act(permit, permitNo, 'askResume')
    await resume(permitNo)
    site().setClock(at('10:29:00'))
    await site().runJob('permit-clock')
    expect((await standing(permitNo)).statusCd).toBe('WORK')
    site().setClock(at('10:30:00'))
    await site().runJob('permit-clock')
    expect(await standing(permitNo)).toMatchObject({ statusCd: 'SUSP', suspReasonCd: 'RSA' })
  })
})

describe('the initial assessment', () => {
  const without = (more = '') => site().sql(`update rsa set ${more || `delete_yn = 'Y'`} where ${EXISTING}`)

  test('without one work neither starts nor is extended nor resumed, and what goes on stops', async () => {
    const { permitNo: running } = await working(site(), urgent)
    const paused = await pausing()
    const permitNo = await ready()
    await as(VSP).act(permit, running, 'askExtension', { extendToDt: at('18:00:00'), reasonDesc: '남은 용접' })
    await without()
    expect(await codesOf(start(permitNo))).toEqual(['PT_RSA_INIT'])
    expect(await codesOf(resume(paused))).toEqual(['PT_RSA_INIT'])
    expect(await codesOf(as('areaappr').act(permit, running, 'extend'))).toEqual(['PT_RSA_INIT'])
    await site().runJob('permit-clock')
    expect(await standing(running)).toMatchObject({ statusCd: 'SUSP', suspReasonCd: 'RSA' })
    await without(`delete_yn = 'N'`)
    expect((await resume(paused)).statusCd).toBe('WORK')
  })

  test('one of another kind does not cover the work, one of its own does', async () => {
    const permitNo = await ready()
    await without(`work_cat_cd = 'PIPE'`)
    expect(await codesOf(start(permitNo))).toEqual(['PT_RSA_INIT'])
    await without(`work_cat_cd = 'WELD'`)
    expect((await start(permitNo)).statusCd).toBe('WORK')
  })

  test('where permits are older it warns for thirty days from the first, and refuses from then on', async () => {
    await without()
    const permitNo = await ready()
    const since = (ymd: string) =>
      site().sql(`delete from sys_setting where setting_cd = 'rsaFirstYmd';
        insert into sys_setting (setting_cd, setting_val) values ('rsaFirstYmd', '${ymd}')`)
    await since('2026-10-25')
    expect(await codesOf(start(permitNo))).toEqual(['PT_RSA_INIT'])
    await since('2026-10-26')
    expect((await start(permitNo)).statusCd).toBe('WORK')
    await site().runJob('permit-clock')
    expect((await standing(permitNo)).statusCd).toBe('WORK')
  })

  test('one that is open holds up what an earlier one covered, and its own measures may be carried out', async () => {
    const permitNo = await ready()
    await without()
    const { rsaNo, rsaDocNo } = await anOccasional({ rsaTypeCd: 'INIT', triggerCd: null })
    const refused = await start(permitNo).catch((error) => error)
    expect(refused.answer.problems).toMatchObject([
      { code: 'PT_RSA_INIT' },
      { code: 'PT_RSA_OPEN', message: `최초평가(${rsaDocNo})가 완료되지 않아 작업할 수 없습니다.` },
    ])
    await as('shd').call(`${permit.api}/${permitNo}/assessed/${rsaNo}/free`, {
      method: 'POST',
      body: { freedForCd: 'SAFE', toDt: at('15:00:00'), reasonDesc: '난간을 먼저 세우는 작업입니다.' },
    })
    expect((await start(permitNo)).statusCd).toBe('WORK')
  })
})
