/** R9: the place that explosive gas has emptied stays closed until it was measured twice and the safety manager opens it. */
import { hasRole, type Person } from '#platform/model/access.ts'
import { dayOf } from '#platform/model/calendar.ts'
import { writeAudit } from '#platform/server/audit/write-audit.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { legalNumbers } from '#platform/server/directory/legal-param.ts'
import { notifyThrough } from '#platform/server/notifications/notify.ts'
import { forbidden, notFound, ruleRefused } from '#platform/server/refusal.ts'
import { block, RULES } from '../permit/ask/guard-parts.logic.ts'
import { noted } from '../permit/permit.api.ts'
import type { OfPermit, WorkPlace } from '../permit/permit.ports.ts'
import type { PermitZone } from './gas.calls.ts'
import { gasMessages } from './gas.messages.ts'
import type { GasSet } from './gas-set.model.ts'
import { LEAST_OPENING, ZONE } from './gas-zone.model.ts'
import { closedZones, spotsOf, type ZoneAt, zonesAround } from './gas-zone.sql.ts'
import { gasZones } from './gas-zone.tables.ts'

const LAW = `${RULES} 제231조제1항, 제296조제2호`

interface Acting {
  tx: Transaction
  person: Person
  now: Date
}

/** Closes the circle around the marks of the permit, or begins anew to wait for its air. */
export async function closeZone({ tx, person, now }: Acting, set: GasSet, radius: number): Promise<void> {
  const db = asProgram(tx)
  const values = { gasSetNo: set.gasSetNo, resultDesc: set.resultDesc, closeDt: set.measureDt }
  const renewed = await gasZones.move(
    db,
    'renew',
    { which: sql`r.permit_no = ${set.permitNo}`, set: values, by: person.userId, now },
    ['gasZoneNo'],
  )
  if (renewed.length > 0) return
  const [made] = await db.query<{ no: number; plantCd: string }>(sql`
    insert into gas_zone (plant_cd, permit_no, permit_doc_no, gas_set_no, result_desc, spots_json, radius_val, close_dt,
      create_user_id, create_dt, update_user_id, update_dt)
    select plant_cd, permit_no, permit_doc_no, ${set.gasSetNo}, ${set.resultDesc}, ${spotsOf(set.permitNo)}, ${radius},
      ${set.measureDt}::timestamptz, ${person.userId}, ${now}, ${person.userId}, ${now}
    from wkod_master where permit_no = ${set.permitNo} returning gas_zone_no::int as no, plant_cd as "plantCd"`)
  if (made)
    await writeAudit(db, {
      now,
      userId: person.userId,
      plantCd: made.plantCd,
      bizCd: ZONE,
      bizNo: made.no,
      actionCd: 'CLOSE',
    })
}

/**
 * Nothing begins, is joined, extended or goes on where a quarter of the lower explosive limit was read.
 *
 * @law 산업안전보건기준에 관한 규칙 제231조제1항, 제296조제2호
 */
export async function zoneChecks(db: Queries, works: readonly WorkPlace[]): Promise<OfPermit[]> {
  const found = await asProgram(db).query<ZoneAt>(zonesAround(works.map(({ permitNo }) => permitNo)))
  return found.map(({ permitNo, permitDocNo, distance }) => ({
    ...block('PT_ZONE', '폭발하한 25% 이상이 측정되어 폐쇄된 구역입니다. ({permitDocNo}, {distance} m)', {
      law: LAW,
      values: { permitDocNo: permitDocNo ?? '', distance: distance.toFixed(1) },
      lifterCds: ['GAS', 'SHM'],
    }),
    permitNo,
  }))
}

/** The closed zones in which a permit stands, and how far each is from being opened. */
export async function zonesOf(db: Queries, permitNo: number, today: string): Promise<PermitZone[]> {
  const gapMin = await gapOf(db, today)
  const rows = await db.query<Omit<PermitZone, 'gapMin'>>(sql`
    select z.gas_zone_no::int as "gasZoneNo", z.permit_doc_no as "permitDocNo", a.distance, z.radius_val::float8 as "radiusVal",
      z.close_dt as "closeDt", z.result_desc as "resultDesc", z.pass_cnt as "passCnt", z.is_aired as "isAired"
    from (${zonesAround([permitNo])}) a join (${closedZones(gapMin)}) z on z.gas_zone_no = a."gasZoneNo" order by a.distance`)
  return rows.map((row) => ({ ...row, gapMin }))
}
async function gapOf(db: Queries, day: string): Promise<number> {
  const { GAS_HIGH_GAP_MIN: gap = 10 } = await legalNumbers(db, ['GAS_HIGH_GAP_MIN'], day)
  return gap
}

