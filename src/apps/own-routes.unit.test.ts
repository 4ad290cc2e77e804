/**
 * Routes that are still written by hand, by file: `docs/own-routes.csv`. What is asked besides records is a contract
 * (`*.calls.ts`), so the list only gets shorter: no file joins it, no number in it grows. Here are also the routes that the
 * platform derives, and those that no contract can say: streams, uploads of files, pages behind a link.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const ROUTE = /\bapp\.(get|post|put|patch|delete|route)\(/g

const byHand = globSync('src/**/*.ts', { cwd: ROOT })
  .filter((file) => !/\.(test|fixture|test-d)\.ts$/.test(file))
  .flatMap((file) => {
    const count = readFileSync(join(ROOT, file), 'utf8').match(ROUTE)?.length ?? 0
    return count > 0 ? [`${file.replace('src/', '')},${count}`] : []
  })

test('no route is written by hand that could be a contract; a file that has fewer says so', () => {
  const [head, ...lines] = readFileSync(join(ROOT, 'docs/own-routes.csv'), 'utf8').split('\n').filter(Boolean)
  expect(head).toBe('file,routes')
  expect(byHand.toSorted()).toEqual(lines)
})
