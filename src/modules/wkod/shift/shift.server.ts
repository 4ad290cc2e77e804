/** What the hours of work bring to the server: talks, hand-over, emergency stop, weather and heat. */
import type { RuledDocument } from '#platform/server/documents/rules.ts'
import type { App } from '#platform/server/http/app.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import type { Services } from '#platform/server/services.ts'
import { emergencyRoutes } from './emergency/emergency.routes.ts'
import { handClock } from './handover/hand.jobs.ts'
import { handRules } from './handover/hand.rules.ts'
import { permitShiftRoutes } from './shift.routes.ts'
import { tbmRoutes } from './tbm/tbm.routes.ts'
import { tbmRules } from './tbm/tbm.rules.ts'
import { recountTalks } from './tbm/tbm-store.ts'
import { stationRoutes } from './weather/station.routes.ts'
import { weatherClock } from './weather/weather.jobs.ts'
import { weatherRoutes } from './weather/weather.routes.ts'

const talkClock: Job = {
  name: 'tbm-clock',
  label: 'TBM 미서명 확인',
  cron: '*/5 * * * *',
  run: ({ db }) => db.write('SYSTEM', recountTalks),
}

export const shiftDocuments: readonly RuledDocument[] = [tbmRules, handRules]
export const shiftJobs: readonly Job[] = [weatherClock, handClock, talkClock]

export function shiftRoutes(app: App, services: Services): void {
  for (const part of [tbmRoutes, permitShiftRoutes, emergencyRoutes, weatherRoutes, stationRoutes]) part(app, services)
}
