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
import { entryQuestions } from './course/questions/entry-questions.ts'
import { educationTexts } from './education.i18n.ts'

const others = ['en', 'zh', 'es'] as const
const notShown = /\.(seed|demo|test|e2e|i18n)\.tsx?$|questions\//
const koreanText = /'([^'\n]*[가-힣][^'\n]*)'|"([^"\n]*[가-힣][^"\n]*)"/g
const comment = /\/\*[\s\S]*?\*\/|\/\/.*/g

const textsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').replaceAll(comment, '').matchAll(koreanText)].map(
    ([, single, double]) => single ?? double ?? '',
  )
const names = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(String).sort()
/** Samples of messages, the words of a text message, and the Korean sheet of a test. */
const notTranslated =
  /^(김민수, 이영호|\[지킴\].*|제출|답하지 않은 문항|산업안전보건법 시행규칙 .*|잔여 기한 .*|특별교육 \d+호 .*)$/

test('S-117 every text of education is written in every language, with the same values in it', () => {
  for (const [korean, translations] of Object.entries(educationTexts))
    for (const language of others)
      expect(names(translations[language] ?? ''), `${korean} in ${language}`).toEqual(names(korean))
})

test('S-117 no text of education stays Korean for who reads another language', () => {
  const areas = [educationTexts, safTexts, imprTexts, baseinfoTexts, manageTexts, platformTexts]
  const ofServer = new Set(areas.flatMap((texts) => Object.keys(texts)))
  const ofScreens = new Set([
    ...ofServer,
    ...Object.keys(webTexts),
    ...Object.keys(documentTexts),
    ...Object.keys(formTexts),
    ...Object.keys(tableTexts),
  ])
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  const shown = files.filter((file) => /\.tsx?$/.test(file) && !notShown.test(file))
  const missing = shown.flatMap((file) => {
    const known = file.endsWith('.tsx') ? ofScreens : ofServer
    return textsOf(join(import.meta.dirname, file)).filter((text) => !known.has(text) && !notTranslated.test(text))
  })
  expect([...new Set(missing)]).toEqual([])
})

test('the bank of entry education has 40 questions in each of four languages, no two alike, one answer right', () => {
  const all = entryQuestions()
  for (const langCd of ['kr', ...others]) {
    const bank = all.filter((one) => one.langCd === langCd)
    expect(new Set(bank.map(({ questionDesc }) => questionDesc)).size, langCd).toBe(40)
    for (const { choices, questionDesc } of bank) expect(new Set(choices).size, questionDesc).toBe(4)
  }
  const answers = all.filter(({ langCd }) => langCd === 'kr').map(({ answerNo }) => answerNo)
  expect(new Set(answers).size).toBe(4)
})
