/** Who is on the site now, and the count of everybody in an evacuation (R5). */

import { writeAudit } from '#platform/server/audit/write-audit.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { Refusal } from '#platform/server/refusal.ts'
import { personShown, type Shown, tellGate } from './gate-scan.ts'
import { shownIn } from './gate-shown.ts'
import type { MusterRow, PersonRow, SeenAtMuster } from './onsite.calls.ts'
import * as calls from './onsite.calls.ts'

const openMuster = async (db: Queries, plantCd: string): Promise<MusterRow | null> =>
  (
    await db.query<MusterRow>(sql`
      select m.entry_muster_no as "entryMusterNo", m.start_dt as "startDt", u.user_nm as "startUserNm"
      from entry_muster m left join directory_person u on u.user_id = m.start_user_id
      where m.plant_cd = ${plantCd} and m.end_dt is null and m.delete_yn = 'N'`)
  )[0] ?? null

const peopleInside = (db: Queries, plantCd: string) =>
  db.query<PersonRow>(sql`
    select l.entry_log_no as "entryLogNo", l.person_no as "personNo", p.person_nm as "personNm", l.vendor_cd as "vendorCd",
      v.vendor_nm as "vendorNm", l.zone_cd as "zoneCd", l.gate_cd as "gateCd", d.dept_nm as "hostDeptNm",
      x.entry_role_cd as "entryRoleCd", l.entry_rqst_no as "entryRqstNo", r.entry_rqst_doc_no as "entryRqstDocNo", l.in_dt as "inDt",
      case when l.entry_muster_no = (select m.entry_muster_no from entry_muster m where m.plant_cd = l.plant_cd and m.end_dt is null)
        then l.muster_dt end as "musterDt"
    from entry_log l join vendor_person p on p.person_no = l.person_no join vendor_info v on v.vendor_cd = l.vendor_cd
      left join sys_dept d on d.dept_cd = l.host_dept_cd left join entry_rqst r on r.entry_rqst_no = l.entry_rqst_no
      left join entry_rqst_persons x on x.entry_rqst_no = l.entry_rqst_no and x.person_no = l.person_no
    where l.plant_cd = ${plantCd} and l.out_dt is null and l.delete_yn = 'N'
    order by v.vendor_nm, p.person_nm, l.entry_log_no`)

const board = answer(calls.onSite, async ({ person: { plantCd }, program, now }) => {
  const [rows, muster] = await Promise.all([peopleInside(program, plantCd), openMuster(program, plantCd)])
  return { asOfDt: now.toISOString(), rows, muster }
})

/** Begins the count of everybody on the site, or finds the one that is open. */
export async function startMuster(
  tx: Transaction,
  { userId, plantCd }: { userId: string; plantCd: string },
  now: Date,
): Promise<MusterRow | null> {
  const program = asProgram(tx)
  await program.query(sql`insert into entry_muster (plant_cd, start_dt, start_user_id, create_user_id, create_dt, update_dt)
    values (${plantCd}, ${now}, ${userId}, ${userId}, ${now}, ${now})
    on conflict (plant_cd) where end_dt is null do nothing`)
  const muster = await openMuster(program, plantCd)
  if (!muster) return null
  await noted(program, { userId, plantCd }, muster.entryMusterNo, 'START', now)
  await tellGate(program, plantCd, null)
  return muster
}

const begin = answer(calls.beginMuster, async ({ person, tx, now }) => {
  const muster = await startMuster(tx, person, now)
  if (!muster) throw new Refusal(409, 'CM-02', '현재 상태에서는 처리할 수 없습니다. (현재: {status})')
  return muster
})

const end = answer(calls.endMuster, async ({ person, program, now }) => {
  const ended = await program.query<{ no: number }>(
    sql`update entry_muster set end_dt = ${now}, end_user_id = ${person.userId},
        row_version = row_version + 1, update_user_id = ${person.userId}, update_dt = ${now}
      where plant_cd = ${person.plantCd} and end_dt is null returning entry_muster_no as no`,
  )
  for (const { no } of ended) await noted(program, person, no, 'END', now)
  await tellGate(program, person.plantCd, null)
})

const noted = (
  db: Queries,
  { userId, plantCd }: { userId: string; plantCd: string },
  no: number,
  actionCd: string,
  now: Date,
) => writeAudit(db, { now, userId, plantCd, bizCd: 'entry-muster', bizNo: no, actionCd })

/** 확인: he stands at the meeting place. Who is not known to be inside is named all the same. */
async function seen(db: Queries, plantCd: string, shown: Shown, now: Date): Promise<SeenAtMuster> {
  const muster = await openMuster(db, plantCd)
  if (!muster) throw new Refusal(409, 'MUSTER_NOT_OPEN', '진행 중인 비상 인원 확인이 없습니다.')
  const personNo = (await personShown(db, { plantCd, at: now }, shown)) ?? null
  const [known] = await db.query<{ personNm: string; vendorNm: string }>(
    sql`select p.person_nm as "personNm", v.vendor_nm as "vendorNm" from vendor_person p join vendor_info v on v.vendor_cd = p.vendor_cd
      where p.person_no = ${personNo}::bigint and p.plant_cd = ${plantCd}`,
  )
  if (!known) return { resultCd: 'BLOCK', personNo: null, personNm: null, vendorNm: null }
  const marked = await db.query(sql`update entry_log set entry_muster_no = ${muster.entryMusterNo},
      muster_dt = case when entry_muster_no is distinct from ${muster.entryMusterNo}::bigint then ${now}::timestamptz else muster_dt end,
      row_version = row_version + 1, update_dt = ${now}
    where person_no = ${personNo}::bigint and out_dt is null and delete_yn = 'N' returning 1`)
  await tellGate(db, plantCd, null)
  return { resultCd: marked.length > 0 ? 'OK' : 'WARN', personNo, ...known }
}

export const onSiteRoutes = routes(
  board,
  begin,
  end,
  answer(calls.seeAtMuster, ({ body, person, program, now }) => seen(program, person.plantCd, shownIn(body), now)),
)
