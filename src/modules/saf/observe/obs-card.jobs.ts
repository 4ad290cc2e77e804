/** Each morning: what nobody has sorted or answered is told, and cards end whose near miss has been closed. */
import { sql } from '#platform/server/database/sql.ts'
import { tellDeadlines } from '#platform/server/jobs/deadlines.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { obsCardDues } from './obs-card.messages.ts'
import { closeCard } from './obs-card-close.ts'

export const obsCardDue: Job = {
  name: 'obs-card-due',
  label: '관찰카드 기한 알림',
  cron: '20 7 * * *',
  run: (services) =>
    services.db.write('SYSTEM', async (tx) => {
      const told = await tellDeadlines(tx, services, obsCardDues)
      const ended = await tx.query<{ no: number }>(sql`select r.obs_card_no as no from obs_card r
        join near_miss n on n.near_miss_no = r.near_miss_no and n.status_cd = 'CLOSE' where r.status_cd = 'REPLY'`)
      for (const { no } of ended) await closeCard({ db: tx, now: services.clock.now() }, no)
      return told + ended.length
    }),
}
