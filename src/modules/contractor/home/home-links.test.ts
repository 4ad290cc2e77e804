/** Part 13: every number of the first page leads to a list that shows just those rows. */
import { beforeAll, expect, test } from 'vitest'
import { permit } from '#modules/wkod/permit/permit.model.ts'
import { aFileSite } from '#platform/test/site.ts'
import type { CardId, HomeAnswer, HomeCard, HomeList } from './home.calls.ts'
import { listRoute } from './home-asking.ts'

const site = aFileSite()
const VSM = 'V100001-02'
/** Today's and others', of each kind: what a list must show, and what it must leave out. */
beforeAll(async () => {
  site().setClock('2026-11-23T10:00:00+09:00')
  const permits = [
    ['WORK', '2026-11-23'],
    ['WORK', '2026-11-24'],
    ['SUSP', '2026-11-23'],
    ['RTN', '2026-11-20'],
  ]
  for (const [status, ymd] of permits)
    await site().sql(`insert into wkod_master (permit_doc_no, status_cd, plant_cd, wkod_title, wkod_dt, permit_base_cd, vendor_cd, area_dept_cd,
        work_from_dt, work_to_dt, create_user_id, own_user_id, process_no, place_desc, wkod_desc, zone_class_cd, jsa_no)
      values ('PTW-${status}-${ymd}', '${status}', '2000', '배관 교체', '${ymd}T08:00+09', 'GEN', 'V100001', 'D1', '${ymd}T08:00+09', '${ymd}T17:00+09',
        '${VSM}', 'owner', 1, 'T-101', '교체', 'N', 1)`)
  await site().sql(`insert into vendor_doc (vendor_doc_doc_no, status_cd, plant_cd, vendor_cd, doc_nm, doc_type_cd, valid_from_ymd, valid_to_ymd, create_user_id)
    values ('VC-L-1', 'CONFIRM', '2000', 'V100001', '산재보험', 'INS', '2026-01-01', '2026-12-01', 'pur'),
      ('VC-L-2', 'CONFIRM', '2000', 'V100001', '산재보험', 'INS', '2026-06-01', '2027-06-01', 'pur'),
      ('VC-L-3', 'CONFIRM', '2000', 'V100001', '조직도', 'ORG', '2026-01-01', '2026-12-02', 'pur')`)
  const stays = [
    [`'2026-11-23T07:50+09'`, 'null', 'N'],
    [`'2026-11-23T07:55+09'`, `'2026-11-23T09:00+09'`, 'N'],
    [`'2026-11-20T08:00+09'`, `'2026-11-20T16:00+09'`, 'Y'],
    [`'2026-11-20T08:00+09'`, `'2026-11-20T16:00+09'`, 'N'],
  ]
  for (const [at, [inDt, outDt, noExitYn]] of stays.entries())
    await site().sql(`insert into entry_log (plant_cd, vendor_cd, person_no, worker_key, zone_cd, gate_cd, in_dt, out_dt, no_exit_yn)
      select plant_cd, vendor_cd, person_no, 'k', 'P', 'G1', ${inDt}, ${outDt}, '${noExitYn}' from vendor_person
      where vendor_cd = 'V100001' order by person_no offset ${at} limit 1`)
})

const homeOf = (userId: string) => site().as(userId).call<HomeAnswer>('/api/vendor/home')
const listOf = (userId: string, cardId: CardId) => site().as(userId).call<HomeList>(`/api/vendor/home/${cardId}`)
/** Where the list behind an address gets its rows from. */
const apis: Readonly<Record<string, string>> = {
  [listRoute(permit)]: `${permit.api}s`,
  '/vendor/sgc/sgcDemeritCard/persons': '/api/vendor/sgc/sanctionstatuses',
}
async function rowsBehind(userId: string, href: string): Promise<number> {
  const { pathname, search, searchParams } = new URL(href, 'http://site')
  const cardId = searchParams.get('card') as CardId | null
  if (cardId) {
    const { rows } = await listOf(userId, cardId)
    return rows.filter(({ inCds }) => inCds.includes(searchParams.get('of') ?? '')).length
  }
  return (await site().as(userId).call<{ total: number }>(`${apis[pathname]}${search}`)).total
}

