/** What permits ask of people who are to work, or are at work: the rules of entry with what each declared when he was let in. */
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { type EligibilityAsked, eligibility } from './entry.api.ts'
import type { EntryCheck } from './entry-check.logic.ts'
import { isAccepted } from './entry-rqst-lines.ts'
import { qualsOf } from './gate-decide.ts'
import { type AtGate, peopleAtGate, type Visit } from './gate-find.ts'

interface WorkAsked
  extends Pick<
    EligibilityAsked,
    'personNos' | 'fromYmd' | 'toYmd' | 'at' | 'startAt' | 'specialKindNos' | 'processNos' | 'isHardWork'
  > {
  plantCd: string
}

/** The request by which he came in, or else by which he would be let in that day. */
const visitOf = ({ visits, inside }: AtGate): Visit | undefined =>
  visits.find(({ entryRqstNo }) => entryRqstNo === inside?.entryRqstNo) ??
  visits.find((visit) => visit.statusCd !== 'SUSP' && isAccepted(visit))

/**
 * Every rule for every person: his role and machine ask for licences (E08), the harmful agents of his work for an examination
 * before it (E10).
 *
 * @law 산업안전보건법 제130조제2항·제140조제1항
 */
export async function eligibilityAtWork(
  db: Pick<Transaction, 'queryAs' | 'joins'>,
  { plantCd, ...asked }: WorkAsked,
): Promise<EntryCheck[]> {
  const { personNos, fromYmd } = asked
  if (personNos.length === 0) return []
  const people = await peopleAtGate(asProgram(db), { plantCd, ymd: fromYmd, personNos })
  const declared = people.flatMap((person) => {
    const visit = visitOf(person)
    return visit ? [{ person, visit }] : []
  })
  const qualTypeCds = new Map(declared.flatMap(({ person, visit }) => [...qualsOf(person, visit)]))
  const exposed = new Set(
    declared.filter(({ visit }) => visit.examHazardYn === 'Y').map(({ person }) => person.personNo),
  )
  const of = (examHazardYn: 'Y' | 'N') =>
    eligibility(db, {
      ...asked,
      mode: 'permit',
      qualTypeCds,
      examHazardYn,
      personNos: personNos.filter((no) => exposed.has(no) === (examHazardYn === 'Y')),
    })
  return [...(await of('Y')), ...(await of('N'))]
}
