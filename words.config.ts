/** A file of words for each language, made of the dictionaries: a browser loads the one that its reader reads. */
import type { Plugin } from 'vite'
import { runnerImport } from 'vite'
import type { AreaTexts, Words } from './src/platform/model/i18n.ts'
import type { Language } from './src/platform/model/problem.ts'

const WORDS = /^\0?virtual:words\/(en|zh|es)$/
const SOURCE = '/src/apps/web-words.ts'

/** `virtual:words/en`: what the web says in English, by area. */
export function words(): Plugin {
  return {
    name: 'words',
    resolveId: (id) => (WORDS.test(id) ? `\0${id}` : undefined),
    async load(id) {
      const [, language] = WORDS.exec(id) ?? []
      if (!language) return undefined
      const { module, dependencies } = await runnerImport<{ webWords: AreaTexts }>(SOURCE, { logLevel: 'error' })
      for (const file of dependencies) this.addWatchFile(file)
      const said = JSON.stringify(wordsIn(module.webWords, language as Exclude<Language, 'kr'>))
      // Read as JSON, which is quicker than to compile it.
      return `export default JSON.parse(${JSON.stringify(said)})`
    },
  }
}

function wordsIn(texts: AreaTexts, language: Exclude<Language, 'kr'>): Words {
  return Object.fromEntries(
    Object.entries(texts).map(([area, dictionaries]) => [
      area,
      Object.fromEntries(
        dictionaries.flatMap(Object.entries<AreaTextsRow>).map(([korean, others]) => [korean, others[language]]),
      ),
    ]),
  )
}
type AreaTextsRow = Readonly<Record<Exclude<Language, 'kr'>, string>>
