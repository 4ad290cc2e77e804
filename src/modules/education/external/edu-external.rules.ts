import { sql } from '#platform/server/database/sql.ts'
import { type ActionContext, rulesFor } from '#platform/server/documents/rules.ts'
import { tells } from '#platform/server/notifications/notify.ts'
import { problem } from '#platform/server/refusal.ts'
import { hireHoursReached } from './edu-external.guards.ts'
import { eduExternalMessages as m } from './edu-external.messages.ts'
import { eduExternal } from './edu-external.model.ts'

type Context = ActionContext<typeof eduExternal>

export const eduExternalRules = rulesFor(eduExternal, {
  set: {
    submit: [({ record }) => ({ personCnt: record.eduPersons.length })],
    confirm: [({ person, now }) => ({ checkUserId: person.userId, checkDt: now.toISOString() })],
  },
  refuse: { submit: [refuseKind, refusePeople], confirm: [refuseKind] },
  guard: { submit: [hireHoursReached], confirm: [hireHoursReached] },
  follow: { submit: [tells(m.EDU_EXT_RQST)], confirm: [tells(m.EDU_EXT_CONFIRM)], sendBack: [tells(m.EDU_EXT_RTN)] },
})

/** @law 산업안전보건법 시행규칙 별표 5 */
function refuseKind({ record: { eduClassCd, specialKindNo } }: Context) {
  if ((eduClassCd === 'SPECIAL') === (specialKindNo !== null)) return undefined
  return problem(eduExternal, 'specialKindNo', 'EDU_SPECIAL_KIND', '특별교육일 때에만 특별교육 호를 입력하십시오.', {
    law: '산업안전보건법 시행규칙 별표 5',
  })
}

/** Each person once, all of them people of this vendor. */
async function refusePeople({ record, db }: Context) {
  const nos = record.eduPersons.map(({ personNo }) => personNo)
  if (nos.length === 0) return problem(eduExternal, 'eduPersons', 'EDU_NOBODY', '이수자를 한 명 이상 입력하십시오.')
  if (new Set(nos).size < nos.length)
    return problem(eduExternal, 'eduPersons', 'EDU_TWICE', '같은 사람이 두 번 들어 있습니다.')
  const [found] = await db.queryAs<{ n: number }>(
    'SYSTEM',
    sql`select count(*)::int as n from vendor_person where person_no = any(${nos}::bigint[])
      and vendor_cd = ${record.vendorCd} and delete_yn = 'N'`,
  )
  if (found?.n === nos.length) return undefined
  return problem(eduExternal, 'eduPersons', 'EDU_NOT_OURS', '업체에 등록된 인원만 입력할 수 있습니다.')
}
