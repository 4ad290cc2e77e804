/** What the command palette finds on the server: records of every kind and people, in one answer. */
import { z } from 'zod'
import { nullableText } from '#platform/model/call-words.ts'
import { type AnyDocument, snakeCase } from '#platform/model/document.ts'
import { translate } from '#platform/model/i18n.ts'
import type { Master } from '#platform/model/master.ts'
import type { Language } from '#platform/model/problem.ts'
import type { Queries } from '../database/database.ts'
import { join, name, sql } from '../database/sql.ts'
import { userSearch } from '../directory/people.routes.ts'
import { numberedStatement, rowsStatement } from '../documents/list.ts'
import { titleFor } from '../documents/record.ts'
import { rightOf, underEach } from '../documents/rights.ts'
import { type Row, shapeOf } from '../documents/shape.ts'
import type { App } from '../http/app.ts'
import type { Services } from '../services.ts'
import type { SignedInPerson } from '../sign-in/person.ts'
import { isSurelyNumber, numberPartsOf } from './doc-number.ts'

const MOST_OF_A_KIND = 4
const MOST_RECORDS = 10
const MOST_PEOPLE = 5

const foundRecord = z.object({
  documentName: z.string(),
  label: z.string(),
  no: z.number(),
  docNo: nullableText,
  title: nullableText,
  statusLabel: z.string(),
  tone: z.string(),
  route: z.string(),
})
type FoundRecord = z.infer<typeof foundRecord>
const foundPerson = z.object({
  userId: z.string(),
  userNm: z.string(),
  orgNm: nullableText,
  telNo: nullableText,
  email: nullableText,
})
const querystring = z.strictObject({
  q: z
    .string()
    .trim()
    .min(2)
    .max(100)
    .regex(/^[^\p{Cc}]*$/u),
})
const answer = z.object({ records: z.array(foundRecord), people: z.array(foundPerson) })

export function registerPalette(app: App, services: Services, masters: readonly Master[]): void {
  const { db, models } = services
  app.get('/api/palette', { schema: { tags: ['찾기'], querystring, response: { 200: answer } } }, async (request) => {
    const { person, language } = request
    const { q } = request.query
    const readable = models.filter((model) => !model.access.confidential && rightOf(person, model).access)
    const known = masters.filter((master) => master.found && person.rights.get(master.route)?.access)
    const [records, rows, people] = await Promise.all([
      underEach(services, person, readable, 'read', (queries, model, reader) =>
        recordsOf(queries, model, reader, q, language),
      ),
      Promise.all(known.map((master) => db.read(person, (queries) => rowsOf(queries, master, q, language)))),
      db.read(person, (queries) => peopleOf(queries, person, q)),
    ])
    const numbered = records.flatMap((found) => found.numbered)
    const titled = records.flatMap((found) => found.titled)
    const isKnown = ({ documentName, no }: FoundRecord) =>
      numbered.some((one) => one.no === no && one.documentName === documentName)
    const all = [...rows.flat(), ...numbered, ...titled.filter((one) => !isKnown(one))]
    return { records: all.slice(0, MOST_RECORDS), people }
  })
}

async function recordsOf(db: Queries, model: AnyDocument, person: SignedInPerson, q: string, language: Language) {
  const shape = shapeOf(model)
  const parts = model.number ? numberPartsOf(model.number.format, q) : []
  const list = { page: 1, limit: MOST_OF_A_KIND, sort: `-${model.key}`, q, where: {} }
  const [numbered, titled] = await Promise.all([
    Promise.all(parts.map((part) => db.query<Row>(numberedStatement(shape, person, part, MOST_OF_A_KIND)))),
    isSurelyNumber(q) ? [] : db.query<Row>(rowsStatement(shape, person, list)),
  ])
  const told = (rows: readonly Row[]) => rows.map((row) => toFound(model, person, row, language))
  const once = new Map(numbered.flat().map((row) => [row[model.key], row]))
  return { numbered: told([...once.values()].slice(0, MOST_OF_A_KIND)), titled: told(titled) }
}

/** Rows of a master that have a page: found where its list would find them, the number that begins so first. */
async function rowsOf(db: Queries, master: Master, q: string, language: Language): Promise<FoundRecord[]> {
  const { found = '', title, key, table, list, fields, area, label, route, name: documentName } = master
  const column = (field: string) => sql`r.${name(snakeCase(field))}`
  const has = `%${q.replace(/[%_\\]/g, '\\$&')}%`
  const number = column(found)
  const places = list.search.map((field) => sql`${column(field)} ilike ${has}`)
  const rows = await db.query<{ no: number; docNo: string | null; title: string | null; useYn: string }>(sql`
    select ${column(key[0] ?? '')} as no, ${number} as "docNo", ${column(title)} as title, ${fields.useYn ? column('useYn') : sql`'Y'`} as "useYn"
    from ${name(table)} r where r.delete_yn = 'N' and (${join(places, ' or ')})
    order by ${number} like ${has.slice(1)} desc, ${column(title)} limit ${MOST_OF_A_KIND}`)
  return rows.map(({ no, useYn, ...row }) => ({
    ...{ documentName, no: Number(no), ...row, label: translate(area, language, label) },
    statusLabel: translate('platform', language, useYn === 'Y' ? '사용' : '미사용'),
    tone: useYn === 'Y' ? 'done' : 'suspended',
    route: `${route}/${no}`,
  }))
}

function toFound(model: AnyDocument, person: SignedInPerson, row: Row, language: Language): FoundRecord {
  const state = model.lifecycle.states[row.statusCd]
  const route = person.kind === 'vendor' ? model.route.vendor : model.route.staff
  return {
    documentName: model.name,
    label: translate(model.area, language, model.label),
    no: Number(row[model.key]),
    docNo: (row[model.docNo] as string | null) ?? null,
    title: titleFor(model, language, row),
    statusLabel: translate(model.area, language, state?.label ?? row.statusCd),
    tone: state?.tone ?? 'draft',
    route: `${route}/${row[model.key]}`,
  }
}

/** How to reach somebody at work; private numbers, a vendor's person has no other, are nobody's to look up here. */
const peopleOf = (db: Queries, person: SignedInPerson, q: string) =>
  db.query<z.infer<typeof foundPerson>>(sql`
    select p."userId", p."userNm", p."orgNm", u.office_tel as "telNo", coalesce(u.email, a.email) as email
    from (${userSearch(person, { q, limit: MOST_PEOPLE })}) p
      left join sys_user u on u.user_id = p."userId" left join vendor_account a on a.portal_id = p."userId"`)
