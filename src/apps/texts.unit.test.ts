/** S-117: what people read is there in every language, in the words of the area that says it. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { areas } from '#modules/areas.model.ts'
import { roleTranslations } from '#modules/roles.model.ts'
import { type Translations, withoutSense } from '#platform/model/i18n.ts'
import { languages } from '#platform/model/problem.ts'
import { approvals } from './approvals.ts'
import { jobs } from './server.ts'
import { texts } from './texts.ts'
import { webWords } from './web-words.ts'

const SRC = join(import.meta.dirname, '..')
const all = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
const foreign = languages.filter((language) => language !== 'kr')

interface Said {
  file: string
  korean: string
  words: Readonly<Record<string, string>>
}
async function saidIn(file: string): Promise<Said[]> {
  const found = (await import(join(SRC, file))) as Readonly<Record<string, unknown>>
  return Object.values(found)
    .filter((one): one is Translations => typeof one === 'object' && one !== null && !Array.isArray(one))
    .flatMap((dictionary) => Object.entries(dictionary).map(([korean, words]) => ({ file, korean, words })))
}
const said = (await Promise.all(all.filter((file) => file.endsWith('.i18n.ts')).map(saidIn))).flat()
said.push(...Object.entries(roleTranslations).map(([korean, words]) => ({ file: 'modules/roles', korean, words })))

/** Whose words a file holds: those of its area, those of all areas, those of the platform. */
const scopeOf = (file: string): string =>
  /^modules\/(\w+)\//.exec(file)?.[1] ??
  (file.startsWith('modules/') ? 'common' : file.startsWith('apps/') ? 'guide' : 'platform')
const placesOf = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(String).sort()
const isForApp = ({ words }: Said) => Object.keys(words).join() === 'en,zh,es'

test('S-117 every text is written in every language, with the same values in it', () => {
  const wrong = said
    .filter(isForApp)
    .flatMap(({ korean, words }) =>
      foreign
        .filter((language) => placesOf(words[language] ?? '?{}').join() !== placesOf(korean).join() || !words[language])
        .map((language) => `${language}: ${korean}`),
    )
  expect(wrong.join('\n')).toBe('')
})

test('one text has one wording in a scope; a homonym carries its sense', () => {
  const wordings = Map.groupBy(
    said,
    ({ file, korean, words }) => `${scopeOf(file)} ${Object.keys(words).join()}: ${korean}`,
  )
  const several = [...wordings].filter(([, found]) => new Set(found.map(({ words }) => JSON.stringify(words))).size > 1)
  const told = several.map(
    ([text, found]) =>
      `${text}\n${found.map(({ file, words }) => `  ${file}: ${Object.values(words).join(' · ')}`).join('\n')}`,
  )
  expect(told.join('\n')).toBe('')
})

test('every dictionary of an area is given to the app, every one of the web to the browser', () => {
  const given = (scope: string, korean: string) =>
    (scope === 'platform' ? webWords : texts)[scope as 'common']?.some((one) => korean in one)
  const forgotten = said
    .filter(
      (one) =>
        isForApp(one) && !/^(platform\/(server|model|web\/link)|apps)\//.test(one.file) && !/poster/.test(one.file),
    )
    .filter(({ file, korean }) => !given(scopeOf(file), korean))
  expect(forgotten.map(({ file, korean }) => `${file}: ${korean}`).join('\n')).toBe('')
})

test('a document, a master and a read list know the area in whose folder they stand', () => {
  const wrong = all
    .filter((file) => file.startsWith('modules/'))
    .flatMap((file) =>
      [
        ...readFileSync(join(SRC, file), 'utf8').matchAll(
          /\b(?:define(?:Document|Master)\(|= report\('[^']+', )\{\s*(.*)/g,
        ),
      ]
        .filter(([, first = '']) => first !== `area: '${scopeOf(file)}',`)
        .map(([, first]) => `${file}: ${first}`),
    )
  expect(wrong.join('\n')).toBe('')
})

test('what the clock does, and what is approved, is called in the words of its area', () => {
  const isKnown = ({ label, area = 'platform' }: { label: string; area?: string | undefined }) =>
    said.some(
      (one) => isForApp(one) && one.korean === label && [area, 'common', 'platform'].includes(scopeOf(one.file)),
    )
  const named = [...jobs, ...approvals.map(({ label, model }) => ({ label, area: model.area }))]
  expect(named.filter((one) => !isKnown(one)).map(({ label, area }) => `${area}: ${label}`)).toEqual([])
})

/** Said by the server alone. */
const serverSays = /[.-](rules|refusals|guards|routes|jobs|write|upload|messages|portlet|check)\.ts$/

/** What stays as somebody wrote it: samples, demo rows, questions of a test; and names that an administrator gives. */
const notShown =
  /[.-](seed|situations|scenes|pictures|findings|contents|wording|demo|demo-texts|form|fixture|steps|test|e2e|i18n|module|add|import)\.tsx?$|files\.model\.ts$|\/(questions|koss\.model\.ts)/
/** Articles of the law keep their name; a message to a phone is in the words of who runs the site; a code is a code. */
const asItIs = /^(산업안전보건법|시행규칙)|^\[지킴\]|^[가-힣]$|^김민수/
const notRead = /\/\*[\s\S]*?\*\/|\/\/.*|\b(law|example): '[^']*'/g
/** A string, an attribute, and strings in double quotes, which are no texts of ours: each is taken whole. */
const quoted = /'([^'\n]*)'|="([^"\n]*)"|"[^"\n]*"/g

/** What the code of an area says: literals of TypeScript and attributes of JSX. */
const textsOf = (file: string): string[] =>
  [...readFileSync(join(SRC, file), 'utf8').replaceAll(notRead, '').matchAll(quoted)]
    .map(([, literal, attribute]) => literal ?? attribute ?? '')
    .filter((text) => /[가-힣]/.test(text) && !asItIs.test(text))

const knownTo = (scopes: readonly string[], files = /./): Set<string> =>
  new Set(
    said
      .filter((one) => isForApp(one) && scopes.includes(scopeOf(one.file)) && files.test(one.file))
      .map(({ korean }) => korean),
  )

describe.each(areas.filter((area) => area !== 'sample'))('%s', (area) => {
  test('S-117 no text stays Korean for who reads another language', () => {
    const onScreen = knownTo([area, 'common', 'platform'])
    const known = knownTo([area, 'common', 'platform'], /^(modules|platform\/(model|server))\//)
    const missing = all
      .filter((file) => file.startsWith(`modules/${area}/`) && !notShown.test(file))
      .flatMap((file) =>
        textsOf(file)
          .filter((text) => !(serverSays.test(file) ? known : onScreen).has(text))
          .map((text) => `${file}: ${text}`),
      )
    expect([...new Set(missing)].join('\n')).toBe('')
  })
})

test('a sense is written where there is more than one', () => {
  const senses = said.filter(({ korean }) => korean !== withoutSense(korean))
  const used = new Set(all.filter((file) => !/\.(i18n|test)\.tsx?$/.test(file)).flatMap(textsOf))
  expect(senses.filter(({ korean }) => !used.has(korean)).map(({ korean }) => korean)).toEqual([])
})
