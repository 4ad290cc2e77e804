/** Days of an approval to keep a component secret (S4). Pure. */
import { addDays, addMonths } from '#platform/model/calendar.ts'

const [HOLDS_MONTHS, EXTEND_DAYS] = [60, 30]
/** 5 years, the first day counted. @law 산업안전보건법 제112조제5항 (확인 필요) */
export const secretEnd = (startYmd: string): string => addDays(addMonths(startYmd, HOLDS_MONTHS), -1)
/** The last day on which an extension is applied for. @law 산업안전보건법 시행규칙 제163조 (확인 필요) */
export const extensionDue = (endYmd: string): string => addDays(endYmd, -EXTEND_DAYS)

const [MONTHS, RND_DAYS] = [1, 14]
/** By when it is decided; it may be put off by ten days. @law 산업안전보건법 시행규칙 제162조 (확인 필요) */
export const decideBy = (applyYmd: string, isRnd: boolean): string =>
  isRnd ? addDays(applyYmd, RND_DAYS) : addMonths(applyYmd, MONTHS)
