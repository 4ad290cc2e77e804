/** Requests of vendors for entry: by when, for whom, by whom they are approved, and what becomes of them. */
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { instead } from '#platform/server/ports.ts'
import { aFileSite } from '#platform/test/site.ts'
import { warnPoint } from '../warn/warn-point.model.ts'
import { aCrew, anEntry, approved, aVendor, VSM } from './entry.fixture.ts'
import { entryAsks, type PersonChecks } from './entry.ports.ts'
import { entryRqst } from './entry-rqst.model.ts'

/** What this test knows of people; nothing unless it says so. */
let known: PersonChecks = async () => []
const site = aFileSite({ joins: [instead(entryAsks, { personChecks: [(...asked) => known(...asked)] })] })
let contractNo = 0
let crew: number[] = []
/** A Friday. */
const FRIDAY = '2026-11-20T10:00:00+09:00'
beforeAll(async () => {
  contractNo = await aVendor(site())
  crew = await aCrew(site(), 5)
})
beforeEach(() => site().setClock(FRIDAY))
afterEach(() => {
  known = async () => []
})
const draft = (values: object = {}) =>
  site()
    .as(VSM)
    .create(entryRqst, anEntry(contractNo, crew, values))
const request = async (values: object = {}) => {
  const { entryRqstNo } = await draft(values)
  return site().as(VSM).act(entryRqst, entryRqstNo, 'request')
}
const isRefused = (values: object, expected: object) =>
  expect(request(values)).rejects.toMatchObject({ status: 422, ...expected })

