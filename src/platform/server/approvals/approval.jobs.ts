/** R9: what waits too long is called to mind each day, then told to the head; a line of somebody who has left is moved by hand. */
import { addWorkingDays, dayOf } from '#platform/model/calendar.ts'
import type { MessageKind } from '#platform/model/messages.ts'
import type { Transaction } from '../database/database.ts'
import { sql } from '../database/sql.ts'
import { holidaysFrom } from '../directory/site.ts'
import type { Job } from '../jobs/jobs.ts'
import { notifyThrough } from '../notifications/notify.ts'
import { platformMessages as m } from '../notifications/platform.messages.ts'
import { APPROVAL_ADMIN } from './approval.read.ts'
import { deputiesOf, headsOf, loadBiz, loadRequest } from './approval.rows.ts'
import { deputyKey } from './approval.tell.ts'
import { titleOf } from './approval.title.ts'

/** Working days after the first reminder until the head hears of it. */
const HEAD_AFTER_DAYS = 3

interface Waiting {
  apprRqstNo: number
  apprLineNo: number
  userId: string
  userNm: string | null
  todoDt: string
  apprBizNm: string
  leadDayCnt: number
  isGone: boolean
}

export const approvalReminders: Job = {
  name: 'approval-reminders',
  label: '결재 지연 알림',
  cron: '0 8 * * *',
  run: ({ db, clock }) =>
    db.write('SYSTEM', async (tx) => {
      const now = clock.now()
      const today = clock.today()
      const waiting = await tx.query<Waiting>(sql`
        select r.appr_rqst_no as "apprRqstNo", l.appr_line_no as "apprLineNo", l.user_id as "userId",
          u.user_nm as "userNm", l.todo_dt as "todoDt", b.appr_biz_nm as "apprBizNm",
          coalesce(b.lead_day_cnt, 3) as "leadDayCnt",
          (u.user_id is null or u.user_status_cd <> 'ACTIVE' or u.delete_yn = 'Y'
            or coalesce(u.retire_ymd <= ${today}::date, false)) as "isGone"
        from appr_line l join appr_rqst r on r.appr_rqst_no = l.appr_rqst_no and r.appr_status_cd = 'PROGRESS'
          join appr_biz b on b.appr_biz_cd = r.appr_biz_cd left join sys_user u on u.user_id = l.user_id
        where l.line_status_cd = 'TODO' and l.line_type_cd in ('REVIEW', 'AGREE', 'APPROVE') and l.delete_yn = 'N'
          and l.todo_dt is not null order by 2`)
      const oldest = waiting.map(({ todoDt }) => dayOf(todoDt)).sort()[0] ?? today
      const holidays = await holidaysFrom(tx, oldest)
      const heads = await headsOf(
        tx,
        waiting.map(({ userId }) => userId),
      )
      let told = 0
      for (const line of waiting) told += await remind(tx, line, { now, today, holidays, head: heads.get(line.userId) })
      return told
    }),
}

interface Moment {
  now: Date
  today: string
  holidays: ReadonlySet<string>
  head: string | undefined
}

async function remind(tx: Transaction, line: Waiting, { now, today, holidays, head }: Moment): Promise<number> {
  const due = (days: number) => addWorkingDays(dayOf(line.todoDt), days, holidays)
  const request = await loadRequest(tx, line.apprRqstNo)
  const values = { title: titleOf(request, line.apprBizNm) }
  const tell = (
    userIds: readonly string[],
    kind: MessageKind,
    onceKey: string,
    more: Readonly<Record<string, string>> = {},
  ) =>
    notifyThrough(tx, now).each(
      sql`select p as user_id, ${line.apprRqstNo}::bigint as biz_no, ${JSON.stringify({ ...values, ...more })}::jsonb as values_json,
        ${onceKey}::text as once_key from unnest(${userIds}::text[]) p`,
      kind,
    )
  if (line.isGone) {
    const admins = await tx.query<{ userId: string }>(
      sql`select distinct user_id as "userId" from directory_role where auth_grp_cd = ${APPROVAL_ADMIN}`,
    )
    const userIds = admins.map(({ userId }) => userId)
    const onceKey = `appr-gone:${line.apprLineNo}:${line.userId}`
    return tell(userIds, m.APPR_RETIRED, onceKey)
  }
  let told = 0
  // An absence that began while the line was waiting.
  const deputy = (await deputiesOf(tx, request, await loadBiz(tx, request.apprBizCd), now)).get(line.apprLineNo)
  if (deputy)
    told += await tell([deputy], m.APPR_DEPUTY, deputyKey(line.apprLineNo, deputy), {
      name: line.userNm ?? line.userId,
    })
  if (today > due(line.leadDayCnt))
    told += await tell([line.userId], m.APPR_LATE, `appr-late:${line.apprLineNo}:${today}`)
  if (head && today > due(line.leadDayCnt + HEAD_AFTER_DAYS))
    told += await tell([head], m.APPR_LATE_HEAD, `appr-late-head:${line.apprLineNo}:${today}`)
  return told
}
