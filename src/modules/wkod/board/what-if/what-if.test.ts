/** What would be, over HTTP: told by the conditions of requests, and nothing of it kept. */
import { beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/server/database/sql.ts'
import { aFileSite } from '#platform/test/site.ts'
import { markRows, type PermitRow, permitRows } from '../../simops/simops.fixture.ts'
import { addSimopsRules } from '../../simops/simops-rule.add.ts'
import { BOARD_API, type Board } from '../board.calls.ts'
import type { WhatIf, WhatIfMove } from './what-if.calls.ts'

const site = aFileSite()
const at = (time: string) => `2026-11-21T${time}:00+09:00`
const mark = (markType: 'HOT' | 'LNB', locationX: number): PermitRow['marks'] => [
  { markNo: 1, mapNo: 901, markType, locationX, locationY: 400, radiusVal: null, elevVal: null },
]
const row = (permitNo: number, more: Partial<PermitRow> = {}): PermitRow => ({
  ...{
    permitNo,
    plantCd: '2000',
    statusCd: 'APPR',
    permitBaseCd: 'HOT',
    permitSubCds: '',
    equipNo: null,
    vaporYn: 'N',
    gasMainYn: 'N',
  },
  ...{ workFromDt: at('13:00'), workToDt: at('17:00'), radiusVal: null, exclRadiusVal: null, heightVal: null },
  marks: mark('HOT', 500),
  ...more,
})
const permits = [
  row(1),
  row(2, {
    permitBaseCd: 'GEN',
    permitSubCds: 'LNB',
    workFromDt: at('09:00'),
    workToDt: at('12:00'),
    marks: mark('LNB', 510),
  }),
  row(3, { statusCd: 'WORK', workFromDt: at('08:00'), marks: mark('HOT', 100) }),
  row(4, { plantCd: '3000' }),
]
const tried = (moves: readonly WhatIfMove[], userId = 'safety') =>
  site().as(userId).call<WhatIf>(`${BOARD_API}/what-if`, { method: 'POST', body: { moves } })
const move = (permitNo: number, from: string, to: string, spots: WhatIfMove['spots'] = []): WhatIfMove => ({
  ...{ permitNo, fromDt: at(from), toDt: at(to), spots },
})
const rows = () =>
  site().sql(`select p.permit_no, p.work_from_dt, p.row_version, m.location_x from wkod_master p
    join permit_mark m using (permit_no) order by 1`)

beforeAll(async () => {
  site().setClock(at('08:30'))
  await addSimopsRules(site().services.db)
  await site().services.db.write('SYSTEM', async (tx) => {
    await tx.query(sql`insert into site_map (map_no, map_nm, plant_cd, width_val, height_val) overriding system value
      values (901, '1공장', '2000', 800, 500)`)
    await tx.query(permitRows(permits))
    await tx.query(markRows(permits))
  })
})

test('at another hour it meets who is there then, and is measured then; nothing is kept', async () => {
  const before = await rows()
  const { works, conflicts } = await tried([move(1, '10:00', '14:00')])
  expect(conflicts).toMatchObject([{ permitNo: 1, otherPermitNo: 2, levelCd: 'BLOCK', gapVal: 8, hitStatusCd: 'OPEN' }])
  expect(works[0]?.checks.map(({ ruleCd }) => ruleCd)).toContain('SIMOPS_BLOCK')
  expect(works[0]?.gasDts.map((instant) => Date.parse(instant))).toEqual([at('10:00'), at('12:00')].map(Date.parse))
  expect(await rows()).toEqual(before)
})

test('elsewhere it meets nobody; two that are moved meet each other where they would be', async () => {
  const away = move(1, '10:00', '14:00', [{ markNo: 1, locationX: 900, locationY: 400 }])
  expect((await tried([away])).conflicts).toEqual([])
  const along = move(2, '10:00', '12:00', [{ markNo: 1, locationX: 905, locationY: 400 }])
  expect((await tried([away, along])).conflicts).toMatchObject([{ permitNo: 1, otherPermitNo: 2, gapVal: 4 }])
})

test('what has begun, what another plant does and what nobody knows cannot be tried', async () => {
  for (const permitNo of [3, 4, 999_999])
    await expect(tried([move(permitNo, '10:00', '12:00')])).rejects.toMatchObject({ status: 404 })
  await expect(tried([move(1, '12:00', '10:00')])).rejects.toMatchObject({ status: 400 })
  await expect(tried([move(1, '10:00', '12:00')], 'V100001-02')).rejects.toMatchObject({ status: 403 })
})

test('the board goes on as it is', async () => {
  await tried([move(1, '10:00', '14:00')])
  const { works } = await site().as('safety').call<Board>(BOARD_API)
  expect(works.find(({ permitNo }) => permitNo === 1)?.workFromDt).toBe(at('13:00'))
})

test('who is needed elsewhere is told whoever works with permits, and nobody else who looks at the board', async () => {
  await site().sql(`insert into wkod_master_permit_crew (permit_no, seq_no, user_id, crew_role_cd)
    values (1, 1, 'emp', 'WORKER'), (2, 1, 'emp', 'WORKER')`)
  const elsewhere = async (userId: string) => (await tried([move(1, '10:00', '14:00')], userId)).works[0]?.elsewhere
  expect(await elsewhere('oper')).toMatchObject([{ permitDocNo: 'PTW-20261121-000002' }])
  expect(await elsewhere('reader')).toEqual([])
})

const propose = (moves: readonly WhatIfMove[], userId = 'safety') =>
  site().as(userId).call<{ toldCnt: number }>(`${BOARD_API}/what-if/proposals`, { method: 'POST', body: { moves } })

test('what was tried is proposed in one press to leaders and areas of the works and of those in their way, once', async () => {
  await site().sql(`update wkod_master set leader_user_id = 'sup', area_dept_cd = 'D2110' where permit_no = 1;
    update wkod_master set vendor_cd = 'V100001', area_dept_cd = 'D2110' where permit_no = 2;
    delete from com_notification where event_cd = 'PT_PROPOSE'`)
  const before = await rows()
  const told = () =>
    site().sql<{ id: string; link: string }>(
      `select user_id as id, link_url as link from com_notification where event_cd = 'PT_PROPOSE' order by 1`,
    )
  const moves = [move(1, '10:00', '14:00', [{ markNo: 1, locationX: 505, locationY: 400 }])]
  const { toldCnt } = await propose(moves)
  const first = await told()
  expect(first).toHaveLength(toldCnt)
  const linkOf = (id: string) => first.find((one) => one.id === id)?.link
  for (const id of ['sup', 'oper']) expect(linkOf(id)).toBe('/constSafe/wkod/wkodMap?whatIf=1%2C-180%2C1%3A505%3A400')
  expect(linkOf('V100001-02')).toBe('/vendor/constSafe/wkodRequestNew/1')
  expect(linkOf('safety')).toBeUndefined()
  expect(first.some(({ id }) => id.startsWith('V100003'))).toBe(false)
  await propose(moves)
  expect(await told()).toEqual(first)
  expect(await rows()).toEqual(before)
  const { rows: inbox } = await site().as('sup').notifications()
  expect(inbox.map(({ messageDesc }) => messageDesc)).toContainEqual(
    expect.stringMatching(/님이 작업의 시간이나 위치를 바꾸자고 제안했습니다: 작업 1 \(11-21 10:00 ~ 11-21 14:00\)$/),
  )
})

test('who does not see the board, or a work, proposes nothing', async () => {
  await expect(propose([move(1, '10:00', '14:00')], 'V100001-02')).rejects.toMatchObject({ status: 403 })
  await expect(propose([move(4, '10:00', '14:00')])).rejects.toMatchObject({ status: 404 })
})

const applied = (userId: string, moves: readonly object[]) =>
  site().as(userId).call(`${BOARD_API}/what-if/changes`, { method: 'POST', body: { moves } })
async function seen(userId: string, moves: readonly WhatIfMove[]) {
  const { works } = await tried(moves, userId)
  return moves.map((one) => {
    const work = works.find(({ permitNo }) => permitNo === one.permitNo)
    return { ...one, rowVersion: work?.rowVersion, marksVersion: work?.marksVersion, applyCd: work?.applyCd }
  })
}
const asSent = (moves: Awaited<ReturnType<typeof seen>>) => moves.map(({ applyCd: _, ...one }) => one)

test('whoever may mark the permit moves it where he tried it, and nobody else does', async () => {
  await site().sql(`update wkod_master set status_cd = 'RQST', area_dept_cd = 'D2110' where permit_no = 1`)
  const away = [move(1, '13:00', '17:00', [{ markNo: 1, locationX: 900, locationY: 400 }])]
  const mine = await seen('oper', away)
  expect(mine[0]?.applyCd).toBe('MAY')
  expect((await seen('reader', away))[0]?.applyCd).toBe('NO')
  await expect(applied('reader', asSent(mine))).rejects.toMatchObject({ status: 403 })
  await applied('oper', asSent(mine))
  expect(await rows()).toContainEqual(expect.objectContaining({ permit_no: '1', location_x: 900 }))
  await expect(applied('oper', asSent(mine))).rejects.toMatchObject({ status: 409 })
})

test('what the page of the permit refuses is refused in the same words, and then nothing is moved', async () => {
  await site().sql(`update wkod_master set status_cd = 'RQST' where permit_no in (1, 2)`)
  const before = await rows()
  const later = await seen('oper', [move(1, '10:00', '14:00')])
  expect(later[0]?.applyCd).toBe('HOURS')
  await expect(applied('oper', asSent(later))).rejects.toMatchObject({ status: 409 })
  const both = await seen('oper', [
    move(2, '09:00', '12:00', [{ markNo: 1, locationX: 880, locationY: 400 }]),
    move(1, '13:00', '17:00', [{ markNo: 1, locationX: 20, locationY: 400 }]),
  ])
  const [first, second] = asSent(both)
  await expect(applied('oper', [first ?? {}, { ...second, marksVersion: '0-0' }])).rejects.toMatchObject({
    status: 409,
  })
  expect(await rows()).toEqual(before)
  await site().sql(`update permit_mark set location_x = 500 where permit_no = 1;
    update wkod_master set work_from_dt = '${at('13:00')}', work_to_dt = '${at('17:00')}' where permit_no = 2`)
  const near = await seen('oper', [move(1, '13:00', '17:00', [{ markNo: 1, locationX: 512, locationY: 400 }])])
  await expect(applied('oper', asSent(near))).rejects.toMatchObject({ status: 422, code: 'SIMOPS_BLOCK' })
})
