import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { heaTexts } from '../hea.i18n.ts'

const texts = /t\('([^'\n]*[가-힣][^'\n]*)'|label: '([^'\n]*[가-힣][^'\n]*)'/g

test('S-117 no text of the dashboard’s parts stays Korean for who reads another language', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => /\.(portlet\.ts|tiles\.tsx)$/.test(name))
  const shown = files.flatMap((name) => [...readFileSync(join(import.meta.dirname, name), 'utf8').matchAll(texts)])
  expect(shown.length).toBeGreaterThan(10)
  const missing = shown.map(([, said, label]) => said ?? label ?? '').filter((text) => !heaTexts[text]?.es)
  // '{n}건' is the platform's.
  expect(missing.filter((text) => text !== '{n}건')).toEqual([])
})
