import { answer, routes } from '#platform/server/calls/answer.ts'
import { ghsTable } from './ghs.calls.ts'
import { ghsTableOn } from './ghs-rows.ts'

export const ghsRoutes = routes(answer(ghsTable, ({ db, today }) => ghsTableOn(db, today)))
