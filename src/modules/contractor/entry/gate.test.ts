/** The gate: who is let in and why not, what is kept of it, who is on the site, and hours. */
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { instead } from '#platform/server/ports.ts'
import { aFileSite } from '#platform/test/site.ts'
import { eligibility, gatedIn, onSiteCounts } from './entry.api.ts'
import { aCrew, anEntry, approved, aVendor, educated } from './entry.fixture.ts'
import { entryAsks, type PersonChecks } from './entry.ports.ts'
import { examChecks } from './entry-checks.ts'
import { entryRqst } from './entry-rqst.model.ts'

/** What this test knows of people; nothing unless it says so. */
let known: PersonChecks = async () => []
const site = aFileSite({ joins: [instead(entryAsks, { personChecks: [(...asked) => known(...asked)] })] })
const GUARD = 'gate'
let contractNo = 0
let crew: number[] = []
let nextKey = 0
const scanKey = () => `scan-key-${nextKey++}`
const at = (text: string) => `${text}:00+09:00`

interface Scanned {
  resultCd: string
  ruleCd: string | null
  message: string
  directionCd: string | null
}
const scan = (shown: number | string, more: object = {}) =>
  site()
    .as(GUARD)
    .call<Scanned>('/api/vendor/entry/gate/scan', {
      method: 'POST',
      body: {
        scanKey: scanKey(),
        ...(typeof shown === 'number' ? { personNo: shown } : { text: shown }),
        gateCd: 'G1',
        ...more,
      },
    })
const logs = (personNo: number) =>
  site().sql<{ hours: number | null; missing: string; late: string | null; no: number; version: number }>(
    `select work_hour_val::float8 as hours, no_exit_yn as missing, late_out_dt::text as late, entry_log_no::int as no, row_version as version
      from entry_log where person_no = ${personNo} order by in_dt`,
  )
const check = async (personNo: number, ruleCd: string, more: object = {}) => {
  const now = site().services.clock.now()
  const found = await site().services.db.write('SYSTEM', (tx) =>
    eligibility(tx, { personNos: [personNo], fromYmd: '2026-11-23', toYmd: '2026-12-04', at: now, ...more }),
  )
  return found.find((one) => one.ruleCd === ruleCd)
}

beforeAll(async () => {
  site().setClock(at('2026-11-20T10:00'))
  contractNo = await aVendor(site())
  crew = await aCrew(site(), 12)
  await approved(site(), anEntry(contractNo, crew, { entryStartYmd: '2026-11-23', entryEndYmd: '2026-11-30' }))
})
beforeEach(() => site().setClock(at('2026-11-23T08:00')))
afterEach(() => {
  known = async () => []
})

describe('CP-A07 entry education ends inside the period', () => {
  test('on its last day the worker comes in, on the day after he does not', async () => {
    const worker = crew[0] ?? 0
    await educated(site(), [worker], '2026-11-25')
    site().setClock(at('2026-11-25T08:00'))
    expect(await scan(worker)).toMatchObject({ resultCd: 'OK', directionCd: 'IN' })
    site().setClock(at('2026-11-25T17:00'))
    expect(await scan(worker)).toMatchObject({ resultCd: 'OK', directionCd: 'OUT' })
    site().setClock(at('2026-11-26T08:00'))
    const refused = await scan(worker)
    expect(refused).toMatchObject({ resultCd: 'BLOCK', ruleCd: 'E05' })
    expect(refused.message).toMatch(/^출입 불가: E05 /)
  })
})

