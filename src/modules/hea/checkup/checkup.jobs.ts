/** Plans begin on their first day; who has a seat is reminded the day before; who did not come is back on the list. */
import { addDays } from '#platform/model/calendar.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { program } from '#platform/server/documents/program.ts'
import type { Job, JobServices } from '#platform/server/jobs/jobs.ts'
import { markOf } from '#platform/server/jobs/run-days.ts'
import { notifyThrough } from '#platform/server/notifications/notify.ts'
import type { Services } from '#platform/server/services.ts'
import { checkupMessages as m } from './checkup.messages.ts'
import { checkupReservations } from './checkup.tables.ts'
import { slotHalves } from './checkup-codes.model.ts'
import { checkupPlan } from './checkup-plan.model.ts'
import { bodyOf, textPeople } from './checkup-tell.ts'
import { moveTargets } from './target-write.ts'

export const heaPlanStart: Job = {
  name: 'hea-plan-start',
  label: '검진 시작',
  cron: '5 0 * * *',
  run: ({ db, clock }) =>
    db.write('SYSTEM', async (tx) => {
      const begun = await tx.program(checkupPlan).moveAll('start', sql`r.checkup_start_ymd <= ${clock.today()}::date`)
      return begun.length
    }),
}

/** Heads hear of it from the second time on. */
const NO_SHOWS_TOLD = 2

export const heaReservationRemind: Job = {
  name: 'hea-reservation-remind',
  label: '검진 예약 알림',
  cron: '0 9 * * *',
  run: (services) =>
    services.db.write('SYSTEM', async (tx) => {
      let told = 0
      for (const when of remindedOn) told += await remind(tx, services, when)
      return told + (await noShows(tx, services))
    }),
}

/** The day before, with what to do until then; on the day itself where the day before was missed. */
const remindedOn = [
  { daysAhead: 1, message: m.HEA_REMIND },
  { daysAhead: 0, message: m.HEA_REMIND_DAY },
]
const halfOf = (slot: Sql): Sql => sql`(${JSON.stringify(slotHalves)}::jsonb ->> ${slot})`

async function remind(
  tx: Transaction,
  { clock, days }: JobServices,
  { daysAhead, message }: (typeof remindedOn)[number],
): Promise<number> {
  const now = clock.now()
  const rows = sql`select r.user_id, p.hea_checkup_plan_no as biz_no,
      jsonb_build_object('title', p.hea_checkup_plan_nm, 'day', s.exam_ymd, 'half', ${halfOf(sql`s.slot_cd`)},
        'org', o.checked_org_nm, 'guide', coalesce(p.guide_desc, '')) as values_json,
      'hea-remind:' || r.hea_checkup_reservation_no || ':' || s.exam_ymd as once_key
    from hea_checkup_reservation r join hea_plan_org s on s.plan_org_no = r.plan_org_no
      join hea_checkup_plan p on p.hea_checkup_plan_no = s.hea_checkup_plan_no
      join hea_checked_org o on o.hea_checked_org_no = s.hea_checked_org_no
    where r.reservation_status_cd = 'RESERVED' and r.delete_yn = 'N' and s.exam_ymd = ${addDays(days.toYmd, daysAhead)}::date
      and ${markOf(sql`s.exam_ymd`, [1], days)} is not null`
  const told = await notifyThrough(tx, now).each(rows, message)
  await textPeople(tx, now, sql`select r.user_id, ${bodyOf(message)} as body, r.once_key from (${rows}) r`)
  return told
}

/** The day after without 수검확인: the seat is spent, the person is to be examined still. */
async function noShows(tx: Transaction, { clock }: Services): Promise<number> {
  const now = clock.now()
  const which = sql`exists (select from hea_plan_org s where s.plan_org_no = r.plan_org_no and s.exam_ymd < ${clock.today()}::date)`
  const missed = await checkupReservations.move(tx, 'miss', { which, by: program.userId, now }, ['heaCheckupTargetNo'])
  if (missed.length === 0) return 0
  const nos = missed.map(({ heaCheckupTargetNo }) => heaCheckupTargetNo)
  await moveTargets({ tx, person: program, now }, nos, 'miss', { set: { noShowCnt: sql`r.no_show_cnt + 1` } })
  const rows = sql`select t.user_id, t.hea_checkup_plan_no as biz_no, jsonb_build_object('title', p.hea_checkup_plan_nm) as values_json,
      'hea-miss:' || t.hea_checkup_target_no || ':' || t.no_show_cnt as once_key, t.no_show_cnt, t.plant_cd
    from hea_checkup_target t join hea_checkup_plan p on p.hea_checkup_plan_no = t.hea_checkup_plan_no
    where t.hea_checkup_target_no = any(${nos}::bigint[])`
  const notify = notifyThrough(tx, now)
  await notify.each(sql`select user_id, biz_no, values_json, once_key from (${rows}) r`, m.HEA_MISS)
  await textPeople(tx, now, sql`select r.user_id, ${bodyOf(m.HEA_MISS)} as body, r.once_key from (${rows}) r`)
  // To the heads of their own departments: MGR or SUP, whoever works there.
  const heads = sql`select h.user_id, r.biz_no, r.values_json || jsonb_build_object('name', u.user_nm, 'n', r.no_show_cnt) as values_json,
      'hea-miss-head:' || r.once_key as once_key
    from (${rows}) r join sys_user u on u.user_id = r.user_id
      join sys_user hu on hu.dept_cd = u.dept_cd and hu.user_status_cd = 'ACTIVE'
      join directory_role h on h.user_id = hu.user_id and h.auth_grp_cd in ('MGR', 'SUP')
    where r.no_show_cnt >= ${NO_SHOWS_TOLD} and h.user_id <> r.user_id`
  await notify.each(
    sql`select distinct on (user_id, once_key) user_id, biz_no, values_json, once_key from (${heads}) x`,
    m.HEA_MISS_HEAD,
  )
  return missed.length
}
