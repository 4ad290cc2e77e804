import { sql } from '#platform/server/database/sql.ts'
import { type ActionContext, type EffectContext, rulesFor } from '#platform/server/documents/rules.ts'
import { problem } from '#platform/server/refusal.ts'
import { vendorUsers } from '../master/vendor-people.api.ts'
import { personQual, qualTypes } from './person-qual.model.ts'

type Context = ActionContext<typeof personQual>
type Effect = EffectContext<typeof personQual>

export const personQualRules = rulesFor(personQual, {
  set: {
    create: [named],
    edit: [named],
    submit: [() => ({ verifyYn: 'N' as const, verifyUserId: null })],
    verify: [({ person }) => ({ verifyYn: 'Y' as const, verifyUserId: person.userId })],
  },
  refuse: {
    create: [refuseStranger, refusePast],
    edit: [refuseStranger, refusePast],
    submit: [refuseStranger, refusePast],
  },
  follow: {
    submit: [
      (effect) => effect.notify.role('SHM', effect.record.plantCd, say(effect, '자격 확인 요청: {title}', 'waiting')),
    ],
    verify: [(effect) => tellVendor(effect, '자격이 확인되었습니다: {title}', 'done')],
    sendBack: [(effect) => tellVendor(effect, '자격 보완이 필요합니다: {title}', 'waiting')],
  },
})

const personOf = async ({ record, db }: Context) => {
  const [found] = await db.query<{ personNm: string; vendorCd: string; personStatusCd: string }>(
    sql`select person_nm as "personNm", vendor_cd as "vendorCd", person_status_cd as "personStatusCd"
      from vendor_person where person_no = ${record.personNo} and delete_yn = 'N'`,
  )
  return found
}

/** It stands under the name of its holder, and belongs to the vendor that employs him. */
async function named(context: Context) {
  const { record } = context
  const found = record.personNo ? await personOf(context) : undefined
  const label = record.qualTypeCd ? qualTypes[record.qualTypeCd] : ''
  return {
    qualNm: [found?.personNm, label].filter(Boolean).join(' · ') || null,
    ...(found && { vendorCd: found.vendorCd }),
  }
}

async function refuseStranger(context: Context) {
  const { record, person } = context
  if (!record.personNo) return undefined
  const found = await personOf(context)
  const isOwn = person.kind !== 'vendor' || found?.vendorCd === person.vendorCd
  if (isOwn && found?.personStatusCd === 'ACTIVE') return undefined
  return problem(personQual, 'personNo', 'PERSON_NOT_ACTIVE', '소속 중인 인원만 선택할 수 있습니다.')
}

function refusePast({ record, today }: Context) {
  if (!record.validToYmd || record.validToYmd >= today) return undefined
  return problem(personQual, 'validToYmd', 'VENDOR_DOC_EXPIRED', '만료일이 지난 서류는 등록할 수 없습니다.')
}

async function tellVendor(effect: Effect, text: string, tone: 'done' | 'waiting') {
  const { record, db, notify } = effect
  await notify.people([record.createUserId, ...(await vendorUsers(db, record.vendorCd))], say(effect, text, tone))
}

const say = ({ record }: Effect, text: string, tone: 'done' | 'waiting') => ({
  text,
  values: { title: record.qualNm },
  tone,
  about: { model: personQual, no: record.personQualNo },
})
