/** The clocks of evaluations: reminders, what was not handed in, and who has no grade. */
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { firstStartDt } from '#platform/server/directory/site.ts'
import { program } from '#platform/server/documents/program.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { markOf, type RunDays } from '#platform/server/jobs/run-days.ts'
import { notifyThrough } from '#platform/server/notifications/notify.ts'
import { vendorMaster } from '../master/vendor-master.model.ts'
import { subconEval } from './eval.model.ts'
import { lockAutoItems } from './eval-items.ts'

const SOON_DAYS = 7
const RE_EVAL_DAYS = 14

const vendorPeople = sql`select user_id from directory_role where vendor_cd = e.vendor_cd and auth_grp_cd in ('VAD', 'VSM')`
const evaluators = sql`select user_id from directory_role where plant_cd = e.plant_cd and auth_grp_cd = 'SHM'
  union select e.own_user_id where e.own_user_id is not null`
const safety = sql`select user_id from directory_role where plant_cd = e.plant_cd and auth_grp_cd = 'SHM'`

const head = sql`select user_id from directory_role where plant_cd = e.plant_cd and auth_grp_cd = 'SHD'`

const rows = (to: Sql, when: Sql, due: Sql, onceKey: string, since: string): Sql =>
  sql`select p.user_id, e.eval_no as biz_no, jsonb_build_object('title', e.eval_title, 'due', ${due},
      'vendor', (select v.vendor_nm from vendor_info v where v.vendor_cd = e.vendor_cd)) as values_json,
      ${onceKey}::text || e.eval_no || ':' || ${due} as once_key
    from subcon_eval e cross join lateral (${to}) p
    where e.delete_yn = 'N' and e.create_dt >= ${since}::timestamptz and ${when}`

interface Reminder {
  to: Sql
  when: (days: RunDays) => Sql
  due: Sql
  onceKey: string
  text: string
  tone: 'waiting' | 'danger'
}
const isSoon = (due: Sql, mark: number, days: RunDays) => sql`${markOf(due, [mark], days)} is not null`
const selfDue = sql`e.self_due_ymd`
const endDue = sql`e.due_ymd`
const againDue = sql`e.re_eval_due_ymd`
const objectDue = sql`e.object_due_ymd`
const decideDue = sql`e.decide_due_ymd`

const reminders: readonly Reminder[] = [
  {
    to: vendorPeople,
    due: selfDue,
    onceKey: 'eval-self:',
    tone: 'waiting',
    when: (days) => sql`e.status_cd = 'SELF' and ${isSoon(selfDue, SOON_DAYS, days)}`,
    text: '자체평가 기한이 다가옵니다({due}): {title}',
  },
  {
    to: evaluators,
    due: endDue,
    onceKey: 'eval-due:',
    tone: 'waiting',
    when: (days) => sql`e.status_cd in ('SCORE', 'REVIEW') and ${isSoon(endDue, SOON_DAYS, days)}`,
    text: '평가를 끝낼 날이 다가옵니다({due}): {vendor} · {title}',
  },
  {
    to: safety,
    due: againDue,
    onceKey: 'eval-again:',
    tone: 'waiting',
    when: (
      days,
    ) => sql`e.status_cd = 'FIX' and ${isSoon(againDue, RE_EVAL_DAYS, days)} and not exists (select from subcon_eval x
      where x.vendor_cd = e.vendor_cd and x.eval_no > e.eval_no and x.delete_yn = 'N')`,
    text: 'C 등급 업체의 재평가 기한이 다가옵니다({due}): {vendor}',
  },
  {
    to: head,
    due: decideDue,
    onceKey: 'eval-decide:',
    tone: 'danger',
    when: ({ toYmd }) => sql`e.status_cd = 'OBJECT' and ${decideDue} < ${toYmd}::date`,
    text: '이의 결정기한이 지났습니다({due}): {vendor} · {title}',
  },
  {
    to: head,
    due: objectDue,
    onceKey: 'eval-fix:',
    tone: 'waiting',
    when: ({ toYmd }) => sql`e.status_cd = 'OPEN' and ${objectDue} < ${toYmd}::date`,
    text: '이의신청 기한이 끝났습니다. 등급을 확정해 주세요: {vendor} · {title}',
  },
]

