/** The rates of accidents: whose cases count where and when, what the hours rest on, and how long it takes to say. */
import { buffer } from 'node:stream/consumers'
import { beforeEach, describe, expect, test } from 'vitest'
import { writeWorkbook } from '#platform/server/excel/write-workbook.ts'
import { aFileSite } from '#platform/test/site.ts'
import { accident } from '../accident.model.ts'
import { added, rateOf } from '../judge/rates.logic.ts'
import { hourSheet, type RateMonth, type RatesAnswer, rateCases } from './rates.calls.ts'

const site = aFileSite()
const as = (userId: string) => site().as(userId)
const RATES = `${accident.api}-rates`

interface Told {
  ymd?: string
  vendorCd?: string | null
  sevClassCd?: string
  lostDayCnt?: number
  disableGradeCd?: string | null
}
/** An accident that stands, as if it had been reported then. */
async function happened(victims: readonly Told[], values: { kind?: string; status?: string } = {}): Promise<number> {
  const ymd = victims[0]?.ymd ?? '2026-11-02'
  const [made] = await site().sql<{ no: number }>(
    `with made as (insert into accident (status_cd, plant_cd, accident_title, place_desc, occur_dt, know_dt, acc_kind_cd, accident_doc_no, injured_cnt, dead_cnt, outside_hurt_cnt, create_user_id)
        values ('${values.status ?? 'CLASS'}', '2000', '사고', '현장', '${ymd}T10:00+09:00', '${ymd}T10:00+09:00', '${values.kind ?? 'INJ'}', 'AC-T-' || left(gen_random_uuid()::text, 18), ${victims.length}, 0, 0, 'emp')
        returning accident_no),
      hurt as (insert into acc_victim (accident_no, plant_cd, seq_no, victim_nm, vendor_cd, sev_class_cd, lost_day_cnt, disable_grade_cd)
        select accident_no, '2000', n, '재해자', v->>'vendorCd', v->>'sevClassCd', coalesce((v->>'lostDayCnt')::int, 0), v->>'disableGradeCd'
        from made, jsonb_array_elements($1::jsonb) with ordinality x(v, n))
      select accident_no::int as no from made`,
    [JSON.stringify(victims.map((one) => ({ sevClassCd: 'LTI', ...one })))],
  )
  return made?.no ?? 0
}
const hours = (ym: string, population: string, value: number, workers: number) =>
  site().sql(`insert into acc_hour (plant_cd, hour_ym, population_cd, origin_cd, work_hour_val, worker_cnt)
    values ('2000', '${ym}', '${population}', 'SHEET', ${value}, ${workers})`)
const asked = (from = '2026-11', to = from, by = 'safety') =>
  as(by).call<RatesAnswer>(`${RATES}?from=${from}&to=${to}&plantCd=2000`)
const of = (rows: readonly RateMonth[], populationCd: string, hourYm = '2026-11') =>
  rows.find((one) => one.populationCd === populationCd && one.hourYm === hourYm)
function rate(rows: readonly RateMonth[], name: Parameters<typeof rateOf>[0], population = 'ALL') {
  const its = rows.filter(({ populationCd }) => populationCd === population)
  const sum = (of: 'workHourVal' | 'workerCnt') => its.reduce((all, one) => all + one[of], 0)
  return rateOf(name, added(its), { hours: sum('workHourVal'), workers: sum('workerCnt') / its.length })
}
async function upload(rows: (string | number)[][], by = 'safety') {
  const columns = Object.values(hourSheet.columns).map(({ label }) => ({ text: label, width: 12 }))
  const book = await buffer(writeWorkbook({ sheetNm: '근로시간', columns, rows }))
  const body = new FormData()
  body.set('file', new Blob([new Uint8Array(book)]), 'hours.xlsx')
  return as(by).call(`${hourSheet.api}/upload`, { method: 'POST', body })
}

beforeEach(async () => {
  await site().sql(`delete from acc_hour; delete from acc_victim; update accident set delete_yn = 'Y'`)
})

