/** Answers that are not what was asked for. A rule returns one or throws one; the platform answers once. */
import { type Check, isBlocking, type ToldCheck } from '#platform/model/check.ts'
import type { AnyDocument } from '#platform/model/document.ts'
import { type Area, withoutSense } from '#platform/model/i18n.ts'
import type { ErrorAnswer, Language, PageLanguage, Problem } from '#platform/model/problem.ts'
import { wordedFor, wordedText } from '#platform/model/sentences.ts'

type Values = Readonly<Record<string, unknown>>

/** A problem whose text is still Korean with places; told in the language of the request when it is answered. */
export interface RuleProblem {
  field: string
  code: string
  message: string
  values?: Values
  law?: string | undefined
  evidenceDesc?: string | undefined
  lifterCds?: readonly string[] | undefined
}

export class Refusal extends Error {
  readonly status: number
  readonly code: string
  readonly values: Values
  readonly problems: readonly (RuleProblem | Problem)[]
  readonly changed: ErrorAnswer['changed']

  /** @param message Korean text with `{name}` places */
  constructor(
    status: number,
    code: string,
    message: string,
    more: { values?: Values; problems?: readonly (RuleProblem | Problem)[]; changed?: ErrorAnswer['changed'] } = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.values = more.values ?? {}
    this.problems = more.problems ?? []
    this.changed = more.changed
  }

  /** @param area of whoever was asked */
  messageIn(area: Area | undefined, language: PageLanguage): string {
    return wordedFor(area, language, this)
  }
  problemsIn(area: Area | undefined, language: PageLanguage): Problem[] {
    return this.problems.map(({ field, code, message, law, evidenceDesc, lifterCds, ...rest }) => ({
      field,
      code,
      message: wordedFor(area, language, { message, ...('values' in rest && rest.values && { values: rest.values }) }),
      ...(law && { law }),
      ...(evidenceDesc && { evidenceDesc: wordedText(area, language, evidenceDesc) }),
      ...(lifterCds && { lifterCds: [...lifterCds] }),
    }))
  }
}

/** What a rule returns to refuse: the field, a stable code, and the sentence that says what to do. */
export function problem(
  model: AnyDocument,
  field: string,
  code: string,
  message: string,
  more: { values?: Values; law?: string } = {},
): RuleProblem {
  if (field !== '' && !(field in model.fields)) throw new RangeError(`${model.name} has no field ${field}`)
  return { field, code, message, ...more }
}

/** What of the checks refuses, as problems. */
export const blocked = (checks: readonly Check[]): RuleProblem[] =>
  checks.filter(isBlocking).map(({ ruleCd, resultCd: _, field = '', ...rest }) => ({ field, code: ruleCd, ...rest }))

export const tellCheck = (
  model: AnyDocument,
  language: Language,
  { values, message, evidenceDesc, lifterCds, ...rest }: Check,
): ToldCheck => ({
  ...rest,
  ...(evidenceDesc !== undefined && { evidenceDesc: wordedText(model.area, language, evidenceDesc) }),
  message: wordedFor(model.area, language, { message, ...(values && { values }) }),
  ...(lifterCds && { lifterCds: [...lifterCds] }),
})

export const invalid = (problems: readonly Problem[]) =>
  new Refusal(400, 'INVALID_INPUT', '[400 에러] 필수 입력값이 입력되지 않았습니다.', { problems })
export const ruleRefused = (problems: readonly RuleProblem[]) => {
  const [first] = problems
  return new Refusal(422, first?.code ?? 'REFUSED', first?.message ?? '처리할 수 없습니다.', {
    problems,
    ...(first?.values && { values: first.values }),
  })
}
/** Unknown, deleted, or somebody else's: the three cannot be told apart. */
export const notFound = () => new Refusal(404, 'NOT_FOUND', '자료를 찾을 수 없습니다.')
export const forbidden = () => new Refusal(403, 'CM-06', '권한이 없습니다.')
export const wrongState = (status: string) =>
  new Refusal(409, 'CM-02', '현재 상태에서는 처리할 수 없습니다. (현재: {status})', {
    values: { status: withoutSense(status) },
  })
export const sameActor = () =>
  new Refusal(403, 'CM-03', '본인이 처리한 단계는 이어서 처리할 수 없습니다. 다른 담당자가 처리하세요.')
export const stale = (changed: ErrorAnswer['changed']) =>
  new Refusal(409, 'CM-01', '다른 사용자가 먼저 수정했습니다. 새로고침 후 다시 시도하세요.', { changed })