const isCount = (card: HomeCard) => card.cardId !== 'weather'

test.each([VSM, 'V100001-01', 'V100002-01', 'V100003-01'])(
  'every number that %s sees leads to as many rows',
  async (userId) => {
    const { cards } = await homeOf(userId)
    const wrong: string[] = []
    let seen = 0
    for (const card of cards.filter(isCount))
      for (const { label, value, href } of card.figures) {
        if (typeof value !== 'number') continue
        const rows = href === undefined ? undefined : await rowsBehind(userId, href)
        if (rows !== value) wrong.push(`${card.cardId} ${label}: ${value}, behind it ${rows}`)
        seen += value
      }
    expect(wrong).toEqual([])
    if (userId === VSM) expect(seen).toBeGreaterThan(8)
  },
)

test('the list of what is to do begins with what came back, then what is latest; what has no day comes last', async () => {
  const { rows } = await listOf(VSM, 'todo')
  const order = rows.map(({ inCds, dueYmd }) => (inCds.includes('RETURNED') ? '0' : `1${dueYmd ?? '9999'}`))
  expect(order).toEqual(order.toSorted())
  expect(new Set(order).size).toBeGreaterThan(1)
})

test('what is no number leads somewhere as well: the day of the council, the grade and its end, the weather of the day', async () => {
  await site().sql(`insert into weather_obs (plant_cd, obs_dt, feel_temp_val, wind_val, gust_val, source_cd)
    values ('2000', '2026-11-23T09:00+09', 3.1, 2, 5, 'MANUAL'), ('2000', '2026-11-22T23:00+09', 2.1, 2, 5, 'MANUAL')`)
  const { cards } = await homeOf(VSM)
  const dead = cards.flatMap(({ cardId, figures }) =>
    figures.filter(({ href }) => href === undefined).map(({ label }) => `${cardId} ${label}`),
  )
  expect(dead).toEqual([])
  const { rows } = await listOf(VSM, 'weather')
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.every(({ atDt }) => atDt && Date.parse(atDt) >= Date.parse('2026-11-23T00:00+09:00'))).toBe(true)
})

test('who is stopped stands among the sanctioned when his demerits are older than a year, and only those are asked for', async () => {
  const [one] = await site().sql<{
    no: number
  }>(`select person_no as no from vendor_person where vendor_cd = 'V100001' and person_status_cd = 'ACTIVE'
    and person_no not in (select person_no from sgc_demerit) order by person_no limit 1`)
  await site().sql(`insert into sgc_stop (plant_cd, vendor_cd, person_no, worker_key, cause_demerit_no, level_cd, point_cnt, from_dt, first_ymd)
    values ('2000', 'V100001', ${one?.no}, 'k', 999999, 'REEDU', 3, '2025-09-01', '2025-09-01')`)
  const path = '/api/vendor/sgc/sanctionstatuses'
  const ask = async (query: string) =>
    (
      await site()
        .as(VSM)
        .call<{ rows: { personNo: number; yearScore: number; levelCd: string }[] }>(`${path}?limit=300${query}`)
    ).rows
  expect((await ask('')).map(({ personNo }) => personNo)).toContain(Number(one?.no))
  expect((await ask('&stopYn=Y')).every(({ levelCd }) => levelCd !== 'NONE')).toBe(true)
  const three = await ask('&least=3')
  expect(three.every(({ yearScore }) => yearScore >= 3)).toBe(true)
  expect(three.map(({ personNo }) => personNo)).not.toContain(Number(one?.no))
})

test('nobody of the staff reads such a list, and a vendor reads nothing of another in it', async () => {
  await expect(listOf('safety', 'people')).rejects.toMatchObject({ status: 403 })
  const [own, other] = [await listOf(VSM, 'expiring'), await listOf('V100002-01', 'expiring')]
  const names = new Set(own.rows.map(({ href }) => href))
  expect(other.rows.filter(({ href }) => names.has(href) && !href?.includes('?q='))).toEqual([])
})
