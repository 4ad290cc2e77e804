/**
 * Where a route steps past row-level security, and why: `docs/program-reads.csv`, read as an auditor would. Contracts say
 * their reason themselves (`program`), routes by hand have it here alone. `behind`: a record or rows were opened as the
 * asker first; `alone`: not.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { AnyCall } from '#platform/model/call.ts'

const ROOT = join(import.meta.dirname, '../..')
const TABLE = 'docs/program-reads.csv'
const HEAD = 'place,opened,reason'

const sourceOf = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const filesOf = (pattern: string) => globSync(pattern, { cwd: ROOT }).filter((file) => !/\.(test|demo)\.ts$/.test(file))

const ROUTES = /\bapp\.(get|post|put|patch|delete)\(|server\/calls\/answer\.ts'/
const READS = /'SYSTEM'|\basProgram\(/
const COMMENT = /^\s*(\/\/|\/?\*|import )/
const PLACE = /^(?:export )?(?:async )?(?:function\*? |const )(\w+)/

/** `folder/file.ts place` of every function that registers or serves routes and reads as the program. */
function placesByHand(): Set<string> {
  const places = new Set<string>()
  for (const file of filesOf('src/modules/**/*.ts')) {
    const source = sourceOf(file)
    if (!ROUTES.test(source)) continue
    let place = ''
    for (const line of source.split('\n')) {
      place = PLACE.exec(line)?.[1] ?? place
      if (READS.test(line) && !COMMENT.test(line)) places.add(`${file.replace('src/modules/', '')} ${place}`)
    }
  }
  return places
}

/** `GET /api/…` of every contract that reads so without a record, with the reason that it gives. */
async function contracts(): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const file of filesOf('src/modules/**/*.calls.ts')) {
    const exported: Record<string, unknown> = await import(join(ROOT, file))
    for (const value of Object.values(exported)) {
      const { method, path, program } = value as Partial<AnyCall>
      if (program) found.set(`${method} ${path}`, program)
    }
  }
  return found
}

const [head, ...lines] = sourceOf(TABLE).trim().split('\n')
const listed = lines.map((line) => {
  const [, place = '', opened = '', reason = ''] = /^([^,]+),(behind|alone),"(.+)"$/.exec(line) ?? []
  return { line, place, opened, reason }
})

test('every row is a place, whether something was opened before, and one line of reason', () => {
  expect(head).toBe(HEAD)
  expect(listed.filter(({ place }) => place === '').map(({ line }) => line)).toEqual([])
  expect(listed.map(({ place }) => place)).toEqual([...new Set(listed.map(({ place }) => place))].toSorted())
})

test('a route that reads as the program says why, and a row whose place is gone goes with it', async () => {
  const calls = await contracts()
  const found = new Set([...placesByHand(), ...calls.keys()])
  const lines = new Set(listed.map(({ place }) => place))
  expect({ lineMissing: [...found.difference(lines)], placeGone: [...lines.difference(found)] }).toEqual({
    lineMissing: [],
    placeGone: [],
  })
  for (const [place, reason] of calls) expect(listed.find((row) => row.place === place)?.reason, place).toBe(reason)
})
