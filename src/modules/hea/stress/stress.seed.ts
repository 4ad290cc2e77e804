import type { DraftOf } from '#platform/model/document.ts'
import type { stressSurvey } from './stress-survey.model.ts'

/** A survey that may be opened as it stands. */
export const aStressSurvey = (values: DraftOf<typeof stressSurvey> = {}): DraftOf<typeof stressSurvey> => ({
  surveyTitle: '2026년 직무스트레스 조사',
  formCd: 'KOSS24',
  startYmd: '2026-11-01',
  endYmd: '2099-12-31',
  targetDepts: [{ targetDeptCd: 'D2110' }],
  ...values,
})
