/** Who took part in a JSA and signed it, and rows of the library that have proved of no use. */
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgPolicy, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core'
import { cd, common, desc, instant, key, keyRef, nm, userKey } from '#platform/server/database/columns.ts'
import { appRole } from '#platform/server/database/scope.ts'

/** Who sees a JSA sees what belongs to it. */
const withJsa = (table: string, column: string) => {
  const visible = sql.raw(`exists (select from jsa p where p.jsa_no = ${table}.${column})`)
  return pgPolicy('scope', { for: 'all', to: appRole, using: visible, withCheck: visible })
}

/** A worker is a person of the vendor's roster, others are accounts; a name alone is a worker of the plant without one. */
export const jsaPart = pgTable(
  'jsa_part',
  {
    jsaPartNo: key(),
    jsaNo: keyRef().notNull(),
    partRoleCd: cd().notNull(),
    personNo: keyRef(),
    userId: userKey(),
    partNm: nm().notNull(),
    langCd: cd().notNull(),
    signJson: jsonb(),
    signDt: instant(),
    /** What was signed: the contents as they were then. */
    signDigest: varchar({ length: 64 }),
    /** Whose device it was. */
    signUserId: userKey(),
    ...common(),
  },
  (t) => [index().on(t.jsaNo, t.jsaPartNo), index().on(t.personNo), withJsa('jsa_part', 'jsa_no')],
)

/** Who has read an analysis out to participants of another language, and signed that he did. */
export const jsaInterpreter = pgTable(
  'jsa_interpreter',
  {
    jsaInterpreterNo: key(),
    jsaNo: keyRef().notNull(),
    langCd: cd().notNull(),
    interpreterNm: nm().notNull(),
    /** What he drew. */
    strokesJson: jsonb().notNull(),
    deviceCd: cd().notNull(),
    /** On whose device. */
    witnessNm: nm().notNull(),
    /** What he read out: the texts as they were then. */
    textVer: varchar({ length: 8 }).notNull(),
    signDt: instant().notNull(),
    ...common(),
  },
  (t) => [index().on(t.jsaNo, t.langCd), withJsa('jsa_interpreter', 'jsa_no')],
)

/** R7: a row, in whatever revision and copy, whose measure an accident has shown to be of no use. */
export const jsaMark = pgTable(
  'jsa_mark',
  {
    jsaNo: keyRef().notNull(),
    rowNo: integer().notNull(),
    markDesc: desc().notNull(),
    ...common(),
  },
  (t) => [primaryKey({ columns: [t.jsaNo, t.rowNo] }), withJsa('jsa_mark', 'jsa_no')],
)
