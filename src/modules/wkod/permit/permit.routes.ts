/** What a permit does beside its actions: paper, materials, the end of work. */
import { z } from 'zod'
import type { Language } from '#platform/model/problem.ts'
import { wordedFor } from '#platform/model/sentences.ts'
import { answer, type Routes, routes } from '#platform/server/calls/answer.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { controlRoomTel } from '#platform/server/directory/site.ts'
import { askerOf, needsDocument } from '#platform/server/documents/rights.ts'
import type { RuledDocument } from '#platform/server/documents/rules.ts'
import { DocumentStore } from '#platform/server/documents/store.ts'
import type { App } from '#platform/server/http/app.ts'
import { linksOf } from '#platform/server/links/link.ts'
import { notFound } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import { aloneRoutes } from './alone/alone.routes.ts'
import { listOf } from './ask/guard-parts.logic.ts'
import { assessedRoutes } from './assessed/assessed.routes.ts'
import { awayRoutes } from './away/away.routes.ts'
import { crewRoutes } from './crew/crew.routes.ts'
import { crewReadyRoutes } from './crew/crew-ready.routes.ts'
import { fatigueRoutes } from './fatigue/fatigue.routes.ts'
import { PERMIT_LINK } from './link/permit-links.ts'
import { paperTexts } from './paper/paper-texts.ts'
import { type Paper as PrintedPaper, papersOf, takePrint } from './paper/prints.ts'
import { noted } from './permit.api.ts'
import * as calls from './permit.calls.ts'
import { type Permit, permit } from './permit.model.ts'
import { permitAsks } from './permit.ports.ts'
import { startRoutes } from './request/permit-starts.ts'

/** The name that other programs know the end of work by. */
function registerFinish(app: App, services: Services, document: RuledDocument): void {
  const store = new DocumentStore(services, document)
  const params = z.object({ permitNo: z.coerce.number().int().min(1), rowVersion: z.coerce.number().int().min(1) })
  const schema = { tags: [permit.label], params, response: { 200: z.object({ permitNo: z.number() }) } }
  app.post(
    '/api/saf/wkod/wkodmaster/complete/:permitNo/:rowVersion',
    { config: needsDocument(permit, 'write'), schema },
    async (request) => {
      const { permitNo, rowVersion } = request.params
      await store.act(askerOf(request, permit), permitNo, 'finish', { rowVersion, finishedYn: 'Y' })
      return { permitNo }
    },
  )
}

const paper = answer(calls.permitPaper, async ({ record, program, services, request: { language } }) => {
  const [links, names, controlTel, risks, papers, signs] = await Promise.all([
    linksOf(services, PERMIT_LINK, record.permitNo),
    namesIn(program, record),
    controlRoomTel(program, record.plantCd),
    topRisks(program, record.jsaNo),
    papersOf(program, [record]),
    talkSigns(program, record.permitNo),
  ])
  const last = papers.get(record.permitNo)
  const printed = last ? printedIn(last, language, services.clock.now()) : null
  const texts = await paperTexts(program, record, risks)
  return { path: links[0]?.path ?? null, names, controlTel, risks, ...texts, printed, signs }
})

/** What nobody has noticed yet has changed by now. */
const printedIn = (
  { versionNo, printDt, printUserNm, oldDt, changes }: PrintedPaper,
  language: Language,
  now: Date,
) => ({
  ...{ versionNo, printDt, printUserNm },
  oldDt: changes.length === 0 ? null : (oldDt ?? now.toISOString()),
  changes: changes.map((one) => wordedFor('wkod', language, one)),
})

/** The row is held from the first of the two on. */
const print = answer(calls.countPrint, async ({ record: { permitNo, statusCd }, tx, ...moment }) => {
  const record = await noted(tx, permitNo, [statusCd], 'print', moment, (one) => ({
    printCnt: (one.printCnt ?? 0) + 1,
  }))
  if (!record) throw notFound()
  const versionNo = await takePrint(tx, record, { userId: moment.person.userId, now: moment.now })
  return { printCnt: record.printCnt ?? 0, versionNo }
})

const materials = answer(calls.permitMaterials, async ({ record: { plantCd, vendorCd, msdsNo }, db }) => {
  if (vendorCd === null) return { rows: [] }
  const asked = { plantCd, vendorCd, docNos: [...listOf(msdsNo)], withOthers: true }
  const [rows = []] = await permitAsks.materials(db, [asked])
  return { rows: [...rows] }
})

async function namesIn(db: Queries, record: Permit): Promise<Record<string, string>> {
  const people = [...(record.permitCrew ?? []), ...(record.cseEntryLog ?? [])].flatMap(({ personNo }) => personNo ?? [])
  const userIds = [...(record.permitCrew ?? []), ...(record.cseEntryLog ?? [])].flatMap(({ userId }) => userId ?? [])
  const rows = await db.query<{ no: string; nm: string }>(
    sql`select person_no::text as no, person_nm as nm from vendor_person where person_no = any(${[...new Set(people)]}::bigint[])
      union all select user_id, user_nm from directory_person where user_id = any(${userIds}::text[])`,
  )
  return Object.fromEntries(rows.map(({ no, nm }) => [no, nm]))
}

/** Of each of the crew the last one, from the talks themselves: paper and talk say the same. */
const talkSigns = (db: Queries, permitNo: number) =>
  db.query<calls.Paper['signs'][number]>(
    sql`select distinct on (s.person_no, s.user_id) s.person_no::float8 as "personNo", s.user_id as "userId", s.sign_dt as "signDt",
        s.sign_way_cd as "signWayCd"
      from tbm_signs s join tbm t on t.tbm_no = s.tbm_no and t.delete_yn = 'N' where t.permit_no = ${permitNo}
      order by s.person_no, s.user_id, s.sign_dt desc`,
  )

const TOP_RISKS = 5
const topRisks = (db: Queries, jsaNo: number | null) =>
  db.query<calls.TopRisk>(
    sql`select step_nm as "stepNm", hazard_desc as "hazardDesc", coalesce(add_measure_desc, cur_measure_desc) as "measureDesc",
        risk_before_val as risk from jsa_rows where jsa_no = ${jsaNo ?? 0} order by risk_before_val desc nulls last, seq_no limit ${TOP_RISKS}`,
  )

export const permitRoutes = (document: RuledDocument): Routes =>
  routes(
    startRoutes(document),
    awayRoutes(document),
    paper,
    print,
    materials,
    crewRoutes,
    crewReadyRoutes,
    fatigueRoutes,
    aloneRoutes,
    assessedRoutes,
    (app, services) => registerFinish(app, services, document),
  )
