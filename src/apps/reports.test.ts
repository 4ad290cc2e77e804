/** Read lists: their statements, whose rows they give, their pages, sheets and files. */
import { beforeAll, describe, expect, test } from 'vitest'
import { type GateLogRow, gateLog } from '#modules/contractor/entry/gate-log.model.ts'
import { workMeasures } from '#modules/hea/result/work-measure.model.ts'
import { loginHistory } from '#modules/manage/sign-in/login-history.model.ts'
import { conditionOf, reportConditions } from '#platform/model/report.ts'
import { WRITE_EXPORTS } from '#platform/server/exports/write-exports.ts'
import { setRights } from '#platform/test/authority.ts'
import { aFileSite } from '#platform/test/site.ts'
import { reports } from './server.ts'

const MOST = 5
const site = aFileSite({ settings: { maxExportRows: MOST } })
const ROWS = 25
const period = 'from=2026-11-16&to=2026-11-22'

interface Answer {
  total: number
  rows: GateLogRow[]
}
const list = (userId: string, more = '') => site().as(userId).call<Answer>(`${gateLog.api}?${period}${more}`)

beforeAll(async () => {
  await site().sql(`insert into entry_log (plant_cd, vendor_cd, person_no, worker_key, zone_cd, gate_cd, in_dt, out_dt,
      work_hour_val, no_exit_yn)
    select p.plant_cd, p.vendor_cd, p.person_no, 'w' || p.person_no, 'P', case when n % 5 = 0 then 'G2' else 'G1' end,
      timestamptz '2026-11-20 08:00+09' - make_interval(hours => n / 2 * 3), timestamptz '2026-11-22 17:00+09', n, 'N'
    from generate_series(1, ${ROWS}) n cross join lateral (select * from vendor_person
      where plant_cd = '2000' and delete_yn = 'N' order by person_no limit 1) p`)
})

describe('what every read list answers', () => {
  test.each(reports.map(({ report }) => [report.name, report] as const))('%s', async (_, report) => {
    const admin = { ...(report.period && { from: '2026-11-16', to: '2026-11-22' }) }
    const sorts = [...(report.sort ?? []), report.order.replace(/^-/, '')]
    const asked: Record<string, string>[] = [
      ...sorts.flatMap((sort) => [{ sort }, { sort: `-${sort}` }]),
      ...reportConditions(report)
        .filter((name) => name !== 'from' && name !== 'to')
        .map((name) => ({ [name]: valueFor(conditionOf(report, name)?.kind) })),
      ...(report.search ? [{ q: '김' }] : []),
    ]
    const menus = typeof report.right === 'string' ? [report.right] : report.right
    const [reader] = await site().sql<{ id: string }>(`select u.user_id as id from sys_user u
      join sys_auth_user g on g.user_id = u.user_id join sys_auth_menu a on a.auth_grp_no = g.auth_grp_no and a.access_yn = 'Y'
      join sys_menu m on m.menu_id = a.menu_id where m.front_end_url = any(array['${menus.join("','")}']) limit 1`)
    const person = site().as(reader?.id ?? '')
    for (const more of asked) {
      const query = new URLSearchParams({ ...admin, ...more })
      expect((await person.fetch(`${report.api}?${query}`)).status, String(query)).toBe(200)
    }
    expect((await person.fetch(`${report.api}?${new URLSearchParams({ ...admin, colour: 'red' })}`)).status).toBe(400)
  })
})

/** A condition whose name is no field's is one end of a range. */
const valueFor = (kind: string | undefined) =>
  kind === undefined ? '2026-11-20' : kind === 'process' || kind === 'person' ? '1' : 'Y'

test('the total is exact, no row is on two pages or on none, and people sort as they like', async () => {
  const pages = await Promise.all([1, 2, 3].map((page) => list('safety', `&limit=10&page=${page}`)))
  expect(pages.map(({ total, rows }) => [total, rows.length])).toEqual([
    [ROWS, 10],
    [ROWS, 10],
    [ROWS, 5],
  ])
  expect(new Set(pages.flatMap(({ rows }) => rows.map(({ entryLogNo }) => entryLogNo))).size).toBe(ROWS)
  const { rows } = await list('safety', '&sort=inDt&limit=50')
  expect(rows.map(({ inDt }) => inDt)).toEqual(rows.map(({ inDt }) => inDt).toSorted())
  expect(rows[0]?.vendorNm, 'a key brings its name').toBeTruthy()
})

