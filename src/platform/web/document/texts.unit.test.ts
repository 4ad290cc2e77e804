import { expect, test } from 'vitest'
import { languages } from '#platform/model/problem.ts'
import { chartTexts } from '#platform/web/chart/chart.i18n.ts'
import { formTexts } from '#platform/web/form/form.i18n.ts'
import { documentTexts } from './document.i18n.ts'

const names = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(String).sort()

test('S-117 every text of forms, record screens and charts is written in every language, with the same values in it', () => {
  for (const [korean, others] of Object.entries({ ...formTexts, ...documentTexts, ...chartTexts }))
    for (const language of languages) {
      const text = language === 'kr' ? korean : others[language]
      expect(text, `${korean} in ${language}`).toBeTruthy()
      expect(names(text ?? ''), `${korean} in ${language}`).toEqual(names(korean))
    }
})
