/** Words that the schemas of most contracts are made of. */
import { z } from '#schema'
import { isWrittenDay, isWrittenInstant } from './calendar.ts'
import { MAX_LIMIT } from './query.ts'

export const yesNo = z.enum(['Y', 'N'])
export const nullableText = z.string().nullable()
/** One of the codes that stand as keys of an object. */
export const oneOf = <T extends object>(codes: T) => z.enum(Object.keys(codes) as `${keyof T & (string | number)}`[])
/**
 * A code of a group of the directory. That it is one is asked before the call is answered, whichever call it is: what is
 * declared so never comes as far as a table.
 */
export const groupCode = (codeGrp: string) => z.string().min(1).max(20).meta({ codeGrp })
/** What somebody typed to find something; control characters are no part of any name. */
export const searchWord = z
  .string()
  .max(100)
  .regex(/^[^\p{Cc}]*$/u)
  .default('')
export const rowsOf = <R extends z.ZodType>(row: R) => z.object({ rows: z.array(row) })
const page = z.object({ total: z.number(), page: z.number(), limit: z.number() })
/** What a page of a list says besides its rows. */
export type Page = z.infer<typeof page>
export const pageOf = <R extends z.ZodType>(row: R) => page.extend({ rows: z.array(row) })
/** A number and the address of the list whose total it is. */
export const counted = z.object({ count: z.number(), href: z.string() })
export type Counted = z.infer<typeof counted>
/** What a page of a list is asked by. */
export const paging = (most = MAX_LIMIT, deepest = 10_000) => ({
  page: z.coerce.number().int().min(1).max(deepest).default(1),
  limit: z.coerce.number().int().min(1).max(most).default(20),
})
/** The same of a log, which is long. */
export const pageQuery = z.object(paging(MAX_LIMIT, 1_000_000))

/** The version of a record as whoever writes it saw it. */
export const seenVersion = z.number().int().min(1).max(2_147_483_647)

/** A condition that may be missing. */
export const asked = (max: number) => z.string().trim().max(max).optional()
/** A calendar day, and an instant with its offset, as tables hold them: years that people write. */
export const writtenDay = z.iso.date().refine(isWrittenDay)
export const writtenInstant = z.iso.datetime({ offset: true }).refine(isWrittenInstant)
export const askedDay = writtenDay.optional()

/** A rule that was looked at, as a person is told it. */
export const toldCheck = z.object({
  ruleCd: z.string(),
  resultCd: z.enum(['OK', 'WARN', 'BLOCK']),
  message: z.string(),
  law: z.string().optional(),
  evidenceDesc: z.string().optional(),
  lifterCds: z.array(z.string()).optional(),
  field: z.string().optional(),
})
