import { addMonths } from '#platform/model/calendar.ts'
import { legalNumbers } from '#platform/server/directory/legal-param.ts'
import { type ActionContext, rulesFor } from '#platform/server/documents/rules.ts'
import { problem } from '#platform/server/refusal.ts'
import { eduNeed } from './edu-need.model.ts'

type Context = ActionContext<typeof eduNeed>

export const eduNeedRules = rulesFor(eduNeed, {
  set: { first: [restDue] },
  refuse: {
    first: [refuseShortFirst, refuseLateFirst],
    confirm: [refuseShort, refuseDoneBeforeFirst],
    license: [refuseOver],
    teach: [refuseBeforeSheet],
  },
})

/** What is left is learned within months of the beginning of the work. @law 산업안전보건법 시행규칙 별표 4 */
async function restDue({ record, db, today }: Context) {
  const { EDU_SPECIAL_REST_M: months = 0 } = await legalNumbers(db, ['EDU_SPECIAL_REST_M'], today)
  const { startYmd, firstYmd, causeCd } = record
  // A permit keeps from working who has not learned: he begins when he has.
  const begun = causeCd === 'PERMIT' && firstYmd && startYmd && firstYmd > startYmd ? firstYmd : startYmd
  return { dueYmd: addMonths(begun ?? today, months) }
}

const short = (field: 'firstHourVal' | 'doneHourVal', required: number, done: number | null) => {
  if ((done ?? 0) >= required) return undefined
  const message = '교육시간이 부족합니다. (필요 {a}시간, 이수 {b}시간)'
  const values = { a: required, b: done ?? 0 }
  return problem(eduNeed, field, 'EDU_NEED_SHORT', message, { values, law: '산업안전보건법 시행규칙 별표 4' })
}

async function refuseShortFirst({ record, db, today }: Context) {
  const { EDU_SPECIAL_FIRST_H: first = 0 } = await legalNumbers(db, ['EDU_SPECIAL_FIRST_H'], today)
  return short('firstHourVal', first, record.firstHourVal)
}

/** What counts as first is learned before the work, or on the day on which it begins. */
function refuseLateFirst({ record: { firstYmd, startYmd, causeCd } }: Context) {
  if (!firstYmd || !startYmd || firstYmd <= startYmd || causeCd === 'PERMIT') return undefined
  return problem(eduNeed, 'firstYmd', 'EDU_NEED_LATE', '최초교육은 작업을 시작하기 전에 마쳐야 합니다.', {
    law: '산업안전보건법 시행규칙 별표 4',
  })
}

function refuseShort({ record }: Context) {
  return short('doneHourVal', record.requiredHourVal ?? 0, record.doneHourVal)
}

function refuseDoneBeforeFirst({ record: { doneYmd, firstYmd } }: Context) {
  if (!doneYmd || !firstYmd || doneYmd >= firstYmd) return undefined
  return problem(eduNeed, 'doneYmd', 'EDU_NEED_ORDER', '이수일은 최초교육일보다 빠를 수 없습니다.')
}

/** S12: what was taught before the sheet held was another one. @law 산업안전보건법 시행규칙 제169조제1항 */
function refuseBeforeSheet({ record: { doneYmd, startYmd } }: Context) {
  if (!doneYmd || !startYmd || doneYmd >= startYmd) return undefined
  return problem(eduNeed, 'doneYmd', 'EDU_NEED_BEFORE_SHEET', 'MSDS가 승인된 날({d})부터 교육한 것이어야 합니다.', {
    values: { d: startYmd },
    law: '산업안전보건법 시행규칙 제169조제1항',
  })
}

function refuseOver({ record: { certToYmd }, today }: Context) {
  if (!certToYmd || certToYmd >= today) return undefined
  return problem(eduNeed, 'certToYmd', 'EDU_LICENCE_OVER', '유효일이 지난 자격입니다.')
}