export const evalDaily: Job = {
  name: 'eval-daily',
  label: '수급업체 평가 기한 알림',
  cron: '30 7 * * *',
  run: ({ db, clock, days }) =>
    db.write('SYSTEM', async (tx) => {
      const [now, today] = [clock.now(), clock.today()]
      let done = await closeUnsent(tx, now, today)
      const { each } = notifyThrough(tx, now)
      const since = await firstStartDt(tx)
      for (const { to, when, due, onceKey, text, tone } of reminders)
        done += await each(rows(to, when(days), due, onceKey, since), { model: subconEval, text, tone })
      return done
    }),
}

/** The day after its deadline a self-evaluation counts as nothing and the evaluation goes on; the vendor is told. */
async function closeUnsent(tx: Transaction, now: Date, today: string) {
  // What the action does for one, its items and who is told, is done here for all of them.
  const evalNos = await tx
    .program(subconEval, { now })
    .moveAll(
      'closeSelf',
      sql`r.self_due_ymd < ${today}::date`,
      { selfLateYn: 'Y', lastActorId: program.userId },
      { reasonDesc: '자체평가 제출기한이 지남', without: ['set', 'RULES', 'follow'] },
    )
  if (evalNos.length === 0) return 0
  await asProgram(
    tx,
  ).query(sql`update subcon_eval_item set self_score = 0, update_user_id = 'SYSTEM', update_dt = ${now}, row_version = row_version + 1
    where eval_no = any(${evalNos}::bigint[]) and calc_type_cd = 'MANUAL'`)
  await lockAutoItems(tx, evalNos, now, today)
  const { each } = notifyThrough(tx, now)
  const mine = sql`e.eval_no = any(${evalNos}::bigint[])`
  const always = '-infinity'
  await each(rows(vendorPeople, mine, sql`e.self_due_ymd`, 'eval-late:', always), {
    model: subconEval,
    text: '자체평가 제출기한이 지나 0점으로 마감했습니다: {title}',
    tone: 'danger',
  })
  await each(rows(evaluators, mine, sql`e.self_due_ymd`, 'eval-go:', always), {
    model: subconEval,
    text: '자체평가 없이 평가를 이어갑니다. 평가해 주세요: {vendor} · {title}',
    tone: 'waiting',
  })
  return evalNos.length
}

/** On the first of a month the head of safety hears which vendors work without a grade that holds. */
export const evalMonthly: Job = {
  name: 'eval-monthly',
  label: '평가등급 없는 업체',
  cron: '40 6 1 * *',
  run: ({ db, clock }) =>
    db.write('SYSTEM', (tx) => {
      const today = clock.today()
      const recipients = sql`select p.user_id, null::bigint as biz_no, jsonb_build_object('n', m.n, 'names', m.names) as values_json,
          'eval-none:' || m.plant_cd || ':' || ${today.slice(0, 7)}::text as once_key
        from (select v.plant_cd, count(*)::int as n,
            left(string_agg(v.vendor_nm, ', ' order by v.vendor_nm), 200) as names from vendor_master v
          where v.status_cd in ('ACTIVE', 'SUSP') and v.delete_yn = 'N' and (v.eval_valid_to_ymd is null or v.eval_valid_to_ymd < ${today}::date)
          group by 1) m join directory_role p on p.plant_cd = m.plant_cd and p.auth_grp_cd = 'SHD'`
      const text = '유효한 평가등급이 없는 업체가 {n}곳입니다: {names}'
      return notifyThrough(tx, clock.now()).each(recipients, { model: vendorMaster, text, tone: 'waiting' })
    }),
}
