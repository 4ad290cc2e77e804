/** Finding words in the searched texts of a document: by an index of grams, or by reading the texts. */
import { type AnyDocument, snakeCase } from '#platform/model/document.ts'
import { searchText } from '#platform/model/hangul.ts'
import { and, name, raw, type Sql, sql } from '../database/sql.ts'
import { column, type Shape } from './shape.ts'
import { gramTableNameOf } from './table.ts'

/** The first words of a search; more would only narrow what is already narrow. */
const MAX_WORDS = 5
export const wordsOf = (q: string | undefined): string[] =>
  searchText(q ?? '')
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS)

/** Part of a display number: letters, a hyphen, digits. */
const isDocNo = (word: string): boolean => /^[a-z]{2,5}-[\d-]*$/.test(word)

export const likePattern = (value: string): string => `%${searchText(value).replace(/[\\%_]/g, '\\$&')}%`

/** Whether the word can be looked up in the grams. */
export const isIndexed = (model: AnyDocument, word: string): boolean =>
  model.list.search.length > 0 && !isDocNo(word) && [...word].length > 1

/** The word stands in the text, or begins the display number, of a row `t`: seen by reading it. */
export function contains({ model }: Shape, word: string): Sql {
  if (isDocNo(word)) return sql`t.${column(model.docNo)} like ${`${word.toUpperCase()}%`}`
  if (model.list.search.length === 0) return sql`false`
  const texts = model.list.search.map((field) => `t."${snakeCase(field)}"`).join(', ')
  return sql`lower(concat_ws(E'\\n', ${raw(texts)})) like ${likePattern(word)}`
}

/**
 * The word stands in the text of a row `t` that was submitted: its first and its last two characters are looked up,
 * and what lies between them is read. A condition each, not joined by `or` with others, so that the rarest may lead.
 *
 * @param codes plants or vendor to look under; all when undefined
 */
export function foundByGrams(shape: Shape, word: string, codes: readonly string[] | undefined): Sql {
  const chars = [...word]
  const pairs = new Set([gramOf(chars[0], chars[1]), gramOf(chars.at(-2), chars.at(-1))])
  const looked = [...pairs].map((gram) => sql`t.${shape.key} in (${keysWith(shape, gram, codes)})`)
  return and(chars.length === 2 ? looked : [...looked, contains(shape, word)])
}

function keysWith(shape: Shape, gram: number, codes: readonly string[] | undefined): Sql {
  const keys = sql`select g.${shape.key} from ${name(gramTableNameOf(shape.model))} g where g.gram = ${gram}`
  if (!codes) return keys
  // A single one as an equality: the planner then knows that no key comes twice, and may walk the index in its order.
  const [only] = codes
  return codes.length === 1
    ? sql`${keys} and g.scope_cd = ${only}`
    : sql`${keys} and g.scope_cd = any(${codes}::text[])`
}

/** Two characters as one signed 32-bit number, as `jikim_grams` of the database makes it. */
export const gramOf = (first = '', second = ''): number =>
  ((first.codePointAt(0) ?? 0) << 16) | (second.codePointAt(0) ?? 0)
