/** New permits out of old ones: a copy for the next day, what there is to begin with, and names for what is done again and again. */
import { mayCreate } from '#platform/model/access.ts'
import { addDays } from '#platform/model/calendar.ts'
import { answer, type Routes, routes } from '#platform/server/calls/answer.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { RuledDocument } from '#platform/server/documents/rules.ts'
import { DocumentStore } from '#platform/server/documents/store.ts'
import { forbidden, wrongState } from '#platform/server/refusal.ts'
import { noted } from '../permit.api.ts'
import * as calls from '../permit.calls.ts'
import { permit } from '../permit.model.ts'
import { permitAsks } from '../permit.ports.ts'
import { copied } from './permit-copy.ts'
import { planOfDay } from './permit-usual.ts'

const copy = (document: RuledDocument) =>
  answer(calls.copyPermit, async ({ record, tx, asker, program, services, today }) => {
    const wkodDt = addDays(today, 1)
    // Of whoever copies: an own department does not work under the plan of a contractor whose work it does itself.
    const wkodPlanNo = await planOfDay(program, asker.person, wkodDt, record.wkodPlanNo)
    const store = new DocumentStore(services, document)
    const permitNo = await store.createWithin(tx, asker, { ...copied(record, wkodDt), wkodPlanNo })
    await program.query(
      sql`update wkod_master set copy_from_permit_no = ${record.permitNo} where permit_no = ${permitNo}`,
    )
    await permitAsks.samePlaces(program, record.permitNo, permitNo)
    return { permitNo }
  })

const MOST_STARTS = 8
/** So many of the latest are looked through for different works. */
const LATEST = 60
/** A contractor's people begin from what their contractor did, own employees from what they asked for or led. */
const starts = answer(calls.permitStarts, async ({ db, person: { vendorCd, userId } }) => {
  const mine = vendorCd === null ? sql`r.create_user_id = ${userId}` : sql`r.vendor_cd = ${vendorCd}`
  const rows = await db.query<calls.PermitStart>(sql`
    with named as (select permit_no from wkod_master r where ${mine} and template_nm is not null and delete_yn = 'N'),
      latest as (select permit_no from wkod_master r where ${mine} and permit_doc_no is not null and delete_yn = 'N'
        order by permit_no desc limit ${LATEST}),
      told as (select r.*, row_number() over (partition by r.template_nm, r.wkod_title, r.place_desc, r.permit_base_cd,
          r.permit_sub_cds order by r.permit_no desc) as turn
        from wkod_master r where r.permit_no in (select permit_no from named union select permit_no from latest))
    select permit_no as "permitNo", wkod_title as "wkodTitle", place_desc as "placeDesc", permit_base_cd as "permitBaseCd",
      permit_sub_cds as "permitSubCds", template_nm as "templateNm", wkod_dt::text as "wkodDt",
      (select count(*)::int from wkod_master_permit_crew c where c.permit_no = told.permit_no) as "crewCnt"
    from told where turn = 1 order by template_nm is null, permit_no desc limit ${MOST_STARTS}`)
  return { rows }
})

const name = answer(calls.nameTemplate, async ({ record, body: { templateNm }, tx, asker, ...moment }) => {
  const isOwn = record.vendorCd === asker.person.vendorCd
  if (!asker.mayWrite || !isOwn || !mayCreate(permit, asker.person)) throw forbidden()
  const { permitNo, statusCd } = record
  const done = await noted(tx, permitNo, [statusCd], 'template', moment, () => ({ templateNm }))
  if (!done) throw wrongState(permit.lifecycle.states[statusCd].label)
  return { permitNo }
})

export const startRoutes = (document: RuledDocument): Routes => routes(copy(document), starts, name)
