/** What is done to single lines of a request, what the rules say of it, and the register of the equipment that comes in. */
import { excelFileName } from '#platform/model/excel/file-name.ts'
import { translate } from '#platform/model/i18n.ts'
import { wordedFor } from '#platform/model/sentences.ts'
import { logAccess } from '#platform/server/audit/access-log.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { writeWorkbook } from '#platform/server/excel/write-workbook.ts'
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
      evidenceDesc: evidenceFor(person, row),
      message: wordedFor('contractor', language, { msgCd, message: msgDesc, values: valuesJson }),
      lifterCds: [...lifters[row.ruleCd]],
      releasable: mayRelease && row.resultCd === 'BLOCK' && releasable.has(row.ruleCd),
    })),
  }
})

const heads = [
  '신청번호',
  '업체',
  '장비종류',
  '모델',
  '등록번호',
  '정격하중',
  '안전검사만료',
  '조종원',
  '방폭',
  '반입점검',
  '점검일시',
  '반입일시',
  '출입 종료일',
]

const MOST_ROWS = 20_000

/** 반입장비 대장. */
const register = answer(calls.equipSheet, async ({ query: { from, to }, person, db, now, ip, services, request }) => {
  const rows = await db.query<EquipRow>(
    equipRows(sql`r.entry_start_ymd <= ${to}::date and r.entry_end_ymd >= ${from}::date`),
  )
  const { userId } = person
  await logAccess(services.db, { now, userId, ip, accessCd: 'EXPORT', bizCd: entryRqst.name, rowCnt: rows.length })
  const t = (text: string) => translate('contractor', request.language, text)
  const label = t('반입장비 대장')
  return {
    fileNm: excelFileName(label, now),
    content: writeWorkbook({
      sheetNm: label,
      columns: heads.map((text) => ({ text: t(text), ...(text.endsWith('일시') && { kind: 'dateTime' as const }) })),
      rows: rows.map((row) => [
        ...[row.docNo, row.vendorNm, t(equipTypes[row.equipTypeCd]), row.modelNm, row.regNo],
        ...[row.ratedLoadVal, row.inspectToYmd, row.operatorNm, row.exProofYn],
        ...[row.preCheckResultCd && t(preChecks[row.preCheckResultCd]), row.preCheckDt],
        ...[row.carryInDt, row.endYmd],
      ]),
    }),
  }
})

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
const equipRows = (condition: Sql): Sql => sql`
  select r.entry_rqst_doc_no as "docNo", v.vendor_nm as "vendorNm", e.equip_type_cd as "equipTypeCd", e.model_nm as "modelNm",
    e.reg_no as "regNo", e.rated_load_val as "ratedLoadVal", e.inspect_to_ymd as "inspectToYmd", p.person_nm as "operatorNm",
    e.ex_proof_yn as "exProofYn", e.pre_check_result_cd as "preCheckResultCd", e.pre_check_dt as "preCheckDt",
    e.carry_in_dt as "carryInDt", r.entry_end_ymd as "endYmd", e.line_status_cd as "lineStatusCd"
  from entry_rqst r join entry_rqst_equips e using (entry_rqst_no) join vendor_info v on v.vendor_cd = r.vendor_cd
    left join vendor_person p on p.person_no = e.operator_person_no
  where r.delete_yn = 'N' and r.status_cd in ('APPR', 'PART', 'SUSP', 'EXPIRED') and e.line_status_cd in ('OK', 'WARN') and ${condition}
  order by r.entry_start_ymd, r.entry_rqst_no, e.seq_no limit ${MOST_ROWS}`

export const entryRqstRoutes = routes(
  checks,
  entryPassRoutes,
  answer(calls.decideLine, ({ body, ...acting }) => decideLine(acting, body)),
  answer(calls.releaseRule, ({ body, ...acting }) => release(acting, body)),
  answer(calls.preCheck, ({ body, ...acting }) => preCheck(acting, body)),
  answer(calls.carryIn, ({ body, ...acting }) => carryIn(acting, body)),
  register,
)