describe('CP-A06 partial approval', () => {
  test('of five persons one whose card is suspended is left out with its rule and end date', async () => {
    const barred = crew[2] ?? 0
    known = async (_db, personNos, { fromYmd }) =>
      personNos.map((personNo) =>
        personNo === barred && fromYmd <= '2026-11-27'
          ? {
              personNo,
              ruleCd: 'E06' as const,
              resultCd: 'BLOCK' as const,
              untilYmd: '2026-11-27',
              message: '안전카드가 정지 중입니다. ({to}까지)',
              values: { to: '2026-11-27' },
              lifterCds: ['SHM'],
            }
          : { personNo, ruleCd: 'E06' as const, resultCd: 'OK' as const, message: '안전카드가 유효합니다.' },
      )
    const done = await approved(site(), anEntry(contractNo, crew))
    expect(done).toMatchObject({ statusCd: 'PART', personCnt: 5, ngCnt: 1, apprUserId: 'safety' })
    expect(done.persons?.map(({ lineStatusCd }) => lineStatusCd)).toEqual(['OK', 'OK', 'NG', 'OK', 'OK'])
    expect(done.persons?.[2]).toMatchObject({ lineRuleCd: 'E06', lineUntilYmd: '2026-11-27' })
    const { rows } = await site()
      .as(VSM)
      .call<{ rows: { personNo: number; ruleCd: string; resultCd: string; message: string; lifterCds: string[] }[] }>(
        `${entryRqst.api}/${done.entryRqstNo}/checks`,
      )
    expect(rows[0]).toMatchObject({
      personNo: barred,
      ruleCd: 'E06',
      resultCd: 'BLOCK',
      lifterCds: ['SHM'],
      message: '안전카드가 정지 중입니다. (2026-11-27까지)',
    })
    const told = (await site().as(VSM).notifications()).rows.map(({ messageDesc }) => messageDesc)
    expect(told.some((text) => text.includes('부분승인') && text.includes('제외 1건'))).toBe(true)
  })

  test('what turned between the request and the approval is shown before it is approved', async () => {
    const { entryRqstNo } = await request()
    await site().as('owner').act(entryRqst, entryRqstNo, 'hostOk')
    await site().sql(`update vendor_person set agree_yn = 'N' where person_no = ${crew[0]}`)
    await expect(site().as('safety').act(entryRqst, entryRqstNo, 'approve')).rejects.toMatchObject({
      code: 'ENTRY_CHECK_TURNED',
    })
    expect(await site().as('safety').read(entryRqst, entryRqstNo)).toMatchObject({ ngCnt: 1 })
    expect(await site().as('safety').act(entryRqst, entryRqstNo, 'approve')).toMatchObject({ statusCd: 'PART' })
    await site().sql(`update vendor_person set agree_yn = 'Y' where person_no = ${crew[0]}`)
  })

  test('who will be left out stands beside the button with law, evidence and who can put it right', async () => {
    const { entryRqstNo } = await request()
    await site().as('owner').act(entryRqst, entryRqstNo, 'hostOk')
    await site().sql(`update vendor_person set agree_yn = 'N' where person_no = ${crew[0]}`)
    const found = { ruleCd: 'E04', resultCd: 'WARN', lifterCds: ['VSM'], message: expect.any(String) }
    expect(await site().as('safety').read(entryRqst, entryRqstNo)).toMatchObject({
      can: { checks: { approve: [found] } },
    })
    await site().sql(`update vendor_person set agree_yn = 'N' where person_no = any('{${crew.join()}}')`)
    const { can } = await site().as('safety').read(entryRqst, entryRqstNo)
    expect(can.checks?.approve).toMatchObject([
      { ruleCd: 'ENTRY_NONE_ACCEPTED', resultCd: 'BLOCK', lifterCds: [] },
      ...crew.map(() => ({ ruleCd: 'E04', resultCd: 'BLOCK', lifterCds: ['VSM'] })),
    ])
    expect((await site().as(VSM).read(entryRqst, entryRqstNo)).can.checks?.approve).toBeUndefined()
    await site().sql(`update vendor_person set agree_yn = 'Y' where person_no = any('{${crew.join()}}')`)
  })

  test('nobody is approved where nobody may come in', async () => {
    await site().sql(`update vendor_person set agree_yn = 'N' where person_no = ${crew[4]}`)
    const { entryRqstNo } = await request({ persons: [{ personNo: crew[4], entryRoleCd: 'WORK' }] })
    await site().as('owner').act(entryRqst, entryRqstNo, 'hostOk')
    await expect(site().as('safety').act(entryRqst, entryRqstNo, 'approve')).rejects.toMatchObject({
      code: 'ENTRY_NONE_ACCEPTED',
    })
    await site().sql(`update vendor_person set agree_yn = 'Y' where person_no = ${crew[4]}`)
  })

  test('a vehicle without its driver is nothing that may come in', async () => {
    const driverPersonNo = crew[3] ?? 0
    const persons = [{ personNo: driverPersonNo, entryRoleCd: 'DRIVE' }]
    const vehicle = {
      vehicleNo: '12가3456',
      vehicleTypeCd: 'TRUCK',
      driverPersonNo,
      insureToYmd: '2027-12-31',
      sparkArrestorYn: 'N',
    }
    await site().sql(`update vendor_person set agree_yn = 'N' where person_no = ${driverPersonNo}`)
    const { entryRqstNo } = await request({ persons, vehicles: [vehicle] })
    await site().as('owner').act(entryRqst, entryRqstNo, 'hostOk')
    await expect(site().as('safety').act(entryRqst, entryRqstNo, 'approve')).rejects.toMatchObject({
      code: 'ENTRY_NONE_ACCEPTED',
    })
    await site().sql(`update vendor_person set agree_yn = 'Y' where person_no = ${driverPersonNo}`)
  })

  test('a request that was stopped does not go on with nobody on it', async () => {
    const { entryRqstNo } = await approved(site(), anEntry(contractNo, crew.slice(0, 2)))
    await site().as('safety').act(entryRqst, entryRqstNo, 'suspend', { reasonDesc: '현장 정리' })
    const agree = (yn: string) =>
      site().sql(`update vendor_person set agree_yn = '${yn}' where person_no = any('{${crew.slice(0, 2).join()}}')`)
    const resume = () => site().as('safety').act(entryRqst, entryRqstNo, 'resume', { reasonDesc: '정리 완료' })
    await agree('N')
    await expect(resume()).rejects.toMatchObject({ code: 'ENTRY_NONE_ACCEPTED' })
    await agree('Y')
    expect(await resume()).toMatchObject({ statusCd: 'APPR' })
  })
})

