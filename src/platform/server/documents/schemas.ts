/** The zod shapes of a document's endpoints: what they take, what they answer, and what the API description shows. */

import { z } from 'zod'
import { creatableFields } from '#platform/model/access.ts'
import { isDay } from '#platform/model/calendar.ts'
import { seenVersion, toldCheck } from '#platform/model/call-words.ts'
import { type AnyDocument, fieldsOf } from '#platform/model/document.ts'
import { siteMark } from '#platform/model/drawn.ts'
import { sheetFormats } from '#platform/model/excel/sheet-format.ts'
import {
  type AnyField,
  columnNamesOf,
  type Fields,
  isDirectoryField,
  isDrawn,
  nameFieldOf,
  numberFieldOf,
} from '#platform/model/field.ts'
import {
  conditionField,
  conditionsOf,
  DEFAULT_LIMIT,
  type ListQuery,
  MAX_LIMIT,
  sortable,
} from '#platform/model/query.ts'
import { inputSchema, instant, MAX_INT } from '#platform/model/validate.ts'
import { orderOf, type View, viewsOf } from '#platform/model/views.ts'
import { shapeLater } from '../made-once.ts'

const nullableText = z.string().nullable()
const can = z.object({
  edit: z.array(z.string()),
  delete: z.boolean(),
  actions: z.array(z.string()),
  drafts: z.array(z.string()).optional(),
  deputyForNm: z.string().optional(),
  checks: z.record(z.string(), z.array(toldCheck)).optional(),
})

export function answerOf(field: AnyField): z.ZodType {
  switch (field.kind) {
    case 'number':
    case 'count':
    case 'amount':
    case 'year':
    case 'process':
    case 'person':
    case 'reference':
    case 'attachments':
      return z.number().nullable()
    case 'rows':
      return z.array(z.record(z.string(), z.unknown()))
    case 'siteMark':
      return siteMark.nullable()
    case 'marks':
      return z.array(z.unknown()).nullable()
    case 'signature':
      return z.record(z.string(), z.unknown()).nullable()
    case 'code':
      return field.codes ? z.enum(Object.keys(field.codes)).nullable() : nullableText
    default:
      return nullableText
  }
}

function answersOf(fields: Fields): Record<string, z.ZodType> {
  const shape: Record<string, z.ZodType> = {}
  for (const [name, field] of Object.entries(fields)) {
    for (const column of columnNamesOf(name, field)) shape[column] = answerOf(field)
    if (isDirectoryField(field)) shape[nameFieldOf(name)] = nullableText
    // A line of a list has it where it shows the column.
    if (field.kind === 'reference') shape[numberFieldOf(name)] ??= nullableText.optional()
  }
  return shape
}

const platformAnswers = (model: AnyDocument) => ({
  [model.key]: z.number(),
  [model.docNo]: nullableText,
  statusCd: z.enum(Object.keys(model.lifecycle.states)),
  plantCd: z.string(),
  plantNm: nullableText,
  deleteYn: z.enum(['Y', 'N']),
  rowVersion: z.number(),
  createUserId: nullableText,
  createUserNm: nullableText,
  createDt: z.string(),
  updateUserId: nullableText,
  updateDt: z.string(),
  can,
})

const recordShape = (model: AnyDocument) => z.object({ ...platformAnswers(model), ...answersOf(model.fields) })
export const recordSchema = shapeLater(recordShape)

export const listSchema = shapeLater((model: AnyDocument) =>
  z.object({
    total: z.number(),
    page: z.number(),
    limit: z.number(),
    rows: z.array(recordShape(model).partial()),
  }),
)

export const MAX_PAGE = 1_000_000

/** What the file of a list is called: as the screen that asks for it, whichever of its lists that is. No control characters. */
export const sheetName = z
  .string()
  .max(100)
  .regex(/^[^\p{Cc}]*$/u)
  .optional()

/** In which form the file of a list is asked for. */
export const sheetFormat = z.enum(sheetFormats).optional()

/** The query of a list; a name that the list does not know is a fault, not silence. */
export const listQuerySchema = shapeLater((model: AnyDocument) => {
  const shape: Record<string, z.ZodType<string | undefined>> = {}
  const views = viewsOf(model)
  if (views) shape.view = z.enum(views.names).optional()
  for (const { name, kind } of conditionsOf(model)) {
    const value = conditionValue(name, conditionField(model, name))
    if (kind === 'range') {
      shape[`${name}From`] = value.optional()
      shape[`${name}To`] = value.optional()
    }
    shape[name] = kind === 'equals' ? listOf(value).optional() : value.optional()
  }
  return z.strictObject({
    page: z.coerce.number().int().min(1).max(MAX_PAGE).default(1),
    limit: z.coerce.number().int().min(1).max(MAX_LIMIT).default(DEFAULT_LIMIT),
    sort: z.enum(sortable(model).flatMap((name) => [name, `-${name}`])).optional(),
    q: z.string().max(100).optional(),
    columns: z.string().max(2000).optional(),
    sheetNm: sheetName,
    format: sheetFormat,
    ...shape,
  })
})

