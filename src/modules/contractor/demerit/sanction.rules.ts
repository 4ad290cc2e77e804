import { addDays } from '#platform/model/calendar.ts'
import { rulesFor } from '#platform/server/documents/rules.ts'
import { tells } from '#platform/server/notifications/notify.ts'
import { sgcSanction } from './sanction.model.ts'
import { sgcMessages } from './sgc.messages.ts'

/** Days of a stop of new permits, day 1 included. */
const STOP_DAYS = 14
const decided = tells(sgcMessages.SGC_SANCTION_DECIDED)

export const sgcSanctionRules = rulesFor(sgcSanction, {
  set: { stop: [({ today }) => ({ stopFromYmd: today, stopToYmd: addDays(today, STOP_DAYS - 1) })] },
  follow: { stop: [decided], spare: [decided] },
})
