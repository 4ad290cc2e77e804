import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { manageTexts } from '#modules/manage/manage.i18n.ts'
import { safTexts } from '#modules/saf/saf.i18n.ts'
import { kTexts } from '#platform/model/k-texts.i18n.ts'
import { platformTexts } from '#platform/model/platform.i18n.ts'
import { documentTexts } from '#platform/web/document/document.i18n.ts'
import { formTexts } from '#platform/web/form/form.i18n.ts'
import { pickerTexts } from '#platform/web/picker/picker.i18n.ts'
import { tableTexts } from '#platform/web/table/table.i18n.ts'
import { webTexts } from '#platform/web/web.i18n.ts'
import { heaTexts } from '../hea.i18n.ts'
import { checkupTexts } from './checkup.i18n.ts'

const others = ['en', 'zh', 'es'] as const
/** Sample rows stay as people wrote them; text messages go out in Korean. */
const notShown = /\.(seed|demo|test|fixture|e2e|i18n)\.tsx?$/
const koreanText = /'([^'\n]*[가-힣][^'\n]*)'|"([^"\n]*[가-힣][^"\n]*)"/g
const comment = /\/\*[\s\S]*?\*\/|\/\/.*/g
const SMS = /^\[지킴\]/

const textsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').replaceAll(comment, '').matchAll(koreanText)].map(
    ([, single, double]) => single ?? double ?? '',
  )
const names = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(String).sort()

test('S-117 every text of checkups is written in every language, with the same values in it', () => {
  for (const [korean, translations] of Object.entries(checkupTexts))
    for (const language of others) {
      expect(translations[language], `${korean} in ${language}`).toBeTruthy()
      expect(names(translations[language] ?? ''), `${korean} in ${language}`).toEqual(names(korean))
    }
})

test('S-117 no text of checkups stays Korean for who reads another language', () => {
  const dictionaries = [heaTexts, safTexts, manageTexts, webTexts, documentTexts, formTexts]
  const known = new Set([...dictionaries, pickerTexts, tableTexts, kTexts, platformTexts].flatMap(Object.keys))
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  const shown = files.filter((file) => /\.tsx?$/.test(file) && !notShown.test(file))
  const missing = shown
    .flatMap((file) => textsOf(join(import.meta.dirname, file)))
    .filter((text) => !known.has(text) && !SMS.test(text))
  expect([...new Set(missing)]).toEqual([])
})
