/** By the clock: stops that nobody has decided about, cards that nobody has sorted or answered. */
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { firstStartDt } from '#platform/server/directory/site.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { notifyThrough } from '#platform/server/notifications/notify.ts'
import { closeCard } from './obs-card.close.ts'
import { STOP_STEP_MINUTES } from './obs-card.logic.ts'
import { obsCard } from './obs-card.model.ts'

const UNDECIDED = '작업중지가 결정되지 않았습니다({place}): {title}'

/** R1 @law 산업안전보건법 제52조 */
export const obsStopUndecided: Job = {
  name: 'obs-stop-undecided',
  label: '작업중지 결정 지연 알림',
  cron: '* * * * *',
  run: ({ db, clock }) =>
    db.write('SYSTEM', async (tx) => {
      const now = clock.now()
      const notify = notifyThrough(tx, now)
      const late = (role: 'SHD' | 'CSO', minutes: number): Sql =>
        sql`select p.user_id, r.obs_card_no as biz_no,
            jsonb_build_object('title', left(r.content_desc, 100), 'place', r.place_desc) as values_json,
            'obs-stop-late:' || r.obs_card_no || ':' || ${role}::text as once_key
          from obs_card r join directory_role p on p.auth_grp_cd = ${role} and p.plant_cd = r.plant_cd
          where r.obs_type_cd = 'STOP' and r.stop_decision_dt is null and r.delete_yn = 'N' and r.status_cd in ('NEW', 'TRIAGE')
            and r.stop_due_dt + make_interval(mins => ${minutes}) <= ${now}::timestamptz`
      const told = { model: obsCard, text: UNDECIDED, tone: 'danger' as const }
      return (await notify.each(late('SHD', 0), told)) + (await notify.each(late('CSO', STOP_STEP_MINUTES), told))
    }),
}

export const obsCardDue: Job = {
  name: 'obs-card-due',
  label: '관찰카드 기한 알림',
  cron: '20 7 * * *',
  run: ({ db, clock }) =>
    db.write('SYSTEM', async (tx) => {
      const [now, today] = [clock.now(), clock.today()]
      const notify = notifyThrough(tx, now)
      const since = await firstStartDt(tx)
      const toSort = await notify.each(overdue('triage', ['NEW'], sql`'SHM', 'SHD'`, today, since), {
        model: obsCard,
        text: '관찰카드 분류 기한이 지났습니다({due}): {title}',
        tone: 'danger',
      })
      const toReply = await notify.each(overdue('reply', ['NEW', 'TRIAGE', 'ACTION'], sql`'SHM'`, today, since), {
        model: obsCard,
        text: '관찰카드 회신 기한이 지났습니다({due}): {title}',
        tone: 'danger',
      })
      const ended = await tx.query<{ no: number }>(sql`select r.obs_card_no as no from obs_card r
        join near_miss n on n.near_miss_no = r.near_miss_no and n.status_cd = 'CLOSE' where r.status_cd = 'REPLY'`)
      for (const { no } of ended) await closeCard({ db: tx, now }, no)
      return toSort + toReply + ended.length
    }),
}

/** Who sorts the cards of the plant and, where there is one, who owns it. */
function overdue(of: 'triage' | 'reply', states: readonly string[], roles: Sql, today: string, since: string): Sql {
  const due = of === 'triage' ? sql`r.triage_due_ymd` : sql`r.reply_due_ymd`
  return sql`select p.user_id, r.obs_card_no as biz_no,
      jsonb_build_object('title', left(r.content_desc, 100), 'due', ${due}) as values_json,
      'obs-' || ${of}::text || ':' || r.obs_card_no as once_key
    from obs_card r cross join lateral (
      select user_id from directory_role where auth_grp_cd in (${roles}) and plant_cd = r.plant_cd
      union select r.owner_user_id where r.owner_user_id is not null) p
    where r.delete_yn = 'N' and r.status_cd = any(${[...states]}::text[]) and ${due} < ${today}::date
      and r.create_dt >= ${since}::timestamptz`
}
