/**
 * 응급열람: a physician of another plant reads what is confidential about one person for an hour, because it cannot wait.
 * The database gives him the rows as long as the access lasts; whoever answers for that person's health hears at once.
 */
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type AnyDocument, snakeCase } from '#platform/model/document.ts'
import { translate } from '#platform/model/i18n.ts'
import { logReads } from '#platform/server/audit/read-log.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { raw, type Sql, sql } from '#platform/server/database/sql.ts'
import { searchWord } from '#platform/server/directory/wire.ts'
import { rightOf } from '#platform/server/documents/rights.ts'
import { shapeOf } from '#platform/server/documents/shape.ts'
import type { App } from '#platform/server/http/app.ts'
import { pageOf, pageQuery } from '#platform/server/http/paging.ts'
import { messageOf, notifyThrough } from '#platform/server/notifications/notify.ts'
import { notFound, ruleRefused } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import { needs, personUnder } from '#platform/server/sign-in/menu-right.ts'
import type { SignedInPerson } from '#platform/server/sign-in/person.ts'
import { type Access, access, record } from './emergency.wire.ts'
import { privacyMessages } from './privacy.messages.ts'

const ROUTE = '/hea/privacy/emergency'
const tags = ['응급열람']
const ACCESS_MS = 3_600_000
const MIN_REASON = 10
const MOST_RECORDS = 100

const body = z.strictObject({
  subjectUserId: z.string().min(1).max(30),
  reasonDesc: z
    .string()
    .trim()
    .max(1000)
    .refine((text) => text.isWellFormed() && !text.includes('\0')),
})
const nullable = z.string().nullable()
const knownAllergy = z.object({ allergyNo: z.number(), allergenCd: z.string(), reactionDesc: nullable })

export function emergencyRoutes(app: App, services: Services): void {
  registerList(app, services)
  registerOpening(app, services)
  registerRecords(app, services)
  registerPeople(app, services)
}

const MOST_PEOPLE = 20

/** People of other plants by name or id: the directory of a plant ends at the plant. */
function registerPeople(app: App, { db }: Services): void {
  const querystring = z.strictObject({ q: searchWord })
  const one = z.object({ userId: z.string(), userNm: nullable, orgNm: nullable, plantNm: nullable })
  app.get(
    '/api/hea/privacy/emergency-people',
    {
      config: needs(ROUTE, 'write', ['DOC']),
      schema: { tags, querystring, response: { 200: z.object({ rows: z.array(one) }) } },
    },
    async (request) => {
      const { plantCd } = personUnder(request, ROUTE)
      const { q } = request.query
      if (q.trim() === '') return { rows: [] }
      const rows = await db.query<z.infer<typeof one>>(
        'SYSTEM',
        sql`select d.user_id as "userId", d.user_nm as "userNm", d.org_nm as "orgNm", p.plant_nm as "plantNm"
          from directory_person d join plant p using (plant_cd) where d.kind = 'staff' and d.status_cd = 'ACTIVE'
            and d.plant_cd <> ${plantCd} and (starts_with(d.user_nm, ${q.trim()}) or d.user_id = ${q.trim()})
          order by d.user_nm, d.user_id limit ${MOST_PEOPLE}`,
      )
      return { rows }
    },
  )
}

const columns = (now: Date): Sql => sql`e.emergency_read_no as "emergencyReadNo", e.user_id as "userId",
  u.user_nm as "userNm", e.subject_user_id as "subjectUserId", s.user_nm as "subjectUserNm", s.org_nm as "subjectOrgNm",
  e.reason_desc as "reasonDesc", e.start_dt as "startDt", e.end_dt as "endDt",
  case when e.end_dt > ${now}::timestamptz then 'Y' else 'N' end as "openYn"`
const named = raw(`left join directory_person u on u.user_id = e.user_id
  left join directory_person s on s.user_id = e.subject_user_id`)

/** His own; those about people of his plant for who answers for them; all for who sees all plants. */
function registerList(app: App, { db, clock }: Services): void {
  app.get(
    '/api/hea/privacy/emergencys',
    { config: needs(ROUTE), schema: { tags, querystring: pageQuery, response: { 200: pageOf(access) } } },
    async (request) => {
      const person = personUnder(request, ROUTE)
      const { page, limit } = request.query
      const watches = person.roles.includes('HLM')
      const which =
        person.scopeCd === 'ALL'
          ? sql`true`
          : sql`(e.user_id = ${person.userId} or ${watches}::boolean and e.plant_cd = ${person.plantCd})`
      const [[count], rows] = await db.read('SYSTEM', (queries) =>
        Promise.all([
          queries.query<{ total: number }>(sql`select count(*)::int as total from sys_emergency_read e where ${which}`),
          queries.query<Access>(sql`select ${columns(clock.now())} from sys_emergency_read e ${named}
            where ${which} order by e.emergency_read_no desc limit ${limit} offset ${(page - 1) * limit}`),
        ]),
      )
      return { total: count?.total ?? 0, page, limit, rows }
    },
  )
}

