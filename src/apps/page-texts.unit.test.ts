/** What the people at work read without an account is written for each of them (0.8): pages behind a link in seven languages. */
import { expect, test } from 'vitest'
import { certificateWords } from '#modules/education/round/cert-words.ts'
import { testWords } from '#modules/education/round/test-words.ts'
import { permitTypes } from '#modules/saf/jsa/jsa-codes.model.ts'
import { vendorDocTypes } from '#modules/vendor/document/vendor-doc.model.ts'
import { ruleNames } from '#modules/vendor/entry/entry-codes.model.ts'
import { qualTypes } from '#modules/vendor/person/person-qual.model.ts'
import { workerWords } from '#modules/vendor/person/worker-words.ts'
import { permitLinkWords } from '#modules/wkod/permit/permit-link-words.ts'
import { tbmTopics } from '#modules/wkod/shift/tbm/tbm.model.ts'
import { linkTexts } from '#platform/web/link/link.i18n.ts'
import { linkWords } from '#platform/web/link/link-words.ts'

const all = [linkWords, certificateWords, testWords, permitLinkWords, ...workerWords]
const placesOf = (text: string): string => [...text.matchAll(/\{\w+\}/g)].map(String).sort().join()

test('every text has the same values in it in each language', () => {
  const wrong = all.flatMap((words) =>
    Object.entries(words).flatMap(([korean, others]) =>
      Object.entries(others)
        .filter(([, text]) => text === '' || /[가-힣]/.test(text) || placesOf(text) !== placesOf(korean))
        .map(([language]) => `${language}: ${korean}`),
    ),
  )
  expect(wrong).toEqual([])
})

test('the frame of the page says nothing that is not written in all of them', () => {
  expect(Object.keys(linkWords).toSorted()).toEqual(Object.keys(linkTexts).toSorted())
})

test('what a worker is told is named in all of them: rules, papers, licences, what a talk is about, kinds of permit', () => {
  const known = new Set(workerWords.flatMap((words) => Object.keys(words)))
  const named = [ruleNames, vendorDocTypes, qualTypes, tbmTopics].flatMap((codes) => Object.values(codes))
  expect(named.filter((one) => !known.has(one))).toEqual([])
  expect(Object.values(permitTypes).filter((one) => !(one in permitLinkWords))).toEqual([])
})
