import { sql } from '#platform/server/database/sql.ts'
import { type ActionContext, type EffectContext, rulesFor } from '#platform/server/documents/rules.ts'
import { problem } from '#platform/server/refusal.ts'
import { hireHoursReached } from './edu-external.guards.ts'
import { eduExternal } from './edu-external.model.ts'

type Context = ActionContext<typeof eduExternal>
type Effect = EffectContext<typeof eduExternal>

export const eduExternalRules = rulesFor(eduExternal, {
  set: {
    submit: [({ record }) => ({ personCnt: record.eduPersons.length })],
    confirm: [({ person, now }) => ({ checkUserId: person.userId, checkDt: now.toISOString() })],
  },
  refuse: { submit: [refuseKind, refusePeople], confirm: [refuseKind] },
  guard: { submit: [hireHoursReached], confirm: [hireHoursReached] },
  follow: { submit: [tellDesk], confirm: [tellVendor], sendBack: [tellVendor] },
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

const about = ({ record }: Effect) => ({
  values: { title: record.externalTitle },
  about: { model: eduExternal, no: record.eduExternalNo },
})

function tellDesk(effect: Effect) {
  const text = '업체 자체교육 확인을 기다립니다: {title}'
  return effect.notify.role('EDU', effect.record.plantCd, { ...about(effect), text, tone: 'waiting' })
}

function tellVendor(effect: Effect) {
  const isDone = effect.record.statusCd === 'CONFIRM'
  return effect.notify.people([effect.record.createUserId], {
    ...about(effect),
    text: isDone ? '업체 자체교육이 확인되었습니다: {title}' : '업체 자체교육을 보완해 주십시오: {title}',
    tone: isDone ? 'done' : 'waiting',
  })
}
