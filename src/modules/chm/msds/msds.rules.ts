/** A sheet on its way: what it must have before it is reviewed, what is asked before it holds, what follows. */
import { addMonths, addWorkingDays } from '#platform/model/calendar.ts'
import { legalNumbers } from '#platform/server/directory/legal-param.ts'
import { holidaysFrom } from '#platform/server/directory/site.ts'
import { type ActionContext, rulesFor } from '#platform/server/documents/rules.ts'
import { tells } from '#platform/server/notifications/notify.ts'
import { problem } from '#platform/server/refusal.ts'
import { ghsChosen, hitsShown, noLots, soundClasses, soundComposition, validSecrets } from './msds.guards.ts'
import { chmMsdsMessages as m } from './msds.messages.ts'
import { type ChmMsds, chmMsds } from './msds.model.ts'
import { bringIntoForce, endUses } from './msds-force.ts'
import { sectionNos } from './msds-sections.model.ts'
import { activeSheet, lockProduct, openSheet, sheetBefore, sheetText, textOf } from './msds-store.ts'
import { asksTeaching, changedSections, isSubmitNo, sectionFault } from './sections.logic.ts'

type Context = ActionContext<typeof chmMsds>

/** @law 산업안전보건법 시행규칙 제160조 (보존), (확인 필요) */
const KEEP_MONTHS = 60
const REVIEW_DAYS = 5
/** End of the grace of 법률 제16272호 부칙: from then on a sheet bears its number. */
const NUMBER_FROM = '2026-01-17'

export const chmMsdsRules = rulesFor(chmMsds, {
  set: {
    create: [ofProduct],
    edit: [ofProduct, unchosen],
    request: [asked, unchosen],
    sendBack: [unchosen],
    approve: [decided],
    retire: [({ today }) => ({ keepYmd: addMonths(today, KEEP_MONTHS) })],
  },
  refuse: {
    create: [refuseUnknown, refuseOpen, refuseOlder],
    edit: [refuseUnknown, refuseOpen, refuseOlder],
    request: [
      refuseNothing,
      ...sectionNos.map((no) => (context: Context) => refuseSection(context, no)),
      refuseNoNumber,
      refuseOpen,
      refuseOlder,
    ],
    approve: [refuseOlder],
  },
  guard: {
    request: [soundComposition, soundClasses],
    approve: [soundComposition, soundClasses, validSecrets, ghsChosen, hitsShown],
    retire: [noLots],
  },
  follow: {
    request: [tells(m.CHM_MSDS_REVIEW)],
    sendBack: [
      ({ record, reason, notify }) => notify.tell(m.CHM_MSDS_BACK, record, { reason: reason.reasonDesc ?? '' }),
    ],
    approve: [bringIntoForce],
    retire: [endUses],
  },
})

/** What it is called follows from the product. */
async function ofProduct({ record, db }: Context) {
  const product = record.chmMatNo ? await lockProduct(db, record.chmMatNo) : undefined
  if (!product) return {}
  return { matNm: product.matNm, supplierNm: record.supplierNm || product.supplierNm }
}
function unchosen() {
  return { calcDesc: null, ghsReasonDesc: null, ghsUserId: null }
}

async function asked({ db, person, today }: Context) {
  const holidays = await holidaysFrom(db, today)
  return { requestUserId: person.userId, reviewByYmd: addWorkingDays(today, REVIEW_DAYS, holidays) }
}

/** S8: a sheet is looked at again some years after its revision. */
async function decided({ record, db, today }: Context) {
  const { CHM_MSDS_REVIEW_Y: years = 3 } = await legalNumbers(db, ['CHM_MSDS_REVIEW_Y'], today)
  const before = await sheetBefore(db, record)
  const changed = changedSections(before ? await sheetText(db, before.chmMsdsNo) : nothing, textOf(record))
  return {
    effectiveYmd: today,
    changedDesc: before ? changed.join(' ') || null : null,
    teachYn: !before || asksTeaching(changed) ? ('Y' as const) : ('N' as const),
    reviewDueYmd: addMonths(record.revYmd, years * 12),
  }
}
const nothing = { sections: null, comps: null, hazards: null }

async function refuseUnknown({ record, db }: Context) {
  if (!record.chmMatNo || (await lockProduct(db, record.chmMatNo))) return undefined
  return problem(chmMsds, 'chmMatNo', 'CHM_MSDS_MATERIAL', '등록되지 않은 자재입니다.')
}

/** S11. */
async function refuseOpen({ record, db }: Context) {
  if (!record.chmMatNo || !record.langCd) return undefined
  const other = await openSheet(db, record)
  if (!other) return undefined
  return problem(chmMsds, 'chmMatNo', 'CHM_MSDS_OPEN', '검토 중인 개정본이 있습니다(개정 {n}).', {
    values: { n: other.revNo ?? '-' },
  })
}

/** S11. */
async function refuseOlder({ record, db }: Context) {
  if (!record.chmMatNo || !record.revYmd) return undefined
  const active = await activeSheet(db, record.chmMatNo, record.langCd)
  if (!active || active.chmMsdsNo === record.chmMsdsNo || record.revYmd >= active.revYmd) return undefined
  return problem(chmMsds, 'revYmd', 'CHM_MSDS_REV_OLD', '현재 개정일({d})보다 이전 개정본입니다.', {
    values: { d: active.revYmd },
  })
}

function refuseNothing({ record }: Context) {
  if (record.attachFileId || (record.sections ?? []).length > 0) return undefined
  return problem(chmMsds, 'attachFileId', 'CHM_MSDS_NOTHING', '원본 파일을 올리거나 16개 항목을 입력하세요.')
}

/** @law 산업안전보건법 제110조제1항, 화학물질의 분류·표시 및 물질안전보건자료에 관한 기준 제11조 (확인 필요) */
function refuseSection({ record }: Context, no: (typeof sectionNos)[number]) {
  const fault = sectionFault(record.sections as ChmMsds['sections'], no)
  if (!fault) return undefined
  const message =
    fault === 'EMPTY'
      ? '{n}번 항목을 입력하거나 자료 없음/해당 없음을 선택하세요.'
      : '{n}번 항목은 해당 없음으로 둘 수 없습니다.'
  return problem(chmMsds, 'sections', 'CHM_MSDS_SECTION', message, { values: { n: no } })
}

/** S10. @law 산업안전보건법 제110조제1항, 법률 제16272호 부칙 제7조·제8조 (확인 필요) */
function refuseNoNumber({ record, today }: Context) {
  if (today < NUMBER_FROM || record.exceptCd) return undefined
  if (record.msdsSubmitNo && isSubmitNo(record.msdsSubmitNo)) return undefined
  return problem(chmMsds, 'msdsSubmitNo', 'CHM_MSDS_NO', 'MSDS 제출번호를 입력하거나 제외 사유를 선택하세요.', {
    law: '산업안전보건법 제110조제1항, 시행규칙 제160조',
  })
}
