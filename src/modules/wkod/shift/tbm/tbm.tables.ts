import { sql } from 'drizzle-orm'
import { index, jsonb, pgPolicy, pgTable, varchar } from 'drizzle-orm/pg-core'
import { cd, common, instant, key, keyRef, nm, userKey } from '#platform/server/database/columns.ts'
import { appRole } from '#platform/server/database/scope.ts'

const visible = sql.raw('exists (select from tbm p where p.tbm_no = tbm_interpreter.tbm_no)')

/** Who has read out a talk to those who read another language, and signed that he did. */
export const tbmInterpreter = pgTable(
  'tbm_interpreter',
  {
    tbmInterpreterNo: key(),
    tbmNo: keyRef().notNull(),
    langCd: cd().notNull(),
    interpreterNm: nm().notNull(),
    /** Of the crew, where he signed as himself by the code on the permit. */
    personNo: keyRef(),
    signWayCd: cd().notNull(),
    /** What he drew. */
    signJson: jsonb(),
    signDt: instant().notNull(),
    /** What he read out: the texts as they were then. */
    textDigest: varchar({ length: 64 }).notNull(),
    /** Which text that was, as those who signed it name it. */
    textVer: varchar({ length: 16 }),
    deviceCd: cd(),
    /** On whose device he drew. */
    signUserId: userKey(),
    witnessNm: nm(),
    ...common(),
  },
  (t) => [
    index().on(t.tbmNo, t.langCd),
    pgPolicy('scope', { for: 'all', to: appRole, using: visible, withCheck: visible }),
  ],
)
