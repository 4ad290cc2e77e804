/** What ends within thirty days, or has ended: education, cards, licences, papers, equipment. */
import { addDays } from '#platform/model/calendar.ts'
import { wordedText } from '#platform/model/sentences.ts'
import { sql } from '#platform/server/database/sql.ts'
import { type HomeCard, type HomeList, homeList } from './home.calls.ts'
import { type Asking, type Counting, counting, item, listed, listOf, own } from './home-asking.ts'

const SOON_DAYS = 30
/** Longer ago it is nobody's plan any more. */
const OVER_DAYS = 30

const kinds = {
  EDU: { label: '교육', route: '/vendor/portal/educationStatus' },
  CARD: { label: '안전카드', route: '/vendor/sgc/sgcIssueCard' },
  QUAL: { label: '자격', route: '/vendor/portal/personQual' },
  DOC: { label: '보험·서류', route: '/vendor/portal/vendorDoc' },
  EQUIP: { label: '장비', route: '/vendor/subconEntry/requestEntry' },
} as const
type Kind = keyof typeof kinds
const kindCds = Object.keys(kinds) as Kind[]

interface Ending {
  kind: Kind
  name: string
  no: number | null
  untilYmd: string
}

/** One statement; papers that a newer one follows have no end any more. */
const endings = (vendorCd: string, from: string, to: string) => sql`
  select * from (
    select 'EDU' as kind, p.person_nm as name, null::int as no, max(s.valid_to_ymd) as until from vendor_person p
      join edu_rqst s on s.plant_cd = p.plant_cd and s.worker_key = p.human_key and s.edu_class_cd = 'ENTRY'
        and s.edu_result_cd = 'PASS' and s.delete_yn = 'N'
      where p.vendor_cd = ${vendorCd} and p.person_status_cd = 'ACTIVE' and p.delete_yn = 'N' group by p.person_no, p.person_nm
    union all
    select 'CARD', p.person_nm, c.sgc_card_no::int, c.valid_to_ymd from sgc_card c join vendor_person p on p.person_no = c.person_no
      where p.vendor_cd = ${vendorCd} and p.person_status_cd = 'ACTIVE' and c.status_cd in ('ISSUED', 'SUSP') and c.delete_yn = 'N'
    union all
    select 'QUAL', q.qual_nm, q.person_qual_no::int, q.valid_to_ymd from person_qual q join vendor_person p on p.person_no = q.person_no
      where q.vendor_cd = ${vendorCd} and p.person_status_cd = 'ACTIVE' and q.status_cd = 'CONFIRM' and q.delete_yn = 'N'
        and not exists (select from person_qual n where n.person_no = q.person_no and n.qual_type_cd = q.qual_type_cd
          and n.status_cd = 'CONFIRM' and n.delete_yn = 'N' and (n.valid_to_ymd is null or n.valid_to_ymd > q.valid_to_ymd))
    union all
    select 'DOC', d.doc_nm, d.vendor_doc_no::int, d.valid_to_ymd from vendor_doc d
      where d.vendor_cd = ${vendorCd} and d.status_cd in ('CONFIRM', 'EXPIRED') and d.delete_yn = 'N'
        and not exists (select from vendor_doc n where n.vendor_cd = d.vendor_cd and n.doc_type_cd = d.doc_type_cd
          and n.status_cd = 'CONFIRM' and n.delete_yn = 'N' and n.valid_to_ymd > d.valid_to_ymd)
    union all
    select 'EQUIP', concat_ws(' ', e.model_nm, e.reg_no), r.entry_rqst_no::int, e.inspect_to_ymd from entry_rqst r
      join entry_rqst_equips e on e.entry_rqst_no = r.entry_rqst_no
      where r.vendor_cd = ${vendorCd} and r.status_cd in ('APPR', 'PART') and r.delete_yn = 'N' and coalesce(e.line_status_cd, 'OK') in ('OK', 'WARN')
  ) e where e.until between ${from}::date and ${to}::date`

const ALL = 'ALL'
const figures: readonly Counting[] = kindCds.map((code) => ({ code, label: kinds[code].label, tone: 'waiting' }))

export async function expiringCard(
  asking: Asking,
): Promise<Omit<HomeCard, 'cardId' | 'isFailed'> & { list: HomeList }> {
  const { vendorCd, today } = asking
  const [from, to] = [addDays(today, -OVER_DAYS), addDays(today, SOON_DAYS)]
  const rows = await own(asking).query<Ending>(
    sql`select kind, name, no, until::text as "untilYmd" from (${endings(vendorCd, from, to)}) x order by until, kind, name limit 300`,
  )
  const all = rows.map(({ kind, name, no, untilYmd }) => ({
    text: wordedText('contractor', asking.language, name),
    label: kinds[kind].label,
    dueYmd: untilYmd,
    inCds: [kind, ALL],
    // Of his education there is a line, no document.
    href: no === null ? listOf(kinds[kind].route, { q: name }) : `${kinds[kind].route}/${no}`,
  }))
  return {
    href: homeList('expiring', ALL),
    figures: counting('expiring', all, figures),
    items: all.map(({ inCds: _, dueYmd, ...told }) => item(asking, told, { dueYmd })),
    list: listed(all, [{ code: ALL, label: '전체' }, ...figures]),
  }
}
