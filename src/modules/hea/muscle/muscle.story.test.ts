/** A work and a posture that are told and those that are walked end alike. */
import { test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { expectWalked } from '#platform/test/walked.ts'
import { aPosture, aSurvey, aWork } from './muscle.seed.ts'
import { postureStory, surveyStory, workStory } from './muscle.story.ts'

const site = aFileSite()

test('a story leaves what the walk leaves: a posture that is corrected and confirmed, a work that is judged', async () => {
  const [process] = await site().sql<{ no: number }>(
    `select min(process_no)::int as no from process where plant_cd = '2000'`,
  )
  const processNo = process?.no ?? 0
  const begun = surveyStory(aSurvey(), 700).as('health').act('submit').as('shd').act('approve')
  const { muscleSurveyNo } = await begun.insert(site())
  // One that is carried seldom: it needs no posture to be judged.
  const rare = aWork({ muscleSurveyNo, processNo, annualWorkDayCnt: 40 })
  await expectWalked(site(), () => workStory(rare).as('hygiene').edit({ workerCnt: 7 }).act('score'))
  const { muscleWorkNo } = await workStory(aWork({ muscleSurveyNo, processNo })).as('hygiene').insert(site())
  await expectWalked(site(), () =>
    postureStory(aPosture({ muscleWorkNo, stepDesc: 'neck:3 trunk:2' }))
      .as('health')
      .edit({ legsScore: 2 })
      .act('confirm'),
  )
})
