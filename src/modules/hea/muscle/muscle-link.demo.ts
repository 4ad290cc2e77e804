/** The two largest vendors of each plant with a survey under way were given a link to it. */
import { addDays, startOfDay } from '#platform/model/calendar.ts'
import type { OwnerConnection } from '#platform/server/database/insert-all.ts'
import { SYMPTOM_LINK } from './muscle-symptom.link.ts'

const GOOD_DAYS = 15

export async function loadSymptomLinks(connection: OwnerConnection, today: string): Promise<void> {
  await connection.query(
    `insert into com_link (purpose_cd, biz_no, plant_cd, vendor_cd, expire_dt, create_user_id, create_dt)
      select $1, s.muscle_survey_no, s.plant_cd, v.vendor_cd, $2, s.create_user_id, now()
      from muscle_survey s cross join lateral (select p.vendor_cd from vendor_person p
        where p.plant_cd = s.plant_cd and p.person_status_cd = 'ACTIVE' group by p.vendor_cd order by count(*) desc, 1 limit 2) v
      where s.status_cd = 'DOING'`,
    [SYMPTOM_LINK, startOfDay(addDays(today, GOOD_DAYS))],
  )
}