describe('the rates', () => {
  test('AC-A04 two deaths and ninety days off among a thousand workers in 2,400,000 hours are a severity of 6.28', async () => {
    await hours('2026-11', 'OWN', 2_400_000, 1000)
    await happened([{ sevClassCd: 'FAT' }, { sevClassCd: 'FAT' }])
    await happened([{ lostDayCnt: 90 }])
    const { rows } = await asked()
    expect(rate(rows, 'severity')).toBe(6.28)
    expect(rate(rows, 'severity', 'OWN')).toBe(6.28)
    expect(rate(rows, 'fatality', 'OWN')).toBe(20)
    expect(of(rows, 'OWN')).toMatchObject({ caseCnt: 2, fatCnt: 2, ltiCnt: 1, originCd: 'SHEET' })
  })

  test('AC-A11 one own and one contractor’s victim count each in theirs, two in both, and the accident once', async () => {
    await hours('2026-11', 'OWN', 1_000_000, 500)
    await hours('2026-11', 'VENDOR', 500_000, 200)
    await happened([{ lostDayCnt: 4 }, { vendorCd: 'V100001', lostDayCnt: 4 }])
    const { rows } = await asked()
    expect(['OWN', 'VENDOR', 'ALL'].map((one) => of(rows, one)?.ltiCnt)).toEqual([1, 1, 2])
    expect(['OWN', 'VENDOR', 'ALL'].map((one) => of(rows, one)?.caseCnt)).toEqual([1, 1, 1])
    expect(['OWN', 'VENDOR', 'ALL'].map((one) => rate(rows, 'ltifr', one))).toEqual([1, 2, 1.33])
  })

  test('AC-A12 days lie in the month of the accident, however late they fall; grade or days, whichever is more', async () => {
    await happened([{ ymd: '2026-10-30', sevClassCd: 'FAT', lostDayCnt: 20 }])
    await happened([{ ymd: '2026-10-31', lostDayCnt: 365, disableGradeCd: '14' }])
    const { rows } = await asked('2026-10', '2026-11')
    expect(of(rows, 'ALL', '2026-10')?.lostParts).toBe((7500 + 300) * 365)
    expect(of(rows, 'ALL', '2026-11')?.lostParts).toBe(0)
  })

  test('the way to work, first aid, drafts and what is void count nowhere', async () => {
    await happened([{}], { kind: 'COMM' })
    await happened([{}], { status: 'CANC' })
    await happened([{}], { status: 'TEMP' })
    await happened([{ sevClassCd: 'FAC' }, { sevClassCd: 'NONE' }])
    const { rows, freeDays } = await asked()
    expect(of(rows, 'ALL')).toMatchObject({ caseCnt: 0, ltiCnt: 0, lostParts: 0 })
    expect(freeDays).toBeNull()
  })

  test('R11 days without an accident are counted from the last one with a lost day, whoever’s worker it was', async () => {
    await happened([{ ymd: '2026-11-10', vendorCd: 'V100001' }])
    await happened([{ ymd: '2026-11-20', sevClassCd: 'RWC' }])
    expect(await asked()).toMatchObject({ freeDays: 14, lastYmd: '2026-11-10' })
  })
})

describe('the hours', () => {
  test('without a sheet own hours are people × 8 × working days and say so, contractors’ come from the gates', async () => {
    const [people] = await site().sql<{ n: number }>(
      `select count(*)::int as n from sys_user where plant_cd = '2000' and entry_ymd < '2026-11-01' and (retire_ymd is null or retire_ymd >= '2026-11-01') and delete_yn = 'N'`,
    )
    await site().sql(`delete from entry_log; insert into entry_log (plant_cd, vendor_cd, person_no, worker_key, zone_cd, gate_cd, in_dt, out_dt, work_hour_val)
      select '2000', 'V100001', n, 'W' || n, 'P', 'G1', '2026-10-31T23:00+09:00', '2026-11-01T08:00+09:00', 8 from generate_series(1, 3) n`)
    await site().sql(`delete from com_holiday where holiday_ymd >= '2026-10-01' and holiday_ymd < '2026-11-01';
      insert into com_holiday (holiday_ymd, holiday_nm) values ('2026-10-05', '대체공휴일')`)
    const { rows } = await asked('2026-10')
    expect(of(rows, 'OWN', '2026-10')).toMatchObject({
      ...{ originCd: 'EST', workerCnt: people?.n, workHourVal: (people?.n ?? 0) * 8 * 21 },
    })
    expect(of(rows, 'VENDOR', '2026-10')).toMatchObject({ originCd: 'GATE', workerCnt: 3, workHourVal: 24 })
    expect(of(rows, 'ALL', '2026-10')?.originCd).toBe('EST')
  })

  test('a sheet takes the place of the estimate; a month that has not begun, or one named twice, is refused at its cell', async () => {
    expect(await upload([['2026-11', '당사', '근태', 16_800, 100]])).toEqual({ inserted: 1, updated: 0, unchanged: 0 })
    expect(await upload([['2026-11', '당사', '수기', 16_900, 100]])).toEqual({ inserted: 0, updated: 1, unchanged: 0 })
    expect(await upload([['2026-11', '당사', '수기', 16_900, 100]])).toEqual({ inserted: 0, updated: 0, unchanged: 1 })
    const { rows } = await asked()
    expect(of(rows, 'OWN')).toMatchObject({ workHourVal: 16_900, workerCnt: 100, originCd: 'SHEET' })
    const fault = (row: number, field: string, code: string) => ({
      status: 400,
      answer: { problems: [{ field: `rows.${row}.${field}`, code }] },
    })
    const good = ['2026-09', '당사', '수기', 1, 1]
    for (const month of ['2026-12', '2026-13'])
      await expect(upload([good, [month, '당사', '수기', 1, 1]])).rejects.toMatchObject(
        fault(3, 'hourYm', 'ACC_HOUR_MONTH'),
      )
    const twice = [
      ['2026-10', '업체', '수기', 1, 1],
      ['2026-10', '업체', '수기', 2, 1],
    ]
    await expect(upload(twice)).rejects.toMatchObject(fault(3, 'hourYm', 'ACC_HOUR_TWICE'))
    expect(of((await asked('2026-09')).rows, 'OWN', '2026-09')?.originCd, 'all rows or none').toBe('EST')
    await expect(upload([['2026-11', '당사', '수기', 1, 1]], 'emp')).rejects.toMatchObject({ status: 403 })
  })
})

