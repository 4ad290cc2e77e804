import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { approvalTexts } from '#platform/web/approval/approval.i18n.ts'
import { documentTexts } from '#platform/web/document/document.i18n.ts'
import { formTexts } from '#platform/web/form/form.i18n.ts'
import { webTexts } from '#platform/web/web.i18n.ts'
import { manageTexts } from '../manage.i18n.ts'

const others = ['en', 'zh', 'es'] as const
const places = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(String).sort()

test('S-117 every text of approvals is written in every language, with the same values in it', () => {
  for (const [korean, translations] of Object.entries({ ...approvalTexts, ...manageTexts }))
    for (const language of others) {
      expect(translations[language], `${korean} in ${language}`).toBeTruthy()
      expect(places(translations[language] ?? ''), `${korean} in ${language}`).toEqual(places(korean))
    }
})

test('S-117 no text of approvals stays Korean for who reads another language', () => {
  const known = new Set(Object.keys({ ...approvalTexts, ...manageTexts, ...webTexts, ...documentTexts, ...formTexts }))
  const folders = [import.meta.dirname, join(import.meta.dirname, '../../../platform/web/approval')]
  const files = folders.flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
  const shown = files.filter((file) => /\.tsx?$/.test(file) && !/\.(test|e2e|i18n)\.tsx?$/.test(file))
  const missing = shown.flatMap((file) => {
    const code = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
    return [...code.matchAll(/'([^'\n]*[가-힣][^'\n]*)'/g)]
      .map(([, text]) => text ?? '')
      .filter((text) => !known.has(text))
  })
  expect([...new Set(missing)]).toEqual([])
})
