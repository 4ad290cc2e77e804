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