function registerOpening(app: App, { db, clock }: Services): void {
  app.post(
    '/api/hea/privacy/emergency',
    { config: needs(ROUTE, 'write', ['DOC']), schema: { tags, body, response: { 200: access } } },
    async (request) => {
      const person = personUnder(request, ROUTE, 'write')
      const { subjectUserId, reasonDesc } = request.body
      return db.write(person, async (tx) => {
        const subject = await subjectOf(tx, person, subjectUserId, reasonDesc)
        const now = clock.now()
        const endDt = new Date(now.getTime() + ACCESS_MS)
        const [made] = await tx.query<{ emergencyReadNo: number }>(sql`
          insert into sys_emergency_read (user_id, subject_user_id, plant_cd, reason_desc, start_dt, end_dt)
          values (${person.userId}, ${subjectUserId}, ${subject.plantCd}, ${reasonDesc}, ${now}, ${endDt})
          returning emergency_read_no as "emergencyReadNo"`)
        if (!made) throw notFound()
        const said = { doctor: person.userNm, person: subject.userNm, reason: reasonDesc }
        const message = messageOf(privacyMessages.HEA_EMERGENCY, made, said)
        await notifyThrough(tx, now).role('HLM', subject.plantCd, message)
        const [opened] = await tx.query<Access>(
          sql`select ${columns(now)} from sys_emergency_read e ${named} where e.emergency_read_no = ${made.emergencyReadNo}`,
        )
        if (!opened) throw notFound()
        return opened
      })
    },
  )
}

/** @throws Refusal where it is not for another plant, or the reason says too little */
async function subjectOf(db: Queries, person: SignedInPerson, subjectUserId: string, reasonDesc: string) {
  if ([...reasonDesc].length < MIN_REASON)
    throw ruleRefused([
      { field: 'reasonDesc', code: 'HEA_EMERGENCY_REASON', message: '응급열람 사유를 10자 이상 입력하십시오.' },
    ])
  const [subject] = await db.query<{ plantCd: string; userNm: string }>(
    sql`select plant_cd as "plantCd", user_nm as "userNm" from directory_person
      where user_id = ${subjectUserId} and kind = 'staff'`,
  )
  if (!subject)
    throw ruleRefused([{ field: 'subjectUserId', code: 'HEA_EMERGENCY_WHO', message: '대상자를 선택하십시오.' }])
  if (subject.plantCd === person.plantCd)
    throw ruleRefused([
      {
        field: 'subjectUserId',
        code: 'HEA_EMERGENCY_OWN',
        message: '우리 사업장 사람입니다. 응급열람 없이 볼 수 있습니다.',
      },
    ])
  return subject
}

/**
 * What there is about the person: what he must not be given, said at once, and every kind of record that the physician's
 * menus open; each is then opened on its own page.
 */
function registerRecords(app: App, services: Services): void {
  const { db, clock, models } = services
  const params = z.object({ no: z.coerce.number().int().positive() })
  app.get(
    '/api/hea/privacy/emergency/:no/records',
    {
      config: needs(ROUTE),
      schema: {
        tags,
        params,
        response: { 200: z.object({ allergies: z.array(knownAllergy), rows: z.array(record) }) },
      },
    },
    async (request) => {
      const person = personUnder(request, ROUTE)
      const [open] = await db.query<{ subjectUserId: string; plantCd: string; reasonDesc: string }>(
        person,
        sql`select subject_user_id as "subjectUserId", plant_cd as "plantCd", reason_desc as "reasonDesc" from sys_emergency_read
          where emergency_read_no = ${request.params.no} and user_id = ${person.userId} and end_dt > ${clock.now()}::timestamptz`,
      )
      if (!open) throw notFound()
      const kinds = models.filter((model) => model.access.confidential?.subject && rightOf(person, model).access)
      const [allergies, ...found] = await db.read(person, (queries) =>
        Promise.all([
          queries.query<z.infer<typeof knownAllergy>>(sql`
            select allergy_no as "allergyNo", allergen_cd as "allergenCd", reaction_desc as "reactionDesc" from hea_allergy
            where user_id = ${open.subjectUserId} and delete_yn = 'N' order by allergy_no`),
          ...kinds.map((model) => recordsOf(queries, model, open.subjectUserId, request)),
        ]),
      )
      const { subjectUserId, plantCd, reasonDesc } = open
      const log = (bizCd: string, numbers: readonly number[]) =>
        logReads(db, {
          now: clock.now(),
          readUserId: person.userId,
          ip: request.ip,
          bizCd,
          fieldSetCd: 'LIST',
          purposeCd: 'EMERGENCY',
          reasonDesc,
          read: numbers.map((bizNo) => ({ bizNo, subjectUserId, plantCd })),
        })
      await log(
        'hea-allergy',
        allergies.map(({ allergyNo }) => allergyNo),
      )
      for (const [index, rows] of found.entries())
        await log(
          kinds[index]?.name ?? '',
          rows.map(({ bizNo }) => bizNo),
        )
      return { allergies, rows: found.flat().sort((a, b) => b.createDt.localeCompare(a.createDt)) }
    },
  )
}

async function recordsOf(db: Queries, model: AnyDocument, subjectUserId: string, { language }: FastifyRequest) {
  const { key, table } = shapeOf(model)
  const subject = raw(snakeCase(model.access.confidential?.subject ?? ''))
  const rows = await db.query<{ bizNo: number; title: string | null; statusCd: string; createDt: string }>(sql`
    select ${key} as "bizNo", ${raw(snakeCase(model.docNo))} as title, status_cd as "statusCd", create_dt as "createDt"
    from ${table} where ${subject} = ${subjectUserId} and delete_yn = 'N' order by ${key} desc limit ${MOST_RECORDS}`)
  return rows.map(({ statusCd, ...row }) => ({
    ...row,
    bizCd: model.name,
    bizNm: translate('hea', language, model.label),
    statusNm: translate('hea', language, model.lifecycle.states[statusCd]?.label ?? statusCd),
    url: `${model.route.staff}/${row.bizNo}`,
  }))
}
