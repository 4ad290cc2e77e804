import { addWorkingDays } from '#platform/model/calendar.ts'
import type { DraftOf } from '#platform/model/document.ts'
import { story } from '#platform/server/stories/story.ts'
import { nearMiss } from '../near-miss.model.ts'
import { highPotential, TRIAGE_WORKING_DAYS } from '../near-miss.rules.ts'

/** Begins the story of a near miss, which writes at each step what the rules would. @param holidays of the site */
export const nearMissStory = (values: DraftOf<typeof nearMiss>, holidays: ReadonlySet<string>) =>
  story(nearMiss, values, {
    report: ({ today }) => ({ triageDueYmd: addWorkingDays(today, TRIAGE_WORKING_DAYS, holidays) }),
    takeBack: () => ({ triageDueYmd: null }),
    sendBack: () => ({ triageDueYmd: null }),
    assign: highPotential,
    finish: ({ now }) => ({ actionDt: now.toISOString() }),
    redo: () => ({ actionDt: null }),
  })
