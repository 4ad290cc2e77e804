/** Beside the derived routes of demerits: how people stand, one by one and as a sheet, and the notice in two languages. */
import { addMonths } from '#platform/model/calendar.ts'
import { translate } from '#platform/model/i18n.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import { type ListColumn, listSheet, mostRows, requireWhole } from '#platform/server/calls/list-sheet.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { notFound } from '#platform/server/refusal.ts'
import { sgcCard } from '../card/card.model.ts'
import { maskedName } from '../person/person.logic.ts'
import { type NoticeWords, noticeWords, type Sanction, sanctionSheet, sanctions, standing } from './demerit.calls.ts'
import { type Counted, type Credit, levelOf, PERSON_MONTHS, pointsOn } from './demerit.logic.ts'
import { demeritLevels } from './demerit.model.ts'
import { languageOf, type ViolNames, violItemIn, violNames } from './demerit-tell.ts'
import { noticeTexts } from './notice.model.ts'
import { sanctionRows } from './sanction-people.ts'
import { demeritNumbers } from './sgc-numbers.ts'

const listed = answer(sanctions, async ({ query, person, db, today }) => {
  const { page, limit } = query
  const found = await db.query<Sanction & { total: number }>(
    sql`select *, count(*) over ()::int as total from (${sanctionRows(query, today)}) r
      ${order} limit ${limit} offset ${(page - 1) * limit}`,
  )
  const rows = found.map(({ total: _, ...row }) => masked(row, person))
  return { total: found[0]?.total ?? 0, page, limit, rows }
})

const sheet = answer(sanctionSheet, async ({ query, person, db, today, services, request }) => {
  const most = mostRows(services)
  const found = await db.query<Sanction>(
    sql`select * from (${sanctionRows(query, today)}) r ${order} limit ${most + 1}`,
  )
  requireWhole(found, most)
  const rows = found.map((row) => masked(row, person))
  return listSheet(request, { area: 'contractor', label: '제재현황', columns: sheetColumns, rows })
})
const sheetColumns: readonly ListColumn<Sanction>[] = [
  { text: '성명', kind: 'text', value: (row) => row.personNm },
  { text: '업체', kind: 'text', width: 24, value: (row) => row.vendorNm },
  { text: '12개월 누적', kind: 'count', value: (row) => row.yearScore },
  { text: '벌점 건수', kind: 'count', value: (row) => row.demeritCnt },
  { text: '가점', kind: 'count', value: (row) => row.creditCnt },
  { text: '조치', kind: 'text', width: 24, value: (row, say) => say(demeritLevels[row.levelCd]) },
  { text: '정지 시작', kind: 'day', width: 12, value: (row) => row.fromYmd },
  { text: '정지 종료', kind: 'day', width: 12, value: (row) => row.toYmd },
  { text: '재교육 이수', kind: 'day', width: 12, value: (row) => row.reeduYmd },
  {
    text: '카드',
    kind: 'text',
    value: ({ cardStatusCd }, say) => cardStatusCd && say(sgcCard.lifecycle.states[cardStatusCd].label),
  },
]
const order = sql`order by "yearScore" desc, "lastViolDt" desc nulls last, "personNo"`

const masked = (row: Sanction, person: { kind: string; vendorCd: string | null }): Sanction =>
  person.kind === 'vendor' && row.vendorCd !== person.vendorCd ? { ...row, personNm: maskedName(row.personNm) } : row