test('conditions narrow rows and total alike; one that the list does not know is refused', async () => {
  expect((await list('safety', '&gateCd=G2')).total).toBe(5)
  expect((await list('safety', '&gateCd=G1,G2')).total).toBe(ROWS)
  expect((await list('safety', `&q=${encodeURIComponent('아무도 아닌')}`)).total).toBe(0)
  expect((await site().as('safety').fetch(`${gateLog.api}?${period}&colour=red`)).status).toBe(400)
  expect((await site().as('safety').fetch(gateLog.api)).status, 'a period is asked for').toBe(400)
})

test('whoever has another plant, or no right, sees nothing', async () => {
  const plantOf = "select plant_cd from sys_user where user_id = 'safety'"
  await site().sql(`update entry_log set plant_cd = (select plant_cd from plant where plant_cd <> (${plantOf}) limit 1)
    where entry_log_no in (select entry_log_no from entry_log order by 1 limit 3)`)
  expect((await list('safety')).total).toBe(ROWS - 3)
  await site().sql(`update entry_log set plant_cd = (${plantOf})`)
  await expect(list('emp')).rejects.toMatchObject({ status: 403 })
})

test('0007 a log that knows people and no plants ends where the scope of its reader ends', async () => {
  const path = loginHistory.right as string
  const [menu] = await site().sql<{ id: string }>('select menu_id as id from sys_menu where front_end_url = $1', [path])
  for (const userId of ['emp', 'emp2', 'emp3', 'mgr'])
    await site().sql(
      `insert into sys_login_log (login_dt, user_id, kind_cd, result_cd) values (now(), $1, 'staff', 'OK')`,
      [userId],
    )
  const seen = async () => {
    const log: { rows?: { userId: string }[] } = await (
      await site().as('mgr').fetch(`${loginHistory.api}?limit=100`)
    ).json()
    return ['emp', 'emp2', 'emp3', 'mgr'].filter((one) => log.rows?.some(({ userId }) => userId === one))
  }
  for (const [scopeCd, shown] of [
    ['PLANT', ['emp', 'emp2', 'mgr']],
    ['DEPT', ['emp', 'mgr']],
    ['OWN', ['mgr']],
  ] as const) {
    await setRights(site(), 'MGR', [{ menuId: menu?.id ?? '', accessYn: 'Y', writeYn: 'N', scopeCd }])
    await expect.poll(seen, { message: scopeCd }).toEqual(shown)
  }
})

test('S-224 the sheet holds what is seen, in its order; what is too long becomes a file', async () => {
  const few = `${gateLog.api}/excel?from=2026-11-20&to=2026-11-20&columns=vendorCd,zoneCd,workHourVal&sort=inDt`
  const { rows } = await site().as('safety').readSheet(few)
  expect(rows[0]?.cells).toEqual(['No', '업체', '구역', '체류근로시간 (시간)'])
  expect(rows.slice(1).map(({ cells }) => [cells[0], cells[2]])).toEqual(
    rows.slice(1).map((_, index) => [index + 1, '공정']),
  )
  await expect(site().as('safety').readSheet(`${gateLog.api}/excel?${period}`)).rejects.toMatchObject({
    status: 422,
    code: 'TOO_MANY_ROWS',
  })
  const { exportNo } = await site()
    .as('safety')
    .call<{ exportNo: number }>('/api/exports', {
      method: 'POST',
      body: { source: gateLog.name, query: { from: '2026-11-16', to: '2026-11-22', columns: 'inDt,personNm' } },
    })
  expect(await site().runJob(WRITE_EXPORTS)).toBe(1)
  const file = await site().as('safety').readSheet(`/api/exports/${exportNo}/file`)
  expect(file.rows).toHaveLength(ROWS + 1)
  expect(file.rows[1]?.cells[1]).toBeInstanceOf(Date)
  const asking = {
    method: 'POST' as const,
    body: { source: gateLog.name, query: { from: '2026-11-16', to: '2026-11-22' } },
  }
  await expect(site().as('emp').call('/api/exports', asking)).rejects.toMatchObject({ status: 403 })
})

test('what may not leave as a file has none: no sheet at once, none in the background', async () => {
  const nurse = site().as('nurse')
  expect((await nurse.fetch(workMeasures.api)).status).toBe(200)
  expect((await nurse.fetch(`${workMeasures.api}/excel`)).status).toBe(404)
  const body = { source: workMeasures.name, query: {} }
  await expect(nurse.call('/api/exports', { method: 'POST', body })).rejects.toMatchObject({ status: 404 })
})