describe('CP-A09 the time of a request', () => {
  test('on Friday after 15:00 a request for Monday is refused and an emergency offered', async () => {
    site().setClock('2026-11-20T15:01:00+09:00')
    await isRefused({}, { code: 'ENTRY_TOO_LATE', field: 'entryTypeCd' })
    await expect(request()).rejects.toThrow('신청 마감(전 근무일 15:00)이 지났습니다. 긴급출입으로 신청하세요.')
    const late = await draft()
    expect((await site().as(VSM).read(entryRqst, late.entryRqstNo)).can.checks?.request).toMatchObject([
      { ruleCd: 'ENTRY_TOO_LATE', resultCd: 'BLOCK', lifterCds: ['SUP'] },
    ])
    expect(await request({ entryTypeCd: 'EMG', entryEndYmd: '2026-11-24' })).toMatchObject({ statusCd: 'RQST' })
  })

  test('each kind asks for no longer than it may, within its contract', async () => {
    await isRefused({ entryEndYmd: '2026-12-23' }, { code: 'ENTRY_TOO_LONG', field: 'entryEndYmd' })
    await isRefused({ entryEndYmd: '2026-11-22' }, { code: 'CM-05' })
    await isRefused({ entryTypeCd: 'VISIT' }, { code: 'ENTRY_TOO_LONG' })
    await isRefused({ entryTypeCd: 'REG', entryEndYmd: '2027-11-23' }, { code: 'ENTRY_TOO_LONG' })
    await isRefused({ contractNo: null, hostDeptCd: 'D2210' }, { code: 'REQUIRED', field: 'contractNo' })
    await site().sql(`update vendor_contract set end_ymd = '2026-12-01' where vendor_contract_no = ${contractNo}`)
    await isRefused({}, { code: 'ENTRY_CONTRACT' })
    await site().sql(`update vendor_contract set end_ymd = '2027-12-31' where vendor_contract_no = ${contractNo}`)
    await isRefused({ purposeDesc: '세정' }, { code: 'ENTRY_PURPOSE_SHORT' })
    await isRefused({ persons: [] }, { code: 'ENTRY_NO_LINE' })
  })

  test('the department has four office hours, and its head hears when they are over', async () => {
    const asked = await request()
    expect(asked.hostDueDt).toMatch(/^2026-11-20T14:00:00/)
    await site().sql(
      `update sys_setting set setting_val = '2026-01-01T00:00:00+09:00' where setting_cd = 'firstStartDt'`,
    )
    site().setClock('2026-11-20T14:10:00+09:00')
    expect(await site().runJob('entry-late')).toBeGreaterThan(0)
    expect(await site().runJob('entry-late')).toBe(0)
  })
})

describe('CP-A03 the papers of the vendor', () => {
  test('insurance until 11-20: a request of 11-21 is blocked by E02, naming it; one of 11-20 is only warned', async () => {
    const papers = (day: string) =>
      site().sql(`update vendor_doc set valid_to_ymd = '${day}' where vendor_cd = 'V100001' and doc_type_cd = 'INS'`)
    await papers('2026-11-20')
    const visit = (day: string) => ({
      entryTypeCd: 'VISIT',
      entryStartYmd: day,
      entryEndYmd: day,
      persons: [{ personNo: crew[0], entryRoleCd: 'WORK' }],
    })
    const checkOf = async (no: number) => {
      const { rows } = await site()
        .as(VSM)
        .call<{ rows: { ruleCd: string; resultCd: string; message: string }[] }>(`${entryRqst.api}/${no}/checks`)
      return rows.find(({ ruleCd }) => ruleCd === 'E02')
    }
    const today = await request(visit('2026-11-20'))
    expect(await checkOf(today.entryRqstNo)).toMatchObject({ resultCd: 'WARN' })
    site().setClock('2026-11-21T10:00:00+09:00')
    const late = await draft(visit('2026-11-21'))
    expect((await site().as(VSM).read(entryRqst, late.entryRqstNo)).can.checks?.request).toMatchObject([
      { ruleCd: 'E02', resultCd: 'WARN', message: expect.stringContaining('산재보험'), lifterCds: ['SHM', 'PUR'] },
    ])
    await site().as(VSM).act(entryRqst, late.entryRqstNo, 'request')
    expect(await checkOf(late.entryRqstNo)).toMatchObject({
      resultCd: 'BLOCK',
      message: expect.stringContaining('산재보험'),
    })
    await papers('2027-12-31')
  })
})

