/** What the counters by day say, and the pages that are found by them, beside the rows themselves. */
import { expect, test } from 'vitest'
import { nearMiss } from '#modules/saf/near-miss/near-miss.model.ts'
import { type AnyDocument, snakeCase } from '#platform/model/document.ts'
import { type ListAnswer, listDay, toQueryString } from '#platform/model/query.ts'
import { draftCondition, hasField, listDayOf, tableNameOf, unnamedCondition } from '#platform/server/documents/table.ts'
import { setRights } from '#platform/test/authority.ts'
import { aFileSite } from '#platform/test/site.ts'
import { models } from './modules.ts'

const site = aFileSite()
const counted = models.filter((model) => listDayOf(model) !== undefined)
const lists = `${nearMiss.api}s`
interface Line {
  nearMissNo: number
  occurDt: string
}

/** Days with many, few and no reports, of two plants, in several states, by people and a vendor, some without a name. */
const ROWS = `insert into near_miss (near_miss_doc_no, status_cd, plant_cd, row_version, create_user_id, create_dt, update_dt,
    near_miss_title, place_desc, occur_dt, injured_cnt, vendor_cd, anonymous_yn)
  select 'NM-DAYS-' || i, (array['REPORTED', 'ACTION', 'CLOSE'])[1 + i % 3], case when i % 4 = 0 then '3000' else '2000' end, 1,
    case when i % 30 = 0 then 'V100001-02' else 'emp' end, now(), now(), '날짜별 ' || i, '저장소', timestamptz '2026-01-01T09:00:00+09:00' + make_interval(days => (i * i) % 61, mins => i % 7), 0,
    case when i % 5 < 2 then 'V100001' end, case when i % 15 = 0 then 'Y' else 'N' end from generate_series(1, 700) i`
/** Of two people with drafts of their own, one of the vendor. */
const DRAFTS = `insert into near_miss (status_cd, plant_cd, row_version, create_user_id, create_dt, update_dt, occur_dt, injured_cnt, vendor_cd)
  select 'TEMP', '2000', 1, p.user_id, now(), now(), case when i > 2 then timestamptz '2026-01-05T09:00:00+09:00' + make_interval(days => i) end, 0, p.vendor_cd
  from generate_series(1, 20) i cross join (values ('safety', null), ('V100001-02', 'V100001')) p(user_id, vendor_cd)`

/** In what the counters of a document say otherwise than its rows do: of a vendor they hold what was told with a name. */
async function differing(model: AnyDocument, counters: 'doc_count' | 'doc_day_count'): Promise<unknown> {
  const [dayOf, day] = counters === 'doc_count' ? ["''", "''"] : [listDayOf(model), 'count_ymd']
  const vendor = ` union all select r.vendor_cd where r.vendor_cd is not null and not (${unnamedCondition(model, 'r.')})`
  const there = `select s.scope_cd, ${dayOf} as day, r.status_cd, count(*) as row_cnt from ${tableNameOf(model)} r
    cross join lateral (select r.plant_cd as scope_cd${hasField(model, 'vendorCd') ? vendor : ''}) s
    where r.delete_yn = 'N' and not (${draftCondition(model, 'r.')}) group by 1, 2, 3`
  const kept = `select scope_cd, ${day} as day, status_cd, sum(row_cnt)::bigint as row_cnt from ${counters}
    where biz_cd = '${model.name}' group by 1, 2, 3 having sum(row_cnt) <> 0`
  return site().sql(`(${there} except ${kept}) union all (${kept} except ${there})`)
}

test('each document has its counters, by its days where it is read by them, and they count what there is', async () => {
  expect(counted.length).toBeGreaterThan(30)
  await site().sql(ROWS)
  await site().sql(
    `update near_miss set occur_dt = occur_dt + interval '1 day', status_cd = 'ACTION' where near_miss_no % 11 = 0`,
  )
  await site().sql(`update near_miss set delete_yn = 'Y' where near_miss_no % 17 = 0 and near_miss_doc_no is not null`)
  for (const model of models) expect(await differing(model, 'doc_count'), model.name).toEqual([])
  for (const model of counted) {
    expect(await differing(model, 'doc_day_count'), model.name).toEqual([])
    const triggers = await site().sql(
      `select tgname from pg_trigger where tgrelid = '${tableNameOf(model)}'::regclass and tgname like 'track_days_%'`,
    )
    expect(triggers, model.name).toHaveLength(3)
  }
})

