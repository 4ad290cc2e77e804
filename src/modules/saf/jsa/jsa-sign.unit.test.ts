import { expect, test } from 'vitest'
import { jsaAccidents, signLanguageCds } from './jsa-codes.model.ts'
import { signAccidents, signTexts } from './jsa-sign.i18n.ts'

test('every word of the signing sheet is there in each of the seven languages, and is not the Korean one', () => {
  expect(Object.keys(signAccidents).toSorted()).toEqual(Object.keys(jsaAccidents).toSorted())
  for (const [name, said] of [...Object.entries(signTexts), ...Object.entries(signAccidents)])
    for (const language of signLanguageCds) {
      expect(said[language]?.trim(), `${name} ${language}`).toBeTruthy()
      expect(/[가-힣]/.test(said[language]), `${name} ${language}`).toBe(language === 'ko')
    }
})
