/** The stories of a survey of burden, of its works and of how people stand at them. */
import { addMonths } from '#platform/model/calendar.ts'
import type { DraftOf } from '#platform/model/document.ts'
import { type Story, story } from '#platform/server/stories/story.ts'
import { musclePosture } from './muscle-posture.model.ts'
import { burden, judged, results } from './muscle-sets.ts'
import { muscleSurvey } from './muscle-survey.model.ts'
import { muscleWork } from './muscle-work.model.ts'

/** What the legal parameters say as the product comes. */
const CYCLE_MONTHS = 36
const LIMITS = { shortMonthCnt: 2, rareDayCnt: 60 }

/** Of a plant too small, or too healthy, to owe a programme. @param workforceCnt people of the plant */
export const surveyStory = (values: DraftOf<typeof muscleSurvey>, workforceCnt: number): Story<typeof muscleSurvey> =>
  story(muscleSurvey, values, {
    submit: () => ({ workforceCnt, programYn: 'N' }),
    finish: ({ today }) => ({
      doneYmd: today,
      cycleMonthCnt: CYCLE_MONTHS,
      nextDueYmd: addMonths(today, CYCLE_MONTHS),
    }),
  })

export const workStory = (values: DraftOf<typeof muscleWork>): Story<typeof muscleWork> =>
  story(muscleWork, values, {
    create: ({ record }) => ({ ...LIMITS, ...burden({ record: { ...record, ...LIMITS } }) }),
    edit: burden,
    score: burden,
  })

export const postureStory = (values: DraftOf<typeof musclePosture>): Story<typeof musclePosture> =>
  story(musclePosture, values, { create: judged, edit: judged, confirm: results })