describe('vehicles and equipment', () => {
  const truck = (values: object) => ({
    vehicles: [
      {
        vehicleNo: '12가3456',
        vehicleTypeCd: 'TRUCK',
        driverPersonNo: crew[0],
        insureToYmd: '2027-01-01',
        sparkArrestorYn: 'Y',
        ...values,
      },
    ],
  })
  const crane = (values: object) => ({
    equips: [
      {
        equipTypeCd: 'CRANE',
        modelNm: 'LTM 1050',
        ratedLoadVal: 50,
        inspectToYmd: '2027-01-01',
        operatorPersonNo: crew[0],
        exProofYn: 'N',
        ...values,
      },
    ],
  })

  test('what they lack is said line by line', async () => {
    await isRefused(
      { ...truck({ insureToYmd: '2026-12-03' }) },
      { code: 'ENTRY_INSURANCE', field: 'vehicles.0.insureToYmd' },
    )
    await isRefused({ zoneCds: 'X', ...truck({ sparkArrestorYn: 'N' }) }, { code: 'ENTRY_SPARK' })
    await isRefused({ ...crane({ inspectToYmd: '2026-12-03' }) }, { field: 'equips.0.inspectToYmd' })
    await expect(request(crane({ inspectToYmd: '2026-12-03' }))).rejects.toThrow(
      '안전검사 만료일(2026-12-03)이 출입종료일보다 빠릅니다.',
    )
    await isRefused({ ...crane({ ratedLoadVal: null }) }, { code: 'ENTRY_RATED_LOAD' })
    await isRefused({ ...crane({ operatorPersonNo: null }) }, { code: 'ENTRY_OPERATOR' })
    await isRefused(
      { zoneCds: 'X', equips: [{ equipTypeCd: 'GRIND', modelNm: 'GWS 7', exProofYn: 'N' }] },
      { code: 'ENTRY_EX_PROOF' },
    )
    expect(await request(truck({}))).toMatchObject({ vehicleCnt: 1 })
  })

  test('what the site finds is not the vendor’s to write', async () => {
    const { equips } = await draft(
      crane({ preCheckResultCd: 'PASS', preCheckDt: FRIDAY, preCheckUserId: 'safety', lineStatusCd: 'OK' }),
    )
    expect(equips?.[0]).toMatchObject({ preCheckResultCd: null, preCheckDt: null, lineStatusCd: null })
  })

  test('R3 equipment comes in within seven days of a check that it passed', async () => {
    await site().sql(`update person_qual set status_cd = 'RTN' where person_no = ${crew[0]} and qual_type_cd = 'CRANE'`)
    await site().sql(`insert into person_qual (person_qual_doc_no, status_cd, plant_cd, vendor_cd, person_no, qual_nm, qual_type_cd, cert_no,
      verify_yn, create_user_id, update_user_id) values ('PQ-T-1', 'CONFIRM', '2000', 'V100001', ${crew[0]}, '크레인', 'CRANE', '1', 'Y', '${VSM}', '${VSM}')`)
    const { entryRqstNo } = await approved(site(), anEntry(contractNo, crew, crane({}) as never))
    const step = async (userId: string, path: string, more: object = {}) => {
      const { rowVersion } = await site().as('safety').read(entryRqst, entryRqstNo)
      return site()
        .as(userId)
        .call(`${entryRqst.api}/${entryRqstNo}/${path}`, { method: 'POST', body: { rowVersion, index: 0, ...more } })
    }
    await expect(step('gate', 'carryin')).rejects.toMatchObject({ code: 'ENTRY_EQUIP_UNCHECKED' })
    await expect(step(VSM, 'precheck', { resultCd: 'PASS' })).rejects.toMatchObject({ status: 403 })
    await step('gate', 'precheck', { resultCd: 'PASS' })
    site().setClock('2026-11-28T10:00:00+09:00')
    await expect(step('gate', 'carryin')).rejects.toMatchObject({ code: 'ENTRY_EQUIP_UNCHECKED' })
    site().setClock('2026-11-27T10:00:00+09:00')
    await step('gate', 'carryin')
    const sheet = await site().as('safety').readSheet(`${entryRqst.api}/equips/excel?from=2026-11-01&to=2026-12-31`)
    expect(JSON.stringify(sheet)).toContain('LTM 1050')
  })
})

