import { sql } from '#platform/server/database/sql.ts'
import { type MasterContext, masterWith } from '#platform/server/masters/rules.ts'
import { wordsOfGroup } from './concepts.logic.ts'
import { seenWordMaster } from './seen-word.master.ts'

export const seenWordRules = masterWith(seenWordMaster, { refuseSave: [refuseTwoMeanings] })

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A word means one thing: in two groups nobody could say which. */
async function refuseTwoMeanings({ record, db }: MasterContext) {
  const mine = new Set(wordsOfGroup({ wordNm: textOf(record.wordNm), sameNms: textOf(record.sameNms) }))
  const others = await db.query<{ wordNm: string; sameNms: string | null }>(
    sql`select word_nm as "wordNm", same_nms as "sameNms" from seen_word
      where delete_yn = 'N' and seen_word_no is distinct from ${record.seenWordNo ?? null}::bigint`,
  )
  for (const other of others) {
    const word = wordsOfGroup(other).find((one) => mine.has(one))
    if (word === undefined) continue
    const values = { word, group: other.wordNm }
    return { field: 'sameNms', code: 'SEEN_WORD_TWICE', message: '{word}: 이미 ‘{group}’에 있습니다.', values }
  }
  return undefined
}