describe('CP-A08 hours', () => {
  test('07:50 to 17:20 are 8.5 hours, 13:00 to 17:00 are 3.5', async () => {
    const [, first = 0, second = 0] = crew
    site().setClock(at('2026-11-23T07:50'))
    await scan(first)
    site().setClock(at('2026-11-23T13:00'))
    await scan(second)
    site().setClock(at('2026-11-23T17:00'))
    await scan(second)
    site().setClock(at('2026-11-23T17:20'))
    await scan(first)
    expect((await logs(first))[0]?.hours).toBeCloseTo(8.5, 2)
    expect((await logs(second))[0]?.hours).toBeCloseTo(3.5, 2)
    const sheet = await site()
      .as('safety')
      .readSheet('/api/vendor/entry/onsite/log/excel?from=2026-11-23&to=2026-11-23')
    expect(JSON.stringify(sheet)).toContain('8.5')
  })

  test('R4 a missing exit is closed at four with eight hours; a later scan is noted, safety puts it right', async () => {
    const worker = crew[3] ?? 0
    // The site words it itself.
    await site().sql(`insert into com_message_template (event_cd, channel_cd, lang_cd, body_desc, create_user_id, create_dt,
      update_user_id, update_dt) values ('ENT_NO_EXIT', 'SMS', 'kr', '퇴장 누락 {day}, 8시간으로 마감', 'admin', now(), 'admin', now())`)
    await scan(worker)
    site().setClock(at('2026-11-24T04:00'))
    expect(await site().runJob('entry-no-exit')).toBeGreaterThan(0)
    expect(await logs(worker)).toMatchObject([{ hours: 8, missing: 'Y', late: null }])
    site().setClock(at('2026-11-24T06:00'))
    expect(await scan(worker, { directionCd: 'OUT' })).toMatchObject({ resultCd: 'WARN' })
    const [log] = await logs(worker)
    expect(log).toMatchObject({ hours: 8, late: expect.stringContaining('2026-11-2') })
    const correct = (userId: string, correctDesc = '야간 연장 작업을 출입문 기록으로 확인함') =>
      site()
        .as(userId)
        .call(`/api/vendor/entry/onsite/log/${log?.no}/correct`, {
          method: 'POST',
          body: { rowVersion: log?.version, outDt: at('2026-11-23T20:00'), correctDesc },
        })
    await expect(correct(GUARD)).rejects.toMatchObject({ status: 403 })
    await expect(correct('safety', '짧음')).rejects.toMatchObject({ status: 400 })
    await correct('safety')
    expect((await logs(worker))[0]?.hours).toBeCloseTo(11, 1)
    const [sms] = await site().sql<{ body: string }>(
      `select body_desc as body from com_outbox where channel_cd = 'SMS' limit 1`,
    )
    expect(sms?.body).toMatch(/^퇴장 누락 2026-11-\d\d, 8시간으로 마감$/)
  })
})

describe('at the gate', () => {
  test('who is not known, not approved or left out is refused with the reason', async () => {
    expect(await scan('https://example.com')).toMatchObject({ resultCd: 'BLOCK', directionCd: null })
    const [stranger] = await aCrew(site(), 1, 20)
    expect(await scan(stranger ?? 0)).toMatchObject({
      resultCd: 'BLOCK',
      message: '오늘 출입이 승인된 신청이 없습니다.',
    })
    expect(await scan(crew[4] ?? 0, { gateCd: 'G2' })).toMatchObject({
      resultCd: 'WARN',
      message: '신청한 게이트가 아닙니다.',
    })
    expect(await scan(crew[4] ?? 0, { directionCd: 'IN' })).toMatchObject({ message: '이미 입장한 인원입니다.' })
    await expect(
      site().as('V100001-02').call('/api/vendor/entry/gate/scan', { method: 'POST', body: {} }),
    ).rejects.toMatchObject({ status: 403 })
  })

  test('what a device kept counts at its own time, and once', async () => {
    const worker = crew[5] ?? 0
    site().setClock(at('2026-11-23T12:00'))
    const key = scanKey()
    const kept = { scanKey: key, scanDt: at('2026-11-23T07:30'), offlineYn: 'Y', passedYn: 'Y' }
    const sent = [await scan(worker, kept), await scan(worker, kept)]
    expect(sent[0]).toEqual(sent[1])
    const rows = await site().sql<{ at: string }>(
      `select to_char(in_dt at time zone 'Asia/Seoul', 'HH24:MI') as at from entry_log where person_no = ${worker}`,
    )
    expect(rows).toEqual([{ at: '07:30' }])
    await expect(scan(worker, { ...kept, scanKey: scanKey(), scanDt: at('2026-11-18T07:30') })).rejects.toMatchObject({
      code: 'SCAN_TIME',
    })
  })

  test('whom a device let in against the rules is on the site all the same, and seen to be', async () => {
    const worker = crew[6] ?? 0
    await site().sql(`update vendor_person set agree_yn = 'N' where person_no = ${worker}`)
    const passed = { scanDt: at('2026-11-23T07:40'), offlineYn: 'Y', passedYn: 'Y' }
    expect(await scan(worker, passed)).toMatchObject({ resultCd: 'BLOCK', ruleCd: 'E04' })
    expect(await logs(worker)).toHaveLength(1)
    await site().sql(`update vendor_person set agree_yn = 'Y' where person_no = ${worker}`)
  })

  test('the list that a device keeps says of everybody of the day what the gate would say', async () => {
    const { rows } = await site()
      .as(GUARD)
      .call<{ rows: { personNo: number; resultCd: string; insideYn: string }[] }>(
        '/api/vendor/entry/gate/people?gateCd=G1',
      )
    expect(rows.find(({ personNo }) => personNo === crew[7])).toMatchObject({ resultCd: 'OK', insideYn: 'N' })
    await expect(site().as('V100001-02').call('/api/vendor/entry/gate/people?gateCd=G1')).rejects.toMatchObject({
      status: 403,
    })
  })

  test('R5 who came in by the gate is on the list of everybody inside, counted by zone', async () => {
    const [seen = 0, missing = 0] = crew.slice(8)
    await scan(seen)
    await scan(missing)
    const board = await site()
      .as(GUARD)
      .call<{ rows: { personNo: number; zoneCd: string; sourceCds: string[] }[] }>('/api/vendor/entry/onsite')
    const found = board.rows.filter(({ personNo }) => personNo === seen || personNo === missing)
    expect(found).toMatchObject([
      { zoneCd: 'P', sourceCds: ['GATE'] },
      { zoneCd: 'P', sourceCds: ['GATE'] },
    ])
    const now = site().services.clock.now()
    const { inside, counts } = await site().services.db.write('SYSTEM', async (tx) => ({
      inside: await gatedIn(tx, crew, now),
      counts: await onSiteCounts(tx, '2000'),
    }))
    expect([inside.has(seen), inside.has(crew[10] ?? 0)]).toEqual([true, false])
    expect(counts.find(({ zoneCd }) => zoneCd === 'P')?.personCnt).toBeGreaterThanOrEqual(2)
  })
})

