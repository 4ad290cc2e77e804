/** The roster over HTTP: a vendor keeps its own, the site reads it with birthday and phone masked. */
import type { Person } from '#platform/model/access.ts'
import type { Role } from '#platform/model/document.ts'
import { type AnyField, code } from '#platform/model/field.ts'
import { searchText } from '#platform/model/hangul.ts'
import { translate } from '#platform/model/i18n.ts'
import { maskedPhone } from '#platform/model/phone.ts'
import { sheetFields } from '#platform/model/sheet.ts'
import { logAccess } from '#platform/server/audit/access-log.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import { type ListColumn, listSheet, mostRows, requireWhole } from '#platform/server/calls/list-sheet.ts'
import { and, type Sql, sql } from '#platform/server/database/sql.ts'
import { codeNames, type NameOfCode } from '#platform/server/directory/code-name.ts'
import { sheetColumn } from '#platform/server/documents/sheet.ts'
import { forbidden, notFound } from '#platform/server/refusal.ts'
import type { SignedInPerson } from '#platform/server/sign-in/person.ts'
import type { Line, PeopleAsked, PersonRecord } from './person.calls.ts'
import * as calls from './person.calls.ts'
import { maskedBirth, maskedName } from './person.logic.ts'
import { personRoutes as menus, roster, rosterSheet } from './person.model.ts'
import { addPerson, changePerson, finishMove, leavePerson } from './person-write.ts'

/** Who must know who somebody is: safety, health, education, the gate. */
const knowing: readonly Role[] = ['SHM', 'SHD', 'HLM', 'NUR', 'EDU', 'SEC', 'CSO']

/** Only a vendor writes its roster. @throws Refusal 403 */
function requireVendor({ kind }: Person): void {
  if (kind !== 'vendor') throw forbidden()
}
const mayWrite = (person: SignedInPerson) => person.kind === 'vendor' && person.rights.get(menus.vendor)?.write === true

const conditionOf = ({ q, vendorCd, personStatusCd, jobTypeCd }: PeopleAsked): Sql => {
  const text = searchText(q)
  return and([
    sql`p.delete_yn = 'N'`,
    ...(vendorCd ? [sql`p.vendor_cd = ${vendorCd}`] : []),
    ...(personStatusCd ? [sql`p.person_status_cd = ${personStatusCd}`] : []),
    ...(jobTypeCd ? [sql`p.job_type_cd = ${jobTypeCd}`] : []),
    ...(text
      ? [
          sql`(strpos(lower(p.person_nm), ${text}) > 0 or strpos(p.person_nm_initials, ${text}) > 0 or p.person_no::text = ${text})`,
        ]
      : []),
  ])
}

const lineColumns = sql`p.person_no as "personNo", p.vendor_cd as "vendorCd",
  (select v.vendor_nm from vendor_info v where v.vendor_cd = p.vendor_cd) as "vendorNm", p.person_nm as "personNm",
  p.birth_ymd as "birthYmd", p.phone_no as "phoneNo", p.job_type_cd as "jobTypeCd", p.nation_cd as "nationCd",
  p.visa_to_ymd as "visaToYmd", p.employ_type_cd as "employTypeCd", p.contract_to_ymd as "contractToYmd", p.hire_ymd as "hireYmd",
  (select count(*)::int from person_qual x where x.person_no = p.person_no and x.status_cd = 'CONFIRM' and x.delete_yn = 'N') as "qualCnt",
  p.person_status_cd as "personStatusCd",
  (select m.due_ymd from person_move m where p.person_no in (m.from_person_no, m.to_person_no) and m.move_status_cd = 'RQST' limit 1) as "moveDueYmd",
  (select m.person_move_no from person_move m where m.from_person_no = p.person_no and m.move_status_cd = 'RQST' limit 1) as "moveNo"`

/** Names of other vendors' people, birthdays and phones stay with who needs them (Part 0.7). */
function shown<Row extends Line>(row: Row, person: SignedInPerson): Row {
  const isOwn = row.vendorCd === person.vendorCd
  const isBelow = person.kind === 'vendor' && !isOwn
  return {
    ...row,
    phoneNo: maskedPhone(row.phoneNo),
    birthYmd: isOwn ? row.birthYmd : maskedBirth(row.birthYmd),
    ...(isBelow && { personNm: maskedName(row.personNm) }),
  }
}

