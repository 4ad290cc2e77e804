/** In absence not only approvals move to the deputy but tasks as well (R4): for all kinds, and never on to his own deputy. */
import type { FastifyRequest } from 'fastify'
import type { Absent, Person } from '#platform/model/access.ts'
import type { AnyDocument } from '#platform/model/document.ts'
import type { Queries } from '../database/database.ts'
import { sql } from '../database/sql.ts'
import { askerOf } from '../documents/rights.ts'
import type { Asker } from '../documents/store.ts'
import type { Services } from '../services.ts'

/** @param db reads as the program: an absence is seen by whom it concerns */
export async function standingIn<P extends Person>(db: Queries, person: P, now: Date): Promise<P> {
  const standsInFor = await db.query<Absent>(sql`
    select p.user_id as "userId", p.user_nm as "userNm",
      array(select distinct m.auth_grp_cd::text from directory_member m where m.user_id = p.user_id) as roles
    from appr_absence a join directory_person p on p.user_id = a.user_id
    where a.deputy_user_id = ${person.userId} and a.scope_cd = 'ALL' and a.delete_yn = 'N'
      and ${now}::timestamptz between a.start_dt and a.end_dt order by a.absence_no`)
  return standsInFor.length === 0 ? person : { ...person, standsInFor }
}

/** Who asks, with those in whose place he may do what waits for them. */
export async function standingInAsker(
  { db, clock }: Services,
  request: FastifyRequest,
  model: AnyDocument,
): Promise<Asker> {
  const asker = askerOf(request, model)
  if (asker.person.kind === 'vendor') return asker
  return { ...asker, person: await db.read('SYSTEM', (queries) => standingIn(queries, asker.person, clock.now())) }
}
