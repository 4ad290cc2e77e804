/** A rule that nobody tests is no rule: every code of a refusal stands in a test. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '#platform/test/sources.ts'

const isTest = (path: string) => /\.(test|e2e)\.tsx?$/.test(path)
const texts = (pattern: string) =>
  globSync(pattern, { cwd: ROOT }).map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))

/** A code, and what is said with it: as a sentence, or by its name. */
const REFUSAL =
  /(?:\b(?:ruleCd|code): )?'((?:PT|ISO|GAS|JSA)_[A-Z0-9_]+)',\s*(?:'[^'\n]*[가-힣]|`|"[^"\n]*[가-힣]|\w+(?:Aged|_TEXT)\b)/g
const NAMED = /\b(?:ruleCd|code): '((?:PT|ISO|GAS|JSA)_[A-Z0-9_]+)'/g

test('every code with which permits, isolations, gas and analyses refuse is named by a test', () => {
  const all = ['src/modules/wkod/**/*.{ts,tsx}', 'src/modules/saf/jsa/**/*.{ts,tsx}'].flatMap(texts)
  const codes = all
    .filter(({ path }) => !isTest(path))
    .flatMap(({ text }) => [...text.matchAll(REFUSAL), ...text.matchAll(NAMED)].map(([, code = '']) => code))
  expect(new Set(codes).size).toBeGreaterThan(150)
  const tests = texts('src/**/*.{test,e2e}.{ts,tsx}').map(({ text }) => text)
  const named = new Set(tests.flatMap((text) => text.match(/\b(?:PT|ISO|GAS|JSA)_[A-Z0-9_]+/g) ?? []))
  expect([...new Set(codes)].filter((code) => !named.has(code)).sort()).toEqual([])
})