const list = answer(calls.people, async ({ query, person, db }) => {
  const { page, limit } = query
  const found = conditionOf(query)
  const [rows, [count]] = await Promise.all([
    db.query<Line>(sql`select ${lineColumns} from vendor_person p where ${found}
      order by p.person_nm, p.person_no limit ${limit} offset ${(page - 1) * limit}`),
    db.query<{ total: number }>(sql`select count(*)::int as total from vendor_person p where ${found}`),
  ])
  return { total: count?.total ?? 0, page, limit, rows: rows.map((row) => shown(row, person)) }
})

/** Who needs it opens everything of one person, and that is kept; for others it stays masked. */
const one = answer(calls.onePerson, async ({ places: { no }, person, db, now, ip, services }) => {
  const [row] = await db.query<Omit<PersonRecord, 'editable'>>(
    sql`select ${lineColumns}, p.gender_cd as "genderCd", p.visa_type_cd as "visaTypeCd", p.emergency_phone_no as "emergencyPhoneNo",
        p.lang_cd as "langCd", p.contract_from_ymd as "contractFromYmd", p.agree_yn as "agreeYn", p.agree_dt as "agreeDt",
        p.photo_file_id as "photoFileId", p.row_version as "rowVersion"
      from vendor_person p where p.person_no = ${no} and p.delete_yn = 'N'`,
  )
  if (!row) throw notFound()
  const isOwn = row.vendorCd === person.vendorCd
  const editable = isOwn && mayWrite(person) && row.personStatusCd !== 'LEAVE'
  const mayKnow = isOwn || (person.kind === 'staff' && knowing.some((role) => person.roles.includes(role)))
  if (!mayKnow) return { ...shown({ ...row, editable }, person), emergencyPhoneNo: maskedPhone(row.emergencyPhoneNo) }
  const { userId } = person
  if (!isOwn)
    await logAccess(services.db, { now, userId, ip, accessCd: 'OPEN', bizCd: roster.name, bizNo: row.personNo })
  return { ...row, editable }
})

const add = answer(calls.addPerson, async ({ body, asker, request, ...acting }) => {
  requireVendor(asker.person)
  const { personNo, askedVendorNm } = await addPerson({ ...acting, asker }, body)
  const text = '다른 업체({vendorNm})에 소속된 인원입니다. 이적 요청을 보냈습니다.'
  const message = askedVendorNm && translate('contractor', request.language, text, { vendorNm: askedVendorNm })
  return { personNo, message }
})

const change = answer(calls.changePerson, ({ places: { no }, body: { rowVersion, ...input }, ...acting }) => {
  requireVendor(acting.person)
  return changePerson(acting, no, rowVersion, input)
})

/** Who leaves, and who is let go to another vendor. */
const leave = answer(calls.leavePerson, ({ places: { no }, ...acting }) => {
  requireVendor(acting.person)
  return leavePerson(acting, no)
})
const release = answer(calls.releasePerson, async ({ places: { no }, person, tx, now, today }) => {
  requireVendor(person)
  const [move] = await tx.query<{ no: number }>(
    sql`select person_move_no as no from person_move where from_person_no = ${no}
      and from_vendor_cd = ${person.vendorCd} and move_status_cd = 'RQST'`,
  )
  if (!move) throw notFound()
  await finishMove(tx, move.no, 'release', { now, today, userId: person.userId })
})

type SheetRow = Line & Record<string, unknown>

