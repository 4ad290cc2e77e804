/** The statement for all permits and the rules for two say the same, of cases nobody would think of. */
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { permitTypeCds } from '#modules/common/permit-types.model.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aFileSite } from '#platform/test/site.ts'
import { markRows, type PermitRow, permitRows } from './simops.fixture.ts'
import { hitsOf, onGround, type PlanSize, type SimopsRule, type Spot, spotsOf, type Work } from './simops.logic.ts'
import { type FoundHit, foundHits } from './simops.sql.ts'
import type { WorkKind } from './simops-codes.model.ts'
import { addSimopsRules } from './simops-rule.add.ts'

const site = aFileSite()
const PERMITS = 120
const BEGIN = Date.parse('2026-11-21T06:00:00+09:00')
const MINUTES = 60_000

const plans: readonly (PlanSize & { mapNo: number; elevVal: number })[] = [
  { mapNo: 901, widthVal: 800, heightVal: 500, originXVal: 0, originYVal: 0, elevVal: 0 },
  { mapNo: 902, widthVal: 123.457, heightVal: 77.001, originXVal: 310.5, originYVal: 190.25, elevVal: 6.5 },
]
const supplements = permitTypeCds.slice(2)
const reach = fc.option(
  fc.integer({ min: 0, max: 40_000 }).map((mm) => mm / 1000),
  { nil: null },
)
/** As a permit says it of its own, to a tenth. */
const ownReach = fc.option(
  fc.integer({ min: 0, max: 400 }).map((tenths) => tenths / 10),
  { nil: null },
)
const aPermit = fc.record({
  statusCd: fc.constantFrom('RQST', 'PREP', 'WORK', 'SUSP', 'DONE', 'TEMP', 'CLOSE'),
  permitBaseCd: fc.constantFrom('GEN', 'HOT'),
  subs: fc.subarray(supplements, { maxLength: 3 }),
  from: fc.integer({ min: 0, max: 40 }),
  long: fc.integer({ min: 1, max: 24 }),
  equipNo: fc.constantFrom(null, ' ', 'V-101', 'v 101', '1호 용기', 'V-102', 'V-103', 'X-9'),
  vaporYn: fc.constantFrom('Y' as const, 'N' as const),
  gasMainYn: fc.constantFrom('Y' as const, 'N' as const),
  radiusVal: ownReach,
  exclRadiusVal: ownReach,
  heightVal: fc.option(fc.integer({ min: 1, max: 40 }), { nil: null }),
  marks: fc.array(
    fc.record({
      plan: fc.integer({ min: 0, max: 1 }),
      markType: fc.constantFrom(...permitTypeCds),
      locationX: fc.integer({ min: 350, max: 650 }),
      locationY: fc.integer({ min: 350, max: 650 }),
      radiusVal: reach,
      elevVal: fc.option(fc.integer({ min: 0, max: 20 }), { nil: null }),
    }),
    { maxLength: 3 },
  ),
})
const at = (quarters: number) => new Date(BEGIN + quarters * 15 * MINUTES).toISOString()
const permits: readonly PermitRow[] = fc.sample(aPermit, { numRuns: PERMITS, seed: 606 }).map((one, index) => ({
  ...one,
  permitNo: 5000 + index,
  plantCd: '2000',
  permitSubCds: one.subs.join(' '),
  workFromDt: at(one.from),
  workToDt: at(one.from + one.long),
  marks: one.marks.map(({ plan, ...mark }, no) => ({ ...mark, markNo: no + 1, mapNo: plans[plan]?.mapNo ?? 0 })),
}))

const register: readonly (readonly [tag: string, name: string, systems: string | null])[] = [
  ['V-101', '1호 용기', 'L-1 H-2'],
  ['V-102', '2호 용기', 'L-1'],
  ['V-103', '3호 용기', null],
]
/** Of isolations, the system of their point, and how they stand. */
const plansOn: Readonly<Record<number, string>> = { 801: 'H-2', 802: 'L-1', 803: 'L-1' }
const stands: Readonly<Record<number, string>> = { 801: 'TESTING', 802: 'TESTING', 803: 'VERIFIED' }
const links = permits.flatMap(({ permitNo }) =>
  [801, 802, 803].flatMap((isoPlanNo) =>
    permitNo % (isoPlanNo - 793) === 0 ? [{ permitNo, isoPlanNo, statusCd: stands[isoPlanNo] ?? '' }] : [],
  ),
)

