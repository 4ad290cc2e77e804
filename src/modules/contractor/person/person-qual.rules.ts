import { joinedText } from '#platform/model/sentences.ts'
import { sql } from '#platform/server/database/sql.ts'
import { type ActionContext, rulesFor } from '#platform/server/documents/rules.ts'
import { tells } from '#platform/server/notifications/notify.ts'
import { problem } from '#platform/server/refusal.ts'
import { personMessages as m } from './person.messages.ts'
import { personQual, qualWord } from './person-qual.model.ts'

type Context = ActionContext<typeof personQual>

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
    submit: [tells(m.VND_QUAL_RQST)],
    verify: [tells(m.VND_QUAL_OK)],
    sendBack: [tells(m.VND_QUAL_RTN)],
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
  return {
    qualNm: joinedText([found?.personNm, record.qualTypeCd && qualWord(record.qualTypeCd)]) || null,
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
