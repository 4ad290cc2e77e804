import { addDays } from '#platform/model/calendar.ts'
import { type EffectContext, rulesFor } from '#platform/server/documents/rules.ts'
import { vendorUsers } from '../master/vendor-people.api.ts'
import { sgcSanction } from './sanction.model.ts'

/** Days of a stop of new permits, day 1 included. */
const STOP_DAYS = 14

export const sgcSanctionRules = rulesFor(sgcSanction, {
  set: { stop: [({ today }) => ({ stopFromYmd: today, stopToYmd: addDays(today, STOP_DAYS - 1) })] },
  follow: { stop: [tellVendor], spare: [tellVendor] },
})

async function tellVendor({ record, db, notify }: EffectContext<typeof sgcSanction>) {
  await notify.people(await vendorUsers(db, record.vendorCd), {
    text: '업체 제재가 결정되었습니다: {title}',
    tone: 'danger',
    values: { title: record.sanctionTitle },
    about: { model: sgcSanction, no: record.sgcSanctionNo },
  })
}
