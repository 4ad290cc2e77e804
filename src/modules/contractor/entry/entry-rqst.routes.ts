/** What is done to single lines of a request, what the rules say of it, and the register of the equipment that comes in. */
import { wordedFor, wordedText } from '#platform/model/sentences.ts'
import { logAccess } from '#platform/server/audit/access-log.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import { type ListColumn, listSheet, mostRows, requireWhole } from '#platform/server/calls/list-sheet.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { evidenceFor } from './entry-check.logic.ts'
import {
  equipTypes,
  type LineState,
  lifters,
  preChecks,
  RELEASER,
  type RuleCd,
  releasable,
} from './entry-codes.model.ts'
import { entryPassRoutes } from './entry-pass.routes.ts'
import type { CheckRow } from './entry-rqst.calls.ts'
import * as calls from './entry-rqst.calls.ts'
import { entryRqst } from './entry-rqst.model.ts'
import { carryIn, decideLine, preCheck, release } from './entry-rqst-write.ts'

type StoredCheck = Omit<CheckRow, 'message' | 'lifterCds' | 'releasable' | 'ruleCd'> & {
  ruleCd: RuleCd
  msgCd: string | null
  msgDesc: string
  valuesJson: Record<string, unknown>
}

const checks = answer(calls.entryChecks, async ({ places, person, db, request: { language } }) => {
  const rows = await db.query<StoredCheck>(
    sql`select c.person_no as "personNo", p.person_nm as "personNm", c.rule_cd as "ruleCd", c.result_cd as "resultCd",
        c.msg_cd as "msgCd", c.msg_desc as "msgDesc", c.values_json as "valuesJson", c.law_ref_desc as law, c.evidence_desc as "evidenceDesc",
        c.until_ymd as "untilYmd", c.release_desc as "releaseDesc", c.check_dt as "checkDt"
      from entry_check c join entry_rqst r using (entry_rqst_no) join vendor_person p on p.person_no = c.person_no
      where c.entry_rqst_no = ${places.no}
      order by case c.result_cd when 'BLOCK' then 0 when 'WARN' then 1 else 2 end, p.person_nm, c.rule_cd`,
  )
  const mayRelease = person.kind === 'staff' && person.roles.includes(RELEASER)
  return {
    rows: rows.map(({ msgCd, msgDesc, valuesJson, ...row }) => ({
      ...row,
      evidenceDesc: wordedText('contractor', language, evidenceFor(person, row) ?? '') || null,
      message: wordedFor('contractor', language, { msgCd, message: msgDesc, values: valuesJson }),
      lifterCds: [...lifters[row.ruleCd]],
      releasable: mayRelease && row.resultCd === 'BLOCK' && releasable.has(row.ruleCd),
    })),
  }
})

/** 반입장비 대장. */
const register = answer(calls.equipSheet, async ({ query: { from, to }, person, db, now, ip, services, request }) => {
  const most = mostRows(services)
  const inside = sql`r.entry_start_ymd <= ${to}::date and r.entry_end_ymd >= ${from}::date`
  const rows = await db.query<EquipRow>(equipRows(inside, most + 1))
  requireWhole(rows, most)
  const { userId } = person
  await logAccess(services.db, { now, userId, ip, accessCd: 'EXPORT', bizCd: entryRqst.name, rowCnt: rows.length })
  return listSheet(request, { area: 'contractor', label: '반입장비 대장', columns: equipColumns, rows })
})

const equipColumns: readonly ListColumn<EquipRow>[] = [
  { text: '신청번호', kind: 'text', width: 20, value: (row) => row.docNo },
  { text: '업체', kind: 'text', width: 24, value: (row) => row.vendorNm },
  { text: '장비종류', kind: 'text', value: (row, say) => say(equipTypes[row.equipTypeCd]) },
  { text: '모델', kind: 'text', value: (row) => row.modelNm },
  { text: '등록번호', kind: 'text', value: (row) => row.regNo },
  { text: '정격하중', kind: 'number', value: (row) => row.ratedLoadVal },
  { text: '안전검사만료', kind: 'day', width: 12, value: (row) => row.inspectToYmd },
  { text: '조종원', kind: 'text', value: (row) => row.operatorNm },
  { text: '방폭', kind: 'text', value: (row, say) => say(row.exProofYn === 'Y' ? '예' : '아니요') },
  { text: '반입점검', kind: 'text', value: (row, say) => row.preCheckResultCd && say(preChecks[row.preCheckResultCd]) },
  { text: '점검일시', kind: 'dateTime', width: 18, value: (row) => row.preCheckDt },
  { text: '반입일시', kind: 'dateTime', width: 18, value: (row) => row.carryInDt },
  { text: '출입 종료일', kind: 'day', width: 12, value: (row) => row.endYmd },
]

interface EquipRow {
  docNo: string | null
  vendorNm: string
  equipTypeCd: keyof typeof equipTypes
  modelNm: string
  regNo: string | null
  ratedLoadVal: number | null
  inspectToYmd: string | null
  operatorNm: string | null
  exProofYn: string
  preCheckResultCd: keyof typeof preChecks | null
  preCheckDt: string | null
  carryInDt: string | null
  endYmd: string
  lineStatusCd: LineState
}
const equipRows = (condition: Sql, most: number): Sql => sql`
  select r.entry_rqst_doc_no as "docNo", v.vendor_nm as "vendorNm", e.equip_type_cd as "equipTypeCd", e.model_nm as "modelNm",
    e.reg_no as "regNo", e.rated_load_val as "ratedLoadVal", e.inspect_to_ymd as "inspectToYmd", p.person_nm as "operatorNm",
    e.ex_proof_yn as "exProofYn", e.pre_check_result_cd as "preCheckResultCd", e.pre_check_dt as "preCheckDt",
    e.carry_in_dt as "carryInDt", r.entry_end_ymd as "endYmd", e.line_status_cd as "lineStatusCd"
  from entry_rqst r join entry_rqst_equips e using (entry_rqst_no) join vendor_info v on v.vendor_cd = r.vendor_cd
    left join vendor_person p on p.person_no = e.operator_person_no
  where r.delete_yn = 'N' and r.status_cd in ('APPR', 'PART', 'SUSP', 'EXPIRED') and e.line_status_cd in ('OK', 'WARN') and ${condition}
  order by r.entry_start_ymd, r.entry_rqst_no, e.seq_no limit ${most}`

export const entryRqstRoutes = routes(
  checks,
  entryPassRoutes,
  answer(calls.decideLine, ({ body, ...acting }) => decideLine(acting, body)),
  answer(calls.releaseRule, ({ body, ...acting }) => release(acting, body)),
  answer(calls.preCheck, ({ body, ...acting }) => preCheck(acting, body)),
  answer(calls.carryIn, ({ body, ...acting }) => carryIn(acting, body)),
  register,
)
