/** The code by which whoever saw an accident says what he saw, without an account. */
import { call, write } from '#platform/model/call.ts'
import { z } from '#schema'
import { accident } from '../accident.model.ts'

const writing = { right: write(accident), tag: accident.label, through: accident }
const code = z.object({ linkNo: z.number(), path: z.string(), untilYmd: z.string() })
export type WitnessCode = z.infer<typeof code>

/** The code that is good now; another one only where there is none. */
export const askWitnesses = call.post(`${accident.api}/{no}/witness-code`, { ...writing, answer: code })
/** Whoever still has it says nothing more by it. */
export const endWitnessCode = call.post(`${accident.api}/{no}/witness-code/{link}/end`, writing)
