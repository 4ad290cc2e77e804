/** The colours of a permit's people and of those who might join it; of many permits, how many of each. */
import { answer, routes } from '#platform/server/calls/answer.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { shapeOf } from '#platform/server/documents/shape.ts'
import { tellCheck } from '#platform/server/refusal.ts'
import { isFilled } from '../ask/permit-facts.ts'
import { checksOf, namesIn } from '../conditions/condition.ts'
import * as calls from '../permit.calls.ts'
import { type Permit, permit } from '../permit.model.ts'
import { type Ready, readyOf } from './crew-ready.ts'
import { columnsOf, lineOf, ownOf, personsOf, whomOf } from './party.logic.ts'

type Language = Parameters<typeof tellCheck>[1]
async function told(tx: Transaction, ready: readonly Ready[], language: Language): Promise<calls.CrewReady[]> {
  const names = await namesIn(
    tx,
    ready.flatMap(({ findings }) => findings),
  )
  return ready.map(({ whom, colourCd, findings, load }) => ({
    ...columnsOf(whom),
    colourCd,
    checks: findings.flatMap((one) => checksOf([one], names).map((check) => tellCheck(permit, language, check))),
    load: load ?? null,
  }))
}

const ready = answer(calls.crewReady, async ({ record, services, person, now, asker: { language, mayWrite } }) => {
  // What somebody lacks concerns whoever works with permits.
  if (!mayWrite || !isFilled(record)) return { rows: [] }
  const rows = await services.db.write(person, async (tx) => told(tx, await readyOf(tx, [record], now), language))
  return { rows }
})

/** Of those whom whoever writes it may name: a contractor his own people, the site those of the contractor and its own. */
const ofDraft = answer(calls.draftReady, async ({ query, db, services, person, now, asker: { language } }) => {
  const vendorCd = person.vendorCd ?? query.vendorCd ?? null
  const nameable = await db.query<{ personNo: number | null; userId: string | null }>(
    sql`select person_no::int as "personNo", null::text as "userId" from vendor_person where plant_cd = ${person.plantCd}
          and vendor_cd = ${vendorCd} and person_no = any(${query.persons ?? []}::bigint[]) and delete_yn = 'N'
        union all
        select null, user_id from sys_user where ${vendorCd}::text is null and plant_cd = ${person.plantCd} and user_id = any(${query.users ?? []}::text[])`,
  )
  const lines = nameable.flatMap(whomOf).map((whom) => lineOf(whom, 'WORKER'))
  const work = { ...unasked, ...query, ...{ vendorCd, plantCd: person.plantCd, permitCrew: lines } } as Permit
  const rows = await services.db.write(person, async (tx) => told(tx, await readyOf(tx, [work], now, true), language))
  return { rows }
})
/** What a form has not been asked yet is nothing. */
const unasked = { ...Object.fromEntries(Object.keys(permit.fields).map((name) => [name, null])), permitNo: 0 }

/** So many are offered at once; a word of the name finds the others. */
const MOST_CANDIDATES = 30
interface Candidate {
  personNo: number | null
  userId: string | null
  nm: string
}
/** Of a contractor's work its people, else own employees, who alone supervise. */
const candidates = answer(
  calls.crewCandidates,
  async ({ record, query: { q, crewRoleCd }, services, person, program, now, asker: { language } }) => {
    if (!isFilled(record)) return { rows: [] }
    const isOwn = record.vendorCd === null || crewRoleCd === 'SUP'
    const found = await (isOwn ? employees : contractorPeople)(program, record, q)
    const lines = found.flatMap(whomOf).map((whom) => lineOf(whom, crewRoleCd))
    const joined = { ...record, permitCrew: [...(record.permitCrew ?? []), ...lines] }
    const rows = await services.db.write(person, async (tx) =>
      told(tx, await readyOf(tx, [joined], now, true), language),
    )
    return {
      rows: found.flatMap(({ nm, ...who }) =>
        rows
          .filter(({ personNo, userId }) => personNo === who.personNo && userId === who.userId)
          .map((one) => ({ ...one, nm })),
      ),
    }
  },
)

/** Who is not on the list yet, by a word of his name. */
type Finds = (program: Queries, record: Permit, word: string) => Promise<Candidate[]>
const contractorPeople: Finds = (program, record, word) =>
  program.query<Candidate>(
    sql`select person_no::int as "personNo", null::text as "userId", person_nm as nm from vendor_person
      where vendor_cd = ${record.vendorCd} and plant_cd = ${record.plantCd} and person_status_cd = 'ACTIVE' and delete_yn = 'N'
        and person_no <> all(${personsOf(record)}::bigint[]) and position(lower(${word}) in lower(person_nm)) > 0
      order by person_nm, person_no limit ${MOST_CANDIDATES}`,
  )
const employees: Finds = (program, record, word) =>
  program.query<Candidate>(
    sql`select null::int as "personNo", user_id as "userId", user_nm as nm from sys_user
      where plant_cd = ${record.plantCd} and user_status_cd = 'ACTIVE'
        and user_id <> all(${ownOf(record).map(({ userId }) => userId)}::text[]) and position(lower(${word}) in lower(user_nm)) > 0
      order by user_nm, user_id limit ${MOST_CANDIDATES}`,
  )

/** As far as the asker sees them; what nobody needs to know who does not work with permits is not told. */
const colours = answer(
  calls.crewColours,
  async ({ query: { nos }, db, services, person, now, asker: { mayWrite } }) => {
    if (!mayWrite) return { rows: [] }
    const { table, recordAsJson } = shapeOf(permit)
    const works = await db.query<Permit>(
      sql`select ${recordAsJson.columns} from ${table} r where r.permit_no = any(${nos}::bigint[]) and r.delete_yn = 'N' order by permit_no`,
    )
    const ready = await services.db.write(person, (tx) => readyOf(tx, works, now))
    const countOf = (permitNo: number, colourCd: calls.Colour) =>
      ready.filter((one) => one.permitNo === permitNo && one.colourCd === colourCd).length
    return {
      rows: works.map(({ permitNo }) => ({
        permitNo,
        redCnt: countOf(permitNo, 'RED'),
        amberCnt: countOf(permitNo, 'AMBER'),
        greenCnt: countOf(permitNo, 'GREEN'),
      })),
    }
  },
)

export const crewReadyRoutes = routes(ready, ofDraft, candidates, colours)
