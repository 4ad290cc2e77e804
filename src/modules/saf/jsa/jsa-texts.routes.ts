import { untranslated } from '#modules/common/site-langs.logic.ts'
import { langField, siteLangCds } from '#modules/common/site-langs.model.ts'
import { wordsIn } from '#modules/common/term.logic.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import { listSheet } from '#platform/server/calls/list-sheet.ts'
import { siteTerms } from '../term/site-term.api.ts'
import { type Jsa, jsa } from './jsa.model.ts'
import { jsaOf } from './jsa-revision.ts'
import * as calls from './jsa-texts.calls.ts'
import { koreansOf } from './jsa-texts.logic.ts'
import { jsaTextUpload, textSheetColumns } from './jsa-texts.sheet.ts'
import { keepTexts, mayTranslate } from './jsa-texts.ts'

/** Every text of it, with what it has. */
const textsOf = ({ rows, texts }: Jsa) =>
  koreansOf(rows).map((koDesc) => texts?.find((one) => one.koDesc === koDesc) ?? untranslated(koDesc))

const read = answer(calls.jsaTexts, async ({ record, person, asker, program }) => {
  const analysis = jsaOf(record)
  const terms = await siteTerms(program)
  const rows = textsOf(analysis).map((text) => {
    const term = terms.find(({ koDesc }) => koDesc === text.koDesc)
    const found = siteLangCds.map((lang) => ({
      lang,
      term: term?.[langField(lang)],
      words: wordsIn(terms, lang, text.koDesc),
    }))
    return {
      ...text,
      terms: Object.fromEntries(found.flatMap(({ lang, term: said }) => (said ? [[lang, said]] : []))),
      words: Object.fromEntries(found.flatMap(({ lang, words }) => (words ? [[lang, words]] : []))),
    }
  })
  return { rows, mayTranslate: asker.mayWrite && mayTranslate(analysis, person) }
})

const keep = answer(calls.keepJsaTexts, async ({ record, body, tx, person, now }) => {
  await keepTexts({ tx, person, now, record: jsaOf(record) }, body.texts)
})

const out = answer(calls.jsaTextsOut, async ({ record, request }) =>
  listSheet(request, { area: 'saf', label: jsa.label, columns: textSheetColumns, rows: textsOf(jsaOf(record)) }),
)

export const jsaTextRoutes = routes(read, keep, out, jsaTextUpload)
