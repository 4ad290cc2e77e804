/** Who reads out to others what has no translation in their language, and signs that he did: in words that calls carry. */
import { groupCode, rowsOf } from '#platform/model/call-words.ts'
import { keptProof } from '#platform/model/proof-words.ts'
import { z } from '#schema'

const stroke = z.array(z.number().int().min(0).max(1000)).max(2000)
/** On the device of whoever records it, with his own name and hand. */
export const interpreted = z.strictObject({
  langCd: groupCode('LANG').regex(/^(?!kr$)/),
  interpreterNm: z
    .string()
    .trim()
    .regex(/^[^\p{C}]{2,100}$/u),
  strokes: z.array(stroke).min(1).max(200),
})
export type Interpreted = z.infer<typeof interpreted>

const interpreter = z.object({
  langCd: z.string(),
  interpreterNm: z.string(),
  signDt: z.string(),
  /** What he read out is what stands there now. */
  isCurrent: z.boolean(),
  strokes: z.array(z.array(z.number())).nullable(),
  /** In which he read it out stands before it. */
  how: keptProof,
})
export type Interpreter = z.infer<typeof interpreter>
/** With the languages in which somebody still has to read it out. */
export const interpreters = rowsOf(interpreter).extend({ toRead: z.array(z.string()) })
