import { type MasterContext, masterWith } from '#platform/server/masters/rules.ts'
import { eduCourseMaster, eduQuestionMaster } from './edu-course.master.ts'

export const eduCourseRules = masterWith(eduCourseMaster, { refuseSave: [refuseKind] })
export const eduQuestionRules = masterWith(eduQuestionMaster, { refuseSave: [refuseSameChoices] })

/** @law 산업안전보건법 시행규칙 별표 5 */
function refuseKind({ record: { eduClassCd, specialKindNo } }: MasterContext) {
  const isSpecial = eduClassCd === 'SPECIAL' || eduClassCd === 'SUP_SPECIAL'
  if (isSpecial === (specialKindNo !== null && specialKindNo !== undefined)) return undefined
  return {
    field: 'specialKindNo',
    code: 'EDU_SPECIAL_KIND',
    message: '특별교육 과정에만 특별교육 호를 입력하십시오.',
    law: '산업안전보건법 시행규칙 별표 5',
  }
}

/** Two choices alike: one of them could be right and wrong. */
function refuseSameChoices({ record }: MasterContext) {
  const choices = [1, 2, 3, 4].map((no) => String(record[`choice${no}Desc`] ?? '').trim())
  if (new Set(choices).size === choices.length) return undefined
  return { field: 'choice4Desc', code: 'EDU_SAME_CHOICES', message: '보기 네 개는 서로 달라야 합니다.' }
}
