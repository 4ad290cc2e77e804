/** R3: the button of the control room, the end of the danger, and the works, released one by one. */
import { musterCounted, startMuster } from '#modules/contractor/muster/muster.api.ts'
import type { Person } from '#platform/model/access.ts'
import { writeAudit } from '#platform/server/audit/write-audit.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { answeringIn } from '#platform/server/directory/area-roles.ts'
import { notifyThrough } from '#platform/server/notifications/notify.ts'
import { forbidden, notFound, Refusal } from '#platform/server/refusal.ts'
import { suspendPermits } from '../../permit/permit.api.ts'
import { permit } from '../../permit/permit.model.ts'
import { shiftMessages } from '../shift.messages.ts'
import * as calls from './emergency.calls.ts'
import { type EmergencyBoard, releasers, type StoppedRow, type StopRow, stoppers } from './emergency.calls.ts'

const BIZ = 'emergency-stop'
const has = ({ roles }: Person, wanted: readonly string[]) => roles.some((role) => wanted.includes(role))
/** The departments whose works he releases. */
async function releasable(program: Queries, person: Person): Promise<string[]> {
  const { answersFor = {} } = await answeringIn(program, [permit], person)
  return releasers.flatMap((role) => answersFor[role] ?? [])
}

const board = answer(calls.emergencyBoard, async ({ person, program, now }) => {
  const [found] = await program.query<Omit<EmergencyBoard, 'nowDt' | 'can' | 'muster'>>(boardStatement(person.plantCd))
  const can = { stop: has(person, stoppers), releaseDeptCds: await releasable(program, person) }
  const muster = await musterCounted(program, person.plantCd, now)
  return { areas: [], stops: [], permits: [], ...found, muster, nowDt: now.toISOString(), can }
})

const RECENT = 20
const crewOf = (alias: Sql) =>
  sql`(select count(*)::int from wkod_master_permit_crew c where c.permit_no = ${alias}.permit_no and c.leave_dt is null)`
const stopColumns: Record<keyof StopRow, Sql> = {
  emergencyStopNo: sql`s.emergency_stop_no`,
  scopeCd: sql`s.scope_cd`,
  areaDeptNm: sql`d.dept_nm`,
  reasonDesc: sql`s.reason_desc`,
  stopDt: sql`s.stop_dt`,
  stopUserNm: sql`u.user_nm`,
  stoppedCnt: sql`s.stopped_cnt`,
  releasedCnt: sql`(select count(*)::int from emergency_stop_permit x where x.emergency_stop_no = s.emergency_stop_no and x.release_dt is not null)`,
  entryMusterNo: sql`s.entry_muster_no`,
  endDt: sql`s.end_dt`,
  endUserNm: sql`e.user_nm`,
  endDesc: sql`s.end_desc`,
}
const stoppedColumns: Record<keyof StoppedRow, Sql> = {
  emergencyStopPermitNo: sql`x.emergency_stop_permit_no`,
  emergencyStopNo: sql`x.emergency_stop_no`,
  permitNo: sql`p.permit_no`,
  permitDocNo: sql`p.permit_doc_no`,
  wkodTitle: sql`p.wkod_title`,
  placeDesc: sql`p.place_desc`,
  vendorNm: sql`v.vendor_nm`,
  areaDeptCd: sql`p.area_dept_cd`,
  areaDeptNm: sql`d.dept_nm`,
  statusCd: sql`p.status_cd`,
  crewCnt: crewOf(sql`p`),
  releaseDt: sql`x.release_dt`,
  releaseUserNm: sql`u.user_nm`,
  releaseDesc: sql`x.release_desc`,
}
const objectOf = (columns: Record<string, Sql>): Sql => {
  const parts = Object.entries(columns).map(([name, value]) => sql`${name}::text, ${value}`)
  return parts.slice(1).reduce((all, part) => sql`${all}, ${part}`, parts[0] ?? sql``)
}

/** The whole board of a plant in one statement. */
const boardStatement = (plantCd: string): Sql => sql`
  select coalesce((select jsonb_agg(jsonb_build_object('areaDeptCd', a.area_dept_cd, 'areaDeptNm', d.dept_nm, 'workCnt', a.works,
        'crewCnt', a.crew) order by d.dept_nm)
      from (select area_dept_cd, count(*)::int as works, sum(${crewOf(sql`p`)})::int as crew from wkod_master p
        where p.plant_cd = ${plantCd} and p.status_cd = 'WORK' and p.delete_yn = 'N' and p.area_dept_cd is not null group by 1) a
        left join sys_dept d on d.dept_cd = a.area_dept_cd), '[]') as areas,
    coalesce((select jsonb_agg(row order by at desc) from (
      select jsonb_build_object(${objectOf(stopColumns)}) as row, s.stop_dt as at
      from emergency_stop s left join sys_dept d on d.dept_cd = s.area_dept_cd
        left join directory_person u on u.user_id = s.stop_user_id left join directory_person e on e.user_id = s.end_user_id
      where s.plant_cd = ${plantCd} and s.delete_yn = 'N' order by s.stop_dt desc limit ${RECENT}) t), '[]') as stops,
    coalesce((select jsonb_agg(jsonb_build_object(${objectOf(stoppedColumns)}) order by d.dept_nm, p.permit_doc_no)
      from emergency_stop_permit x join emergency_stop s on s.emergency_stop_no = x.emergency_stop_no
        join wkod_master p on p.permit_no = x.permit_no left join vendor_info v on v.vendor_cd = p.vendor_cd
        left join sys_dept d on d.dept_cd = p.area_dept_cd left join directory_person u on u.user_id = x.release_user_id
      where x.plant_cd = ${plantCd} and s.delete_yn = 'N' and (s.end_dt is null or (p.status_cd = 'SUSP' and p.susp_reason_cd = 'EMERGENCY'))
        and s.emergency_stop_no = (select max(y.emergency_stop_no) from emergency_stop_permit y where y.permit_no = x.permit_no)
    ), '[]') as permits`

