/** The texts of an analysis in the languages of those who do the work: read, kept, out and in as a sheet. */

import { translation } from '#modules/common/site-langs.calls.ts'
import { textColumns } from '#modules/common/site-langs.model.ts'
import { call, read, write } from '#platform/model/call.ts'
import { rowsOf } from '#platform/model/call-words.ts'
import { defineSheet } from '#platform/model/sheet.ts'
import { z } from '#schema'
import { jsa } from './jsa.model.ts'

const TEXTS = `${jsa.api}/{no}/texts` as const
const seen = { right: read(jsa), through: jsa, tag: jsa.label }

const text = translation.extend({
  /** What the term list has for the whole text, by language. */
  terms: z.record(z.string(), z.string()),
  /** Words of the list that stand in it, by language; no translation. */
  words: z.record(z.string(), z.string()),
})
export type JsaText = z.infer<typeof text>

export const jsaTexts = call.get(TEXTS, { ...seen, answer: rowsOf(text).extend({ mayTranslate: z.boolean() }) })
export const jsaTextsOut = call.get(`${TEXTS}/excel`, { ...seen, answer: 'sheet' })
export const keepJsaTexts = call.put(TEXTS, {
  right: write(jsa),
  through: jsa,
  tag: jsa.label,
  body: z.strictObject({ texts: z.array(translation.strict()).min(1).max(2000) }),
})

export const jsaTextSheet = defineSheet({
  area: 'saf',
  label: 'JSA 번역',
  api: TEXTS,
  right: write(jsa),
  through: jsa,
  columns: textColumns,
})
