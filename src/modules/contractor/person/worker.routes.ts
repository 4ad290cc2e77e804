/** The code of a worker's own page: for his vendor's managers, and for the education desk. */
import { z } from 'zod'
import { sql } from '#platform/server/database/sql.ts'
import type { App } from '#platform/server/http/app.ts'
import { makeLink, pathsOf } from '#platform/server/links/link.ts'
import { notFound } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import { needs, personUnder } from '#platform/server/sign-in/menu-right.ts'
import { personRoutes, roster } from './person.model.ts'
import { WORKER_LINK } from './worker.link.ts'

/** Its key changes nothing without the name and the phone, so that it may hang on a card. */
const GOOD_MS = 366 * 86_400_000
const params = z.object({ no: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) })

export function workerPageRoutes(app: App, services: Services): void {
  const { db, clock } = services
  app.post(
    `${roster.api}/:no/page`,
    {
      config: needs([personRoutes.staff, personRoutes.vendor], 'access', ['VAD', 'VSM', 'EDU', 'SHM']),
      schema: { tags: [roster.label], params, response: { 200: z.object({ personNm: z.string(), path: z.string() }) } },
    },
    async (request) => {
      const person = personUnder(request, personRoutes[request.person.kind === 'vendor' ? 'vendor' : 'staff'])
      const { no } = request.params
      const [worker] = await db.query<{ personNm: string; plantCd: string; vendorCd: string }>(
        person,
        sql`select person_nm as "personNm", plant_cd as "plantCd", vendor_cd as "vendorCd" from vendor_person
          where person_no = ${no} and person_status_cd = 'ACTIVE' and delete_yn = 'N'`,
      )
      if (!worker || (person.kind === 'vendor' && worker.vendorCd !== person.vendorCd)) throw notFound()
      const known = (await pathsOf(services, WORKER_LINK, [no])).get(no)
      if (known) return { personNm: worker.personNm, path: known }
      const now = clock.now()
      await db.write(person, (tx) =>
        makeLink(tx, {
          purposeCd: WORKER_LINK,
          bizNo: no,
          plantCd: worker.plantCd,
          vendorCd: worker.vendorCd,
          expireDt: new Date(now.getTime() + GOOD_MS),
          createUserId: person.userId,
          now,
        }),
      )
      return { personNm: worker.personNm, path: (await pathsOf(services, WORKER_LINK, [no])).get(no) ?? '' }
    },
  )
}
