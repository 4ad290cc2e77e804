/** The gate over HTTP: one scan, what was scanned, and the list that a device keeps for when the network is gone. */
import { dayOf } from '#platform/model/calendar.ts'
import type { BodyOf } from '#platform/model/call.ts'
import type { Language } from '#platform/model/problem.ts'
import { type Kept, wordedFor } from '#platform/model/sentences.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { Refusal } from '#platform/server/refusal.ts'
import { zonesIn } from './entry-codes.model.ts'
import { keyHashesOf } from './entry-pass-keys.ts'
import type { ScanRow } from './gate.calls.ts'
import * as calls from './gate.calls.ts'
import type { GateCondition } from './gate-conditions.logic.ts'
import { decide } from './gate-decide.ts'
import { peopleAtGate } from './gate-find.ts'
import { scan } from './gate-scan.ts'
import { shownIn } from './gate-shown.ts'

/** As long as a device may be without a network and still be believed. */
const OFFLINE_HOURS = 72
const HOUR_MS = 3_600_000
const LATEST = 30

type Stored = Omit<ScanRow, 'message' | 'zoneCds' | 'conditions'> & {
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

const shown = ({ msgCd, msgDesc, valuesJson, zoneCds, ...row }: Stored, language: Language) => ({
  ...row,
  zoneCds: zonesIn(zoneCds),
  message: wordedFor('contractor', language, { msgCd, message: msgDesc, values: valuesJson }),
  conditions: conditionsIn(language, valuesJson.conditions),
})
type KeptCondition = GateCondition & Kept
const conditionsIn = (language: Language, found: readonly KeptCondition[] = []) =>
  found.map((one) => ({
    kindCd: one.kindCd,
    name: typeof one.name === 'string' ? one.name : wordedFor('contractor', language, one.name),
    message: wordedFor('contractor', language, one),
  }))

/** When it happened: what a device kept counts at its own time, within reason. */
function momentOf({ scanDt, offlineYn }: BodyOf<typeof calls.scanGate>, now: Date): Date {
  if (offlineYn === 'N' || scanDt === undefined) return now
  const at = new Date(scanDt)
  const isBelieved = at.getTime() <= now.getTime() + HOUR_MS && at.getTime() >= now.getTime() - OFFLINE_HOURS * HOUR_MS
  if (!isBelieved)
    throw new Refusal(422, 'SCAN_TIME', '단말기의 시각을 확인하십시오. 72시간 안의 스캔만 보낼 수 있습니다.')
  return at.getTime() > now.getTime() ? now : at
}

const scanning = answer(calls.scanGate, async ({ body, person, tx, program, now, request: { language } }) => {
  const { plantCd, userId } = person
  const at = momentOf(body, now)
  const no = await scan(tx, { ...body, at, shown: shownIn(body) }, { plantCd, userId, now })
  const [row] = await program.query<Stored>(scansWhere(sql`s.entry_scan_no = ${no}`))
  if (!row) throw new Refusal(500, 'SCAN_LOST', '처리할 수 없습니다.')
  return shown(row, language)
})

const latest = answer(calls.gateScans, async ({ query: { gateCd = null }, person, program, request: { language } }) => {
  const rows = await program.query<Stored>(
    sql`${scansWhere(sql`s.plant_cd = ${person.plantCd} and (${gateCd}::text is null or s.gate_cd = ${gateCd})`)}
      order by s.scan_dt desc, s.entry_scan_no desc limit ${LATEST}`,
  )
  return { rows: rows.map((row) => shown(row, language)) }
})

const kept = answer(calls.gatePeople, async ({ query, person, program, now: at, request: { language } }) => {
  const people = await peopleAtGate(program, { plantCd: person.plantCd, ymd: dayOf(at), personNos: null })
  const decisions = await decide(program, people, { gateCd: query.gateCd, at })
  const personNos = people.map(({ personNo }) => personNo)
  const hashes = await keyHashesOf(program, personNos, at)
  const rows = people.flatMap(({ personNo, personNm, vendorNm, inside }) => {
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
  return { asOfDt: at.toISOString(), rows }
})

export const gateRoutes = routes(scanning, latest, kept)
