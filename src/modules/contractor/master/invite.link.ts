/** Registration by invitation: the vendor writes its own data by the link that purchasing or the work owner sent. */

import { type LinkAnswers, linkQuestionOf } from '#platform/model/link.ts'
import type { Language } from '#platform/model/problem.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { parseInput } from '#platform/server/documents/input.ts'
import { program } from '#platform/server/documents/program.ts'
import { findRecord } from '#platform/server/documents/record.ts'
import { requireKnownCodes } from '#platform/server/documents/references.ts'
import type { Link, OpenPurpose } from '#platform/server/links/link.ts'
import { Refusal } from '#platform/server/refusal.ts'
import { digestOf } from '#platform/server/sign-in/tokens.ts'
import { digitsOf } from './business-number.logic.ts'
import { type VendorMaster, vendorMaster } from './vendor-master.model.ts'
import { requestByVendor } from './vendor-master-request.ts'

export const INVITE_LINK = 'VENDOR_INVITE'
/** States in which the vendor has its registration in hand. */
const OPEN_STATES = ['TEMP', 'RTN']
const asked = [
  'vendorNm',
  'chiefNm',
  'bizNum',
  'vendorTypeCd',
  'vendorRiskCd',
  'insureMgmtNo',
  'regWorkerCnt',
  'safMgrNm',
  'safMgrPhoneNo',
  'vadUserNm',
] as const

async function registrationOf(db: Queries, { bizNo, plantCd }: Link, lock = false): Promise<VendorMaster | undefined> {
  const row = await findRecord(db, vendorMaster, bizNo, lock)
  return row?.plantCd === plantCd ? row : undefined
}

const optionsOf = (codes: Readonly<Record<string, string>>) =>
  Object.entries(codes).map(([code, label]) => ({ code, label }))
const words = (name: string, label: string, required = true, part: string | null = null) =>
  linkQuestionOf({ name, kind: 'text', label, required, part, isShort: true })

/** The groups of the site, which nobody changes: without a database, for the question is the page's. */
const types = optionsOf({ RES: '상주', NRES: '비상주', SHORT: '단기', DLV: '납품·운송' })
const risks = optionsOf({ A: '고위험', B: '중간', C: '저위험' })
const questions = [
  words('vendorNm', '업체명', true, '업체'),
  words('chiefNm', '대표자명', true, '업체'),
  words('bizNum', '사업자등록번호 (숫자 10자리)', true, '업체'),
  linkQuestionOf({
    name: 'vendorTypeCd',
    kind: 'one',
    label: '업체유형',
    required: true,
    options: types,
    part: '업체',
  }),
  linkQuestionOf({
    name: 'vendorRiskCd',
    kind: 'one',
    label: '위험군',
    required: true,
    options: risks,
    part: '업체',
  }),
  words('insureMgmtNo', '산재보험 관리번호', true, '보험과 안전관리'),
  words('regWorkerCnt', '상시근로자수 (명)', true, '보험과 안전관리'),
  words('safMgrNm', '안전관리자 (고위험·중간 업체)', false, '보험과 안전관리'),
  words('safMgrPhoneNo', '안전관리자 휴대폰', false, '보험과 안전관리'),
  words('vadUserNm', '업체관리자 (포털 계정을 받는 사람)', true, '업체관리자'),
  words('phoneTail', '초대를 받은 휴대폰 번호 뒤 4자리', true, '업체관리자'),
]
/** What was written, as the fields of the registration. */
async function valuesOf(tx: Transaction, answers: LinkAnswers, language: Language, now: Date) {
  const given = Object.fromEntries(
    asked.map((name) => {
      const text = typeof answers[name] === 'string' ? answers[name].trim() : ''
      if (name === 'regWorkerCnt') return [name, /^\d{1,6}$/.test(text) ? Number(text) : null]
      return [name, name === 'bizNum' ? digitsOf(text).slice(0, 12) : text || null]
    }),
  )
  try {
    const values = parseInput(vendorMaster, given, asked, language, now)
    await requireKnownCodes(tx, vendorMaster, values, language)
    return values
  } catch (error) {
    // A page without fields of its own says the first of what is wrong in one sentence.
    const [first] = error instanceof Refusal ? error.problems : []
    throw first ? new Refusal(422, first.code, first.message, { problems: [first] }) : error
  }
}

const isPhone = (record: VendorMaster, tail: unknown) =>
  record.vadPhoneNo !== null && record.vadPhoneNo.replace(/\D/g, '').slice(-4) === String(tail).trim()

/** Written again with the same key, because the answer was lost, it is the same registration. */
async function isKnown(tx: Transaction, bizNo: number, ticketDigest: string): Promise<boolean> {
  const rows = await tx.query(
    sql`select 1 from vendor_invite where vendor_master_no = ${bizNo} and ticket_digest = ${ticketDigest}`,
  )
  return rows.length > 0
}

export const inviteLink: OpenPurpose = {
  purposeCd: INVITE_LINK,
  area: 'contractor',
  label: '업체 등록',
  notice:
    '쓴 내용은 구매·공사감독·안전부서가 봅니다. 승인되면 초대를 받은 휴대폰으로 포털 계정의 비밀번호 설정 링크를 보냅니다.',
  said: '등록을 신청했습니다.',
  async open(db, link) {
    const record = await registrationOf(db, link)
    return record && { title: record.vendorNm ?? '' }
  },
  ask: async () => questions,
  async take(tx, { link, ticket, answers, now }) {
    const ticketDigest = digestOf(ticket)
    const before = await registrationOf(tx, link, true)
    if (!before || (await isKnown(tx, link.bizNo, ticketDigest))) return
    if (!OPEN_STATES.includes(before.statusCd))
      throw new Refusal(409, 'VENDOR_INVITE_DONE', '이미 등록을 신청했습니다. 추적키로 결과를 확인하십시오.')
    if (!isPhone(before, answers.phoneTail))
      throw new Refusal(422, 'VENDOR_INVITE_PHONE', '초대를 받은 휴대폰 번호 뒤 4자리가 맞지 않습니다.')
    const values = await valuesOf(tx, answers, 'kr', now)
    await requestByVendor(tx, link.bizNo, values, { person: program, now })
    await tx.query(
      sql`update vendor_invite set ticket_digest = ${ticketDigest}, answer_dt = ${now} where vendor_master_no = ${link.bizNo}`,
    )
  },
  async follow(db, link, ticket) {
    const [known] = await db.query<{ doc: string; statusCd: VendorMaster['statusCd']; reason: string | null }>(
      sql`select m.vendor_master_doc_no as doc, m.status_cd as "statusCd",
          (select concat_ws(', ', c.code_nm, h.reason_desc) from sys_audit h left join directory_code c
              on c.code_grp_cd = 'RTN_REASON' and c.code = h.reason_cd
            where h.biz_cd = 'vendor-master' and h.biz_no = m.vendor_master_no::text and h.to_status_cd = m.status_cd
              and m.status_cd in ('RTN', 'REJ') order by h.audit_no desc limit 1) as reason
        from vendor_invite i join vendor_master m using (vendor_master_no)
        where i.vendor_master_no = ${link.bizNo} and i.ticket_digest = ${digestOf(ticket)}`,
    )
    if (!known) return undefined
    const lines = [
      { label: '번호', value: known.doc, isWritten: true },
      { label: '상태', value: vendorMaster.lifecycle.states[known.statusCd].label },
      ...(known.reason ? [{ label: '사유', value: known.reason, isWritten: true }] : []),
    ]
    return { lines, thanks: null }
  },
}
