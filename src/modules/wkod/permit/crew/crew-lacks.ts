/** What keeps people of a permit from its work, told on its list of them; and what education desks confirm of own ones. */
import type { CrewNeed } from '#modules/education/fix/fix.ports.ts'
import { dayOf } from '#platform/model/calendar.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { shapeOf } from '#platform/server/documents/shape.ts'
import { tellCheck } from '#platform/server/refusal.ts'
import { isFilled } from '../ask/permit-facts.ts'
import { askAll, askedAt, checksOf, namesIn } from '../conditions/condition.ts'
import { taught, taughtOf } from '../conditions/own-people.ts'
import { persons } from '../conditions/people.ts'
import { livePermitStates } from '../fields/permit-codes.model.ts'
import * as calls from '../permit.calls.ts'
import { type Permit, permit } from '../permit.model.ts'
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

/** Of all works that are not over, what each asks of its own employees: the education desk makes of it what is missing. */
export async function crewNeeds(tx: Transaction, now: Date): Promise<CrewNeed[]> {
  const { table, recordAsJson } = shapeOf(permit)
  const works = await asProgram(tx).query<Permit>(
    sql`select ${recordAsJson.columns} from ${table} r where r.vendor_cd is null and r.delete_yn = 'N'
      and r.status_cd = any(${[...livePermitStates]}::text[]) and r.work_to_dt > ${now} order by permit_no`,
  )
  return works.flatMap((work) =>
    taughtOf(work, dayOf(now)).map(({ userId, specialKindNo, licenceCd, ymd: startYmd }) => ({
      ...{ plantCd: work.plantCd, processNo: work.processNo, userId, specialKindNo, licenceCd, startYmd },
    })),
  )
}
