/** One fault with all that is known of it, and to whom else it happened. */
import { call, menu } from '#platform/model/call.ts'
import { oneOf } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { ERROR_API, errorLog, sides } from './error-log.model.ts'

const nullable = z.string().nullable()
const time = { logNo: z.string(), errorDt: z.string(), userId: nullable, userNm: nullable, url: nullable }

export const oneError = call.get(`${ERROR_API}/{logNo}`, {
  right: menu(errorLog.right),
  tag: errorLog.label,
  places: { logNo: z.string().regex(/^[\w-]{1,40}$/) },
  program: 'A fault is the site’s, whomever it met.',
  answer: z.object({
    ...time,
    sideCd: oneOf(sides),
    methodCd: nullable,
    errorCd: nullable,
    messageDesc: z.string(),
    stackDesc: nullable,
    sameCnt: z.number(),
    same: z.array(z.object(time)),
  }),
})
