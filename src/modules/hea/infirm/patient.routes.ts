/** Who stands at the door: found by number, name, initials or badge; then what the nurse must know about him. */

import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { hasRole } from '#platform/model/access.ts'
import { groupCode, searchWord } from '#platform/model/call-words.ts'
import { isInitials, searchText } from '#platform/model/hangul.ts'
import { logReads, logShown } from '#platform/server/audit/read-log.ts'
import { writeAudit } from '#platform/server/audit/write-audit.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { askerOf, needsDocument } from '#platform/server/documents/rights.ts'
import type { App } from '#platform/server/http/app.ts'
import { forbidden, notFound, Refusal } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import { type Found, found } from './patient.wire.ts'
import { healthTeam, infirmVisit } from './visit.model.ts'
import { historyOf } from './visit-read.ts'
import { historyLine } from './visit-read.wire.ts'

const MOST_FOUND = 8
const MOST_HISTORY = 20
const tags = [infirmVisit.label]

const whom = z.union([
  z.strictObject({ userId: z.string().min(1).max(30) }),
  z.strictObject({ personNo: z.coerce.number().int().min(1) }),
])
type Whom = z.infer<typeof whom>
const allergyRow = z.object({ allergyNo: z.number(), allergenCd: z.string(), reactionDesc: z.string().nullable() })
const card = found.extend({
  /** Where he works: as at his last visit, or the only process of his department. */
  processNo: z.number().nullable(),
  allergies: z.array(allergyRow),
  visits: z.array(historyLine),
  /** Day of the counselling that is planned. */
  counselYmd: z.string().nullable(),
})

export function patientRoutes(app: App, services: Services): void {
  registerSearch(app, services)
  registerCard(app, services)
  registerAllergies(app, services)
}

const PATIENT = '/api/hea/infirm/patient'

function registerSearch(app: App, { db }: Services): void {
  const schema = {
    tags,
    querystring: z.object({ q: searchWord }),
    response: { 200: z.object({ rows: z.array(found) }) },
  }
  app.get(`${PATIENT}s`, { config: needsDocument(infirmVisit), schema }, async (request) => {
    const { person } = askerOf(request, infirmVisit)
    const q = searchText(request.query.q)
    return { rows: q ? await db.query<Found>(person, searchStatement(q, person.plantCd)) : [] }
  })
}

/** A badge holds the number: whoever has exactly this one comes first. */
function searchStatement(q: string, plantCd: string): Sql {
  const name = isInitials(q) ? sql`starts_with(initials, ${q})` : sql`strpos(lower(nm), ${q}) > 0`
  return sql`select "userId", "personNo", nm, "orgNm" from (
      select u.user_id as "userId", null::bigint as "personNo", u.user_nm as nm, u.user_nm_initials as initials,
        (select d.dept_nm from directory_dept d where d.dept_cd = u.dept_cd) as "orgNm", lower(u.user_id) as id
      from sys_user u where u.plant_cd = ${plantCd} and u.user_status_cd = 'ACTIVE' and u.delete_yn = 'N'
      union all
      select null, p.person_no, p.person_nm, p.person_nm_initials,
        (select v.vendor_nm from vendor_info v where v.vendor_cd = p.vendor_cd), 'p' || p.person_no
      from vendor_person p where p.plant_cd = ${plantCd} and p.person_status_cd = 'ACTIVE' and p.delete_yn = 'N'
    ) w where id = ${q} or "personNo"::text = ${q} or starts_with(id, ${q}) or ${name}
    order by case when id = ${q} or "personNo"::text = ${q} then 0 when lower(nm) = ${q} then 1 when starts_with(lower(nm), ${q}) then 2 else 3 end,
      "personNo" is not null, nm, id limit ${MOST_FOUND}`
}

function registerCard(app: App, services: Services): void {
  const schema = { tags, querystring: whom, response: { 200: card } }
  app.get(PATIENT, { config: needsDocument(infirmVisit), schema }, async (request) => {
    const { person } = askerOf(request, infirmVisit)
    const answer = await services.db.read(person, (db) => readCard(db, request.query, person.plantCd))
    await logShown(services, request, infirmVisit, answer.visits, 'LIST')
    await logAllergies(services, request, answer)
    return answer
  })
}

async function readCard(db: Queries, one: Whom, plantCd: string): Promise<z.infer<typeof card>> {
  const isUser = 'userId' in one
  const his = isUser ? sql`user_id = ${one.userId}` : sql`person_no = ${one.personNo}`
  const [[who], allergies, visits, [plan]] = await Promise.all([
    db.query<Found & { processNo: number | null }>(
      isUser ? staffStatement(one.userId, plantCd) : workerStatement(one.personNo, plantCd),
    ),
    db.query<
      z.infer<typeof allergyRow>
    >(sql`select allergy_no as "allergyNo", allergen_cd as "allergenCd", reaction_desc as "reactionDesc"
      from hea_allergy where ${his} and delete_yn = 'N' order by allergy_no`),
    historyOf(db, one, MOST_HISTORY),
    db.query<{ counselYmd: string }>(sql`select counsel_ymd::text as "counselYmd" from hea_counsel
      where user_id = ${isUser ? one.userId : null} and status_cd = 'PLAN' and delete_yn = 'N' order by counsel_ymd limit 1`),
  ])
  if (!who) throw notFound()
  return { ...who, allergies, visits, counselYmd: plan?.counselYmd ?? null }
}