interface Sum {
  demerits: Counted[]
  credits: Credit[]
  cardStatusCd: Sanction['cardStatusCd']
  minorCnt: number
}
const sumOf = async (db: Queries, personNo: number, today: string): Promise<Sum | undefined> => {
  const [row] = await db.query<Sum>(sql`
    with same as (select q.person_no, q.plant_cd, q.human_key as worker_key from vendor_person p join vendor_person q
      on q.plant_cd = p.plant_cd and q.human_key = p.human_key where p.person_no = ${personNo})
    select (select coalesce(json_agg(json_build_object('no', d.sgc_demerit_no, 'gradeCd', d.viol_grade_cd,
          'score', coalesce(d.final_score, d.demerit_score), 'statusCd', d.status_cd, 'effectYmd', d.effect_ymd,
          'stopBaseDt', d.stop_base_dt)), '[]') from sgc_demerit d join same using (person_no)
        where d.status_cd <> 'TEMP' and d.delete_yn = 'N') as demerits,
      (select coalesce(json_agg(json_build_object('creditYmd', c.credit_ymd, 'creditScore', c.credit_score)), '[]') from demerit_credit c
        where (c.plant_cd, c.worker_key) in (select plant_cd, worker_key from same) and c.delete_yn = 'N') as credits,
      (select k.status_cd from sgc_card k join same using (person_no) where k.delete_yn = 'N' order by k.sgc_card_no desc limit 1) as "cardStatusCd",
      (select count(*)::int from sgc_demerit d join same using (person_no) where d.viol_grade_cd = 'MINOR' and d.delete_yn = 'N'
        and d.status_cd not in ('TEMP', 'CANC') and d.issue_dt >= ${addMonths(today, -PERSON_MONTHS)}::date) as "minorCnt"
    where exists (select from same)`)
  return row
}

const grades = [
  ['MINOR', 1],
  ['NORMAL', 3],
  ['SERIOUS', 5],
  ['CRITICAL', 10],
] as const

const oneStanding = answer(standing, async ({ places: { personNo }, db, program, today }) => {
  const [known] = await db.query(sql`select 1 from vendor_person where person_no = ${personNo} and delete_yn = 'N'`)
  const found = known && (await sumOf(program, personNo, today))
  if (!found) throw notFound()
  const numbers = (await demeritNumbers(program))(today)
  const pointsWith = (more: readonly Counted[]) =>
    pointsOn([...found.demerits, ...more], found.credits, today, numbers.creditMax)
  return {
    personNo,
    points: pointsWith([]),
    cardStatusCd: found.cardStatusCd,
    creditCnt: found.credits.filter(({ creditYmd }) => creditYmd > addMonths(today, -PERSON_MONTHS)).length,
    guideOpenYn: found.minorCnt === 0 ? ('Y' as const) : ('N' as const),
    next: grades.map(([gradeCd, score]) => {
      const added: Counted = { no: 0, gradeCd, score, statusCd: 'FINAL', effectYmd: today, stopBaseDt: today }
      const points = pointsWith([added])
      return { violGradeCd: gradeCd, points, levelCd: levelOf(points, numbers).levelCd }
    }),
  }
})

const notice = answer(noticeWords, async ({ places, db }) => {
  const [row] = await db.query<NoticeWords & ViolNames>(
    sql`select coalesce(d.lang_cd, 'kr') as "langCd", ${violNames}, i.law_ref_desc as "lawRefDesc",
        (select left(p.birth_ymd::text, 4) from vendor_person p where p.person_no = d.person_no) as "birthYear",
        s.first_ymd::text as "fromYmd", s.last_ymd::text as "toYmd"
      from sgc_demerit d join viol_item i on i.viol_item_cd = d.viol_item_cd
        left join sgc_stop s on s.cause_demerit_no = d.sgc_demerit_no and s.stop_status_cd = 'ACTIVE'
      where d.sgc_demerit_no = ${places.no} and d.delete_yn = 'N'`,
  )
  if (!row) throw notFound()
  const { kr, en, zh, es, ...words } = row
  const language = languageOf(row.langCd)
  // Somebody who reads Korean gets English beside it, so that a colleague may help.
  const other = language === 'kr' ? 'en' : language
  const texts = Object.fromEntries(noticeTexts.map((korean) => [korean, translate('contractor', other, korean)]))
  return { ...words, langCd: other, texts, violItemNm: kr, violItemNmOther: violItemIn(other, { kr, en, zh, es }) }
})

export const demeritRoutes = routes(listed, sheet, oneStanding, notice)
