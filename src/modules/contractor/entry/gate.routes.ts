/** The gate over HTTP: one scan, what was scanned, and the list that a device keeps for when the network is gone. */
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { dayOf } from '#platform/model/calendar.ts'
import type { Language } from '#platform/model/problem.ts'
import { type Kept, wordedFor } from '#platform/model/sentences.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { rowsOf } from '#platform/server/directory/wire.ts'
import type { App } from '#platform/server/http/app.ts'
import { Refusal } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import { needs } from '#platform/server/sign-in/menu-right.ts'
import { zonesIn } from './entry-codes.model.ts'
import { keyHashesOf } from './entry-pass-keys.ts'
import { GATE_API, GATE_MENU } from './gate.model.ts'
import { keptPerson, scanRow } from './gate.wire.ts'
import type { GateCondition } from './gate-conditions.logic.ts'
import { decide } from './gate-decide.ts'
import { peopleAtGate } from './gate-find.ts'
import { scan } from './gate-scan.ts'
import { shownFields, shownIn } from './gate-shown.ts'

const tags = ['게이트']
/** As long as a device may be without a network and still be believed. */
const OFFLINE_HOURS = 72
const HOUR_MS = 3_600_000
const LATEST = 30

const scanBody = z.strictObject({
  scanKey: z.string().regex(/^[\w-]{8,64}$/),
  ...shownFields,
  gateCd: z.string().max(20),
  directionCd: z.enum(['IN', 'OUT']).optional(),
  scanDt: z.iso.datetime({ offset: true }).optional(),
  offlineYn: z.enum(['Y', 'N']).default('N'),
  passedYn: z.enum(['Y', 'N']).default('N'),
})
type Stored = Omit<z.infer<typeof scanRow>, 'message' | 'zoneCds' | 'conditions'> & {
  msgCd: string | null
  msgDesc: string
  valuesJson: Record<string, unknown> & { conditions?: KeptCondition[] }
  zoneCds: string | null
}

const scansWhere = (condition: Sql): Sql => sql`
  select s.entry_scan_no as "entryScanNo", s.scan_key as "scanKey", s.scan_dt as "scanDt", s.receive_dt as "receiveDt", s.way_cd as "wayCd",
    s.offline_yn as "offlineYn", s.gate_cd as "gateCd", s.direction_cd as "directionCd", s.result_cd as "resultCd",
    s.rule_cd as "ruleCd", s.msg_cd as "msgCd", s.msg_desc as "msgDesc", s.values_json as "valuesJson", s.person_no as "personNo",
    p.person_nm as "personNm", v.vendor_nm as "vendorNm", d.dept_nm as "hostDeptNm", r.zone_cds as "zoneCds",
    r.entry_rqst_doc_no as "entryRqstDocNo", p.photo_file_id as "photoFileId"
  from entry_scan s left join vendor_person p on p.person_no = s.person_no left join vendor_info v on v.vendor_cd = s.vendor_cd
    left join entry_rqst r on r.entry_rqst_no = s.entry_rqst_no left join sys_dept d on d.dept_cd = r.host_dept_cd
  where ${condition}`

const shown = ({ msgCd, msgDesc, valuesJson, zoneCds, ...row }: Stored, { language }: FastifyRequest) => ({
  ...row,
  zoneCds: zonesIn(zoneCds),
  message: wordedFor('contractor', language, { msgCd, message: msgDesc, values: valuesJson }),
  conditions: conditionsIn(language, valuesJson.conditions),
})
type KeptCondition = GateCondition & Kept
const conditionsIn = (language: Language, found: readonly KeptCondition[] = []) =>
  found.map((one) => ({ kindCd: one.kindCd, name: one.name, message: wordedFor('contractor', language, one) }))

export function gateRoutes(app: App, services: Services): void {
  registerScan(app, services)
  registerLatest(app, services)
  registerKept(app, services)
}

