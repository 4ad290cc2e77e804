import { expect, test } from 'vitest'
import { languages } from '#platform/model/problem.ts'
import { offlineTexts } from './offline/offline.i18n.ts'
import { webTexts } from './web.i18n.ts'

const names = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(String).sort()

test('S-117 every text of the shell is written in every language, with the same values in it', () => {
  for (const [korean, others] of Object.entries({ ...webTexts, ...offlineTexts }))
    for (const language of languages) {
      const text = language === 'kr' ? korean : others[language]
      expect(text, `${korean} in ${language}`).toBeTruthy()
      expect(names(text ?? ''), `${korean} in ${language}`).toEqual(names(korean))
    }
})