/** Who could open a zone hears that its air is good again, once for each time that it was closed. */
export async function tellAired({ tx, now }: Pick<Acting, 'tx' | 'now'>, permitNo: number): Promise<void> {
  const db = asProgram(tx)
  const zones = await zonesOf(db, permitNo, dayOf(now))
  for (const { gasZoneNo, permitDocNo, closeDt, isAired } of zones)
    if (isAired)
      await notifyThrough(db, now).each(
        sql`select h.user_id, z.permit_no as biz_no, 'gas-zone:' || ${`${gasZoneNo}:${closeDt}`}::text as once_key,
            jsonb_build_object('title', ${permitDocNo ?? ''}::text) as values_json
          from gas_zone z join directory_role h on h.plant_cd = z.plant_cd and h.auth_grp_cd = 'SHM'
          where z.gas_zone_no = ${gasZoneNo}`,
        gasMessages.GAS_ZONE_AIRED,
      )
}

/**
 * Opens a zone whose air was found good twice, far enough apart; with it the safety manager releases what it stopped.
 *
 * @throws Refusal 403, 404, 422
 */
export async function openZone(
  { tx, person, now, ip }: Acting & { ip: string | null },
  { permitNo, gasZoneNo, openDesc }: { permitNo: number; gasZoneNo: number; openDesc: string },
): Promise<void> {
  if (!hasRole(person, 'SHM')) throw forbidden()
  const db = asProgram(tx)
  const zone = (await zonesOf(db, permitNo, dayOf(now))).find((one) => one.gasZoneNo === gasZoneNo)
  if (!zone) throw notFound()
  if (openDesc.trim().length < LEAST_OPENING)
    throw ruleRefused([{ field: 'openDesc', code: 'CM-07', message: '원인과 조치를 10자 이상 적으세요.' }])
  if (!zone.isAired)
    throw ruleRefused([
      {
        field: 'openDesc',
        code: 'GAS_ZONE_AIR',
        message: '폐쇄한 뒤 {n}분 이상 간격으로 두 번 적합해야 개방할 수 있습니다. (적합 {m}회)',
        values: { n: zone.gapMin, m: zone.passCnt },
        law: LAW,
        lifterCds: ['GAS'],
      },
    ])
  const stopped = await db.query<{ no: number }>(sql`
    select p.permit_no::int as no from wkod_master p
    where p.status_cd = 'SUSP' and p.gas_high_yn = 'Y' and p.shm_release_dt is null and p.delete_yn = 'N'
      and p.permit_no in (select a."permitNo" from (${zonesAround(await inside(db, gasZoneNo))}) a where a."gasZoneNo" = ${gasZoneNo})`)
  await gasZones.move(db, 'open', {
    which: sql`r.gas_zone_no = ${gasZoneNo}`,
    set: { openDt: now.toISOString(), openUserId: person.userId, openDesc },
    by: person.userId,
    now,
    ip,
    reasonDesc: openDesc,
  })
  for (const { no } of stopped)
    await noted(tx, no, ['SUSP'], 'release', { person, now, ip }, ({ causeDesc }) => ({
      shmReleaseDt: now.toISOString(),
      shmReleaseUserId: person.userId,
      causeDesc: causeDesc ?? openDesc,
    }))
}

/** What stands still at the plant of a zone for gas. */
async function inside(db: Queries, gasZoneNo: number): Promise<number[]> {
  const rows = await db.query<{ no: number }>(sql`
    select p.permit_no::int as no from gas_zone z join wkod_master p on p.plant_cd = z.plant_cd and p.delete_yn = 'N'
    where z.gas_zone_no = ${gasZoneNo} and p.status_cd = 'SUSP' and p.gas_high_yn = 'Y'`)
  return rows.map(({ no }) => no)
}
