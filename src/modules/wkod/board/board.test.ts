/** The board over HTTP: one answer, the plant's own. */
import { beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/server/database/sql.ts'
import { aFileSite } from '#platform/test/site.ts'
import { markRows, type PermitRow, permitRows } from '../simops/simops.fixture.ts'
import { addSimopsRules } from '../simops/simops-rule.add.ts'
import { recheckSimops } from '../simops/simops-write.ts'
import { BOARD_API, type Board } from './board.calls.ts'

const site = aFileSite()
const at = (time: string, day = '2026-11-21') => `${day}T${time}:00+09:00`
const row = (permitNo: number, more: Partial<PermitRow> = {}): PermitRow => ({
  permitNo,
  plantCd: '2000',
  statusCd: 'WORK',
  permitBaseCd: 'HOT',
  permitSubCds: '',
  equipNo: null,
  vaporYn: 'N',
  gasMainYn: 'N',
  workFromDt: at('09:00'),
  workToDt: at('17:00'),
  radiusVal: null,
  exclRadiusVal: null,
  heightVal: null,
  marks: [{ markNo: 1, mapNo: 901, markType: 'HOT', locationX: 500, locationY: 400, radiusVal: null, elevVal: null }],
  ...more,
})
const line: PermitRow['marks'] = [
  { markNo: 1, mapNo: 901, markType: 'LNB', locationX: 530, locationY: 420, radiusVal: null, elevVal: null },
]
const permits = [
  row(1),
  row(2, { permitBaseCd: 'GEN', permitSubCds: 'LNB', marks: line }),
  row(3, { statusCd: 'TEMP' }),
  row(4, { statusCd: 'APPR', workFromDt: at('10:00', '2026-11-23'), workToDt: at('12:00', '2026-11-23') }),
  row(5, { statusCd: 'CLOSE', workFromDt: at('10:00', '2026-11-20'), workToDt: at('12:00', '2026-11-20') }),
  row(6, { plantCd: '3000' }),
  row(7, { statusCd: 'SUSP', workFromDt: at('08:00', '2026-11-19'), workToDt: at('12:00', '2026-11-19') }),
]
const board = (userId: string) => site().as(userId).call<Board>(BOARD_API)

beforeAll(async () => {
  site().setClock(at('10:30'))
  const { db } = site().services
  await addSimopsRules(db)
  await db.write('SYSTEM', async (tx) => {
    await tx.query(sql`insert into site_map (map_no, map_nm, plant_cd, width_val, height_val) overriding system value
      values (901, '1공장', '2000', 800, 500)`)
    await tx.query(permitRows(permits))
    await tx.query(markRows(permits))
    await recheckSimops(tx, { permitNos: [1], now: site().services.clock.now() })
  })
})

test('the board shows the plans, the works of two days and their conflicts in one answer', async () => {
  const { plans, works, conflicts } = await board('gate')
  expect(plans).toMatchObject([{ mapNo: 901, widthVal: 800 }])
  expect(works.map(({ permitNo }) => permitNo).sort()).toEqual([1, 2, 5, 7])
  expect(works.find(({ permitNo }) => permitNo === 2)).toMatchObject({
    kindCds: ['GEN', 'LNB'],
    marks: [{ locationX: 530 }],
  })
  expect(conflicts).toMatchObject([
    { permitNo: 1, otherPermitNo: 2, levelCd: 'BLOCK', gapVal: 26, hitStatusCd: 'OPEN' },
  ])
})

test('another plant sees its own, a vendor sees none', async () => {
  expect((await board('safety3')).works.map(({ permitNo }) => permitNo)).toEqual([6])
  await expect(board('V100001-02')).rejects.toMatchObject({ status: 403 })
})

test('conflicts leave as a sheet', async () => {
  const rows = await site().as('safety').readSheet(`${BOARD_API}/conflicts/excel?days=7`)
  expect(JSON.stringify(rows)).toContain('PTW-20261121-000002')
})
