/** Each Monday of the week behind, and each working day of the days that may still be said to have stood still. */
import { weekOf } from '#modules/common/periods.logic.ts'
import { addDays, isWorkingDay } from '#platform/model/calendar.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { holidaysFrom } from '#platform/server/directory/site.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { notifyThrough } from '#platform/server/notifications/notify.ts'
import { type MonthStanding, monthStanding } from './continuous.logic.ts'
import { continuousMessages as m } from './continuous.messages.ts'
import type { PermitOfDay } from './continuous.ports.ts'
import { continuousFacts, type ProcessOfPlant } from './continuous-facts.ts'
import { stopLimit } from './standstill.ts'

/** Whoever has not met for so long no longer assesses so. */
const UNDER_WAY_D = 60

interface Lacking {
  processNo: number
  from: string
  to: string
}
type Look = (standing: MonthStanding<PermitOfDay>, process: ProcessOfPlant) => Lacking[]

/** Of processes that are assessed so, what a month of theirs lacks. */
async function lackingIn(tx: Transaction, ym: string, today: string, look: Look): Promise<Lacking[]> {
  const plants = await tx.query<{ plantCd: string; nos: number[] }>(
    sql`select plant_cd as "plantCd", array_agg(distinct process_no::int) as nos from rsa_meeting where meet_kind_cd = 'WEEK'
      and status_cd = 'DONE' and delete_yn = 'N' and meet_ymd >= ${addDays(today, -UNDER_WAY_D)}::date group by 1`,
  )
  const found: Lacking[] = []
  for (const { plantCd, nos } of plants) {
    const facts = await continuousFacts(asProgram(tx), { plantCd, processNo: null, fromYm: ym, toYm: ym, today })
    for (const process of facts.processes)
      if (nos.includes(process.processNo)) found.push(...look(monthStanding(ym, facts.of(process.processNo)), process))
  }
  return found
}

const rowsFor = (found: readonly Lacking[], kind: string, atPlant: readonly string[]) =>
  sql`select h.user_id, null::bigint as biz_no, ${`${kind}:`} || l."processNo" || ':' || l."from" as once_key,
      jsonb_build_object('process', p.process_nm, 'from', l."from", 'to', l."to") as values_json
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) l("processNo" bigint, "from" text, "to" text)
      join process p on p.process_no = l."processNo"
      join lateral (select a.user_id from area_role(array['SUP'], p.dept_cd::text) a
        union select r.user_id from directory_role r where r.plant_cd = p.plant_cd and r.vendor_cd is null
          and r.auth_grp_cd = any(${[...atPlant]}::text[])) h on true`

export const continuousWeek: Job = {
  name: 'rsa-continuous-week',
  label: '주간점검회의 없는 주 알림',
  cron: '0 7 * * 1',
  run: ({ db, clock }) =>
    db.write('SYSTEM', async (tx) => {
      const today = clock.today()
      const { fromYmd, toYmd } = weekOf(addDays(today, -7))
      const found = await lackingIn(tx, toYmd.slice(0, 7), today, ({ weeks }, { processNo }) =>
        weeks.some((week) => week.toYmd === toYmd && week.stateCd === 'NG')
          ? [{ processNo, from: fromYmd, to: toYmd }]
          : [],
      )
      return notifyThrough(tx, clock.now()).each(rowsFor(found, 'rsa-week', ['SHM']), m.RSA_CONT_WEEK)
    }),
}

/** No row of holidays is longer. */
const LOOK_BACK_D = 14

export const continuousDay: Job = {
  name: 'rsa-continuous-day',
  label: 'TBM 없는 작업일 알림',
  cron: '0 8 * * *',
  run: ({ db, clock }) =>
    db.write('SYSTEM', async (tx) => {
      const today = clock.today()
      const first = addDays(today, -LOOK_BACK_D)
      const holidays = await holidaysFrom(tx, first)
      if (!isWorkingDay(today, holidays)) return 0
      const due = Array.from({ length: LOOK_BACK_D }, (_, at) => addDays(first, at)).filter(
        (ymd) => stopLimit(ymd, holidays) === today,
      )
      const found: Lacking[] = []
      for (const [ym, ymds] of Map.groupBy(due, (ymd) => ymd.slice(0, 7)))
        found.push(
          ...(await lackingIn(tx, ym, today, ({ days }, { processNo }) =>
            days
              .filter(({ ymd, stateCd, silent }) => stateCd === 'NG' && silent.length === 0 && ymds.includes(ymd))
              .map(({ ymd }) => ({ processNo, from: ymd, to: ymd })),
          )),
        )
      return notifyThrough(tx, clock.now()).each(rowsFor(found, 'rsa-day', []), m.RSA_CONT_DAY)
    }),
}
