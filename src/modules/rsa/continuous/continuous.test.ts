/** R10 through the front door: what makes a month of continuous assessment hold, and what it is good for. */
import { expect, test } from 'vitest'
import { addDays, addMonths } from '#platform/model/calendar.ts'
import { aFileSite } from '#platform/test/site.ts'
import { anApprovedScale, aProcess, at } from '../assess/rsa.fixture.ts'
import { completedOn } from '../year/rsa-year.fixture.ts'
import { type RsaYearRow, rsaYears } from '../year/rsa-year.model.ts'
import type { ContinuousGrid, ContinuousMonth } from './continuous.calls.ts'
import { begunMeeting, both, eachDay, found, met, signs, worked } from './continuous.fixture.ts'
import { rsaMeeting } from './rsa-meeting.model.ts'

const site = aFileSite()
const as = (userId: string) => site().as(userId)
const API = '/api/rsa/continuous'
const monthOf = (processNo: number, ym = '2026-10', userId = 'safety') =>
  as(userId).call<ContinuousMonth>(`${API}/${processNo}/${ym}`)
const cellOf = async (processNo: number, ym = '2026-10') => {
  const { rows } = await as('safety').call<ContinuousGrid>(`${API}?toYm=2026-11`)
  return rows.find((row) => row.processNo === processNo)?.months.find((month) => month.ym === ym)
}
/** Weeks that end in October 2026 begin on these days; the first of them lies in September. */
const mondays = ['2026-09-28', '2026-10-05', '2026-10-12', '2026-10-19']
const meets = async (processNo: number, days = mondays) => {
  for (const monday of days) await met(site(), { processNo, meetYmd: addDays(monday, 2) })
}

test('a month holds with a finding, its weeks and its days; each of them lacking it does not', async () => {
  const processNo = await aProcess(site())
  expect(await cellOf(processNo), 'nobody met: not done at all').toMatchObject({ stateCd: 'NONE' })
  await eachDay(site(), processNo, '2026-10-01', '2026-10-31', ['2026-10-14'])
  await meets(processNo, mondays.slice(1))
  expect((await monthOf(processNo)).weeks[0], 'the week of September that ends in October').toMatchObject({
    fromYmd: '2026-09-28',
    toYmd: '2026-10-04',
    stateCd: 'NG',
    rsaMeetingNo: null,
  })
  await meets(processNo, mondays.slice(0, 1))
  expect(await monthOf(processNo)).toMatchObject({ stateCd: 'NG', discoveries: [] })
  await found(site(), processNo, '2026-10-20')
  const lacking = await monthOf(processNo)
  expect(lacking.days.filter(({ stateCd }) => stateCd === 'NG').map(({ ymd }) => ymd)).toEqual(['2026-10-14'])
  expect(lacking.stateCd).toBe('NG')
  const meetYmd = '2026-10-14'
  const no = await begunMeeting(site(), { processNo, meetKindCd: 'DAY', meetYmd })
  await expect(as('sup').act(rsaMeeting, no, 'finish')).rejects.toMatchObject({ code: 'RSA_MEET_SIGN' })
  await as('sup').act(rsaMeeting, no, 'cancel', { reasonDesc: '잘못 기록' })
  await met(site(), { processNo, meetKindCd: 'DAY', meetYmd }, [['WORKER', 'emp']])
  const cell = await cellOf(processNo)
  expect(cell).toMatchObject({ stateCd: 'OK', discoveryCnt: 1, weeks: ['OK', 'OK', 'OK', 'OK'] })
  const holidays = await site().sql<{ at: number }>(
    `select extract(day from holiday_ymd)::int as at from com_holiday where holiday_ymd between '2026-10-01' and '2026-10-31'`,
  )
  expect(holidays.length).toBeGreaterThan(0)
  for (const { at: day } of holidays) expect(cell?.days[day - 1], 'no talk is asked for on a holiday').toBe('OFF')
  await worked(site(), { processNo, ymd: '2026-10-17', isTalked: false })
  expect((await monthOf(processNo)).days[16], 'a permit on a Saturday is work').toMatchObject({
    stateCd: 'NG',
    permits: [{ isTalked: false }],
  })
})

