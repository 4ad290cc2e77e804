import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { baseinfoTexts } from '#modules/baseinfo/baseinfo.i18n.ts'
import { imprTexts } from '#modules/impr/impr.i18n.ts'
import { manageTexts } from '#modules/manage/manage.i18n.ts'
import { safTexts } from '#modules/saf/saf.i18n.ts'
import { platformTexts } from '#platform/model/platform.i18n.ts'
import { documentTexts } from '#platform/web/document/document.i18n.ts'
import { formTexts } from '#platform/web/form/form.i18n.ts'
import { tableTexts } from '#platform/web/table/table.i18n.ts'
import { webTexts } from '#platform/web/web.i18n.ts'
import { muscleTexts } from './muscle.i18n.ts'

const others = ['en', 'zh', 'es'] as const
/** Sample rows stay as people wrote them; so does what a notice says, which its author could have written himself. */
const notShown = /\.(seed|contents|demo|test|i18n|css)\.?/
const koreanText = /'([^'\n]*[가-힣][^'\n]*)'|"([^"\n]*[가-힣][^"\n]*)"/g
const comment = /\/\*[\s\S]*?\*\/|\/\/.*/g

const textsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').replaceAll(comment, '').matchAll(koreanText)].map(
    ([, single, double]) => single ?? double ?? '',
  )
const names = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(String).sort()

test('S-117 every text is written in every language, with the same values in it', () => {
  for (const [korean, translations] of Object.entries(muscleTexts))
    for (const language of others) {
      expect(translations[language], `${korean} in ${language}`).toBeTruthy()
      expect(names(translations[language] ?? ''), `${korean} in ${language}`).toEqual(names(korean))
    }
})

test('S-117 no text of musculoskeletal stays Korean for who reads another language', () => {
  const modules = [muscleTexts, imprTexts, safTexts, manageTexts, baseinfoTexts]
  const platform = [platformTexts, webTexts, documentTexts, formTexts, tableTexts]
  const known = new Set([...modules, ...platform].flatMap((texts) => Object.keys(texts)))
  const shown = readdirSync(import.meta.dirname).filter((file) => /\.tsx?$/.test(file) && !notShown.test(file))
  const missing = shown.flatMap((file) => textsOf(join(import.meta.dirname, file)).filter((text) => !known.has(text)))
  expect([...new Set(missing)]).toEqual([])
})