const noted = (db: Queries, person: Person, no: number, actionCd: string, now: Date) =>
  writeAudit(db, { now, userId: person.userId, plantCd: person.plantCd, bizCd: BIZ, bizNo: no, actionCd })

/**
 * All work of the plant or of the area, in one transaction with the count of people and the word to everybody. Pressed again
 * while nothing works, it is the stop that is there.
 */
const stop = answer(
  calls.stopWork,
  async ({ body: { scopeCd, areaDeptCd, reasonDesc }, person, tx, program, now, ip }) => {
    const { plantCd, userId } = person
    await program.query(sql`select pg_advisory_xact_lock(hashtext(${`${BIZ} ${plantCd}`}))`)
    const which = { plantCd, ...(areaDeptCd !== null && { areaDeptCd }) }
    const stopped = await suspendPermits(tx, which, { reasonCd: 'EMERGENCY', reasonDesc, byUserId: userId, now, ip })
    const { muster } = await startMuster(tx, person, { drillYn: 'N', now })
    if (stopped.length === 0) {
      const [open] = await program.query<{
        no: number
        cnt: number
      }>(sql`select emergency_stop_no as no, stopped_cnt as cnt
      from emergency_stop where plant_cd = ${plantCd} and end_dt is null and delete_yn = 'N'
        and (scope_cd = 'PLANT' or area_dept_cd = ${areaDeptCd}) order by 1 desc limit 1`)
      if (open) return { emergencyStopNo: open.no, stoppedCnt: open.cnt }
    }
    const [made] = await program.query<{ no: number }>(sql`
    with stop as (
      insert into emergency_stop (plant_cd, scope_cd, area_dept_cd, reason_desc, stop_dt, stop_user_id, stopped_cnt, entry_muster_no,
        create_user_id, create_dt, update_user_id, update_dt)
      values (${plantCd}, ${scopeCd}, ${areaDeptCd}, ${reasonDesc}, ${now}, ${userId}, ${stopped.length}, ${muster.entryMusterNo},
        ${userId}, ${now}, ${userId}, ${now}) returning emergency_stop_no
    ), permits as (
      insert into emergency_stop_permit (emergency_stop_no, plant_cd, permit_no, create_user_id, create_dt, update_user_id, update_dt)
      select s.emergency_stop_no, ${plantCd}, p.no, ${userId}, ${now}, ${userId}, ${now} from stop s, unnest(${stopped}::bigint[]) p(no))
    select emergency_stop_no as no from stop`)
    const no = made?.no ?? 0
    await noted(program, person, no, 'STOP', now)
    const said = { reason: reasonDesc, n: stopped.length }
    const place = { plantCd, areaDeptCd }
    await notifyThrough(program, now).tell(shiftMessages.EMERGENCY_STOP, place, said)
    return { emergencyStopNo: no, stoppedCnt: stopped.length }
  },
)

const end = answer(calls.endEmergency, async ({ places: { no }, body: { endDesc }, person, program, now }) => {
  const [ended] = await program.query<{
    areaDeptCd: string | null
  }>(sql`update emergency_stop set end_dt = ${now}, end_user_id = ${person.userId},
      end_desc = ${endDesc}, row_version = row_version + 1, update_user_id = ${person.userId}, update_dt = ${now}
    where emergency_stop_no = ${no} and plant_cd = ${person.plantCd} and end_dt is null and delete_yn = 'N'
    returning area_dept_cd as "areaDeptCd"`)
  if (!ended) throw notFound()
  await noted(program, person, no, 'END', now)
  await notifyThrough(program, now).tell(shiftMessages.EMERGENCY_OVER, { plantCd: person.plantCd, ...ended })
  return { emergencyStopNo: no }
})

interface Held {
  areaDeptCd: string | null
  endDt: string | null
  releaseDt: string | null
}
const release = answer(calls.releaseWork, async ({ places: { no }, body: { releaseDesc }, person, program, now }) => {
  const [held] = await program.query<Held>(
    sql`select p.area_dept_cd as "areaDeptCd", s.end_dt as "endDt", x.release_dt as "releaseDt"
      from emergency_stop_permit x join emergency_stop s on s.emergency_stop_no = x.emergency_stop_no
        join wkod_master p on p.permit_no = x.permit_no
      where x.emergency_stop_permit_no = ${no} and x.plant_cd = ${person.plantCd} for update of x`,
  )
  if (!held) throw notFound()
  if (held.areaDeptCd === null || !(await releasable(program, person)).includes(held.areaDeptCd)) throw forbidden()
  if (held.endDt === null)
    throw new Refusal(
      409,
      'EMERGENCY_OPEN',
      '비상상황이 해제되지 않았습니다. 안전관리자나 방재센터가 해제한 뒤에 재개합니다.',
    )
  if (held.releaseDt !== null) return
  await program.query(sql`update emergency_stop_permit set release_dt = ${now}, release_user_id = ${person.userId},
      release_desc = ${releaseDesc}, row_version = row_version + 1, update_user_id = ${person.userId}, update_dt = ${now}
    where emergency_stop_permit_no = ${no}`)
  await noted(program, person, no, 'RELEASE', now)
})

export const emergencyRoutes = routes(board, stop, end, release)
