/** Codes that a body declares by their group (`groupCode`) are of that group, whichever route it is. */
import { z } from 'zod'
import { fieldProblem } from '#platform/model/validate.ts'
import { codesOf } from '../documents/references.ts'
import { invalid } from '../refusal.ts'
import type { Services } from '../services.ts'
import type { App } from './app.ts'

/** Where such a code stands; `*` is every item of a list. */
interface Place {
  path: readonly string[]
  codeGrp: string
}
interface Given {
  path: string
  code: string
  codeGrp: string
}

const places = new WeakMap<object, readonly Place[]>()

export function refuseUnknownCodes(app: App, { db }: Services): void {
  app.addHook('preHandler', async ({ routeOptions: { schema }, body, language }) => {
    const declared = schema?.body
    if (!(declared instanceof z.ZodType)) return
    const given = placesOf(declared).flatMap((place) => valuesAt(body, place, place.path))
    if (given.length === 0) return
    const unknown: Given[] = []
    for (const [codeGrp, members] of Map.groupBy(given, (one) => one.codeGrp)) {
      const codes = members.map(({ code }) => code)
      const known = new Set((await db.query<{ key: string }>('SYSTEM', codesOf(codeGrp, codes))).map(({ key }) => key))
      unknown.push(...members.filter(({ code }) => !known.has(code)))
    }
    if (unknown.length > 0)
      throw invalid(
        unknown.map(({ path }) => fieldProblem({}, language, path.split('.').at(-1) ?? '', path, 'NOT_A_CODE')),
      )
  })
}

function placesOf(schema: z.ZodType): readonly Place[] {
  const known = places.get(schema) ?? placesIn(schema, [])
  places.set(schema, known)
  return known
}

function placesIn(schema: z.ZodType, path: readonly string[]): Place[] {
  const { codeGrp } = schema.meta() ?? {}
  if (typeof codeGrp === 'string') return [{ path, codeGrp }]
  if (schema instanceof z.ZodObject)
    return Object.entries<z.ZodType>(schema.shape).flatMap(([name, one]) => placesIn(one, [...path, name]))
  if (schema instanceof z.ZodArray) return placesIn(schema.element as z.ZodType, [...path, '*'])
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((one) => placesIn(one as z.ZodType, path))
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return placesIn(schema.unwrap() as z.ZodType, path)
  return []
}

function valuesAt(value: unknown, { codeGrp }: Place, [name, ...rest]: readonly string[], at = ''): Given[] {
  if (name === undefined) return typeof value === 'string' ? [{ path: at, code: value, codeGrp }] : []
  if (typeof value !== 'object' || value === null) return []
  const inner = name === '*' ? Object.entries(value) : [[name, Reflect.get(value, name)] as const]
  return inner.flatMap(([key, one]) => valuesAt(one, { path: rest, codeGrp }, rest, at ? `${at}.${key}` : key))
}