const sheet = answer(calls.peopleSheet, async ({ query, person, db, now, ip, services, request }) => {
  const most = mostRows(services)
  const rows = await db.query<SheetRow>(
    sql`select ${lineColumns}, p.gender_cd as "genderCd", p.visa_type_cd as "visaTypeCd", p.lang_cd as "langCd",
        p.emergency_phone_no as "emergencyPhoneNo", p.contract_from_ymd as "contractFromYmd", p.agree_yn as "agreeYn"
      from vendor_person p where ${conditionOf(query)} order by 3, p.person_nm limit ${most + 1}`,
  )
  requireWhole(rows, most)
  const { userId } = person
  await logAccess(services.db, { now, userId, ip, accessCd: 'EXPORT', bizCd: roster.name, rowCnt: rows.length })
  const groups = [...sheetFields(rosterSheet).map(([, field]) => field), code('상태', 'PERSON_STATUS')].flatMap(
    (field) => ('group' in field ? (field.group ?? []) : []),
  )
  const columns = personColumns(await codeNames(db, groups, request.language))
  const shownRows = rows.map((row) => forSheet(row, person))
  return listSheet(request, { area: 'contractor', label: roster.label, columns, rows: shownRows })
})

/** The columns of the form, so that what goes out comes back in, and what a sheet of people shows beyond them. */
function personColumns(nameOf: NameOfCode): ListColumn<SheetRow>[] {
  const cell = (row: SheetRow, name: string, field: AnyField) => {
    const value = row[name] ?? null
    return field.kind === 'code' && field.group ? (nameOf(field.group, String(value)) ?? value) : value
  }
  return [
    ...sheetFields(rosterSheet).map(([name, field]) => ({
      ...sheetColumn('contractor', field, 'kr'),
      value: (row: SheetRow) => cell(row, name, field),
    })),
    { text: '업체', kind: 'text', width: 24, value: (row) => row.vendorNm },
    { text: '확인 자격', kind: 'count', value: (row) => row.qualCnt },
    {
      text: '상태',
      kind: 'text',
      value: ({ personStatusCd }) => nameOf('PERSON_STATUS', personStatusCd) ?? personStatusCd,
    },
  ]
}

/** As they are seen in the list; the sheet of a vendor comes back all the same, for what it has left masked says nothing. */
function forSheet<Row extends Line & Record<string, unknown>>(row: Row, person: SignedInPerson): Row {
  return { ...shown(row, person), emergencyPhoneNo: maskedPhone(String(row.emergencyPhoneNo ?? '')) }
}

const headcount = answer(calls.headcountSheet, async ({ query: { year, vendorCd }, db, request: { language } }) => {
  const found = await db.query<{ vendorCd: string; vendorNm: string; bizNum: string; counts: number[] }>(
    headcounts(year, vendorCd),
  )
  const t = (text: string, values?: Record<string, unknown>) => translate('contractor', language, text, values)
  const months = Array.from({ length: 12 }, (_, index) => t('{n}월', { n: index + 1 }))
  const named = ['업체코드', '업체명', '사업자등록번호'].map((text) => ({ text: t(text), kind: 'text' as const }))
  return {
    label: t('통합 산업재해 현황 입력자료'),
    columns: [...named, ...months.map((text) => ({ text, kind: 'count' as const }))],
    rows: found.map(({ counts, ...row }) => [row.vendorCd, row.vendorNm, row.bizNum, ...counts]),
  }
})

/**
 * Who was employed on the last day of each month, as the united statistics of accidents ask for; months to come are empty.
 *
 * @law 산업안전보건법 제10조제2항, 같은 법 시행규칙 제7조
 */
const headcounts = (year: number, vendorCd: string | undefined): Sql => sql`
  select v.vendor_cd as "vendorCd", v.vendor_nm as "vendorNm", v.biz_num as "bizNum",
    (select array_agg((select count(*)::int from vendor_person p where p.vendor_cd = v.vendor_cd and p.delete_yn = 'N'
        and p.person_status_cd <> 'WAIT' and p.hire_ymd <= m.last and (p.leave_ymd is null or p.leave_ymd > m.last)) order by m.no)
      from (select no, (make_date(${year}::int, no, 1) + interval '1 month - 1 day')::date as last from generate_series(1, 12) no) m) as counts
  from vendor_info v where v.delete_yn = 'N' and v.vendor_status_cd in ('ACTIVE', 'SUSP', 'TERM')
    and (${vendorCd ?? null}::text is null or v.vendor_cd = ${vendorCd ?? null}) order by v.vendor_nm, v.vendor_cd`

export const personRoutes = routes(list, one, add, change, leave, release, sheet, headcount)
