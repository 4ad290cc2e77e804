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
import { webTexts } from '#platform/web/web.i18n.ts'
import { heaTexts } from '../hea.i18n.ts'
import { infirmTexts } from './infirm.i18n.ts'

const others = ['en', 'zh', 'es'] as const
const notShown = /\.(seed|demo|demo-texts|test|e2e|i18n)\.tsx?$/
const koreanText = /'([^'\n]*[가-힣][^'\n]*)'|"([^"\n]*[가-힣][^"\n]*)"/g
const comment = /\/\*[\s\S]*?\*\/|\/\/.*/g

const textsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').replaceAll(comment, '').matchAll(koreanText)].map(
    ([, single, double]) => single ?? double ?? '',
  )
const names = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(String).sort()

test('S-117 every text of the infirmary is written in every language, with the same values in it', () => {
  for (const [korean, translations] of Object.entries(infirmTexts))
    for (const language of others)
      expect(names(translations[language] ?? ''), `${korean} in ${language}`).toEqual(names(korean))
})

test('S-117 no text of the infirmary stays Korean for who reads another language', () => {
  // What another area calls the same is written once.
  const areas = [heaTexts, safTexts, imprTexts, baseinfoTexts, manageTexts, platformTexts]
  const ofServer = new Set(areas.flatMap((texts) => Object.keys(texts)))
  const ofScreens = new Set([
    ...ofServer,
    ...Object.keys(webTexts),
    ...Object.keys(documentTexts),
    ...Object.keys(formTexts),
  ])
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  const shown = files.filter((file) => /\.tsx?$/.test(file) && !notShown.test(file))
  const missing = shown.flatMap((file) => {
    const known = file.endsWith('.tsx') ? ofScreens : ofServer
    return textsOf(join(import.meta.dirname, file)).filter((text) => !known.has(text))
  })
  expect([...new Set(missing)]).toEqual([])
})
