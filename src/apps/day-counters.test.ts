/** What the counters by day say, and the pages that are found by them, beside the rows themselves. */
import { expect, test } from 'vitest'
import { nearMiss } from '#modules/saf/near-miss/near-miss.model.ts'
import { snakeCase } from '#platform/model/document.ts'
import { type ListAnswer, listDay, toQueryString } from '#platform/model/query.ts'
import { draftCondition, listDayOf, tableNameOf } from '#platform/server/documents/table.ts'
import { aFileSite } from '#platform/test/site.ts'
import { models } from './modules.ts'

const site = aFileSite()
const counted = models.filter((model) => listDayOf(model) !== undefined)
const lists = `${nearMiss.api}s`
interface Line {
  nearMissNo: number
  occurDt: string
}

/** Days with many, few and no reports, of two plants, in several states, by people and a vendor. */
const ROWS = `insert into near_miss (near_miss_doc_no, status_cd, plant_cd, row_version, create_user_id, create_dt, update_dt,
    near_miss_title, place_desc, occur_dt, injured_cnt, vendor_cd, anonymous_yn)
  select 'NM-DAYS-' || i, (array['REPORTED', 'ACTION', 'CLOSE'])[1 + i % 3], case when i % 4 = 0 then '3000' else '2000' end, 1, 'emp',
    now(), now(), '날짜별 ' || i, '저장소', timestamptz '2026-01-01T09:00:00+09:00' + make_interval(days => (i * i) % 61, mins => i % 7), 0,
    case when i % 5 = 0 then 'V100001' end, 'N' from generate_series(1, 700) i`
const DRAFTS = `insert into near_miss (status_cd, plant_cd, row_version, create_user_id, create_dt, update_dt, occur_dt, injured_cnt)
  select 'TEMP', '2000', 1, 'safety', now(), now(), case when i > 2 then timestamptz '2026-01-05T09:00:00+09:00' + make_interval(days => i) end, 0
  from generate_series(1, 20) i`

test('each document that is read by days has its counters, and they count what there is', async () => {
  expect(counted.length).toBeGreaterThan(30)
  await site().sql(ROWS)
  await site().sql(
    `update near_miss set occur_dt = occur_dt + interval '1 day', status_cd = 'ACTION' where near_miss_no % 11 = 0`,
  )
  await site().sql(`update near_miss set delete_yn = 'Y' where near_miss_no % 17 = 0 and near_miss_doc_no is not null`)
  for (const model of counted) {
    const vendor = 'vendorCd' in model.fields ? ' union all select r.vendor_cd where r.vendor_cd is not null' : ''
    const there = `select s.scope_cd, ${listDayOf(model)} as count_ymd, r.status_cd, count(*) as row_cnt from ${tableNameOf(model)} r
      cross join lateral (select r.plant_cd as scope_cd${vendor}) s
      where r.delete_yn = 'N' and not (${draftCondition(model, 'r.')}) group by 1, 2, 3`
    const kept = `select scope_cd, count_ymd, status_cd, sum(row_cnt)::bigint as row_cnt from doc_day_count where biz_cd = '${model.name}'
      group by 1, 2, 3 having sum(row_cnt) <> 0`
    const differing = await site().sql(`(${there} except ${kept}) union all (${kept} except ${there})`)
    expect(differing, model.name).toEqual([])
    const triggers = await site().sql(
      `select tgname from pg_trigger where tgrelid = '${tableNameOf(model)}'::regclass and tgname like 'track_days_%'`,
    )
    expect(triggers, model.name).toHaveLength(3)
  }
})

test('a page far behind has the rows that it would have if all before it were read, in either direction, with own drafts between', async () => {
  await site().sql(DRAFTS)
  for (const [userId, where] of [
    ['reader', {}],
    ['safety', {}],
    ['safety', { statusCd: 'ACTION,TEMP' }],
    ['reader', { plantCd: '2000,3000', statusCd: 'CLOSE,REPORTED' }],
    ['safety', { occurDtFrom: '2026-01-03', occurDtTo: '2026-02-20' }],
  ] as const)
    for (const sort of ['-occurDt', 'occurDt']) {
      const page = (number: number, limit: number) =>
        site()
          .as(userId)
          .call<ListAnswer<Line>>(`${lists}?${toQueryString({ page: number, limit, sort, where })}`)
      const all: Line[] = []
      const first = await page(1, 100)
      for (let at = 1; all.length < first.total; at++) all.push(...(await page(at, 100)).rows)
      const name = `${userId} ${JSON.stringify(where)} ${sort}`
      expect(all, name).toHaveLength(first.total)
      const known = await ordered(userId, where, sort)
      expect(
        all.map(({ nearMissNo }) => nearMissNo),
        name,
      ).toEqual(known)
    }
})

/** The same rows, asked as a list that no counter knows: narrowed by what all of them fulfil. */
async function ordered(userId: string, where: object, sort: string): Promise<number[]> {
  const no: number[] = []
  for (let at = 1; ; at++) {
    const query = toQueryString({ page: at, limit: 100, sort, where: { ...where, hipoYn: 'N' } })
    const { rows } = await site().as(userId).call<ListAnswer<Line>>(`${lists}?${query}`)
    no.push(...rows.map(({ nearMissNo }) => nearMissNo))
    if (rows.length === 0) return no
  }
}

test('the day of a list is a day, and what its readers are named in has no counters', () => {
  for (const model of counted) expect(model.fields[listDay(model) ?? '']?.kind, model.name).toMatch(/^(day|dateTime)$/)
  expect(snakeCase(listDay(nearMiss) ?? '')).toBe('occur_dt')
})
