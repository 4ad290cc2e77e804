/** What the person is told when a request fails: one alert per failure (S-401). */
import type { Problem } from '#platform/model/problem.ts'
import { SAME_FAILURE_MS } from '#platform/web/constants.ts'
import { alert, dialogStore } from '#platform/web/dialog/dialogs.ts'
import { showException } from '#platform/web/dialog/exception-notices.ts'
import { platformNow as t } from '#platform/web/i18n/i18n.ts'
import { ApiError, isAborted } from './api-error.ts'
import { logError } from './error-log.ts'

/** The event that every failure fires, shown or not. */
const REQUEST_ERROR_EVENT = 'jikim:request-error'

export interface Failure {
  title: string
  message: string
  /** What is wrong with which field, or which rules refuse it. */
  reasons: readonly Problem[]
}

/** K-04 without an answer, K-06 with the field messages on 400, else the server's message, else K-05. */
function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { title: t('에러'), message: t(K_05), reasons: [] }
  if (error.status === 0) return { title: t('네트워크 접속오류'), message: t(K_04), reasons: [] }
  const reasons = error.problems
  if (error.status === 400) return { title: t('에러'), message: t(K_06), reasons }
  const message = error.answer?.message || t(K_05)
  return {
    title: t('에러'),
    message,
    reasons: reasons.filter((reason) => hasMore(reason) || reason.message !== message),
  }
}
const K_04 = '네트워크 접속 문제로 요청하신 정보를 찾을 수 없습니다. 관리자에게 문의하세요.'
const K_05 = '작업 중 오류가 발생하였습니다. 다시 시도하시고 문제가 계속되면 관리자에게 문의하세요.'
const K_06 = '[400 에러] 필수 입력값이 입력되지 않았습니다.'

const hasMore = ({ law, evidenceDesc, lifterCds }: Problem): boolean => Boolean(law || evidenceDesc || lifterCds)

/** One line for a place that shows the failure itself, such as the error row of a list. */
export const messageOf = (error: unknown): string => failureOf(error).message

/** When each failure was last met, of those of the last second. */
const lastSeen = new Map<string, number>()
/** What stands before the person's eyes already. */
const unread = new Set<string>()

/** S-401: among others too, as when a page of ten calls loses its network while two are refused; and while nobody has read the first. */
function isRepeated(text: string): boolean {
  const now = Date.now()
  for (const [known, at] of lastSeen) if (now - at >= SAME_FAILURE_MS) lastSeen.delete(known)
  if (dialogStore.get().length === 0) unread.clear()
  const isKnown = lastSeen.has(text) || unread.has(text)
  lastSeen.set(text, now)
  return isKnown
}

/** Shows the alert of a failure, unless the same one has just been shown. */
export function showFailure(error: unknown): void {
  if (isAborted(error) || (error instanceof ApiError && error.isDeclined)) return
  const failure = failureOf(error)
  const text = [failure.message, ...failure.reasons.map(({ message }) => message)].join('\n')
  if (isRepeated(text)) return
  // S-402: what broke in the server is kept in view besides, with the number to ask for.
  if (error instanceof ApiError && error.status >= 500 && error.answer?.logNo) showException(error.answer)
  unread.add(text)
  void alert(failure.message, { title: failure.title, reasons: failure.reasons }).finally(() => unread.delete(text))
}

/** Every failure is logged and fires the event; the alert is for the one who does not show it himself. */
export function reportFailure(error: unknown, quiet: boolean): void {
  if (isAborted(error) || (error instanceof ApiError && error.isDeclined)) return
  if (error instanceof ApiError) logError(error.place, error)
  dispatchEvent(new CustomEvent(REQUEST_ERROR_EVENT, { detail: error }))
  if (!quiet) showFailure(error)
}

/** K-01: what the server says besides the data. No field of data has this name. */
export function tellMessage(answer: unknown): void {
  const message = typeof answer === 'object' && answer !== null && 'message' in answer ? answer.message : undefined
  if (typeof message === 'string' && message !== '') void alert(message)
}

/** For work whose failure nobody waits for: the client has told it, and anything else is a fault of ours. */
export function alreadyTold(error: unknown): void {
  if (!(error instanceof ApiError || isAborted(error))) throw error
}
