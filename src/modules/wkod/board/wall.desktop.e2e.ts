/** The wall of the control room, which nobody touches: it follows by itself, mends itself, and says when it no longer can. */
import type { Page } from '@playwright/test'
import { expect, test } from '#platform/test/journey.ts'
import { permit } from '../permit/permit.model.ts'
import { BOARD_API, BOARD_ROUTE } from './board.calls.ts'

const WALL = `${BOARD_ROUTE}/wall`
/** Plans take turns every twenty seconds. */
const TURNS = { timeout: 50_000 }
/** At once where it listens; else when it asks again by itself, each minute. */
const ASKED_AGAIN = { timeout: 90_000 }
type Sql = <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>

/** A permit that is approved, signed by its leader and lies in the hours of now: what is left is to issue it. */
async function ready(sql: Sql): Promise<{ no: number; title: string }> {
  const [found] = await sql<{
    no: number
    title: string
  }>(`update wkod_master p set leader_sign_dt = now(), print_cnt = 1,
      work_from_dt = now() - interval '1 hour', work_to_dt = now() + interval '5 hours', area_dept_cd = 'D2110', wkod_title = '벽면 확인 ' || permit_no
    where permit_no = (select permit_no from wkod_master where plant_cd = '2000' and status_cd in ('APPR', 'PREP') and delete_yn = 'N'
        and permit_base_cd <> 'HOT' and coalesce(permit_sub_cds, '') not like '%CSE%'
        and exists (select from permit_mark m where m.permit_no = wkod_master.permit_no) order by status_cd, permit_no limit 1)
    returning permit_no::int as no, wkod_title as title`)
  if (!found) throw new Error('The demo has no permit that may be issued')
  await sql(`update wkod_master set status_cd = 'APPR' where permit_no = $1`, [found.no])
  return found
}
const onTheWall = (wall: Page, state: string, title: string) =>
  wall.getByRole('button', { name: new RegExp(`^${state} · .*${title}`) }).first()

test('a permit that is issued on a phone is on the wall, and what began while the wall was cut off once it is back', async ({
  open,
  sql,
}) => {
  test.setTimeout(240_000)
  const { no, title } = await ready(sql)
  const wall = await open(WALL, 'gate')
  await expect(onTheWall(wall, '승인', title)).toBeVisible(TURNS)
  await wall.evaluate(() => Object.assign(window, { isTheSame: true }))

  const hand = await open(`${permit.route.staff}/${no}`, 'oper', { device: 'phone' })
  await hand.getByRole('button', { name: '발급', exact: true }).click()
  await expect(onTheWall(wall, '발급', title)).toBeVisible(TURNS)

  await wall.context().setOffline(true)
  await wall.waitForFunction(() => !navigator.onLine)
  await sql(`update wkod_master set status_cd = 'WORK', row_version = row_version + 1 where permit_no = $1`, [no])
  await wall.context().setOffline(false)
  // Nobody prepared it for work: the clock of permits may have stopped it by then.
  await expect(onTheWall(wall, '(?:작업중|중지)', title)).toBeVisible(ASKED_AGAIN)
  expect(await wall.evaluate(() => 'isTheSame' in window)).toBe(true)
})

test('a stream that the server ends is opened again, and what happened meanwhile is on the wall', async ({
  open,
  sql,
}) => {
  test.setTimeout(240_000)
  const { no, title } = await ready(sql)
  const wall = await open(WALL, 'gate')
  await expect(onTheWall(wall, '승인', title)).toBeVisible(TURNS)
  await wall.route('**/api/events', (route) => route.abort())
  const noticed = wall.waitForRequest('**/api/events')
  await sql(`select pg_notify('jikim_session', session_no::text) from sys_session where user_id = 'gate'`)
  await noticed
  await sql(`update wkod_master set status_cd = 'ISSUED', row_version = row_version + 1 where permit_no = $1`, [no])
  await wall.unroute('**/api/events')
  const [, board] = await Promise.all([
    wall.waitForResponse((response) => response.url().endsWith('/api/events') && response.ok(), ASKED_AGAIN),
    wall.waitForResponse((response) => response.url().includes(BOARD_API), ASKED_AGAIN),
  ])
  expect(board.ok()).toBe(true)
  await expect(onTheWall(wall, '발급', title)).toBeVisible(TURNS)
})

test('a wall whose session has ended says so instead of showing what was', async ({ open }) => {
  test.setTimeout(150_000)
  const wall = await open(WALL, 'gate')
  await expect(wall.getByRole('heading', { name: '현장 보드' })).toBeVisible()
  await open('/index', 'gate')
  await expect(wall.getByText('다른 곳에서 로그인하여 로그아웃되었습니다.')).toBeVisible(ASKED_AGAIN)
  await expect(wall.getByRole('heading', { name: '현장 보드' })).toBeHidden()
})
