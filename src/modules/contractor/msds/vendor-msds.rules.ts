/** A material on its way in and out: what follows from its sheet, what is refused, who hears of it. */

import { contentOf } from '#modules/chm/material/content.logic.ts'
import { isCasNo } from '#modules/chm/substance/cas.logic.ts'
import { sql } from '#platform/server/database/sql.ts'
import { type EffectContext, type RuledDocument, rulesFor } from '#platform/server/documents/rules.ts'
import { tells } from '#platform/server/notifications/notify.ts'
import { problem, type RuleProblem } from '#platform/server/refusal.ts'
import { refuseOtherVendor } from '../own-vendor.ts'
import {
  type Context,
  handedIn,
  multipleCheck,
  oldSheet,
  onTime,
  placeAtApproval,
  placeAtGate,
  placeAtRequest,
  siteLists,
  siteListsAtRequest,
  taught,
} from './msds.guards.ts'
import { multipleOf } from './msds.logic.ts'
import { msdsMessages as m } from './msds.messages.ts'
import { msdsAsks, type StockMoved } from './msds.ports.ts'
import { unitOf } from './msds-codes.model.ts'
import {
  designatedQuantity,
  hasSpecialManagement,
  listedOf,
  otherLots,
  placeOf,
  strangers,
  taughtSince,
} from './msds-store.ts'
import { type VendorMsds, vendorMsds } from './vendor-msds.model.ts'

type Effect = EffectContext<typeof vendorMsds>

export const vendorMsdsRules: RuledDocument = rulesFor(vendorMsds, {
  set: {
    create: [written],
    edit: [(context) => (isWriting(context) ? written(context) : {})],
    request: [written, asked, () => unreviewed],
    approveHealth: [({ person, now }) => ({ hlmUserId: person.userId, hlmDt: now.toISOString() }), decided],
    approveChem: [({ person, now }) => ({ chmUserId: person.userId, chmDt: now.toISOString() }), decided],
    sendBack: [() => unreviewed],
    bringIn: [
      ({ record, person, now }) => ({
        inUserId: person.userId,
        inDt: now.toISOString(),
        remainQtyVal: record.inQtyVal,
      }),
    ],
    bringOut: [({ person, now }) => ({ outUserId: person.userId, outDt: now.toISOString(), lateYn: 'N' as const })],
  },
  refuse: {
    create: [refuseOtherVendor(vendorMsds)],
    edit: [refuseOtherVendor(vendorMsds), refuseMoreThanIn],
    request: [
      refuseOtherVendor(vendorMsds),
      refuseNoKorean,
      refuseCas,
      refuseContent,
      refusePeriod,
      refuseTwice,
      refusePlace,
      refuseStrangers,
    ],
    approveHealth: [refuseNoCondition],
    bringIn: [refuseNoLabel, refuseTooMuch, refuseOverPlace],
    bringOut: [refuseMoreThanIn],
  },
  guard: {
    request: [handedIn, oldSheet, siteListsAtRequest, placeAtRequest, taught('WARN')],
    approveHealth: [siteLists, placeAtApproval, oldSheet, taught('WARN')],
    approveChem: [siteLists, placeAtApproval, oldSheet],
    bringIn: [onTime, placeAtGate, taught('BLOCK')],
  },
  follow: {
    request: [tells(m.MSDS_RQST)],
    approveHealth: [tellApproved],
    approveChem: [tellApproved],
    sendBack: [tells(m.MSDS_RTN)],
    reject: [({ record, reason, notify }) => notify.tell(m.MSDS_REJ, record, { reason: reason.reasonDesc })],
    bringIn: [moved('IN')],
    bringOut: [moved('OUT')],
  },
})

const unreviewed = { hlmUserId: null, hlmDt: null, chmUserId: null, chmDt: null }
const isWriting = ({ record }: Context) => record.statusCd === 'TEMP' || record.statusCd === 'RTN'

