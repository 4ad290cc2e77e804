/** Who is ready, for a contractor's office and for the site: the list, its sheet, and the one press. */
import { daysBetween } from '#platform/model/calendar.ts'
import type { Language } from '#platform/model/problem.ts'
import { logAccess } from '#platform/server/audit/access-log.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import { type ListColumn, listSheet, mostRows, requireWhole } from '#platform/server/calls/list-sheet.ts'
import { codeNames } from '#platform/server/directory/code-name.ts'
import { forbidden, tellCheck } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import type { SignedInPerson } from '#platform/server/sign-in/person.ts'
import { entryRqst } from '../entry/entry-rqst.model.ts'
import { roster } from '../person/person.model.ts'
import type { ReadyAsked, ReadyLine } from './ready.calls.ts'
import * as calls from './ready.calls.ts'
import { colours } from './ready.logic.ts'
import { applyFor } from './ready-apply.ts'
import { type ReadyPerson, readyPeopleOf } from './ready-people.ts'

interface Reading {
  person: SignedInPerson
  services: Services
  now: Date
  today: string
}
const scopeOf = ({ plantCd, vendorCd, kind }: SignedInPerson) => ({
  plantCd,
  vendorCd: kind === 'vendor' ? vendorCd : null,
})

const peopleOf = ({ person, services, now, today }: Reading, query: Pick<ReadyAsked, 'q' | 'vendorCd'>) =>
  // What people are judged by lies with many areas, and none of it is shown but what of it they lack.
  services.db.write(person, (tx) => readyPeopleOf(tx, scopeOf(person), query, { now, today }))

const lineOf = ({ plantCd: _, checks, ...one }: ReadyPerson, language: Language): ReadyLine => ({
  ...one,
  checks: checks.map((check) => tellCheck(entryRqst, language, check)),
})

const list = answer(calls.readyPeople, async ({ query, ...reading }) => {
  const { page, limit, colourCd } = query
  const all = await peopleOf(reading, query)
  const countOf = (one: keyof typeof colours) => all.filter((person) => person.colourCd === one).length
  const found = all.filter((person) => colourCd === undefined || person.colourCd === colourCd)
  const rows = found.slice((page - 1) * limit, page * limit)
  return {
    ...{ total: found.length, page, limit },
    rows: rows.map((one) => lineOf(one, reading.request.language)),
    counts: { RED: countOf('RED'), AMBER: countOf('AMBER'), GREEN: countOf('GREEN') },
  }
})

type SheetLine = ReadyLine & { jobTypeNm: string }
const sheet = answer(calls.readySheet, async ({ query, ip, request, ...reading }) => {
  const { services, person, today, now, db } = reading
  const { language } = request
  const all = (await peopleOf(reading, query)).filter(({ colourCd }) => !query.colourCd || colourCd === query.colourCd)
  requireWhole(all, mostRows(services))
  await logAccess(services.db, {
    now,
    userId: person.userId,
    ip,
    accessCd: 'EXPORT',
    bizCd: roster.name,
    rowCnt: all.length,
  })
  const nameOf = await codeNames(db, ['JOB_TYPE'], language)
  const rows = all.map((one): SheetLine => {
    const line = lineOf(one, language)
    return { ...line, jobTypeNm: nameOf('JOB_TYPE', line.jobTypeCd) ?? line.jobTypeCd }
  })
  return listSheet(request, { area: 'contractor', label: '투입 준비 현황', columns: columnsAt(today), rows })
})

const left = (ymd: string | null, today: string) => (ymd === null ? null : daysBetween(today, ymd))
const columnsAt = (today: string): ListColumn<SheetLine>[] => [
  { text: '판정', kind: 'text', value: ({ colourCd }, say) => say(colours[colourCd]) },
  { text: '성명', kind: 'text', value: ({ personNm }) => personNm },
  { text: '업체', kind: 'text', width: 24, value: ({ vendorNm }) => vendorNm },
  { text: '직종', kind: 'text', value: ({ jobTypeNm }) => jobTypeNm },
  ...(
    [
      ['입문교육', 'eduToYmd'],
      ['안전카드', 'cardToYmd'],
      ['출입', 'entryToYmd'],
      ['자격', 'qualToYmd'],
    ] as const
  ).flatMap(([text, name]): ListColumn<SheetLine>[] => [
    { text, kind: 'day', value: (row) => row[name] },
    { text: '남은 일수', kind: 'number', value: (row) => left(row[name], today) },
  ]),
  { text: '업무적합', kind: 'text', value: ({ fitYn }, say) => say(fitYn === 'Y' ? '적합' : '제한') },
  {
    text: '부족한 것',
    kind: 'text',
    width: 60,
    value: ({ checks }) => checks.map(({ message }) => message).join(', '),
  },
  { text: '신청 중', kind: 'text', width: 24, value: ({ askedDesc }) => askedDesc },
]

const apply = answer(calls.applyForRed, async ({ body: { personNos }, person, tx, now, today, ip, request }) => {
  const { vendorCd } = person
  if (person.kind !== 'vendor' || !vendorCd) throw forbidden()
  const all = await readyPeopleOf(tx, scopeOf(person), { q: '' }, { now, today })
  const chosen = new Set(personNos)
  const red = all.filter(({ personNo, colourCd }) => colourCd === 'RED' && (chosen.size === 0 || chosen.has(personNo)))
  return applyFor({ tx, person, vendorCd, now, today, ip, language: request.language }, red)
})

export const readyPeopleRoutes = routes(list, sheet, apply)