describe('emergency', () => {
  test('the shift head lets in at once with reason and escort; without a regular request in 24 hours that is told', async () => {
    site().setClock('2026-11-20T22:00:00+09:00')
    const values = { entryTypeCd: 'EMG', entryStartYmd: '2026-11-20', entryEndYmd: '2026-11-21' }
    const { entryRqstNo } = await request(values)
    await expect(site().as('sup').act(entryRqst, entryRqstNo, 'emergency')).rejects.toMatchObject({ status: 400 })
    const given = { emgReasonDesc: '냉각수 배관 누수 긴급 보수', escortUserId: 'emp' }
    await expect(site().as('safety').act(entryRqst, entryRqstNo, 'emergency', given)).rejects.toMatchObject({
      status: 403,
    })
    expect(await site().as('sup').act(entryRqst, entryRqstNo, 'emergency', given)).toMatchObject({ statusCd: 'APPR' })
    site().setClock('2026-11-21T22:30:00+09:00')
    await site().runJob('entry-late')
    await site().runJob('entry-late')
    const { rows } = await site()
      .as(VSM)
      .list(warnPoint, { where: { violItemCd: 'MI07' } })
    expect(rows).toMatchObject([
      {
        statusCd: 'ISSUED',
        warnTypeCd: 'POINT',
        foundUserId: 'owner',
        dueYmd: '2026-12-05',
        placeDesc: expect.any(String),
      },
    ])
    const point = await site()
      .as(VSM)
      .read(warnPoint, rows[0]?.warnPointNo ?? 0)
    expect(point.contentDesc).toMatch(/^긴급출입\(.+\) 뒤 24시간 안에/)
    expect(point.imprNo).toEqual(expect.any(Number))
    const regular = await request({ entryTypeCd: 'TMP', entryStartYmd: '2026-11-24' })
    await expect(site().as('sup').act(entryRqst, regular.entryRqstNo, 'emergency', given)).rejects.toMatchObject({
      code: 'ENTRY_NOT_EMERGENCY',
    })
  })
})

