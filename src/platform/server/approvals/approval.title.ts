/** What a request is called: its kind and what names its record. A row keeps the record's name alone, and the kind by its code. */
import { type Kept, kept, keptWords, sentences } from '#platform/model/sentences.ts'
import type { ApprovalBiz } from './approval.biz.ts'

const { TITLE } = sentences('APPR', { TITLE: '[{kind}] {title}' })
const KIND = 'APPR_KIND'

/** Makes the name of a kind known by its code, in the words of the area of its document. */
export const declareKind = ({ apprBizCd, label, model }: Pick<ApprovalBiz, 'apprBizCd' | 'label' | 'model'>): void => {
  keptWords(KIND, { [apprBizCd]: label }, model.area)
}

/** @param apprBizNm what its kind is called where the code no longer knows it */
export const titleOf = (request: { apprBizCd: string; apprTitle: string }, apprBizNm: string): Kept =>
  kept(TITLE, {
    kind: { msgCd: `${KIND}_${request.apprBizCd}`, message: apprBizNm },
    title: request.apprTitle,
  })