beforeAll(async () => {
  const { db } = site().services
  await addSimopsRules(db)
  await db.write('SYSTEM', async (tx) => {
    await tx.query(registerRows)
    await tx.query(pointRows)
    await tx.query(linkRows)
  })
  await db.write('SYSTEM', async (tx) => {
    await tx.query(sql`insert into site_map (map_no, map_nm, plant_cd, width_val, height_val, origin_x_val, origin_y_val, elev_val)
      overriding system value select p."mapNo", '도면', '2000', p."widthVal", p."heightVal", p."originXVal", p."originYVal", p."elevVal"
      from jsonb_to_recordset(${JSON.stringify(plans)}::jsonb) as p("mapNo" bigint, "widthVal" numeric, "heightVal" numeric,
        "originXVal" numeric, "originYVal" numeric, "elevVal" numeric)`)
    await tx.query(permitRows(permits))
    await tx.query(markRows(permits))
  })
})

/** As the register knows it: by its tag or by its name, however spelt. */
const registered = (equipNo: string | null): string | null => {
  const key = (equipNo ?? '').replaceAll(/[-\s]/g, '').toUpperCase()
  return key === '1호용기' ? 'V-101' : equipNo
}
const systemsOf = ({ permitNo, equipNo }: PermitRow): string[] => {
  const key = (registered(equipNo) ?? '').replaceAll(/[-\s]/g, '').toUpperCase()
  const own = register.find(([tag]) => tag.replace('-', '') === key)?.[2]?.split(' ') ?? []
  const cut = links.filter((one) => one.permitNo === permitNo).flatMap(({ isoPlanNo }) => plansOn[isoPlanNo] ?? [])
  return [...new Set([...own, ...cut])]
}

/** What the statement makes of a permit's own numbers, as the logic takes it. */
function workOf(row: PermitRow): Work {
  const own = (kind: WorkKind): number => {
    if (kind === 'HVY') return row.radiusVal ?? 0
    if (kind === 'RAD') return row.exclRadiusVal ?? 0
    return kind === 'HGT' ? Math.max(2, (row.heightVal ?? 0) / 4) : 0
  }
  const marks = row.marks.flatMap((mark): Spot[] => {
    const plan = plans.find(({ mapNo }) => mapNo === mark.mapNo)
    if (!plan) return []
    const elevation = plan.elevVal + (mark.elevVal ?? 0)
    return [{ ...onGround(plan, mark), kind: mark.markType, radius: mark.radiusVal ?? 0, elevation }]
  })
  const kinds = [row.permitBaseCd, ...row.permitSubCds.split(' ')].filter((kind): kind is WorkKind => kind !== '')
  const isWatched = row.statusCd === 'DONE'
  return {
    permitNo: row.permitNo,
    window: { from: Date.parse(row.workFromDt), to: isWatched ? Number.POSITIVE_INFINITY : Date.parse(row.workToDt) },
    spots: spotsOf(kinds, marks).map((spot) => ({ ...spot, radius: Math.max(spot.radius, own(spot.kind)) })),
    equipNo: registered(row.equipNo),
    isolations: links.flatMap((one) => (one.permitNo === row.permitNo ? [one] : [])),
    systemCds: systemsOf(row),
    isFlammable: row.vaporYn === 'Y',
    hasGasMain: row.gasMainYn === 'Y',
  }
}
const holds = ({ statusCd, permitBaseCd }: PermitRow) =>
  ['RQST', 'PREP', 'WORK', 'SUSP'].includes(statusCd) || (statusCd === 'DONE' && permitBaseCd === 'HOT')

