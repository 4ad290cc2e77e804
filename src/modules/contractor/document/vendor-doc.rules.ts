import { keptText } from '#platform/model/sentences.ts'
import { type ActionContext, type EffectContext, rulesFor } from '#platform/server/documents/rules.ts'
import { tells } from '#platform/server/notifications/notify.ts'
import { problem } from '#platform/server/refusal.ts'
import { recountVendors } from '../master/vendor-recount.ts'
import { refuseOtherVendor } from '../own-vendor.ts'
import { vendorDocMessages as m } from './vendor-doc.messages.ts'
import { docWord, vendorDoc } from './vendor-doc.model.ts'

type Context = ActionContext<typeof vendorDoc>
type Effect = EffectContext<typeof vendorDoc>

const atOnce = [refuseOtherVendor(vendorDoc), refuseReversed, refusePast]

export const vendorDocRules = rulesFor(vendorDoc, {
  set: { create: [named], edit: [named] },
  refuse: { create: atOnce, edit: atOnce, submit: atOnce },
  follow: {
    submit: [tells(m.VND_DOC_RQST), recount],
    confirm: [recount, tells(m.VND_DOC_OK)],
    sendBack: [recount, tells(m.VND_DOC_RTN)],
  },
})

function named({ record }: Context) {
  return { docNm: record.docTypeCd ? keptText(docWord(record.docTypeCd)) : null }
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