test('of each permit that worked one talk, though the process had another', async () => {
  const processNo = await aProcess(site(), 1)
  await eachDay(site(), processNo, '2026-10-01', '2026-10-31')
  await meets(processNo)
  await found(site(), processNo, '2026-10-01')
  expect(await cellOf(processNo)).toMatchObject({ stateCd: 'OK' })
  await worked(site(), { processNo, ymd: '2026-10-21', isTalked: false })
  expect(await cellOf(processNo)).toMatchObject({ stateCd: 'NG' })
})

test('a week lacks the manager of a contractor who worked there in it, until he has signed with the others', async () => {
  const processNo = await aProcess(site(), 2)
  await worked(site(), { processNo, ymd: '2026-10-15', vendorCd: 'V100001' })
  const [manager] = await site().sql<{ id: string; nm: string }>(
    `select portal_id as id, vendor_nm as nm from vendor_account join vendor_info using (vendor_cd)
      where vendor_cd = 'V100001' and vendor_role_cd in ('VAD', 'VSM') and account_status_cd = 'ACTIVE' order by 1 limit 1`,
  )
  await met(site(), { processNo, meetYmd: '2026-10-14' })
  expect((await monthOf(processNo)).weeks[2]).toMatchObject({
    stateCd: 'NG',
    lackingRoleCds: [],
    lackingVendorNms: [manager?.nm],
  })
  const no = await begunMeeting(site(), { processNo, meetYmd: '2026-10-16' })
  await expect(signs(site(), no, ['VENDOR', 'emp'])).rejects.toMatchObject({ status: 422, code: 'RSA_MEET_ROLE' })
  for (const one of [...both, ['VENDOR', manager?.id ?? ''] as const]) await signs(site(), no, one)
  await as('sup').act(rsaMeeting, no, 'finish')
  expect((await monthOf(processNo)).weeks[2]).toMatchObject({ stateCd: 'OK', rsaMeetingNo: no })
})

test('a weekly review is not done without its supervisor and its safety manager, each of whom is what he is named as', async () => {
  const processNo = await aProcess(site(), 3)
  const no = await begunMeeting(site(), { processNo, meetYmd: '2026-11-24' })
  const path = `${rsaMeeting.api}/${no}`
  const naming = (partRoleCd: string, userId: string, by = 'sup') =>
    as(by).call(`${path}/participants`, { method: 'POST', body: { partRoleCd, userId } })
  await expect(naming('SHM', 'emp')).rejects.toMatchObject({ status: 422, code: 'RSA_MEET_ROLE' })
  await expect(naming('SUP', 'emp')).rejects.toMatchObject({ status: 422, code: 'RSA_MEET_ROLE' })
  await expect(naming('WORKER', 'emp', 'emp')).rejects.toMatchObject({ status: 403 })
  await signs(site(), no, ['SHM', 'safety'])
  await expect(as('sup').act(rsaMeeting, no, 'finish')).rejects.toMatchObject({ code: 'RSA_MEET_SIGN' })
  const record = await as('sup').read(rsaMeeting, no)
  await expect(as('sup').edit(rsaMeeting, record, no, { contentDesc: '다른 내용' })).rejects.toMatchObject({
    status: 422,
    code: 'RSA_MEET_SIGNED',
  })
  await naming('SUP', 'sup')
  const { parts } = await as('sup').call<{ parts: { rsaMeetingPartNo: number }[] }>(`${path}/extra`)
  const signing = as('emp').call(`${path}/participants/${parts[1]?.rsaMeetingPartNo}/sign`, {
    method: 'PUT',
    body: { strokes: [[1, 1, 9, 9]] },
  })
  await expect(signing, 'nobody signs for somebody else').rejects.toMatchObject({ status: 403 })
  await expect(as('emp').create(rsaMeeting, { processNo, contentDesc: '회의' } as never)).rejects.toMatchObject({
    status: 403,
  })
  await expect(as('V100001-02').call(`${API}?toYm=2026-11`)).rejects.toMatchObject({ status: 403 })
})