describe('after the approval', () => {
  test('a change adds or shortens, and takes the place of what it changes once it is approved', async () => {
    const first = await approved(site(), anEntry(contractNo, crew.slice(0, 2)))
    const { nextEntryRqstNo } = await site().as(VSM).act(entryRqst, first.entryRqstNo, 'revise')
    const no = nextEntryRqstNo ?? 0
    await expect(site().as(VSM).act(entryRqst, first.entryRqstNo, 'revise')).rejects.toMatchObject({
      code: 'ENTRY_IN_CHANGE',
    })
    const change = await site().as(VSM).read(entryRqst, no)
    await site().as(VSM).edit(entryRqst, change, no, { entryEndYmd: '2026-12-10' })
    await expect(site().as(VSM).act(entryRqst, no, 'request')).rejects.toMatchObject({ code: 'ENTRY_CHANGE' })
    const longer = await site().as(VSM).read(entryRqst, no)
    await site()
      .as(VSM)
      .edit(entryRqst, longer, no, {
        entryEndYmd: '2026-12-01',
        persons: anEntry(contractNo, crew.slice(0, 3)).persons ?? null,
      })
    await site().as(VSM).act(entryRqst, no, 'request')
    await site().as('owner').act(entryRqst, no, 'hostOk')
    expect(await site().as('safety').read(entryRqst, first.entryRqstNo)).toMatchObject({ statusCd: 'APPR' })
    expect(await site().as('safety').act(entryRqst, no, 'approve')).toMatchObject({ statusCd: 'APPR', personCnt: 3 })
    expect(await site().as('safety').read(entryRqst, first.entryRqstNo)).toMatchObject({ statusCd: 'OLD' })
  })

  test('safety leaves out and stops single lines; others may not', async () => {
    const { entryRqstNo } = await approved(site(), anEntry(contractNo, crew))
    const line = async (userId: string, values: object) => {
      const { rowVersion } = await site().as('safety').read(entryRqst, entryRqstNo)
      const body = { rowVersion, list: 'persons', index: 1, reasonDesc: '안전모 미착용으로 두 번 지적됨', ...values }
      await site().as(userId).call(`${entryRqst.api}/${entryRqstNo}/line`, { method: 'POST', body })
      return site().as('safety').read(entryRqst, entryRqstNo)
    }
    await expect(line(VSM, { lineStatusCd: 'SUSP' })).rejects.toMatchObject({ status: 403 })
    await expect(line('safety', { lineStatusCd: 'NG' })).rejects.toMatchObject({ status: 409 })
    expect((await line('safety', { lineStatusCd: 'SUSP' })).persons?.[1]).toMatchObject({
      lineStatusCd: 'SUSP',
      lineRuleCd: 'MAN',
      lineReasonDesc: '안전모 미착용으로 두 번 지적됨',
    })
    expect((await line('safety', { lineStatusCd: 'OK' })).persons?.[1]).toMatchObject({ lineStatusCd: 'OK' })
  })

  test('whose consent ends is stopped in the night, let in again when it is there, and told a week ahead', async () => {
    const { entryRqstNo } = await approved(site(), anEntry(contractNo, crew))
    await site().sql(`update vendor_person set agree_yn = 'N' where person_no = ${crew[1]}`)
    await site().runJob('entry-recheck')
    expect((await site().as('safety').read(entryRqst, entryRqstNo)).persons?.[1]).toMatchObject({
      lineStatusCd: 'SUSP',
      lineRuleCd: 'E04',
    })
    await site().sql(`update vendor_person set agree_yn = 'Y' where person_no = ${crew[1]}`)
    await site().runJob('entry-recheck')
    expect((await site().as('safety').read(entryRqst, entryRqstNo)).persons?.[1]).toMatchObject({ lineStatusCd: 'OK' })
    await site().sql(
      `update vendor_doc set valid_to_ymd = '2026-11-24' where vendor_cd = 'V100001' and doc_type_cd = 'INS'`,
    )
    expect(await site().runJob('entry-soon')).toBeGreaterThan(0)
    await site().sql(
      `update vendor_doc set valid_to_ymd = '2027-12-31' where vendor_cd = 'V100001' and doc_type_cd = 'INS'`,
    )
  })

  test('who was left out stays out when the reason is gone; the vendor hears it once, and a change lets him in', async () => {
    const consent = (yn: 'Y' | 'N') =>
      site().sql(`update vendor_person set agree_yn = '${yn}' where person_no = ${crew[1]}`)
    const OVER = '사유가 없어졌습니다. 변경신청하십시오.'
    await consent('N')
    const { entryRqstNo, persons } = await approved(site(), anEntry(contractNo, crew))
    const first = persons?.[1]
    expect(first).toMatchObject({ lineStatusCd: 'NG', lineRuleCd: 'E04' })
    const night = async () => {
      await site().runJob('entry-recheck')
      return (await site().as(VSM).read(entryRqst, entryRqstNo)).persons?.[1]
    }
    const heard = async () =>
      (await site().as(VSM).notifications()).rows.filter(({ messageDesc }) =>
        messageDesc.includes('제외 사유가 없어진'),
      )
    expect(await night()).toEqual(first)
    await consent('Y')
    expect(await night()).toMatchObject({ lineStatusCd: 'NG', lineRuleCd: 'E04', lineReasonDesc: OVER })
    expect(await night()).toMatchObject({ lineReasonDesc: OVER })
    expect(await heard()).toHaveLength(1)
    await consent('N')
    expect(await night()).toEqual(first)
    await consent('Y')
    const { nextEntryRqstNo } = await site().as(VSM).act(entryRqst, entryRqstNo, 'revise')
    const no = nextEntryRqstNo ?? 0
    await site().as(VSM).act(entryRqst, no, 'request')
    await site().as('owner').act(entryRqst, no, 'hostOk')
    const change = await site().as('safety').act(entryRqst, no, 'approve')
    expect(change).toMatchObject({ statusCd: 'APPR', ngCnt: 0 })
    expect(change.persons?.[1]).toMatchObject({ lineStatusCd: 'OK', lineReasonDesc: null })
  })

  test('after its last day it is over', async () => {
    const { entryRqstNo } = await approved(site(), anEntry(contractNo, crew))
    site().setClock('2026-12-05T00:06:00+09:00')
    expect(await site().runJob('entry-expire')).toBeGreaterThan(0)
    expect(await site().as('safety').read(entryRqst, entryRqstNo)).toMatchObject({ statusCd: 'EXPIRED' })
  })

  test('zone C is the plant head to approve, and another vendor sees nothing of it', async () => {
    const { entryRqstNo } = await request({ zoneCds: 'P,C' })
    await site().as('owner').act(entryRqst, entryRqstNo, 'hostOk')
    await expect(site().as('safety').act(entryRqst, entryRqstNo, 'approve')).rejects.toMatchObject({ status: 403 })
    expect(await site().as('cso').act(entryRqst, entryRqstNo, 'approve')).toMatchObject({ statusCd: 'APPR' })
    await expect(site().as('V100003-01').read(entryRqst, entryRqstNo)).rejects.toMatchObject({ status: 404 })
  })
})
