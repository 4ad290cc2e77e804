/** What the address of a read list may say, and who asks. */
import { z } from 'zod'
import { isDay } from '#platform/model/calendar.ts'
import { DEFAULT_LIMIT, MAX_LIMIT } from '#platform/model/query.ts'
import { type AnyReport, conditionOf, reportConditions } from '#platform/model/report.ts'
import { conditionValue, listOf, MAX_PAGE, sheetFormat, sheetName } from '../documents/schemas.ts'
import { openRight, under } from '../sign-in/menu-right.ts'
import type { SignedInPerson } from '../sign-in/person.ts'
import type { ReportQuery } from './report.ts'

const day = z.string().refine(isDay)
/** No control characters: they are no part of any name. */
const word = z
  .string()
  .max(100)
  .regex(/^[^\p{Cc}]*$/u)
  .optional()

/** A name that the list does not know is a fault, not silence. */
export function reportQuerySchema(report: AnyReport) {
  const conditions: Record<string, z.ZodType<string | undefined>> = report.period ? { from: day, to: day } : {}
  for (const name of reportConditions(report)) {
    if (name in conditions) continue
    const field = conditionOf(report, name)
    const base = name.replace(/(From|To)$/, '')
    conditions[name] = field
      ? listOf(conditionValue(name, field)).optional()
      : conditionValue(base, conditionOf(report, base)).optional()
  }
  const sorts = [...new Set([...(report.sort ?? []), report.order.replace(/^-/, '')])]
  return z.strictObject({
    page: z.coerce.number().int().min(1).max(MAX_PAGE).default(1),
    limit: z.coerce.number().int().min(1).max(MAX_LIMIT).default(DEFAULT_LIMIT),
    sort: z.enum(sorts.flatMap((name) => [name, `-${name}`])).default(report.order),
    q: word,
    columns: z.string().max(2000).optional(),
    sheetNm: sheetName,
    format: sheetFormat,
    ...conditions,
  })
}

export type ReportGiven = z.infer<ReturnType<typeof reportQuerySchema>>

export function toReportQuery(report: AnyReport, given: ReportGiven): ReportQuery {
  const { page, limit, sort, q, columns: _, sheetNm: _name, format: _format, ...rest } = given
  const where = Object.fromEntries(
    Object.entries(rest).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  )
  const { from, to } = where
  return { page, limit, sort, q, where, ...(report.period && from && to && { period: { from, to } }) }
}

/** With the scope that he has under the menu; of several the first that is open. @throws Refusal as `openRight` */
export function personOf(person: SignedInPerson, { right }: AnyReport): SignedInPerson {
  const menus = typeof right === 'string' ? [right] : right
  const open = menus.map((menu) => person.rights.get(menu)).find((one) => one?.access)
  return under(person, openRight(open), 'read')
}
