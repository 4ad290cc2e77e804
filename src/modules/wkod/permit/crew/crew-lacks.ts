/** What keeps people of a permit from its work, told on its list of them. */
import { answer, routes } from '#platform/server/calls/answer.ts'
import { tellCheck } from '#platform/server/refusal.ts'
import { isFilled } from '../ask/permit-facts.ts'
import { askAll, askedAt, checksOf, namesIn } from '../conditions/condition.ts'
import { taught } from '../conditions/own-people.ts'
import { persons } from '../conditions/people.ts'
import * as calls from '../permit.calls.ts'
import { permit } from '../permit.model.ts'
import { columnsOf } from './party.logic.ts'

const lacks = answer(calls.crewLacks, async ({ record, services, person, now, asker: { language, mayWrite } }) => {
  // What somebody lacks concerns whoever works with permits.
  if (!mayWrite || !isFilled(record)) return { rows: [] }
  return services.db.write(person, async (tx) => {
    const found = await askAll([persons, taught], [record], await askedAt({ db: tx, now, moment: 'join' }))
    const findings = found.flatMap((one) => one.findings)
    const names = await namesIn(tx, findings)
    const rows = findings.flatMap((finding) => {
      const { whom } = finding
      if (!whom) return []
      return checksOf([finding], names).map((check) => ({ ...columnsOf(whom), ...tellCheck(permit, language, check) }))
    })
    return { rows }
  })
})

export const crewLackRoutes = routes(lacks)