/** When it happened: what a device kept counts at its own time, within reason. */
function momentOf({ scanDt, offlineYn }: z.infer<typeof scanBody>, now: Date): Date {
  if (offlineYn === 'N' || scanDt === undefined) return now
  const at = new Date(scanDt)
  const isBelieved = at.getTime() <= now.getTime() + HOUR_MS && at.getTime() >= now.getTime() - OFFLINE_HOURS * HOUR_MS
  if (!isBelieved)
    throw new Refusal(422, 'SCAN_TIME', '단말기의 시각을 확인하십시오. 72시간 안의 스캔만 보낼 수 있습니다.')
  return at.getTime() > now.getTime() ? now : at
}

function registerScan(app: App, { db, clock }: Services): void {
  app.post(
    `${GATE_API}/scan`,
    { config: needs(GATE_MENU, 'write'), schema: { tags, body: scanBody, response: { 200: scanRow } } },
    async (request) => {
      const { person, body } = request
      const now = clock.now()
      const at = momentOf(body, now)
      const keeper = { plantCd: person.plantCd, userId: person.userId, now }
      const row = await db.write(person, async (tx) => {
        const no = await scan(tx, { ...body, at, shown: shownIn(body) }, keeper)
        const [kept] = await tx.queryAs<Stored>('SYSTEM', scansWhere(sql`s.entry_scan_no = ${no}`))
        return kept
      })
      if (!row) throw new Refusal(500, 'SCAN_LOST', '처리할 수 없습니다.')
      return shown(row, request)
    },
  )
}

function registerLatest(app: App, { db }: Services): void {
  const querystring = z.object({ gateCd: z.string().max(20).optional() })
  app.get(
    `${GATE_API}/scans`,
    { config: needs(GATE_MENU), schema: { tags, querystring, response: { 200: rowsOf(scanRow) } } },
    async (request) => {
      const { person, query } = request
      const rows = await db.query<Stored>(
        'SYSTEM',
        sql`${scansWhere(sql`s.plant_cd = ${person.plantCd} and (${query.gateCd ?? null}::text is null or s.gate_cd = ${query.gateCd ?? null})`)}
          order by s.scan_dt desc, s.entry_scan_no desc limit ${LATEST}`,
      )
      return { rows: rows.map((row) => shown(row, request)) }
    },
  )
}

/** Everybody of the day with what the gate would say of him now. */
function registerKept(app: App, { db, clock }: Services): void {
  const querystring = z.object({ gateCd: z.string().max(20) })
  const answer = rowsOf(keptPerson).extend({ asOfDt: z.string() })
  app.get(
    `${GATE_API}/people`,
    { config: needs(GATE_MENU), schema: { tags, querystring, response: { 200: answer } } },
    async (request) => {
      const { person, query, language } = request
      const at = clock.now()
      const rows = await db.read('SYSTEM', async (queries: Queries) => {
        const people = await peopleAtGate(queries, { plantCd: person.plantCd, ymd: dayOf(at), personNos: null })
        const decisions = await decide(queries, people, { gateCd: query.gateCd, at })
        const hashes = await keyHashesOf(
          queries,
          people.map(({ personNo }) => personNo),
          at,
        )
        return people.flatMap(({ personNo, personNm, vendorNm, inside }) => {
          const found = decisions.get(personNo)
          if (!found) return []
          const { resultCd, ruleCd, message, values, visit, conditions } = found
          return {
            personNo,
            personNm,
            vendorNm,
            resultCd,
            ruleCd,
            keyHashes: hashes.get(personNo) ?? [],
            gateCd: visit?.gateCd ?? null,
            entryRqstDocNo: visit?.entryRqstDocNo ?? null,
            insideYn: inside ? ('Y' as const) : ('N' as const),
            message: wordedFor('contractor', language, { message, values }),
            conditions: conditionsIn(language, conditions),
          }
        })
      })
      return { asOfDt: at.toISOString(), rows }
    },
  )
}