const staffStatement = (userId: string, plantCd: string): Sql => sql`
  select u.user_id as "userId", null::bigint as "personNo", u.user_nm as nm,
    (select d.dept_nm from directory_dept d where d.dept_cd = u.dept_cd) as "orgNm",
    coalesce((select v.process_no from hea_infirm_visit v where v.user_id = u.user_id and v.process_no is not null
        order by v.visit_dt desc limit 1),
      (select min(p.process_no) from process p where p.dept_cd = u.dept_cd and p.use_yn = 'Y' and p.delete_yn = 'N' having count(*) = 1)) as "processNo"
  from sys_user u where u.user_id = ${userId} and u.plant_cd = ${plantCd} and u.delete_yn = 'N'`

const workerStatement = (personNo: number, plantCd: string): Sql => sql`
  select null as "userId", p.person_no as "personNo", p.person_nm as nm,
    (select v.vendor_nm from vendor_info v where v.vendor_cd = p.vendor_cd) as "orgNm",
    (select v.process_no from hea_infirm_visit v where v.person_no = p.person_no and v.process_no is not null
        order by v.visit_dt desc limit 1) as "processNo"
  from vendor_person p where p.person_no = ${personNo} and p.plant_cd = ${plantCd} and p.delete_yn = 'N'`

/** An allergy is as confidential as a visit; it is shown where there was none yet. */
async function logAllergies(
  { db, clock }: Services,
  { person, ip }: FastifyRequest,
  { userId, personNo, allergies }: z.infer<typeof card>,
) {
  await logReads(db, {
    now: clock.now(),
    readUserId: person.userId,
    ip,
    bizCd: 'hea-allergy',
    fieldSetCd: 'LIST',
    read: allergies.map(({ allergyNo }) => ({
      bizNo: allergyNo,
      subjectUserId: userId,
      subjectPersonNo: personNo,
      plantCd: person.plantCd,
    })),
  })
}

const newAllergy = z.strictObject({
  userId: z.string().max(30).nullish(),
  personNo: z.number().int().nullish(),
  allergenCd: groupCode('HEA_ALLERGEN'),
  reactionDesc: z.string().trim().max(200).nullish(),
})
const ALLERGY = '/api/hea/infirm/allergy'

function registerAllergies(app: App, { db, clock }: Services): void {
  const config = needsDocument(infirmVisit, 'write')
  const response = { 204: z.null() }
  app.post(ALLERGY, { config, schema: { tags, body: newAllergy, response } }, async (request, reply) => {
    const person = treatingPerson(request)
    await db.write(person, async (tx) => {
      const { userId = null, personNo = null, allergenCd, reactionDesc = null } = request.body
      await requireKnown(tx, request.body, person.plantCd)
      const [row] = await tx.query<{
        no: number
      }>(sql`insert into hea_allergy (plant_cd, user_id, person_no, allergen_cd, reaction_desc, create_user_id, create_dt)
        values (${person.plantCd}, ${userId}, ${personNo}::bigint, ${allergenCd}, ${reactionDesc}, ${person.userId}, ${clock.now()})
        on conflict do nothing returning allergy_no as no`)
      if (!row) throw refusedAllergy('HEA_ALLERGY_KNOWN', '이미 등록된 알레르기입니다.')
      await auditOf(tx, request, clock.now(), row.no, 'ALLERGY_ADD', { allergenCd: [null, allergenCd] })
    })
    return reply.status(204).send(null)
  })
  app.delete(
    `${ALLERGY}/:no`,
    { config, schema: { tags, params: z.object({ no: z.coerce.number().int().min(1) }), response } },
    async (request, reply) => {
      const person = treatingPerson(request)
      await db.write(person, async (tx) => {
        const [row] = await tx.query<{ code: string }>(
          sql`delete from hea_allergy where allergy_no = ${request.params.no} returning allergen_cd as code`,
        )
        if (!row) throw notFound()
        await auditOf(tx, request, clock.now(), request.params.no, 'ALLERGY_REMOVE', { allergenCd: [row.code, null] })
      })
      return reply.status(204).send(null)
    },
  )
}

function treatingPerson(request: FastifyRequest) {
  const { person, mayWrite } = askerOf(request, infirmVisit)
  if (!mayWrite || !hasRole(person, ...healthTeam)) throw forbidden()
  return person
}

const refusedAllergy = (code: string, message: string) =>
  new Refusal(422, code, message, { problems: [{ field: 'allergenCd', code, message }] })

async function requireKnown(
  tx: Queries,
  { userId, personNo, allergenCd }: z.infer<typeof newAllergy>,
  plantCd: string,
) {
  if (Boolean(userId) === Boolean(personNo)) throw notFound()
  const [known] = await tx.query<{ person: boolean; code: boolean }>(sql`select
    exists (select from sys_user where user_id = ${userId ?? null} and plant_cd = ${plantCd})
      or exists (select from vendor_person where person_no = ${personNo ?? null}::bigint and plant_cd = ${plantCd}) as person,
    exists (select from directory_code where code_grp_cd = 'HEA_ALLERGEN' and code = ${allergenCd} and use_yn = 'Y') as code`)
  if (!known?.person) throw notFound()
  if (!known.code) throw refusedAllergy('NOT_A_CODE', '알레르기를 선택하십시오.')
}

/** Under the visits, whose entries only the team reads. */
const auditOf = (
  tx: Queries,
  { person, ip }: FastifyRequest,
  now: Date,
  no: number,
  actionCd: string,
  diff: Record<string, readonly [unknown, unknown]>,
) =>
  writeAudit(tx, {
    now,
    userId: person.userId,
    ip,
    bizCd: infirmVisit.name,
    bizNo: `allergy-${no}`,
    plantCd: person.plantCd,
    actionCd,
    diff,
  })
