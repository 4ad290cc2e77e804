/** What an accident asks of work: that it is classed before whoever was hurt goes on, and that its scene stays as it is. */
import type { SiteMark } from '#platform/model/drawn.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { partyOf, type Whom, whomOf } from '../crew/party.logic.ts'
import type { Permit } from '../permit.model.ts'
import { permitAsks } from '../permit.ports.ts'
import type { Condition } from './condition.ts'

/**
 * Until an accident is classed, work that it names, or of whose people it hurt somebody, neither begins nor goes on; who has
 * left the work since is one of them.
 *
 * @law 산업안전보건법 제51조, 제54조제1항
 */
export const accident: Condition = {
  name: 'accident',
  asked: 'sjxuw',
  stop: 'ACC',
  find: (works, { db }) => permitAsks.accidents(asProgram(db), works.map(crewed)),
}

/** Who is, or was, on a work. */
export function crewed(work: Permit) {
  const everybody: readonly Whom[] = [
    ...partyOf(work).map(({ whom }) => whom),
    ...(work.permitCrew ?? []).flatMap(whomOf),
  ]
  return {
    permitNo: work.permitNo,
    personNos: everybody.flatMap((whom) => ('personNo' in whom ? [whom.personNo] : [])),
    userIds: everybody.flatMap((whom) => ('userId' in whom ? [whom.userId] : [])),
  }
}

/**
 * Inside the scene of an accident that is kept nobody works, until the head of safety has released it.
 *
 * @law 산업안전보건법 제54조제1항, 제56조제5항
 */
export const scene: Condition = {
  name: 'scene',
  asked: 'qsjxuw',
  stop: 'ACC',
  async find(works, { db, now }) {
    const program = asProgram(db)
    const marks = await marksOf(program, works)
    const placed = works.map(({ permitNo, plantCd, processNo, placeDesc }) => ({
      ...{ permitNo, plantCd, processNo, placeDesc },
      marks: marks.get(permitNo) ?? [],
    }))
    return permitAsks.scenes(program, placed, now)
  },
}

async function marksOf(program: Queries, works: readonly Permit[]): Promise<ReadonlyMap<number, SiteMark[]>> {
  const rows = await program.query<SiteMark & { permitNo: number }>(
    sql`select permit_no::int as "permitNo", map_no::int as "mapNo", location_x as "locationX", location_y as "locationY"
      from permit_mark where permit_no = any(${works.map(({ permitNo }) => permitNo)}::bigint[]) and delete_yn = 'N'`,
  )
  const byPermit = Map.groupBy(rows, ({ permitNo }) => permitNo)
  return new Map([...byPermit].map(([no, own]) => [no, own.map(({ permitNo: _, ...mark }) => mark)]))
}
