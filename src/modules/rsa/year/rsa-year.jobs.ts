/** Each night the years are opened and closed; on the first of December whoever heads the site reads what is still open. */
import { addMonths } from '#platform/model/calendar.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { notifyThrough } from '#platform/server/notifications/notify.ts'
import { rsaYearMessages } from './rsa-year.messages.ts'
import { deemYears } from './rsa-year-deemed.ts'
import { settleYears } from './rsa-years.ts'

export const rsaYearTurn: Job = {
  name: 'rsa-year',
  label: '연도별 위험성평가 정리',
  cron: '10 0 * * *',
  run: ({ db, clock }) =>
    db.write('SYSTEM', async (tx) => {
      const at = { today: clock.today(), now: clock.now() }
      const deemed = await deemYears(tx, at)
      return deemed + (await settleYears(tx, at))
    }),
}

/** Names that one message says; how many there are stands before them. */
const MOST_NAMED = 5

export const rsaYearOpen: Job = {
  name: 'rsa-year-open',
  label: '정기평가를 하지 않은 공정 알림',
  cron: '0 6 1 12 *',
  run: ({ db, clock }) =>
    db.write('SYSTEM', (tx) => {
      // One that is made up for in January still speaks of the year that has ended.
      const year = Number(addMonths(clock.today(), -1).slice(0, 4))
      const rows = sql`select c.user_id, null::bigint as biz_no, 'rsa-year-open:' || ${year}::int || ':' || o.plant_cd as once_key,
          jsonb_build_object('year', ${year}::int::text, 'n', o.n, 'names', o.names) as values_json
        from (
          select r.plant_cd, count(*)::int as n, string_agg(r.process_nm, ', ' order by r.process_nm) filter (where r.nth <= ${MOST_NAMED}::int) as names
          from (select y.plant_cd, p.process_nm, row_number() over (partition by y.plant_cd order by p.process_nm) as nth
            from rsa_year y join process p on p.process_no = y.process_no and p.use_yn = 'Y' and p.delete_yn = 'N'
            where y.base_year = ${year}::int and y.rsa_no is null and y.cont_ymd is null) r
          group by 1
        ) o join directory_role c on c.plant_cd = o.plant_cd and c.auth_grp_cd = 'CSO' and c.vendor_cd is null`
      return notifyThrough(tx, clock.now()).each(rows, rsaYearMessages.RSA_YEAR_OPEN)
    }),
}