describe('the rules', () => {
  const vendor = (values: string) => site().sql(`update vendor_master set ${values} where vendor_cd = 'V100001'`)
  const person = (values: string) => site().sql(`update vendor_person set ${values} where person_no = ${crew[11]}`)
  const one = () => crew[11] ?? 0

  test('E01 the vendor is active and not graded D', async () => {
    await vendor(`eval_grade_cd = 'D'`)
    expect(await check(one(), 'E01')).toMatchObject({ resultCd: 'BLOCK', lifterCds: ['PUR', 'CSO'] })
    await vendor(`eval_grade_cd = 'A', status_cd = 'SUSP', suspend_to_ymd = '2026-11-30'`)
    expect(await check(one(), 'E01')).toMatchObject({ resultCd: 'BLOCK', untilYmd: '2026-11-30' })
    await vendor(`status_cd = 'ACTIVE'`)
    expect(await check(one(), 'E01')).toMatchObject({ resultCd: 'OK' })
  })

  test('E02 the papers of the vendor hold on the day', async () => {
    const paper = (to: string) =>
      site().sql(`update vendor_doc set valid_to_ymd = '${to}' where vendor_cd = 'V100001' and doc_type_cd = 'INS'`)
    await paper('2026-11-22')
    expect(await check(one(), 'E02')).toMatchObject({ resultCd: 'BLOCK', values: { doc: { msgCd: 'VENDOR_DOC_INS' } } })
    await paper('2026-11-30')
    expect(await check(one(), 'E02')).toMatchObject({ resultCd: 'WARN' })
    await paper('2027-12-31')
    expect(await check(one(), 'E02')).toMatchObject({ resultCd: 'OK' })
  })

  test('E03 nobody under eighteen, E04 nobody without consent', async () => {
    await person(`birth_ymd = '2008-11-24'`)
    expect(await check(one(), 'E03')).toMatchObject({ resultCd: 'BLOCK', law: '근로기준법 제65조' })
    await person(`birth_ymd = '2008-11-23', agree_yn = 'N'`)
    expect(await check(one(), 'E03')).toMatchObject({ resultCd: 'OK' })
    expect(await check(one(), 'E04')).toMatchObject({ resultCd: 'BLOCK' })
    await person(`birth_ymd = '1985-05-05', agree_yn = 'Y'`)
  })

  test('E05 entry education, and not more than 180 days away', async () => {
    expect(await check(one(), 'E05')).toMatchObject({ resultCd: 'OK' })
    await educated(site(), [one()], '2026-11-30')
    expect(await check(one(), 'E05')).toMatchObject({ resultCd: 'WARN', untilYmd: '2026-11-30' })
    await educated(site(), [one()], '2026-11-22')
    expect(await check(one(), 'E05')).toMatchObject({ resultCd: 'BLOCK' })
    await educated(site(), [one()], '2027-11-01')
    await site().sql(`insert into entry_log (plant_cd, vendor_cd, person_no, worker_key, zone_cd, gate_cd, in_dt, out_dt)
      select plant_cd, vendor_cd, person_no, human_key, 'G', 'G1', '2026-05-20 08:00+09', '2026-05-20 17:00+09'
      from vendor_person where person_no = ${one()}`)
    expect(await check(one(), 'E05')).toMatchObject({ resultCd: 'BLOCK' })
    await site().sql(`delete from entry_log where person_no = ${one()}`)
  })

  test('E07 special education warns at the gate and bars from a permit', async () => {
    const kinds = { specialKindNos: [34] }
    expect(await check(one(), 'E07', kinds)).toMatchObject({ resultCd: 'WARN' })
    expect(await check(one(), 'E07', { ...kinds, mode: 'permit' })).toMatchObject({ resultCd: 'BLOCK' })
    expect(await check(one(), 'E07')).toBeUndefined()
  })

  test('E08 the licence of his part', async () => {
    await site().sql(`delete from person_qual where person_no = ${one()}`)
    const needed = { qualTypeCds: new Map([[one(), ['RIG']]]) }
    expect(await check(one(), 'E08', needed)).toMatchObject({
      resultCd: 'BLOCK',
      values: { qual: { msgCd: 'QUAL_RIG' } },
    })
    await site().sql(`insert into person_qual (person_qual_doc_no, status_cd, plant_cd, vendor_cd, person_no, qual_nm, qual_type_cd, cert_no,
      valid_to_ymd, verify_yn, create_user_id, update_user_id) values ('PQ-T-9', 'CONFIRM', '2000', 'V100001', ${one()}, '신호', 'RIG', '7',
      '2026-12-01', 'Y', 'safety', 'safety')`)
    expect(await check(one(), 'E08', needed)).toMatchObject({ resultCd: 'WARN' })
    expect(await check(one(), 'E08', { ...needed, toYmd: '2026-12-01' })).toMatchObject({ resultCd: 'OK' })
  })

  test('E09 a foreigner may stay to the last day', async () => {
    await person(`nation_cd = 'VN', visa_type_cd = 'E9', visa_to_ymd = '2026-12-03'`)
    expect(await check(one(), 'E09')).toMatchObject({ resultCd: 'BLOCK', values: { to: '2026-12-03' } })
    expect(await check(one(), 'E09', { toYmd: '2026-12-03' })).toMatchObject({ resultCd: 'OK' })
    await person(`visa_type_cd = 'F5', visa_to_ymd = null`)
    expect(await check(one(), 'E09')).toMatchObject({ resultCd: 'OK' })
    await person(`nation_cd = 'KR', visa_type_cd = null`)
  })

  test('E10 the placement examination warns at the gate and bars from a permit, until the health team has confirmed one', async () => {
    known = examChecks
    const hazard = { examHazardYn: 'Y' }
    expect(await check(one(), 'E10', hazard)).toMatchObject({ resultCd: 'WARN' })
    expect(await check(one(), 'E10', { ...hazard, mode: 'permit' })).toMatchObject({ resultCd: 'BLOCK' })
    await site().sql(`with r as (update dept_rqst set status_cd = 'CONFIRM', target_class_cd = 'HEALTH_CHK', dept_rqst_doc_no = 'DR-T-1'
        where dept_rqst_no = (select min(dept_rqst_no) from dept_rqst) returning dept_rqst_no)
      insert into dept_rqst_persons (dept_rqst_no, seq_no, person_no) select dept_rqst_no, 99, ${one()} from r`)
    expect(await check(one(), 'E10', hazard), 'asked for is not examined').toMatchObject({ resultCd: 'WARN' })
    await site().sql(`insert into hea_vendor_exam (hea_vendor_exam_doc_no, status_cd, plant_cd, worker_nm, person_no, exam_ymd, create_user_id, update_user_id)
      select 'HVE-T-1', 'CONFIRM', plant_cd, person_nm, person_no, '2026-11-02', 'health', 'health' from vendor_person where person_no = ${one()}`)
    expect(await check(one(), 'E10', { ...hazard, mode: 'permit' })).toMatchObject({
      resultCd: 'OK',
      evidenceDesc: 'HVE-T-1 2026-11-02',
    })
    expect(await check(one(), 'E10')).toMatchObject({
      resultCd: 'OK',
      message: expect.stringContaining('취급하지 않습니다'),
    })
    known = async () => []
  })

  test('E06 and E11 come from who knows, with nothing of why', async () => {
    known = async (_db, personNos) =>
      personNos.map((personNo) => ({
        personNo,
        ruleCd: 'E11',
        resultCd: 'BLOCK',
        message: '보건 사유',
        lifterCds: ['HLM'],
      }))
    expect(await check(one(), 'E11')).toMatchObject({ resultCd: 'BLOCK', message: '보건 사유' })
    known = async () => []
    expect(await check(one(), 'E11')).toBeUndefined()
  })

  test('E12 the notices of the vendor', async () => {
    expect(await check(one(), 'E12')).toMatchObject({ resultCd: 'OK', lifterCds: ['VSM'] })
    await site().sql(`insert into notice (status_cd, plant_cd, notice_title, notice_type_cd, notice_desc, target_scope_cd, confirm_yn,
        confirm_level_cd, confirm_due_ymd, audience_desc, create_user_id, update_user_id)
      values ('OPEN', '2000', '밀폐공간 작업 절차 변경', 'GEN', '내용', 'VENDOR', 'Y', 'VENDOR', '2026-11-20', 'VENDOR:V100001', 'safety', 'safety')`)
    expect(await check(one(), 'E12')).toMatchObject({ resultCd: 'WARN', values: { n: 1 } })
    expect(await check(one(), 'E12', { mode: 'permit' })).toMatchObject({ resultCd: 'BLOCK' })
    await site().sql(`delete from notice where notice_title = '밀폐공간 작업 절차 변경'`)
  })

  test('E13 more hours of the last 24 than the site allows warn; permits ask it by their own condition', async () => {
    await site().sql(`insert into entry_log (plant_cd, vendor_cd, person_no, worker_key, zone_cd, gate_cd, in_dt, out_dt)
      select plant_cd, vendor_cd, person_no, human_key, 'G', 'G1', '2026-11-22 10:00+09', '2026-11-22 23:00+09'
      from vendor_person where person_no = ${one()}`)
    expect(await check(one(), 'E13')).toMatchObject({ resultCd: 'WARN', values: { n: 13, max: 12 } })
    expect(await check(one(), 'E13', { mode: 'permit' })).toBeUndefined()
    const limit = (value: number) =>
      site().sql(`update com_legal_param set legal_param_val = '${value}' where legal_param_cd = 'FATIGUE_DAY_H'`)
    await limit(13)
    expect(await check(one(), 'E13')).toMatchObject({ resultCd: 'OK' })
    await limit(12)
    site().setClock(at('2026-11-24T00:00'))
    expect(await check(one(), 'E13')).toMatchObject({ resultCd: 'OK' })
    await site().sql(`delete from entry_log where person_no = ${one()}`)
  })

  test('R2 nobody is approved for two vendors at the same time', async () => {
    await site().sql(`update vendor_person set worker_key = (select worker_key from vendor_person where person_no = ${one()}), person_status_cd = 'WAIT'
      where person_no = (select min(person_no) from vendor_person where vendor_cd = 'V100003')`)
    const [other] = await site().sql<{ no: number }>(
      `select min(person_no)::int as no from vendor_person where vendor_cd = 'V100003'`,
    )
    expect(await check(other?.no ?? 0, 'R2', { toYmd: '2026-11-30' })).toMatchObject({ resultCd: 'BLOCK' })
    expect(await check(one(), 'R2')).toMatchObject({ resultCd: 'OK' })
  })

  test('a rule of the site is lifted by the plant head alone, with a reason and until a moment', async () => {
    await educated(site(), [one()], '2026-11-22')
    const [row] = await site().sql<{ no: number }>(
      `select entry_rqst_no::int as no from entry_rqst_persons where person_no = ${one()} limit 1`,
    )
    const no = row?.no ?? 0
    const lift = async (userId: string, values: object = {}) => {
      const { rowVersion } = await site().as('safety').read(entryRqst, no)
      const body = {
        rowVersion,
        personNo: one(),
        ruleCd: 'E05',
        untilDt: at('2026-11-24T18:00'),
        reasonDesc: '오늘 오후 입문교육을 받기로 함',
        ...values,
      }
      return site().as(userId).call(`${entryRqst.api}/${no}/release`, { method: 'POST', body })
    }
    await expect(lift('safety')).rejects.toMatchObject({ status: 403 })
    await expect(lift('cso', { ruleCd: 'E03' })).rejects.toMatchObject({ status: 400 })
    await expect(lift('cso', { reasonDesc: '짧은 사유' })).rejects.toMatchObject({ status: 400 })
    expect(await scan(one())).toMatchObject({ resultCd: 'BLOCK', ruleCd: 'E05' })
    await lift('cso')
    expect(await check(one(), 'E05', { fromYmd: '2026-11-23', toYmd: '2026-11-23' })).toMatchObject({
      resultCd: 'WARN',
      releaseDesc: expect.stringContaining('오늘 오후 입문교육'),
    })
    expect(await scan(one())).toMatchObject({ resultCd: 'WARN', ruleCd: 'E05' })
  })
})
