/** What a worker is told of the education that is ahead of him. */
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

export interface SeatAhead {
  courseNm: string
  /** `YYYY-MM-DD HH:MM` at the site. */
  startAt: string
  placeNm: string
  isWaiting: boolean
}

/** @param db acts as the program */
export const seatsAhead = (db: Queries, personNo: number, today: string): Promise<SeatAhead[]> =>
  db.query<SeatAhead>(
    sql`select coalesce(c.course_nm, r.round_title) as "courseNm", r.place_nm as "placeNm", s.seat_status_cd <> 'CONFIRM' as "isWaiting",
        to_char(r.start_dt at time zone 'Asia/Seoul', 'YYYY-MM-DD HH24:MI') as "startAt"
      from edu_rqst s join edu_round r on r.edu_round_no = s.edu_round_no left join edu_course c on c.edu_course_cd = r.edu_course_cd
      where s.person_no = ${personNo} and s.seat_status_cd <> 'CANC' and s.edu_result_cd is null and s.delete_yn = 'N'
        and s.edu_ymd >= ${today}::date order by r.start_dt limit 20`,
  )