const registerRows = sql`
  with systems as (insert into plant_system (plant_cd, system_cd, system_nm, system_kind_cd)
      values ('2000', 'L-1', '배관', 'LINE'), ('2000', 'H-2', '헤더', 'HEADER')),
    equipment as (insert into facility (plant_cd, equip_cd, equip_nm, saf_facility_type_cd, system_cds)
      select '2000', e->>0, e->>1, 'FIX_TANK', e->>2 from jsonb_array_elements(${JSON.stringify(register)}::jsonb) e),
    plans as (insert into iso_plan (iso_plan_no, iso_plan_doc_no, status_cd, plant_cd, equip_no, iso_desc, drawing_no, area_dept_cd, create_user_id)
      overriding system value select p.key::bigint, 'ISO-' || p.key, ${JSON.stringify(stands)}::jsonb->>p.key, '2000', 'V-9', '배관', 'D-1', 'D2110', 'oper'
      from jsonb_each_text(${JSON.stringify(plansOn)}::jsonb) p)
  select 1`
const pointRows = sql`insert into iso_plan_points (iso_plan_no, seq_no, iso_point_no, tag_nm, energy_cd, iso_method_cd, point_status_cd, system_cds)
      select p.key::bigint, 1, 1, 'HV-1', 'PRS', 'BLIND', 'VERIFIED', p.value from jsonb_each_text(${JSON.stringify(plansOn)}::jsonb) p`
const linkRows = sql`insert into iso_plan_permit (iso_plan_no, permit_no, link_dt, link_user_id)
  select l."isoPlanNo", l."permitNo", now(), 'oper' from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) l ("isoPlanNo" bigint, "permitNo" bigint)`

test('SQL and logic agree on every two permits, rule by rule and gap by gap', async () => {
  const { db } = site().services
  const rules = await db.query<SimopsRule>(
    'SYSTEM',
    sql`select rule_no as "ruleNo", type_a_cd as "typeACd", type_b_cd as "typeBCd", gap_val as "gapVal", vert_cd as "vertCd",
      cond_cd as "condCd", level_cd as "levelCd" from simops_rule order by rule_no`,
  )
  const permitNos = permits.map(({ permitNo }) => permitNo)
  const rows = await db.query<FoundHit>('SYSTEM', foundHits({ permitNos }))
  const key = (permitNo: number, otherPermitNo: number, ruleNo: number, gapVal: number | null) =>
    `${permitNo} ${otherPermitNo} ${ruleNo} ${gapVal}`
  const works = permits.map(workOf)
  const wanted = permits.flatMap((row, index) =>
    permits.flatMap((other, place) => {
      const [one, two] = [works[index], works[place]]
      if (!one || !two || !holds(other)) return []
      return hitsOf(one, two, rules).map(({ ruleNo, gapVal }) => key(row.permitNo, other.permitNo, ruleNo, gapVal))
    }),
  )
  expect(wanted.length).toBeGreaterThan(200)
  expect(rows.map((row) => key(row.permitNo, row.otherPermitNo, row.ruleNo, row.gapVal)).sort()).toEqual(wanted.sort())
})

test('one permit is asked about as all of them are, and as it would be with other marks and times', async () => {
  const { db } = site().services
  const permitNos = permits.map(({ permitNo }) => permitNo)
  const all = await db.query<FoundHit>('SYSTEM', foundHits({ permitNos }))
  const [first] = all
  if (!first) throw new Error('There is no conflict among the permits')
  const row = permits.find(({ permitNo }) => permitNo === first.permitNo)
  const one = { permitNos: [first.permitNo] }
  const own = all.filter(({ permitNo }) => permitNo === first.permitNo)
  expect(await db.query('SYSTEM', foundHits(one))).toEqual(own)
  expect(await db.query('SYSTEM', foundHits({ ...one, marks: row?.marks ?? [] }))).toEqual(own)
  const unplaced = await db.query<FoundHit>('SYSTEM', foundHits({ ...one, marks: [] }))
  expect(unplaced.filter(({ gapVal, ruleGapVal }) => gapVal !== null || ruleGapVal !== null)).toEqual([])
  const later = { fromDt: at(9000), toDt: at(9010) }
  const watched = await db.query<FoundHit>('SYSTEM', foundHits({ ...one, ...later }))
  expect(
    watched.every(({ otherPermitNo }) => permits.find((p) => p.permitNo === otherPermitNo)?.statusCd === 'DONE'),
  ).toBe(true)
})