const MAX_VALUES = 50
export const listOf = (value: z.ZodType<string>) =>
  z.string().refine((text) => {
    const values = text.split(',')
    return values.length <= MAX_VALUES && values.every((one) => value.safeParse(one).success)
  })

const anInstant = instant()
const dayOrInstant = z.string().refine((text) => isDay(text) || anInstant.safeParse(text).success)

export function conditionValue(name: string, field: AnyField | undefined): z.ZodType<string> {
  switch (field?.kind) {
    case 'day':
    case 'dayRange':
      return z.string().refine(isDay)
    case 'dateTime':
      return dayOrInstant
    case 'count':
    case 'year':
      return z.string().refine((text) => /^-?\d{1,10}$/.test(text) && Math.abs(Number(text)) <= MAX_INT)
    case 'number':
    case 'amount':
      return z.string().regex(/^-?\d{1,15}(\.\d{1,6})?$/)
    case 'process':
    case 'person':
    case 'reference':
      return z.string().regex(/^\d{1,15}$/)
    default:
      return name === 'createDt' ? dayOrInstant : z.string().max(200)
  }
}

/** Which fields may be asked for duplicates: those with one plain value; at least one. */
export const duplicateQuerySchema = shapeLater((model: AnyDocument) => {
  const plain = fieldsOf(model).filter(
    ([, field]) => !isDrawn(field) && !['rows', 'dayRange', 'attachments'].includes(field.kind),
  )
  const shape = Object.fromEntries(plain.map(([name, field]) => [name, conditionValue(name, field).optional()]))
  return z
    .strictObject(shape)
    .refine((query) => Object.values(query).some((value) => value !== undefined && value !== ''))
})
export const duplicateAnswer = z.object({
  duplicateYn: z.enum(['Y', 'N']),
  rows: z.array(z.object({ no: z.number(), docNo: nullableText, title: nullableText })),
})

/** Splits the checked query into its parts. */
export function toListQuery(model: AnyDocument, query: Record<string, unknown>): ListQuery {
  const where: Record<string, string> = {}
  for (const { name } of conditionsOf(model))
    for (const key of [name, `${name}From`, `${name}To`]) {
      const value = query[key]
      if (typeof value === 'string' && value.trim() !== '') where[key] = value.trim()
    }
  const { page, limit, q } = query
  const view = query.view as View | undefined
  return {
    page: Number(page),
    limit: Number(limit),
    sort: String(query.sort ?? orderOf(model, view)),
    q: typeof q === 'string' ? q.trim() : undefined,
    view,
    where,
  }
}

const rowVersion = seenVersion
/** Shown in the description only: the body is checked in the language of the request, with a message per field. */
export const createBody = shapeLater((model: AnyDocument) =>
  inputSchema(model, creatableFields(model), () => new Date()),
)
export const editBody = shapeLater((model: AnyDocument) =>
  inputSchema(model, settable(model), () => new Date()).extend({ rowVersion }),
)
export const removeQuery = z.object({ rowVersion: z.coerce.number().int().min(1) })
/** The version that the deletion made. */
export const restoreBody = z.strictObject({ rowVersion })
export const actionBody = z.looseObject({
  rowVersion,
  reasonCd: z.string().max(20).optional(),
  reasonDesc: z.string().max(1000).optional(),
  reasonFields: z.array(z.string().max(60)).max(50).optional(),
})
const settable = (model: AnyDocument): string[] =>
  fieldsOf(model)
    .filter(([, field]) => !field.system)
    .map(([name]) => name)

export const recordParams = z.object({ no: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) })
export const actionParams = recordParams.extend({ actionCd: z.string().max(40) })
export const bulkBody = z.looseObject({
  targets: z
    .array(z.object({ no: z.number().int().min(1), rowVersion }))
    .min(1)
    .max(100),
})
export const bulkAnswer = z.object({
  done: z.number(),
  failed: z.array(z.object({ no: z.number(), docNo: nullableText, code: z.string(), message: z.string() })),
})
export const historySchema = z.object({
  rows: z.array(
    z.object({
      auditNo: z.number(),
      auditDt: z.string(),
      /** null where the author of the record stays unnamed for this reader. */
      userNm: nullableText,
      actionCd: z.string(),
      fromStatusCd: nullableText,
      toStatusCd: nullableText,
      reasonCd: nullableText,
      reasonDesc: nullableText,
      reasonFields: z.array(z.string()).nullable(),
      diff: z.record(z.string(), z.array(z.unknown())),
      /** In whose place it was done. */
      onBehalfUserNm: nullableText.optional(),
      /** What the program has left out of what a person would have been asked. */
      skippedCds: z.array(z.string()).nullish(),
    }),
  ),
})
export const commentSchema = z.object({
  commentNo: z.number(),
  commentDesc: z.string(),
  createUserNm: nullableText,
  createDt: z.string(),
  mine: z.boolean(),
})
export const commentBody = z.object({ commentDesc: z.string().trim().min(1).max(1000) })
