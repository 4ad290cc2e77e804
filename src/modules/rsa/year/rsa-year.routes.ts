import { answer } from '#platform/server/calls/answer.ts'
import { planProcess } from './rsa-year.calls.ts'
import { planOf } from './rsa-year-plan.ts'

export const rsaYearRoutes = answer(planProcess, ({ places, ...planning }) => planOf(places.processNo, planning))
