/** The works of a day that somebody leads. */
import { addDays, startOfDay } from '#platform/model/calendar.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { shapeOf } from '#platform/server/documents/shape.ts'
import { type Permit, permit } from '../permit/permit.model.ts'

/** From the request on and not over. */
const states: readonly Permit['statusCd'][] = ['RTN', 'RQST', 'REVIEW', 'PREP', 'APPR', 'ISSUED', 'WORK', 'SUSP']

/** Rows `r` whose hours reach into the day and are not past. @param ymd calendar day */
export const ofDay = (
  ymd: string,
  now: Date,
): Sql => sql`r.delete_yn = 'N' and r.status_cd = any(${[...states]}::text[])
  and r.work_from_dt < ${startOfDay(addDays(ymd, 1))} and r.work_to_dt > ${now}`

export interface Morning {
  morningNo: number
  plantCd: string
  ymd: string
  personNo: number | null
  userId: string | null
  expireDt: string
  readyDt: string | null
  personNm: string
  phoneNo: string | null
  email: string | null
  vendorCd: string | null
  /** As he is registered; whatever the page knows no other word for is English. */
  langCd: string
}

/** Mornings with whom they are for. @param which of rows `m` */
export const mornings = (db: Queries | Transaction, which: Sql): Promise<Morning[]> =>
  asProgram(db).query<Morning>(sql`
    select m.foreman_morning_no::int as "morningNo", m.plant_cd as "plantCd", m.morning_ymd::text as ymd, m.person_no::int as "personNo",
      m.user_id as "userId", m.expire_dt as "expireDt", m.ready_dt as "readyDt", coalesce(p.person_nm, u.user_nm, '') as "personNm",
      coalesce(p.phone_no, u.phone_no) as "phoneNo", u.email, p.vendor_cd as "vendorCd", coalesce(p.lang_cd, u.lang_cd, 'kr') as "langCd"
    from foreman_morning m left join vendor_person p on p.person_no = m.person_no left join sys_user u on u.user_id = m.user_id
    where ${which}`)

/** What he leads on that day, as it stands; the first to begin first. */
export function worksOf(db: Queries, { ymd, personNo, userId }: Morning, now: Date): Promise<Permit[]> {
  const { table, recordAsJson } = shapeOf(permit)
  const his =
    personNo === null
      ? sql`r.vendor_cd is null and r.leader_user_id = ${userId}`
      : sql`r.leader_person_no = ${personNo}`
  return db.query<Permit>(sql`select ${recordAsJson.columns} from ${table} r where ${his} and ${ofDay(ymd, now)}
    order by r.work_from_dt, r.permit_no`)
}
