/**
 * 응급열람: a physician of another plant reads what is confidential about one person for an hour, because it cannot wait.
 * The database gives him the rows as long as the access lasts; whoever answers for that person's health hears at once.
 */
import type { AnswerOf } from '#platform/model/call.ts'
import { type AnyDocument, snakeCase } from '#platform/model/document.ts'
import { translate } from '#platform/model/i18n.ts'
import type { Language } from '#platform/model/problem.ts'
import { logReads } from '#platform/server/audit/read-log.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { raw, sql } from '#platform/server/database/sql.ts'
import { rightOf } from '#platform/server/documents/rights.ts'
import { shapeOf } from '#platform/server/documents/shape.ts'
import { messageOf } from '#platform/server/notifications/notify.ts'
import { notFound, ruleRefused } from '#platform/server/refusal.ts'
import type { SignedInPerson } from '#platform/server/sign-in/person.ts'
import { emergencyPeople, emergencyRecords, type KnownAllergy, openEmergency } from './emergency.calls.ts'
import { privacyMessages } from './privacy.messages.ts'

const ACCESS_MS = 3_600_000
const MIN_REASON = 10
const MOST_RECORDS = 100
const MOST_PEOPLE = 20

const people = answer(emergencyPeople, async ({ person, program, query }) => {
  const q = query.q.trim()
  if (q === '') return { rows: [] }
  const rows = await program.query<AnswerOf<typeof emergencyPeople>['rows'][number]>(sql`
    select d.user_id as "userId", d.user_nm as "userNm", d.org_nm as "orgNm", p.plant_nm as "plantNm"
    from directory_person d join plant p using (plant_cd) where d.kind = 'staff' and d.status_cd = 'ACTIVE'
      and d.plant_cd <> ${person.plantCd} and (starts_with(d.user_nm, ${q}) or d.user_id = ${q})
    order by d.user_nm, d.user_id limit ${MOST_PEOPLE}`)
  return { rows }
})

const open = answer(openEmergency, async ({ person, body, tx, notify, now }) => {
  const { subjectUserId, reasonDesc } = body
  const subject = await subjectOf(tx, person, subjectUserId, reasonDesc)
  const endDt = new Date(now.getTime() + ACCESS_MS)
  const [made] = await tx.query<{ emergencyReadNo: number }>(sql`
    insert into sys_emergency_read (user_id, subject_user_id, plant_cd, reason_desc, start_dt, end_dt)
    values (${person.userId}, ${subjectUserId}, ${subject.plantCd}, ${reasonDesc}, ${now}, ${endDt})
    returning emergency_read_no as "emergencyReadNo"`)
  if (!made) throw notFound()
  const said = { doctor: person.userNm, person: subject.userNm, reason: reasonDesc }
  await notify.role('HLM', subject.plantCd, messageOf(privacyMessages.HEA_EMERGENCY, made, said))
  const [opened] = await tx.query<AnswerOf<typeof openEmergency>>(sql`
    select e.emergency_read_no as "emergencyReadNo", e.user_id as "userId", u.user_nm as "userNm",
      e.subject_user_id as "subjectUserId", s.user_nm as "subjectUserNm", s.org_nm as "subjectOrgNm",
      e.reason_desc as "reasonDesc", e.start_dt as "startDt", e.end_dt as "endDt", 'Y' as "openYn"
    from sys_emergency_read e left join directory_person u on u.user_id = e.user_id
      left join directory_person s on s.user_id = e.subject_user_id where e.emergency_read_no = ${made.emergencyReadNo}`)
  if (!opened) throw notFound()
  return opened
})

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
const records = answer(emergencyRecords, async ({ places, person, db, now, ip, request, services }) => {
  const [open] = await db.query<{ subjectUserId: string; plantCd: string; reasonDesc: string }>(sql`
    select subject_user_id as "subjectUserId", plant_cd as "plantCd", reason_desc as "reasonDesc" from sys_emergency_read
    where emergency_read_no = ${places.no} and user_id = ${person.userId} and end_dt > ${now}::timestamptz`)
  if (!open) throw notFound()
  const { subjectUserId, plantCd, reasonDesc } = open
  const kinds = services.models.filter((model) => model.access.confidential?.subject && rightOf(person, model).access)
  const [allergies, ...found] = await Promise.all([
    db.query<KnownAllergy>(sql`
      select allergy_no as "allergyNo", allergen_cd as "allergenCd", reaction_desc as "reactionDesc" from hea_allergy
      where user_id = ${subjectUserId} and delete_yn = 'N' order by allergy_no`),
    ...kinds.map((model) => recordsOf(db, model, subjectUserId, request.language)),
  ])
  const log = (bizCd: string, numbers: readonly number[]) =>
    logReads(services.db, {
      now,
      readUserId: person.userId,
      ip,
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
})

async function recordsOf(db: Queries, model: AnyDocument, subjectUserId: string, language: Language) {
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

export const emergencyRoutes = routes(people, open, records)