/** What is known of the substances and of the place; a dangerous good is measured in the unit of its class. */
async function written({ record, db, person, today }: Context) {
  const casNos = (record.components ?? []).flatMap(({ casNo }) => casNo?.trim() || [])
  const [place, designQtyVal, isSpecial] = await Promise.all([
    placeOf(db, record.plantCd, record.stockLocNo),
    designatedQuantity(db, record.hazClassCd ?? 'NONE', today),
    hasSpecialManagement(db, casNos),
  ])
  return {
    ...(person.kind === 'vendor' && !record.vendorCd && { vendorCd: person.vendorCd }),
    ...(record.hazClassCd && record.hazClassCd !== 'NONE' && { unitCd: unitOf(record.hazClassCd) }),
    ...(isSpecial && { specialMgmtYn: 'Y' as const }),
    regDesc: regulationsOf({ ...record, specialMgmtYn: isSpecial ? 'Y' : record.specialMgmtYn }),
    casNos: casNos.join(' ') || null,
    stockLocNm: place?.locNm ?? null,
    designQtyVal,
  }
}

type Regulated = Pick<VendorMsds, 'toxicChemYn' | 'specialMgmtYn' | 'hazClassCd'>
const regulationsOf = ({ toxicChemYn, specialMgmtYn, hazClassCd }: Regulated): string | null =>
  [
    toxicChemYn === 'Y' && '유해화학물질',
    specialMgmtYn === 'Y' && '특별관리물질',
    hazClassCd && hazClassCd !== 'NONE' && '위험물',
  ]
    .filter(Boolean)
    .join(', ') || null

async function asked(context: Context) {
  return { ...(await decided(context)), eduSinceYmd: await taughtSince(context.db, context.record) }
}

/** The numbers of the decision stay with the record. */
async function decided({ record, db, today }: Context) {
  const [listed, others, designQtyVal] = await Promise.all([
    listedOf(db, record),
    otherLots(db, record, true),
    designatedQuantity(db, record.hazClassCd, today),
  ])
  const listDesc = listed.map(({ chemNm, casNo }) => `${chemNm} (${casNo})`).join(', ') || null
  const multipleVal =
    designQtyVal === null || !others ? null : multipleOf([...others, { qtyVal: record.useQtyVal, designQtyVal }])
  return { listDesc, designQtyVal, multipleVal }
}

/** @law 산업안전보건법 제114조제1항 */
function refuseNoKorean({ record }: Context) {
  if (record.attachFileId && record.langCd === 'ko') return undefined
  return problem(vendorMsds, 'attachFileId', 'MSDS_KOREAN', '국문 물질안전보건자료를 등록하세요.', {
    law: '산업안전보건법 제114조제1항',
  })
}

/** R1; what a maker keeps secret has no number. */
function refuseCas({ record }: Context): RuleProblem | undefined {
  const wrong = (record.components ?? []).findIndex(({ casNo, secretYn }) =>
    casNo?.trim() ? !isCasNo(casNo) : secretYn !== 'Y',
  )
  if (wrong < 0) return undefined
  return { field: `components.${wrong}.casNo`, code: 'CHM_CAS_DIGIT', message: 'CAS 번호가 올바르지 않습니다.' }
}

/** A2 of chemicals. */
function refuseContent({ record }: Context): RuleProblem | undefined {
  const { minSum, maxSum, problem: found } = contentOf(record.components ?? [])
  if (found === 'RANGE')
    return problem(
      vendorMsds,
      'components',
      'CHM_COMP_RANGE',
      '함량은 0 이상 100 이하이고 최소가 최대보다 클 수 없습니다.',
    )
  if (found === 'OVER') return problem(vendorMsds, 'components', 'CHM_COMP_SUM', '함유량 합계가 100%를 초과합니다.')
  if (found !== 'REST' || record.restOkYn === 'Y') return undefined
  return problem(
    vendorMsds,
    'restOkYn',
    'CHM_COMP_SUM',
    '구성성분 함량의 합을 확인하세요(최소 합 {a}%, 최대 합 {b}%).',
    {
      values: { a: minSum, b: maxSum },
    },
  )
}

function refusePeriod({ record, today }: Context): RuleProblem | undefined {
  if (record.bringOutYmd < record.bringInYmd)
    return problem(vendorMsds, 'bringOutYmd', 'CM-05', '종료일은 시작일보다 빠를 수 없습니다.')
  if (record.bringInYmd >= today) return undefined
  return problem(vendorMsds, 'bringInYmd', 'MSDS_PAST', '반입예정일은 오늘 이후여야 합니다.')
}

