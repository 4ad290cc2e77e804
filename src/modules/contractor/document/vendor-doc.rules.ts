import { type ActionContext, type EffectContext, rulesFor } from '#platform/server/documents/rules.ts'
import { problem } from '#platform/server/refusal.ts'
import { vendorUsers } from '../master/vendor.people.ts'
import { recountVendors } from '../master/vendor.recount.ts'
import { refuseOtherVendor } from '../own-vendor.ts'
import { vendorDoc, vendorDocTypes } from './vendor-doc.model.ts'

type Context = ActionContext<typeof vendorDoc>
type Effect = EffectContext<typeof vendorDoc>

const atOnce = [refuseOtherVendor(vendorDoc), refuseReversed, refusePast]

export const vendorDocRules = rulesFor(vendorDoc, {
  set: { create: [named], edit: [named] },
  refuse: { create: atOnce, edit: atOnce, submit: atOnce },
  follow: {
    submit: [
      (effect) =>
        effect.notify.role('SHM', effect.record.plantCd, say(effect, '서류가 제출되었습니다: {vendor} · {title}')),
      recount,
    ],
    confirm: [recount, (effect) => tellVendor(effect, '서류가 확인되었습니다: {vendor} · {title}', 'done')],
    sendBack: [recount, (effect) => tellVendor(effect, '서류 보완이 필요합니다: {vendor} · {title}', 'waiting')],
  },
})

function named({ record }: Context) {
  return { docNm: record.docTypeCd ? vendorDocTypes[record.docTypeCd] : null }
}

/** CM-05, at once and not at the review. */
function refuseReversed({ record }: Context) {
  if (!record.validFromYmd || !record.validToYmd || record.validFromYmd <= record.validToYmd) return undefined
  return problem(vendorDoc, 'validToYmd', 'CM-05', '종료일은 시작일보다 빠를 수 없습니다.')
}

/** R6 */
function refusePast({ record, today }: Context) {
  if (!record.validToYmd || record.validToYmd >= today) return undefined
  return problem(vendorDoc, 'validToYmd', 'VENDOR_DOC_EXPIRED', '만료일이 지난 서류는 등록할 수 없습니다.')
}

async function recount({ db, record, today }: Effect) {
  await recountVendors(db, today, [record.vendorCd])
}

async function tellVendor(effect: Effect, text: string, tone: 'done' | 'waiting') {
  const { record, db, notify } = effect
  await notify.people([record.createUserId, ...(await vendorUsers(db, record.vendorCd))], {
    ...say(effect, text),
    tone,
  })
}

const say = ({ record }: Effect, text: string) => ({
  text,
  values: { vendor: record.vendorNm, title: record.docNm },
  tone: 'waiting' as const,
  about: { model: vendorDoc, no: record.vendorDocNo },
})
