/** S-117: what people read is there in every language, whichever module says it. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Translations } from '#platform/model/i18n.ts'
import { texts } from './web-texts.ts'

const SRC = join(import.meta.dirname, '..')
const all = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
const dictionaries: Translations[] = [...texts]
for (const file of all.filter((name) => /^platform\/.*\.i18n\.ts$/.test(name)))
  for (const value of Object.values(await import(join(SRC, file))))
    if (typeof value === 'object' && value !== null) dictionaries.push(value as Translations)
const known = new Set(dictionaries.flatMap(Object.keys))

const notShown =
  /\.(seed|situations|scenes|pictures|findings|contents|wording|demo|demo-texts|form|fixture|steps|test|e2e|i18n|questions|module|files\.model|events|add|import|jobs)\.tsx?$/
const koreanText = /'([^'\n]*[가-힣][^'\n]*)'|"([^"\n]*[가-힣][^"\n]*)"/g
const notRead = /\/\*[\s\S]*?\*\/|\/\/.*|\b(law|example): '[^']*'/g
const spoken = /modules\/education\/course\/questions\//
const areas = readdirSync(join(SRC, 'modules'), { withFileTypes: true }).filter((one) => one.isDirectory() && one.name !== 'sample')

test.each(areas.map(({ name }) => name))('S-117 no text of %s stays Korean for who reads another language', (area) => {
  const files = all.filter((file) => file.startsWith(`modules/${area}/`) && /\.tsx?$/.test(file) && !notShown.test(file) && !spoken.test(file))
  const missing = files.flatMap((file) =>
    [...readFileSync(join(SRC, file), 'utf8').replaceAll(notRead, '').matchAll(koreanText)]
      .map(([, single, double]) => single ?? double ?? '')
      .filter((text) => !known.has(text))
      .map((text) => `${file}: ${text}`),
  )
  expect([...new Set(missing)].join('\n')).toBe('')
})