describe('behind a rate', () => {
  test('are the accidents that it counts, with numbers and without names', async () => {
    const lost = await happened([{ lostDayCnt: 4 }, { vendorCd: 'V100001', sevClassCd: 'MTC' }])
    const care = await happened([{ ymd: '2026-11-03', sevClassCd: 'RWC' }])
    const cases = async (rateNm: string, population: string) => {
      const { rows } = await as('emp').call<{ rows: { accidentNo: number; lostDayCnt: number }[] }>(
        `${rateCases.path}?from=2026-11&to=2026-11&plantCd=2000&rate=${rateNm}&population=${population}`,
      )
      return rows.map(({ accidentNo }) => accidentNo)
    }
    expect(await cases('trir', 'ALL')).toEqual([care, lost])
    expect(await cases('ltifr', 'ALL')).toEqual([lost])
    expect(await cases('ltifr', 'VENDOR')).toEqual([])
    expect(await cases('severity', 'OWN')).toEqual([lost])
    expect(await cases('fatality', 'ALL')).toEqual([])
  })

  test('nobody hears of a plant that he does not see, and contractors hear nothing', async () => {
    await happened([{}])
    const { rows } = await asked('2026-11', '2026-11', 'safety3')
    expect(of(rows, 'ALL')).toMatchObject({ ltiCnt: 0 })
    await expect(asked('2026-11', '2026-11', 'V100001-02')).rejects.toMatchObject({ status: 403 })
  })

  test('24 months of 4,000 accidents are counted in less than 300 ms', async () => {
    await site().sql(`with made as (insert into accident (status_cd, plant_cd, accident_title, place_desc, occur_dt, know_dt, acc_kind_cd, accident_doc_no, injured_cnt, dead_cnt, outside_hurt_cnt, create_user_id)
        select 'CLASS', '2000', '사고', '현장', '2024-12-01T10:00+09:00'::timestamptz + n * interval '260 minutes', '2026-11-24', 'INJ', 'AC-M-' || n, 1, 0, 0, 'emp' from generate_series(1, 4000) n
        returning accident_no)
      insert into acc_victim (accident_no, plant_cd, seq_no, victim_nm, sev_class_cd, lost_day_cnt) select accident_no, '2000', 1, '재해자', 'LTI', 3 from made;
      analyze accident; analyze acc_victim`)
    await asked('2024-12', '2026-11')
    const begun = performance.now()
    const { rows } = await asked('2024-12', '2026-11')
    const took = performance.now() - begun
    expect(rows.length).toBe(72)
    expect(rate(rows, 'ltifr')).not.toBeNull()
    expect(added(rows.filter(({ populationCd }) => populationCd === 'ALL')).ltiCnt).toBe(4000)
    expect(took).toBeLessThan(300)
  })
})
