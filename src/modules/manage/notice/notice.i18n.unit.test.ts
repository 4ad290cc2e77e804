import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { imprTexts } from '#modules/impr/impr.i18n.ts'
import { platformTexts } from '#platform/model/platform.i18n.ts'
import { documentTexts } from '#platform/web/document/document.i18n.ts'
import { webTexts } from '#platform/web/web.i18n.ts'
import { manageTexts } from '../manage.i18n.ts'

const known = new Set(Object.keys({ ...imprTexts, ...manageTexts, ...webTexts, ...documentTexts, ...platformTexts }))
const texts = /'([^'\n]*[가-힣][^'\n]*)'|"([^"\n]*[가-힣][^"\n]*)"/g

test('S-117 no text of notices stays Korean for who reads another language', () => {
  const files = readdirSync(import.meta.dirname).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|e2e|i18n|seed|demo|contents)\.tsx?$/.test(file),
  )
  const missing = files.flatMap((file) => {
    const code = readFileSync(join(import.meta.dirname, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
    return [...code.matchAll(texts)].map(([, one, other]) => one ?? other ?? '').filter((text) => !known.has(text))
  })
  expect([...new Set(missing)]).toEqual([])
})