/** The same sheet is asked for once. */
async function refuseTwice({ record, db }: Context) {
  const [found] = await db.query<{ docNo: string | null }>(sql`select vendor_msds_doc_no as "docNo" from vendor_msds
    where vendor_cd = ${record.vendorCd} and product_nm = ${record.productNm} and maker_nm = ${record.makerNm} and rev_ymd = ${record.revYmd}::date
      and vendor_msds_no <> ${record.vendorMsdsNo} and status_cd in ('RQST', 'RTN', 'APPR', 'IN') and delete_yn = 'N' limit 1`)
  if (!found) return undefined
  return problem(vendorMsds, 'productNm', 'MSDS_TWICE', '같은 제품과 개정일의 신청이 이미 있습니다. ({no})', {
    values: { no: found.docNo ?? '' },
  })
}

async function refusePlace({ record, db }: Context) {
  if (await placeOf(db, record.plantCd, record.stockLocNo)) return undefined
  return problem(vendorMsds, 'stockLocNo', 'MSDS_PLACE', '저장장소를 목록에서 고르십시오.')
}

async function refuseStrangers({ record, db }: Context) {
  const people = (record.handlers ?? []).map(({ personNo }) => personNo)
  if (new Set(people).size === people.length && (await strangers(db, record)) === 0) return undefined
  return problem(vendorMsds, 'handlers', 'MSDS_HANDLER', '취급자는 소속 인원 가운데에서 한 번씩만 고르십시오.')
}

/** R2: what is on the restricted list comes in under conditions alone. */
async function refuseNoCondition({ record, db }: Context) {
  if (record.conditionDesc?.trim()) return undefined
  const limited = (await listedOf(db, record)).filter(({ bringRuleCd }) => bringRuleCd === 'LIMIT')
  if (limited.length === 0) return undefined
  return problem(vendorMsds, 'conditionDesc', 'MSDS_CONDITION', '반입제한 물질은 승인 조건을 입력해야 합니다.')
}

/** R5. @law 산업안전보건법 제115조 */
function refuseNoLabel({ record }: Context) {
  if (record.labelOkYn === 'Y') return undefined
  return problem(vendorMsds, 'labelOkYn', 'MSDS_LABEL', '경고표지가 없는 용기는 반입할 수 없습니다.', {
    law: '산업안전보건법 제115조',
  })
}

function refuseTooMuch({ record }: Context) {
  if ((record.inQtyVal ?? 0) <= record.useQtyVal) return undefined
  return problem(vendorMsds, 'inQtyVal', 'MSDS_QTY', '승인된 양({n} {unit})보다 많이 반입할 수 없습니다.', {
    values: { n: record.useQtyVal, unit: record.unitCd === 'KG' ? 'kg' : 'L' },
  })
}

/** The place once more, with what really comes. */
async function refuseOverPlace(context: Context) {
  const found = await multipleCheck(context, { qtyVal: context.record.inQtyVal ?? 0, withComing: false })
  if (found?.resultCd !== 'BLOCK') return undefined
  return problem(vendorMsds, 'inQtyVal', found.ruleCd, found.message, {
    values: found.values ?? {},
    ...(found.law && { law: found.law }),
  })
}

function refuseMoreThanIn({ record }: Context) {
  const most = record.inQtyVal
  if (most === null || Math.max(record.remainQtyVal ?? 0, record.outQtyVal ?? 0) <= most) return undefined
  const field = (record.remainQtyVal ?? 0) > most ? 'remainQtyVal' : 'outQtyVal'
  return problem(vendorMsds, field, 'MSDS_OUT', '반입한 양({n})보다 많을 수 없습니다.', { values: { n: most } })
}

function moved(moveCd: StockMoved['moveCd']) {
  return async ({ record, db, now }: Effect) => {
    const { vendorMsdsNo, stockLocNo } = record
    const qtyVal = (moveCd === 'IN' ? record.inQtyVal : record.outQtyVal) ?? 0
    await msdsAsks.moved(db, { vendorMsdsNo, stockLocNo, qtyVal, moveCd, at: now })
  }
}

async function tellApproved({ record, notify }: Effect) {
  if (record.statusCd !== 'APPR') return
  await notify.tell(m.MSDS_APPR, record)
  await notify.tell(m.MSDS_GATE, record)
}
