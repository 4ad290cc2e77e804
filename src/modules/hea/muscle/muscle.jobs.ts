import { firstStartDt } from '#platform/server/directory/site.ts'
import { tellDeadlines } from '#platform/server/jobs/deadlines.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { notifyThrough } from '#platform/server/notifications/notify.ts'
import { lateSurveys, muscleMessages, muscleSurveyDues } from './muscle.messages.ts'

/** The next survey of a plant, and surveys that should have begun. */
export const muscleDues: Job = {
  name: 'heaMsdDue',
  label: '유해요인조사 기한 알림',
  cron: '30 6 * * *',
  run: (services) =>
    services.db.write('SYSTEM', async (tx) => {
      const { clock } = services
      const told = await tellDeadlines(tx, services, muscleSurveyDues)
      const late = lateSurveys(clock.today(), await firstStartDt(tx))
      return told + (await notifyThrough(tx, clock.now()).each(late, muscleMessages.MSD_DUE_LATE))
    }),
}
