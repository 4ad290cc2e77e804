import { gathered, type Translation } from '#modules/common/site-langs.logic.ts'
import { termsFor } from '#modules/saf/term/site-term.api.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { type ActionContext, type RuledDocument, rulesFor } from '#platform/server/documents/rules.ts'
import { problem } from '#platform/server/refusal.ts'
import { block } from '../../permit/ask/guard-parts.logic.ts'
import { permitLimits } from '../../permit/ask/permit-limits.ts'
import type { permit } from '../../permit/permit.model.ts'
import { type Tbm, type TbmTopicLine, tbm } from './tbm.model.ts'
import { endTalks, isTalking, leads, permitOf, talkValues, versionOf } from './tbm-store.ts'
import { koreansOfTopics } from './tbm-topics.ts'

type Context = ActionContext<typeof tbm>

export const tbmRules = rulesFor(tbm, {
  set: { create: [begun], edit: [asBegun] },
  refuse: { create: [refusePermit, refuseAlcohol] },
  follow: {
    create: [({ record, db, now, person }) => endTalks(db, record.permitNo, now, person, record.tbmNo)],
  },
})

/**
 * Under whose name it stands: of whoever begins it. By a link that is the leader himself, who has been asked who he is; an
 * account is that of the person of its name on the roster.
 */
async function ledBy({ db, person }: Context): Promise<Partial<Tbm>> {
  if (person.kind !== 'vendor') return {}
  const [own] = await asProgram(db).query<{ personNo: number }>(
    sql`select min(p.person_no)::float8 as "personNo" from vendor_person p join vendor_account a on a.vendor_cd = p.vendor_cd
      where a.portal_id = ${person.userId} and p.person_nm = a.user_nm and p.person_status_cd = 'ACTIVE' and p.delete_yn = 'N'
      having count(*) = 1`,
  )
  return own ? { leaderPersonNo: own.personNo } : { leaderPersonNo: null, leaderUserId: person.userId }
}

async function begun(context: Context) {
  const { record, db, now } = context
  const program = asProgram(db)
  const about = record.permitNo ? await permitOf(program, record.permitNo) : undefined
  if (!about) return {}
  const own = (record.topics ?? []).filter(({ topicCd }) => topicCd === 'ETC')
  const values = await talkValues(program, about, now)
  const topics = [...values.topics, ...own]
  const texts = await saidOf(program, topics, values.texts)
  return { ...values, ...(await ledBy(context)), topics, texts, textVer: versionOf(topics) }
}

/** What was said of these texts, and what the term list has for those that were typed. */
async function saidOf(db: Queries, topics: readonly TbmTopicLine[], known: readonly Translation[]) {
  const koreans = koreansOfTopics(topics)
  return gathered(koreans, known, await termsFor(db, koreans))
}

/** What it is about and what the leader confirmed at its beginning stays; other topics are another text. */
async function asBegun({ record, before, db }: Context) {
  if (!before) return {}
  const texts = await saidOf(asProgram(db), record.topics ?? [], before.texts ?? [])
  return { permitNo: before.permitNo, alcoholOkYn: before.alcoholOkYn, texts, textVer: versionOf(record.topics) }
}

/** R1: by who leads the work, while it is about to begin or goes on. */
async function refusePermit({ record, db, person }: Context) {
  const at = (code: string, message: string) => problem(tbm, 'permitNo', code, message)
  if (!record.permitNo) return at('REQUIRED', '허가서를 선택하십시오.')
  const about = await permitOf(asProgram(db), record.permitNo)
  if (!about || about.plantCd !== record.plantCd || !leads(about, person))
    return at('TBM_LEADER', '작업책임자만 TBM을 시작할 수 있습니다.')
  if (!isTalking(about)) return at('TBM_STATE', '승인된 작업허가만 TBM을 시작할 수 있습니다.')
  return undefined
}

function refuseAlcohol({ record }: Context) {
  if (record.alcoholOkYn === 'Y') return undefined
  return problem(tbm, 'alcoholOkYn', 'TBM_ALCOHOL', '작업자의 음주 여부를 확인한 뒤 TBM을 시작하십시오.')
}

/** R1: work begins within two hours of the talk itself; who signed it and when is asked by the permit. */
async function freshTalk({ record, db, now, today }: ActionContext<typeof permit>) {
  const { tbmH } = await permitLimits(db, today)
  const [last] = await asProgram(db).query<{ isOld: boolean; at: string }>(
    sql`select tbm_dt < ${now}::timestamptz - make_interval(hours => ${tbmH}) as "isOld",
        to_char(tbm_dt at time zone 'Asia/Seoul', 'HH24:MI') as at
      from tbm where permit_no = ${record.permitNo} and delete_yn = 'N' order by tbm_dt desc limit 1`,
  )
  if (!last?.isOld) return undefined
  return block('PT_TBM_OLD', 'TBM 후 {n}시간이 지났습니다. TBM을 다시 진행하십시오.', {
    values: { n: tbmH },
    evidenceDesc: last.at,
  })
}

/** What a permit asks of its talk before work begins. */
export function precededByTalk({ model, rules }: RuledDocument): RuledDocument {
  const { guard } = rules
  return { model, rules: { ...rules, guard: { ...guard, start: [...(guard?.start ?? []), freshTalk] } } }
}
