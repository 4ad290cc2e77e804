/** Column shapes that every table shares; a property `userId` is the column `user_id` (casing of the schema). */
import { sql } from 'drizzle-orm'
import { bigint, char, integer, text, timestamp, varchar } from 'drizzle-orm/pg-core'

export const key = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()
export const keyRef = () => bigint({ mode: 'number' })
export const cd = () => varchar({ length: 20 })
export const userKey = () => varchar({ length: 30 })
export const nm = () => varchar({ length: 200 })
export const desc = () => varchar({ length: 4000 })
export const yn = (value: 'Y' | 'N' = 'N') => char({ length: 1 }).notNull().default(value)
export const instant = () => timestamp({ withTimezone: true, mode: 'string' })
export const longText = () => text()

/** The columns of every table of Part 0.1, but for `plantCd`, whose obligation differs. */
export const common = () => ({
  deleteYn: yn(),
  rowVersion: integer().notNull().default(1),
  createUserId: userKey(),
  createDt: instant().notNull().default(sql`now()`),
  updateUserId: userKey(),
  updateDt: instant().notNull().default(sql`now()`),
})

/** A text of the site in the languages of its people besides Korean, where no model declares it. */
export const langColumns = (length: number) => ({
  enDesc: varchar({ length }),
  zhDesc: varchar({ length }),
  esDesc: varchar({ length }),
  viDesc: varchar({ length }),
  thDesc: varchar({ length }),
  uzDesc: varchar({ length }),
})
