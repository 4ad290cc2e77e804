import { call, write } from '#platform/model/call.ts'
import { z } from '#schema'
import { rsa } from '../assess/rsa.model.ts'
import { rsaYears } from './rsa-year.model.ts'

/** The plan of a process where an assessment is owed, with what goes without saying filled in. */
export const planProcess = call.post('/api/rsa/plan/processes/{processNo}/plan', {
  right: write(rsa),
  tag: rsaYears.label,
  makes: true,
  answer: z.object({ rsaNo: z.number() }),
})
