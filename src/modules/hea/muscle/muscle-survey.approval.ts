/** The approval of a survey's plan: its steps are the steps of the survey. */
import { approvalOfSteps } from '#platform/server/approvals/approval.biz.ts'
import { muscleSurveyRules } from './muscle-survey.rules.ts'

export const muscleSurveyPlan = approvalOfSteps(muscleSurveyRules, {
  apprBizCd: 'HEA_MUSCLE_SURVEY',
  label: '유해요인조사 계획',
  values: { mustRoleCds: ['SHD'] },
})
