/** Why somebody is due, as a sentence: from which day how many months are counted, and what has halved them. */
import { addMonths } from '#platform/model/calendar.ts'
import { type DueClass, type DueRule, hiddenReason, shortenReasons } from './due.logic.ts'

interface DueReason {
  readonly dueRuleCd: DueRule | null
  readonly dueMonthCnt: number | null
  readonly cycleMonthCnt: number | null
  readonly baseYmd: string
  readonly nextDueYmd: string
  readonly shortenReasonCd: string | null
  readonly shortenTriggerYmd: string | null
}
type Say = (korean: string, values?: Readonly<Record<string, unknown>>) => string

/** @param say puts Korean with `{name}` places into the reader's language */
export function whyDue({ classCd }: { classCd: DueClass }, reason: DueReason, say: Say): string {
  const { dueRuleCd, baseYmd: day, dueMonthCnt: months, cycleMonthCnt: cycle, shortenTriggerYmd } = reason
  if (classCd === 'PRE') return say('{day} 배치 전에 배치전 건강진단', { day })
  const isUnknown = dueRuleCd === 'FIRST' && addMonths(day, months ?? 0) !== reason.nextDueYmd
  if (classCd === 'GEN' && isUnknown) return say('검진 기록이 없어 {day}까지', { day: reason.nextDueYmd })
  if (classCd === 'GEN')
    return dueRuleCd === 'FIRST'
      ? say('입사 {day}부터 {months}개월', { day, months })
      : say('최종검진 {day}부터 {months}개월', { day, months })
  if (dueRuleCd === 'FIRST') return say('배치 {day}부터 {months}개월 (첫 검진)', { day, months })
  if (dueRuleCd === 'CYCLE') return say('최종검진 {day}부터 {months}개월 (주기)', { day, months })
  const halved = say('최종검진 {day}부터 {months}개월 ({cycle}개월의 절반)', { day, months, cycle })
  const cause = reasonText(reason.shortenReasonCd, say)
  return [halved, [cause, shortenTriggerYmd].filter(Boolean).join(' ')].filter(Boolean).join(' · ')
}

/** In words; the article alone where the reader may not know more. */
export const reasonText = (reasonCd: string | null, say: Say): string => {
  const label = Object.entries({ ...shortenReasons, ...hiddenReason }).find(([code]) => code === reasonCd)?.[1]
  return label ? say(label) : ''
}
