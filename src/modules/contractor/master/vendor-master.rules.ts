import { permitPort } from '#modules/common/permit.ports.ts'
import { openImprovements } from '#modules/impr/impr/impr.api.ts'
import { kept, keptIn, sentences } from '#platform/model/sentences.ts'
import { sql } from '#platform/server/database/sql.ts'
import { type ActionContext, type EffectContext, rulesFor } from '#platform/server/documents/rules.ts'
import { tells } from '#platform/server/notifications/notify.ts'
import { problem, type RuleProblem, ruleRefused } from '#platform/server/refusal.ts'
import { addAccount, stopAccounts } from '../account/account-write.ts'
import { checkDocs, type HeldDoc } from '../document/vendor-doc.logic.ts'
import { vendorDocTypes } from '../document/vendor-doc.model.ts'
import { openEntries } from '../entry/entry.api.ts'
import { qualificationScore } from '../eval/eval.api.ts'
import { vendorMasterMessages as m } from './vendor-master.messages.ts'
import { vendorMaster } from './vendor-master.model.ts'
import {
  plainNumber,
  refuseDeepTier,
  refuseDuplicate,
  refuseNoSafetyManager,
  refuseWrongNumber,
  tier,
  vendorCode,
} from './vendor-master-request.ts'
import { tellCards, tellReturn } from './vendor-master-tell.ts'
import { recountVendors } from './vendor-recount.ts'

type Context = ActionContext<typeof vendorMaster>
type Effect = EffectContext<typeof vendorMaster>

/** Score of the qualification (적격수급업체 평가) from which vendors of high and medium risk are approved. */
const LEAST_QUAL_SCORE = 60

export const vendorMasterRules = rulesFor(vendorMaster, {
  set: {
    create: [plainNumber],
    edit: [plainNumber, tier],
    request: [plainNumber, tier, vendorCode],
    approve: [qualScore],
    proposeSuspend: [() => ({ suspendAskYn: 'Y' as const, releaseDesc: null })],
    suspend: [fromNow],
    dropProposal: [
      () => ({ suspendAskYn: 'N' as const, suspendFromYmd: null, suspendToYmd: null, suspendReasonDesc: null }),
    ],
  },
  refuse: {
    request: [refuseWrongNumber, refuseDuplicate, refuseDeepTier, refuseNoSafetyManager],
    edit: [refuseNoSafetyManager],
    review: [refuseMissingDocs],
    approve: [refuseMissingDocs, refuseUnqualified],
    proposeSuspend: [refuseReversed],
    terminate: [refuseTied],
  },
  follow: {
    request: [tells(m.VND_RQST), recount],
    edit: [recount],
    review: [recount, tells(m.VND_REVIEW)],
    sendBack: [(effect) => tellReturn(effect, '[지킴] 업체 등록 보완 요청: {vendor}. 사유: {reason}')],
    reject: [(effect) => tellReturn(effect, '[지킴] 업체 등록 반려: {vendor}. 사유: {reason}')],
    approve: [openAccount, recount],
    proposeSuspend: [tells(m.VND_SUSP_ASK)],
    suspend: [stopWorks, tells(m.VND_SUSP)],
    release: [tells(m.VND_RELEASE)],
    terminate: [({ db, record, now, person }) => stopAccounts(db, String(record.vendorCd), { now, person }), tellCards],
  },
})

/** What is confirmed holds from that moment, whatever day was proposed: the record says when it really began. */
function fromNow({ record, today }: Context) {
  return {
    suspendAskYn: 'N' as const,
    ...(record.suspendFromYmd && record.suspendFromYmd > today && { suspendFromYmd: today }),
  }
}

/** By their codes, as rows keep them. */
const says = sentences('VENDOR', { KEPT_OUT: '업체 출입정지: {reason}' })

/** Nobody of it works on while it is kept out; permits go on by the safety manager alone. */
async function stopWorks({ db, record, now }: Effect) {
  const { plantCd, vendorCd, suspendReasonDesc } = record
  const reasonDesc = kept(says.KEPT_OUT, { reason: keptIn(suspendReasonDesc ?? '') ?? suspendReasonDesc ?? '' })
  await permitPort.block(db, { plantCd, vendorCd: String(vendorCd), reasonDesc, now })
}

