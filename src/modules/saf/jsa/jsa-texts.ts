/** Translations of an analysis: they come with the rows that are copied, and go with the text that is edited. */
import { gathered, type Translation } from '#modules/common/site-langs.logic.ts'
import { type Decided, editableFields, type Person } from '#platform/model/access.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { ActionContext } from '#platform/server/documents/rules.ts'
import { forbidden, Refusal } from '#platform/server/refusal.ts'
import { type Jsa, jsa } from './jsa.model.ts'
import { textsOfJsas } from './jsa-texts.api.ts'
import { koreansOf } from './jsa-texts.logic.ts'

/** Those of the texts as they stand now, else those of where a row was copied from. */
export async function bringTexts({ record, db }: ActionContext<typeof jsa>) {
  const rows = record.rows ?? []
  const origins = [...new Set(rows.flatMap(({ originJsaNo }) => originJsaNo ?? []))]
  const ofOrigins = await textsOfJsas(asProgram(db), origins)
  return { texts: gathered(koreansOf(rows), record.texts ?? [], ofOrigins) }
}

/** Who writes the rows now; in the library in force, of which everybody copies, safety. */
export function mayTranslate(record: Jsa, person: Person): boolean {
  const isOpenLibrary = record.jsaSrcCd === 'LIB' && record.statusCd === 'FIX'
  if (isOpenLibrary) return person.roles.some((role) => role === 'SHM' || role === 'SHD')
  return editableFields(jsa, person, { ...record } as Decided).includes('rows')
}

interface Translating {
  tx: Transaction
  person: Person
  now: Date
  record: Jsa
}
/**
 * Keeps translations beside the texts of an analysis; what is said in Korean stays as it was signed.
 *
 * @returns how many texts were changed
 * @throws Refusal 403, 422 for a text that does not stand in it
 */
export async function keepTexts(
  { tx, person, now, record }: Translating,
  given: readonly Translation[],
): Promise<number> {
  if (!mayTranslate(record, person)) throw forbidden()
  let changed = 0
  await tx.program(jsa, { by: person, now }).note(record.jsaNo, 'TEXTS', (one) => {
    const koreans = koreansOf(one.rows)
    const strange = given.find(({ koDesc }) => !koreans.includes(koDesc))
    if (strange) throw unknownText(strange.koDesc)
    const before = one.texts ?? []
    const named = new Set(given.map(({ koDesc }) => koDesc))
    const others = before.filter(({ koDesc }) => !named.has(koDesc))
    const texts = gathered(koreans, given, others)
    const old = new Map(before.map((text) => [text.koDesc, JSON.stringify(inOrder(text))]))
    const next = new Map(texts.map((text) => [text.koDesc, JSON.stringify(inOrder(text))]))
    changed = [...named].filter((koDesc) => old.get(koDesc) !== next.get(koDesc)).length
    return changed > 0 ? { texts } : undefined
  })
  return changed
}

const inOrder = ({ enDesc, zhDesc, esDesc, viDesc, thDesc, uzDesc }: Translation) => [
  enDesc,
  zhDesc,
  esDesc,
  viDesc,
  thDesc,
  uzDesc,
]

const unknownText = (text: string) =>
  new Refusal(422, 'JSA_TEXT_UNKNOWN', '이 JSA에 없는 글입니다: {text}', { values: { text: text.slice(0, 60) } })
