/** The objection of the worker himself, who has no account: by the link that came with the notice. */
import { translate } from '#platform/model/i18n.ts'
import { type LinkQuestion, linkQuestionOf } from '#platform/model/link.ts'
import type { PageLanguage } from '#platform/model/problem.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { getRecord } from '#platform/server/documents/record.ts'
import type { LinkPurpose } from '#platform/server/links/link.ts'
import { Refusal } from '#platform/server/refusal.ts'
import { isObjectionLate } from './demerit.guards.ts'
import { type SgcDemerit, sgcDemerit } from './demerit.model.ts'
import { OBJECT_LINK, type ViolNames, violItemIn, violNames } from './demerit-tell.ts'
import { demeritWords } from './demerit-words.ts'
import { violItemWords } from './viol-item-words.seed.ts'

const OPEN_STATES: readonly SgcDemerit['statusCd'][] = ['ISSUED', 'NOTIFIED']
const late = (record: SgcDemerit) =>
  new Refusal(422, 'SGC_OBJECT_LATE', '이의신청 기한이 지났습니다. (기한 {ymd})', {
    values: { ymd: record.objectDueYmd },
  })
const stranger = () =>
  new Refusal(
    422,
    'LINK_WORKER_UNKNOWN',
    '이름과 휴대폰 번호 뒤 4자리를 확인하십시오. 맞는데도 안 되면 소속 업체에 문의하십시오.',
  )

export const objectionLink: LinkPurpose = {
  purposeCd: OBJECT_LINK,
  area: 'contractor',
  label: '벌점 이의신청',
  notice: '쓴 내용은 안전부서와 심의위원이 봅니다. 이의를 신청했다고 불리하게 대하지 않습니다.',
  said: '이의를 신청했습니다. 7일 안에 심의합니다.',
  words: [...demeritWords, violItemWords],
  async open(db, { bizNo, plantCd }) {
    const [found] = await db.query<{ title: string }>(sql`
      select coalesce(d.sgc_demerit_doc_no, '') as title from sgc_demerit d where d.sgc_demerit_no = ${bizNo}
        and d.plant_cd = ${plantCd} and d.status_cd in ('ISSUED', 'NOTIFIED') and d.delete_yn = 'N'`)
    return found
  },
  async ask(db, { bizNo }, { personNo }, { language }) {
    await requireHis(db, bizNo, personNo)
    return [await objectionQuestion(db, bizNo, language)]
  },
  async take(tx, { link, answers, now, today }) {
    const before = await getRecord(tx, sgcDemerit, link.bizNo, true)
    if (!OPEN_STATES.includes(before.statusCd) || isObjectionLate(before, today)) throw late(before)
    const objection = { objectByCd: 'WORKER', objectDesc: String(answers.objectDesc) } as const
    await tx.program(sgcDemerit, { now }).act(link.bizNo, 'object', objection, { without: ['objectByCd'] })
  },
}

/** @throws Refusal 422 for whoever else of the vendor holds the link */
async function requireHis(db: Queries, demeritNo: number, personNo: number): Promise<void> {
  const [his] = await db.query(
    sql`select 1 from sgc_demerit where sgc_demerit_no = ${demeritNo} and person_no = ${personNo}`,
  )
  if (!his) throw stranger()
}

async function objectionQuestion(db: Queries, demeritNo: number, language: PageLanguage): Promise<LinkQuestion> {
  const [found] = await db.query<ViolNames & { violAt: string; placeDesc: string; score: number }>(sql`
    select to_char(d.viol_dt at time zone 'Asia/Seoul', 'YYYY-MM-DD HH24:MI') as "violAt", d.place_desc as "placeDesc",
      d.demerit_score as score, ${violNames}
    from sgc_demerit d join viol_item i using (viol_item_cd) where d.sgc_demerit_no = ${demeritNo}`)
  const points = (score: number) => translate('contractor', language, '{n}점', { n: score })
  const part = found && [found.violAt, found.placeDesc, violItemIn(language, found), points(found.score)].join(' · ')
  return linkQuestionOf({
    name: 'objectDesc',
    kind: 'text',
    required: true,
    part: part ?? null,
    label: '무엇이 사실과 다릅니까?',
  })
}
