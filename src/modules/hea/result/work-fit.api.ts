/** K8: what a fitness has to come with, wherever a physician's opinion on it is entered. */
import type { AnyDocument } from '#platform/model/document.ts'
import { problem } from '#platform/server/refusal.ts'
import type { WorkFit } from './result-codes.model.ts'

interface Judged {
  workFitCd: WorkFit | null
  conditionDesc: string | null
  reviewYmd: string | null
}

/** Who may not work for a time is looked at again on a day that is fixed. */
export const refuseWithoutReview =
  (model: AnyDocument) =>
  ({ record: { workFitCd, reviewYmd } }: { record: Judged }) => {
    if (workFitCd !== '다' || reviewYmd) return undefined
    const message = "업무적합성 '다'는 재평가일을 입력해야 합니다."
    return problem(model, 'reviewYmd', 'HEA_REVIEW_DATE_REQUIRED', message)
  }

/** Who may work on a condition has to have one that his head can read. */
export const refuseWithoutCondition =
  (model: AnyDocument) =>
  ({ record: { workFitCd, conditionDesc } }: { record: Judged }) => {
    if (workFitCd !== '나' || conditionDesc?.trim()) return undefined
    const message = "업무적합성 '나'는 근무 조건을 입력해야 합니다."
    return problem(model, 'conditionDesc', 'HEA_CONDITION_REQUIRED', message)
  }