test('a standstill is said by the supervisor by the next working day, and not where somebody worked', async () => {
  const processNo = await aProcess(site(), 4)
  const say = (stopYmd: string, userId = 'sup') =>
    as(userId).call(`${API}/processes/${processNo}/standstills`, {
      method: 'POST',
      body: { stopYmd, reasonDesc: '정기보수로 정지' },
    })
  // The next working day after Friday the 20th is Monday the 23rd.
  await site().setClock(at('2026-11-24'))
  await expect(say('2026-11-20')).rejects.toMatchObject({ status: 422, code: 'RSA_STOP_LATE' })
  await site().setClock(at('2026-11-23'))
  await expect(say('2026-11-20', 'emp')).rejects.toMatchObject({ status: 403 })
  await expect(say('2026-11-24')).rejects.toMatchObject({ status: 422, code: 'RSA_STOP_FUTURE' })
  expect((await monthOf(processNo, '2026-11')).days[19]).toMatchObject({ stateCd: 'NG', mayStopYn: 'Y' })
  await say('2026-11-20')
  await expect(say('2026-11-20')).rejects.toMatchObject({ status: 409, code: 'RSA_STOP_TWICE' })
  const stopped = (await monthOf(processNo, '2026-11')).days[19]
  expect(stopped).toMatchObject({ stateCd: 'STOP', stop: { reasonDesc: '정기보수로 정지' } })
  await as('sup').call(`${API}/standstills/${stopped?.stop?.rsaStandstillNo}`, { method: 'DELETE' })
  expect((await monthOf(processNo, '2026-11')).days[19]).toMatchObject({ stateCd: 'NG', stop: null })
  await worked(site(), { processNo, ymd: '2026-11-20' })
  await expect(say('2026-11-20')).rejects.toMatchObject({ status: 409, code: 'RSA_STOP_WORKED' })
})

test('on Monday supervisor and safety manager hear of a week without its meeting, in the morning of a day without a talk, once', async () => {
  const processNo = await aProcess(site(), 5)
  await site().setClock(at('2026-11-12'))
  await met(site(), { processNo, meetYmd: '2026-11-11' })
  await site().setClock(at('2026-11-23', '07:00:00'))
  expect(await site().runJob('rsa-continuous-week')).toBeGreaterThan(0)
  expect(await site().runJob('rsa-continuous-week')).toBe(0)
  for (const userId of ['sup', 'safety']) {
    const { rows } = await as(userId).notifications()
    expect(rows.some(({ messageDesc }) => messageDesc.includes('지난주(2026-11-16 ~ 2026-11-22)'))).toBe(true)
  }
  expect(await site().runJob('rsa-continuous-day')).toBeGreaterThan(0)
  const { rows } = await as('sup').notifications()
  expect(rows.some(({ messageDesc }) => messageDesc.includes('2026-11-20 TBM'))).toBe(true)
})

test('its months leave as a sheet, and nobody reads those of another plant', async () => {
  const sheet = await as('safety').fetch(`${API}/excel?toYm=2026-11`)
  expect(sheet.status).toBe(200)
  const [other] = await site().sql<{ no: string }>(`select min(process_no) as no from process where plant_cd = '3000'`)
  await expect(monthOf(Number(other?.no))).rejects.toMatchObject({ status: 404 })
})

