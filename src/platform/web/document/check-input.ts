/** The checks of the server, made before it is asked. */
import '#platform/web/zod-without-eval.ts'
import type { AnyDocument } from '#platform/model/document.ts'
import { type AnyField, columnNamesOf } from '#platform/model/field.ts'
import type { Problem } from '#platform/model/problem.ts'
import { fieldProblem, inputSchema, missingFields, problemsOf } from '#platform/model/validate.ts'
import type { Values } from '#platform/web/form/field-control.tsx'
import { currentLanguage } from '#platform/web/i18n/language.ts'

/** The field that a column or the path of a problem belongs to. */
export function fieldAt(model: AnyDocument, path: string): [string, AnyField] | undefined {
  const [column = ''] = path.split('.')
  return Object.entries(model.fields).find(
    ([name, field]) => columnNamesOf(name, field).includes(column) || name === column,
  )
}

export const problemsAt = (model: AnyDocument, problems: readonly Problem[], name: string): Problem[] =>
  problems.filter((problem) => fieldAt(model, problem.field)?.[0] === name)

/** Splits what was typed into what may be sent and what is wrong with the rest. */
export function checkInput(model: AnyDocument, changes: Values): { valid: Values; problems: Problem[] } {
  const names = [...new Set(Object.keys(changes).flatMap((column) => fieldAt(model, column)?.[0] ?? []))]
  const parsed = inputSchema(model, names, () => new Date()).safeParse(changes)
  if (parsed.success) return { valid: changes, problems: [] }
  const problems = problemsOf(parsed.error, model, currentLanguage())
  const wrong = new Set(problems.map((problem) => problem.field.split('.')[0]))
  return { valid: Object.fromEntries(Object.entries(changes).filter(([column]) => !wrong.has(column))), problems }
}

export const missingProblems = (model: AnyDocument, values: Values, also: readonly string[]): Problem[] =>
  missingFields(model, values, also).map((name) =>
    fieldProblem(model, currentLanguage(), model.fields[name]?.label ?? name, name, 'REQUIRED'),
  )

/** Only what is stored and sent: the names shown beside keys stay here. */
export const sentPart = (model: AnyDocument, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([column]) => fieldAt(model, column))
      .map(([column, value]) => [column, value === undefined ? null : value]),
  )