test('whatever is written of a report without a name, its vendor is counted what it reads', async () => {
  const told = 'V100001-02'
  const matches = async () => {
    expect([await differing(nearMiss, 'doc_count'), await differing(nearMiss, 'doc_day_count')]).toEqual([[], []])
    for (const userId of [told, 'V100001-01'])
      for (const where of [{}, { statusCd: 'ACTION' }, { occurDtFrom: '2026-01-03', occurDtTo: '2026-02-02' }])
        expect(await total(userId, where), `${userId} ${JSON.stringify(where)}`).toBe(
          (await ordered(userId, where, '-occurDt')).length,
        )
  }
  await matches()
  const before = { own: await total(told, {}), beside: await total('V100001-01', {}) }
  for (const [set, own, beside] of [
    [
      `insert into near_miss (near_miss_doc_no, status_cd, plant_cd, row_version, create_user_id, create_dt, update_dt, near_miss_title,
      place_desc, occur_dt, injured_cnt, vendor_cd, anonymous_yn) values ('NM-OWN', 'ACTION', '2000', 1, '${told}', now(), now(), '이름 없이',
      '저장소', timestamptz '2026-01-10T09:00:00+09:00', 0, 'V100001', 'Y')`,
      1,
      0,
    ],
    [`update near_miss set anonymous_yn = 'N' where near_miss_doc_no = 'NM-OWN'`, 1, 1],
    [`update near_miss set anonymous_yn = 'Y', status_cd = 'DONE' where near_miss_doc_no = 'NM-OWN'`, 1, 0],
    [`update near_miss set owner_user_id = 'V100001-01' where near_miss_doc_no = 'NM-OWN'`, 1, 1],
    [`update near_miss set delete_yn = 'Y' where near_miss_doc_no = 'NM-OWN'`, 0, 0],
    [`update near_miss set delete_yn = 'N', vendor_cd = 'V100002' where near_miss_doc_no = 'NM-OWN'`, 0, 0],
    [
      `update near_miss set vendor_cd = 'V100001', create_user_id = 'emp', owner_user_id = null where near_miss_doc_no = 'NM-OWN'`,
      0,
      0,
    ],
    [`delete from near_miss where near_miss_doc_no = 'NM-OWN'`, 0, 0],
  ] as const) {
    await site().sql(set)
    await matches()
    expect([await total(told, {}), await total('V100001-01', {})], set).toEqual([
      before.own + own,
      before.beside + beside,
    ])
  }
})

test('a vendor that is shown those below it is counted theirs at once, and no longer when it is not', async () => {
  await site().sql("update vendor_info set up_vendor_cd = 'V100001' where vendor_cd = 'V100002'")
  await site().sql(
    `update near_miss set vendor_cd = 'V100002' where vendor_cd = 'V100001' and near_miss_no % 9 = 0 and near_miss_doc_no like 'NM-DAYS-%'`,
  )
  const menu = { menuId: 'VND_COWORK_NM', accessYn: 'Y', writeYn: 'Y' } as const
  const both = async () => [await total('V100001-01', {}), (await ordered('V100001-01', {}, '-occurDt')).length]
  const [own = 0] = await both()
  await setRights(site(), 'VAD', [{ ...menu, tierViewYn: 'Y' }])
  await expect.poll(async () => (await both())[0]).toBeGreaterThan(own)
  const [counted = 0, read] = await both()
  expect(counted).toBe(read)
  await setRights(site(), 'VAD', [{ ...menu, tierViewYn: 'N' }])
  await expect.poll(both).toEqual([own, own])
})

test('a page far behind has the rows that it would have if all before it were read, in either direction, with own drafts between', async () => {
  await site().sql(DRAFTS)
  for (const [userId, where] of [
    ['reader', {}],
    ['safety', {}],
    ['safety', { statusCd: 'ACTION,TEMP' }],
    ['reader', { plantCd: '2000,3000', statusCd: 'CLOSE,REPORTED' }],
    ['safety', { occurDtFrom: '2026-01-03', occurDtTo: '2026-02-20' }],
    ['V100001-02', {}],
    ['V100001-02', { statusCd: 'ACTION,REPORTED,TEMP' }],
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

const total = async (userId: string, where: object): Promise<number> => {
  const query = toQueryString({ page: 1, limit: 1, sort: '-occurDt', where: { ...where } })
  return (await site().as(userId).call<ListAnswer<Line>>(`${lists}?${query}`)).total
}

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
