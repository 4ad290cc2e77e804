/** What permits ask of people who are to work, or are at work: the rules of entry with what each declared when he was let in. */
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { type EligibilityAsked, eligibilityOfEach } from './entry.api.ts'
import type { EntryCheck } from './entry-check.logic.ts'
import { isAccepted } from './entry-rqst-lines.ts'
import { qualsOf } from './gate-decide.ts'
import { type AtGate, peopleAtGate, type Visit } from './gate-find.ts'

interface WorkAsked
  extends Pick<
    EligibilityAsked,
    ('personNos' | 'fromYmd' | 'toYmd' | 'at' | 'specialKindNos') | ('processNos' | 'isAtWork')
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
  asked: WorkAsked,
): Promise<EntryCheck[]> {
  const [found = []] = await eligibilityAtWorks(db, [asked])
  return found
}

/** Of several works, each of its own people. */
export async function eligibilityAtWorks(
  db: Pick<Transaction, 'queryAs' | 'joins'>,
  works: readonly WorkAsked[],
): Promise<EntryCheck[][]> {
  const program = asProgram(db)
  const declared = await declaredIn(program, works)
  const asked = works.flatMap((work) => {
    const { qualTypeCds, exposed } = declared(work)
    return (['Y', 'N'] as const).map((examHazardYn) => ({
      ...work,
      mode: 'permit' as const,
      qualTypeCds,
      examHazardYn,
      personNos: work.personNos.filter((no) => exposed.has(no) === (examHazardYn === 'Y')),
    }))
  })
  const found = await eligibilityOfEach(program, asked)
  return works.map((_, at) => [...(found[at * 2] ?? []), ...(found[at * 2 + 1] ?? [])])
}

interface Declared {
  qualTypeCds: ReadonlyMap<number, readonly string[]>
  exposed: ReadonlySet<number>
}
/** What people declared when they were let in, by the plant and the day that is asked about. */
async function declaredIn(db: Queries, works: readonly WorkAsked[]): Promise<(work: WorkAsked) => Declared> {
  const keyOf = ({ plantCd, fromYmd }: WorkAsked) => `${plantCd} ${fromYmd}`
  const byDay = new Map<string, Declared>()
  for (const [key, alike] of Map.groupBy(works, keyOf)) {
    const [first] = alike
    const personNos = [...new Set(alike.flatMap((work) => work.personNos))]
    if (!first || personNos.length === 0) continue
    const people = await peopleAtGate(db, { plantCd: first.plantCd, ymd: first.fromYmd, personNos })
    const declared = people.flatMap((person) => {
      const visit = visitOf(person)
      return visit ? [{ person, visit }] : []
    })
    const exposed = declared.filter(({ visit }) => visit.examHazardYn === 'Y').map(({ person }) => person.personNo)
    byDay.set(key, {
      qualTypeCds: new Map(declared.flatMap(({ person, visit }) => [...qualsOf(person, visit)])),
      exposed: new Set(exposed),
    })
  }
  return (work) => byDay.get(keyOf(work)) ?? { qualTypeCds: new Map(), exposed: new Set() }
}