async function recount({ db, record, today }: Effect) {
  await recountVendors(db, today, [record.vendorCd])
}
function refuseReversed({ record }: Context) {
  if (!record.suspendFromYmd || !record.suspendToYmd || record.suspendFromYmd <= record.suspendToYmd) return undefined
  return problem(vendorMaster, 'suspendToYmd', 'CM-05', '종료일은 시작일보다 빠를 수 없습니다.')
}

/** Each mandatory paper that is not confirmed and valid today, by name. */
async function refuseMissingDocs({ record, db, today }: Context): Promise<RuleProblem | undefined> {
  const held = await heldDocs(db, record.vendorCd)
  const missing = checkDocs(record.vendorRiskCd, held, today).filter(({ resultCd }) => resultCd === 'BLOCK')
  if (missing.length === 0) return undefined
  throw ruleRefused(
    missing.map(({ docTypeCd }) =>
      problem(vendorMaster, '', 'VENDOR_DOC_MISSING', '필수 서류가 확인되지 않았습니다: {doc}', {
        values: { doc: vendorDocTypes[docTypeCd] },
      }),
    ),
  )
}

export const heldDocs = (db: Pick<Context['db'], 'query'>, vendorCd: string | null): Promise<HeldDoc[]> =>
  db.query<HeldDoc>(sql`select doc_type_cd as "docTypeCd", valid_from_ymd as "validFromYmd", valid_to_ymd as "validToYmd"
    from vendor_doc where vendor_cd = ${vendorCd} and status_cd = 'CONFIRM' and delete_yn = 'N'`)

const needsQualification = ({ vendorRiskCd }: { vendorRiskCd: string }) => vendorRiskCd !== 'C'

/** The score as it was when it was decided. */
async function qualScore({ record, db, today }: Context) {
  if (!needsQualification(record)) return {}
  return { qualScoreCnt: (await qualificationScore(db, String(record.vendorCd), today)) ?? null }
}

/** High and medium risk needs a qualification of 60 points. @law 산업안전보건법 제61조 */
function refuseUnqualified({ record }: Context) {
  if (!needsQualification(record) || (record.qualScoreCnt ?? 0) >= LEAST_QUAL_SCORE) return undefined
  return problem(vendorMaster, 'qualScoreCnt', 'VENDOR_UNQUALIFIED', '적격심사 점수가 {n}점 미만입니다.', {
    values: { n: LEAST_QUAL_SCORE },
  })
}

/** Business with a vendor does not end over what is still open with it. */
async function refuseTied({ record, db }: Context) {
  const vendorCd = String(record.vendorCd)
  const found = await Promise.all([
    openImprovements(db, vendorCd),
    openEntries(db, vendorCd),
    permitPort.openOf(db, vendorCd),
  ])
  const open = found.filter(({ count }) => count > 0)
  if (open.length === 0) return undefined
  throw ruleRefused(
    open.map(({ label, count }) =>
      problem(vendorMaster, '', 'VENDOR_TIED', '진행 중인 {label} {n}건이 있어 거래를 종료할 수 없습니다.', {
        values: { label, n: count },
      }),
    ),
  )
}

/** The first account of a vendor is its administrator's; a vendor that has one keeps it. */
async function openAccount({ db, record, services, now, person }: Effect) {
  const vendorCd = String(record.vendorCd)
  const [has] = await db.queryAs(
    'SYSTEM',
    sql`select 1 from vendor_account where vendor_cd = ${vendorCd} and vendor_role_cd = 'VAD' and delete_yn = 'N'`,
  )
  if (has) return
  const { vadUserNm, vadPhoneNo, plantCd } = record
  await addAccount(
    { db, services, now, person },
    { vendorCd, plantCd, userNm: vadUserNm, phoneNo: vadPhoneNo, email: null, vendorRoleCd: 'VAD' },
  )
}
