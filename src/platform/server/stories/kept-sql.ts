/** Sentences of ours in rows that set-based SQL inserts, as `keptText` writes them. */
import type { Kept } from '#platform/model/sentences.ts'

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`

/** @param values what stands in its places: SQL of a value, of a word (`wordInSql`) or of a sentence */
export function sentenceInSql(
  { msgCd = null, message }: Pick<Kept, 'msgCd' | 'message'>,
  values: Readonly<Record<string, string>>,
): string {
  const places = Object.entries(values).map(([place, value]) => `${quoted(place)}, ${value}`)
  const code = msgCd === null ? 'null' : quoted(msgCd)
  return `jsonb_build_object('msgCd', ${code}, 'message', ${quoted(message)}, 'values', jsonb_build_object(${places.join(', ')}))`
}
/** As a column of text holds it. */
export const keptInSql = (...sentence: Parameters<typeof sentenceInSql>): string =>
  `${sentenceInSql(...sentence)}::text`

/**
 * A word that `keptWords` has declared.
 *
 * @param code SQL of its code
 * @param label SQL of its Korean
 */
export const wordInSql = (prefix: string, code: string, label: string): string =>
  `jsonb_build_object('msgCd', ${quoted(`${prefix}_`)} || ${code}, 'message', ${label})`
