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

/** Stored texts, sample rows and the names of settings stay as people wrote them. */
const notShown = /(-files\.model|\.(seed|fixture|scenes|demo|wording|test|i18n))\.tsx?$/
const koreanText = /'([^'\n]*[가-힣][^'\n]*)'|"([^"\n]*[가-힣][^"\n]*)"/g
const notRead = /\/\*[\s\S]*?\*\/|\/\/.*|law: '[^']*'/g

test('S-117 no text of measurement stays Korean for who reads another language', () => {
  const all = [
    heaTexts,
    safTexts,
    imprTexts,
    baseinfoTexts,
    manageTexts,
    platformTexts,
    webTexts,
    documentTexts,
    formTexts,
  ]
  const known = new Set(all.flatMap((texts) => Object.keys(texts)))
  const files = readdirSync(import.meta.dirname).filter((file) => /\.tsx?$/.test(file) && !notShown.test(file))
  const texts = files.flatMap((file) => [
    ...readFileSync(join(import.meta.dirname, file), 'utf8')
      .replaceAll(notRead, '')
      .matchAll(koreanText),
  ])
  const missing = texts.map(([, single, double]) => single ?? double ?? '').filter((text) => !known.has(text))
  expect([...new Set(missing)]).toEqual([])
})

test('S-117 every text of measurement is written in every language, with the same values in it', () => {
  const places = (text = ''): string[] => [...text.matchAll(/\{\w+\}/g)].map(String).sort()
  for (const [korean, { en, zh, es }] of Object.entries(heaTexts))
    for (const text of [en, zh, es]) expect(places(text), korean).toEqual(places(korean))
})
