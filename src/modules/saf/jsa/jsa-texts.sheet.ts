/** Translations of an analysis as a sheet: all its texts go out, those that were filled in come back. */
import { gathered, type Translation } from '#modules/common/site-langs.logic.ts'
import { langField, siteLangCds, siteLangs } from '#modules/common/site-langs.model.ts'
import type { ListColumn } from '#platform/server/calls/list-sheet.ts'
import { takesSheet } from '#platform/server/sheets/take-sheet.ts'
import { jsaOf } from './jsa-revision.ts'
import { jsaTextSheet } from './jsa-texts.calls.ts'
import { koreansOf } from './jsa-texts.logic.ts'
import { keepTexts } from './jsa-texts.ts'

const WIDTH = 40
/** Those of the form, so that what goes out comes back in. */
export const textSheetColumns: readonly ListColumn<Translation>[] = [
  { text: '한국어', kind: 'text', width: WIDTH, value: ({ koDesc }) => koDesc },
  ...siteLangCds.map(
    (lang): ListColumn<Translation> => ({
      text: siteLangs[lang],
      kind: 'text',
      width: WIDTH,
      value: (row) => row[langField(lang)],
    }),
  ),
]

export const jsaTextUpload = takesSheet(jsaTextSheet, {
  choices: async ({ record }) => ({ koDesc: koreansOf(jsaOf(record).rows) }),
  keyOf: ({ koDesc }) => [koDesc],
  twice: ['JSA_TEXT_TWICE', '{n}행과 같은 글입니다.'],
  checkRow: ({ koDesc }, { record }) =>
    koreansOf(jsaOf(record).rows).includes(koDesc)
      ? undefined
      : {
          field: 'koDesc',
          code: 'JSA_TEXT_UNKNOWN',
          message: '이 JSA에 없는 글입니다: {text}',
          values: { text: koDesc.slice(0, 60) },
        },
  async save(rows, { tx, person, now, record }) {
    // An empty cell, or a language that the sheet does not have, leaves what is there.
    const before = jsaOf(record).texts ?? []
    const texts = rows.flatMap(({ rowNo: _, ...text }) => gathered([text.koDesc], [text], before))
    const updated = texts.length > 0 ? await keepTexts({ tx, person, now, record: jsaOf(record) }, texts) : 0
    return { inserted: 0, updated, unchanged: rows.length - updated }
  },
})
