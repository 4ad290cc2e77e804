import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { platformTexts } from '#platform/model/platform.i18n.ts'
import { documentTexts } from '#platform/web/document/document.i18n.ts'
import { formTexts } from '#platform/web/form/form.i18n.ts'
import { masterTexts } from '#platform/web/master/master.i18n.ts'
import { webTexts } from '#platform/web/web.i18n.ts'
import { manageTexts } from '../manage/manage.i18n.ts'
import { roleTranslations } from '../roles.model.ts'
import { safTexts } from '../saf/saf.i18n.ts'
import { vendorTexts } from './vendor.i18n.ts'

const others = ['en', 'zh', 'es'] as const
/** Sample rows stay as people wrote them. */
const notShown = /\.(seed|findings|demo|test|e2e|i18n)\.tsx?$/
const koreanText = /'([^'\n]*[가-힣][^'\n]*)'|"([^"\n]*[가-힣][^"\n]*)"/g
const comment = /\/\*[\s\S]*?\*\/|\/\/.*/g

const textsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').replaceAll(comment, '').matchAll(koreanText)].map(
    ([, single, double]) => single ?? double ?? '',
  )

const names = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(String).sort()

test('S-117 every text of contractors is written in every language, with the same values in it', () => {
  for (const [korean, translations] of Object.entries(vendorTexts))
    for (const language of others) {
      expect(translations[language], `${korean} in ${language}`).toBeTruthy()
      expect(names(translations[language] ?? ''), `${korean} in ${language}`).toEqual(names(korean))
    }
})

test('S-117 no text of contractors stays Korean for who reads another language', () => {
  // What another area calls the same is written once.
  const ofServer = new Set([
    ...Object.keys(vendorTexts),
    ...Object.keys(safTexts),
    ...Object.keys(manageTexts),
    ...Object.keys(roleTranslations),
    ...Object.keys(platformTexts),
  ])
  const ofScreens = new Set([
    ...ofServer,
    ...Object.keys(webTexts),
    ...Object.keys(documentTexts),
    ...Object.keys(masterTexts),
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
