import { type Refusal, type RuleProblem, ruleRefused } from '#platform/server/refusal.ts'

/** A rule of checkups that was broken, at a field. */
export const problemOf = (
  field: string,
  code: string,
  message: string,
  values: NonNullable<RuleProblem['values']> = {},
): Refusal => ruleRefused([{ field, code, message, values }])