test('twelve months that held do in place of the regular assessment, where the site says so and nowhere else', async () => {
  const processNo = await aProcess(site(), 6)
  const scaleNo = await anApprovedScale(site())
  await completedOn(site(), '2026-10-05', { scaleNo, processNo, rsaTypeCd: 'INIT' })
  for (let month = 0; month < 12; month++) {
    const first = addMonths('2026-10-01', month)
    await found(site(), processNo, addDays(first, 9))
  }
  await site().setClock(at('2027-10-01', '00:10:00'))
  await eachDay(site(), processNo, '2026-10-01', '2027-09-30')
  for (let monday = '2026-09-28'; monday < '2027-09-27'; monday = addDays(monday, 7))
    await site().sql(
      `with m as (insert into rsa_meeting (rsa_meeting_doc_no, status_cd, plant_cd, meet_kind_cd, process_no, meet_ymd, content_desc, dept_cd)
          values ('RM-' || $2::text || '-1', 'DONE', '2000', 'WEEK', $1, $2::date, '점검', 'D2110') returning rsa_meeting_no)
        insert into rsa_meeting_part (rsa_meeting_no, part_role_cd, user_id, part_nm, sign_dt)
        select rsa_meeting_no, role, usr, usr, now() from m, (values ('SUP', 'sup'), ('SHM', 'safety')) v(role, usr)`,
      [processNo, addDays(monday, 2)],
    )
  const rowOf = async (year: number) =>
    (await as('safety').call<{ rows: RsaYearRow[] }>(`${rsaYears.api}?limit=100&baseYear=${year}`)).rows.find(
      (row) => row.processNo === processNo,
    )
  await site().runJob('rsa-year')
  expect(await rowOf(2027), 'N: the regular one is owed as ever').toMatchObject({ kindCd: 'REG', stateCd: 'SOON' })
  await site().sql(`update com_legal_param set legal_param_val = 'Y' where legal_param_cd = 'CONT_DEEM'`)
  const [meeting] = await site().sql<{ no: string }>(
    `update rsa_meeting set status_cd = 'CANC' where process_no = ${processNo} and meet_ymd = '2027-03-10' returning rsa_meeting_no as no`,
  )
  await site().runJob('rsa-year')
  expect(await rowOf(2027), 'one month lacks a meeting').toMatchObject({ stateCd: 'SOON' })
  await site().sql(`update rsa_meeting set status_cd = 'DONE' where rsa_meeting_no = ${meeting?.no}`)
  await site().runJob('rsa-year')
  expect(await rowOf(2027)).toMatchObject({ kindCd: 'CONT', stateCd: 'MET', contYmd: '2027-10-01', rsaNo: null })
  expect(await rowOf(2028)).toMatchObject({ kindCd: 'REG', siteDueYmd: '2028-10-05', legalLimitYmd: '2028-12-31' })
  await site().setClock(at('2028-01-02', '00:10:00'))
  await site().runJob('rsa-year')
  expect(await rowOf(2027), 'it was not missed').toMatchObject({ stateCd: 'MET', missDesc: null })
})

test('a contractor’s manager draws before who records it, whose name stands beside it; four digits are no signature', async () => {
  const no = await begunMeeting(site(), { processNo: await aProcess(site()), meetYmd: '2026-11-18' })
  await signs(site(), no, ['VENDOR', 'V100001-02'])
  const [part] = await site().sql<{ no: number; sign: object; by: string }>(
    `select rsa_meeting_part_no::int as no, sign_json as sign, (select user_nm from sys_user where user_id = 'sup') as by
      from rsa_meeting_part where rsa_meeting_no = $1`,
    [no],
  )
  expect(part?.sign).toMatchObject({ wayCd: 'DRAWN', witnessNm: part?.by })
  const body = { strokes: [[1, 1, 9, 9]], phoneLast: '1234' }
  const path = `${rsaMeeting.api}/${no}/participants/${part?.no}/sign` as const
  await expect(as('sup').call(path, { method: 'PUT', body })).rejects.toMatchObject({ status: 400 })
  await expect(as('emp').call(path, { method: 'PUT', body: { strokes: body.strokes } })).rejects.toMatchObject({
    status: 403,
  })
})
