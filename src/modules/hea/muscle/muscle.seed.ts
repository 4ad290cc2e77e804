/** A survey, a work and a posture that may go on as they stand: the factory of the tests. */
import type { DraftOf } from '#platform/model/document.ts'
import type { musclePosture } from './muscle-posture.model.ts'
import type { muscleSurvey } from './muscle-survey.model.ts'
import type { muscleWork } from './muscle-work.model.ts'

export const aSurvey = (values: DraftOf<typeof muscleSurvey> = {}): DraftOf<typeof muscleSurvey> => ({
  surveyTitle: '2026년 정기 유해요인조사',
  surveyTypeCd: 'REG',
  startYmd: '2026-09-01',
  endYmd: '2026-12-31',
  workerRepNm: '박근로',
  ...values,
})

export const aWork = (values: DraftOf<typeof muscleWork> = {}): DraftOf<typeof muscleWork> => ({
  workNm: '첨가제 포대 투입',
  deptCd: 'D2110',
  processNo: 1,
  workerCnt: 6,
  annualWorkDayCnt: 200,
  liftOver25KgCnt: 12,
  ...values,
})

/** OH-A12 */
export const aPosture = (values: DraftOf<typeof musclePosture> = {}): DraftOf<typeof musclePosture> => ({
  postureTitle: '포대를 들어 올림',
  toolCd: 'RULA',
  upperArmScore: 3,
  lowerArmScore: 2,
  wristScore: 2,
  wristTwistScore: 1,
  muscleAScore: 1,
  forceAScore: 1,
  neckScore: 2,
  trunkScore: 3,
  legsScore: 1,
  muscleBScore: 1,
  forceBScore: 0,
  ...values,
})
