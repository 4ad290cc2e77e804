/** S-117: what people read is there in every language, whichever part of the product says it. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Translations } from '#platform/model/i18n.ts'
import { languages } from '#platform/model/problem.ts'
import { texts } from './web-texts.ts'

const SRC = join(import.meta.dirname, '..')
const all = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))

async function dictionariesIn(folder: string): Promise<Translations[]> {
  const files = all.filter((file) => file.startsWith(folder) && file.endsWith('.i18n.ts'))
  const found = await Promise.all(files.map((file) => import(join(SRC, file)) as Promise<Record<string, unknown>>))
  return found.flatMap(Object.values).filter((one): one is Translations => typeof one === 'object' && one !== null)
}

const ofServer = [...texts, ...(await dictionariesIn('platform/model/')), ...(await dictionariesIn('platform/server/'))]
const everywhere = [...ofServer, ...(await dictionariesIn('platform/'))]
const placesOf = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(String).sort()

test('S-117 every text is written in every language, with the same values in it', () => {
  const wrong = everywhere.flatMap((dictionary) =>
    Object.entries(dictionary).flatMap(([korean, others]) =>
      languages
        .filter((language) => language !== 'kr')
        .filter(
          (language) => placesOf(others[language] ?? '?{}').join() !== placesOf(korean).join() || !others[language],
        )
        .map((language) => `${language}: ${korean}`),
    ),
  )
  expect(wrong.join('\n')).toBe('')
})

/** Said by the server alone. */
const serverSays = /\.(rules|refusals|guards|routes|jobs|write|upload|events|portlet|check)\.ts$/

/** What stays as somebody wrote it: samples, demo rows, questions of a test; and names that an administrator gives. */
const notShown =
  /\.(seed|situations|scenes|pictures|findings|contents|wording|demo|demo-texts|form|fixture|steps|test|e2e|i18n|module|add|import)\.tsx?$|files\.model\.ts$|\/(questions|koss\.model\.ts)/
/** Articles of the law keep their name; a message to a phone is in the words of who runs the site; a code is a code. */
const asItIs = /^(산업안전보건법|시행규칙)|^\[지킴\]|^[가-힣]$|^김민수/
const koreanText = /'([^'\n]*[가-힣][^'\n]*)'/g
const notRead = /\/\*[\s\S]*?\*\/|\/\/.*|\b(law|example): '[^']*'|"[^"\n]*"/g

describe.each([...new Set(all.flatMap((file) => /^modules\/(\w+)\//.exec(file)?.[1] ?? []))])('%s', (area) => {
  test('S-117 no text stays Korean for who reads another language', () => {
    const [known, onScreen] = [ofServer, everywhere].map((some) => new Set(some.flatMap(Object.keys)))
    const missing = all
      .filter((file) => file.startsWith(`modules/${area}/`) && !notShown.test(file) && area !== 'sample')
      .flatMap((file) =>
        [...readFileSync(join(SRC, file), 'utf8').replaceAll(notRead, '').matchAll(koreanText)]
          .map(([, text = '']) => text)
          .filter((text) => !asItIs.test(text) && !(serverSays.test(file) ? known : onScreen)?.has(text))
          .map((text) => `${file}: ${text}`),
      )
    expect([...new Set(missing)].join('\n')).toBe('')
  })
})
