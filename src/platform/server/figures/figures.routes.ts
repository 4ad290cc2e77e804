/** The endpoint of figures, and the same figures as a sheet. */
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { type Person, seesAllPlants } from '#platform/model/access.ts'
import { addDays, addMonths } from '#platform/model/calendar.ts'
import type { SheetFormat } from '#platform/model/excel/sheet-format.ts'
import type { Figures, FiguresAnswer, FiguresAsked } from '#platform/model/figures.ts'
import { translate } from '#platform/model/i18n.ts'
import { logAccess } from '../audit/access-log.ts'
import type { Queries } from '../database/database.ts'
import type { Sql } from '../database/sql.ts'
import { codeNames } from '../directory/code-name.ts'
import { askerOf, needsDocument } from '../documents/rights.ts'
import { writeSheet } from '../excel/write-workbook.ts'
import type { App } from '../http/app.ts'
import { type Reach, reachOf } from '../reports/reach.ts'
import type { Services } from '../services.ts'
import { sendSheet } from '../sheets/sheet-file.ts'
import { needs, personUnder } from '../sign-in/menu-right.ts'
import { FigureSheet, groupsOf } from './figures.sheet.ts'
import { answerSchema, askedSchema, countedBy } from './figures.ts'

interface FiguresSource {
  readonly figures: Figures
  /** What one statement of its own counts, as the person, where fields and conditions do not say it. */
  readonly count?: (db: Queries, asked: FiguresAsked, more: { person: Person; now: Date }) => Promise<FiguresAnswer>
  /** What is answered, where it is more than sums and lines. */
  readonly answer?: z.ZodType
  /** Why the program counts and not the person: the figures are a right of their own. Then `reach` is the only fence. */
  readonly asProgram?: { readonly why: string; readonly reach: Reach }
  /** Whom a document `r` is about: a number that tells of too few of them is hidden. */
  readonly persons?: Sql
}
/** Figures with who counts them, as the composition takes them. */
export type CountedFigures = FiguresSource

/** @param more left out, the fields of the document say what is counted */
export const answerFigures = (figures: Figures, more: Omit<FiguresSource, 'figures'> = {}): CountedFigures => ({
  ...more,
  figures,
})

export function registerFigures(app: App, services: Services, counted: CountedFigures): void {
  const { figures } = counted
  const { db, clock } = services
  const tags = [figures.label]
  const config = figures.right ? needs(figures.right) : needsDocument(figures.model)
  const querystring = askedSchema(figures)
  const personOf = (request: FastifyRequest): Person =>
    figures.right ? personUnder(request, figures.right) : askerOf(request, figures.model).person

  const answer = (request: FastifyRequest): Promise<FiguresAnswer> => {
    const person = personOf(request)
    const asked = askedOf(counted, person, request.query as Record<string, string | undefined>)
    const { count, asProgram, persons } = counted
    if (count) return db.read(person, (queries) => count(queries, asked, { person, now: clock.now() }))
    const reached = asProgram && reachOf(asProgram.reach, person)
    return db.read(reached ? 'SYSTEM' : person, (queries) => countedBy(queries, figures, asked, { persons, reached }))
  }

  app.get(
    figures.api,
    { config, schema: { tags, querystring, response: { 200: counted.answer ?? answerSchema(figures) } } },
    async (request) => answer(request) as never,
  )

  const asSheet = { tags, querystring: askedSchema(figures, true) }
  app.get(`${figures.api}/excel`, { config, schema: asSheet }, async (request, reply) => {
    const { language, ip, person } = request
    const now = clock.now()
    const nameOf = await db.read('SYSTEM', (queries) => codeNames(queries, groupsOf(figures), language))
    const { columns, rows } = new FigureSheet(figures, language, nameOf).of(await answer(request))
    const event = { now, userId: person.userId, ip, accessCd: 'EXPORT' as const }
    await logAccess(db, { ...event, bizCd: figures.model.name, rowCnt: rows.length })
    const sheetNm = translate(figures.model.area, language, figures.label)
    const { format } = request.query as { format?: SheetFormat }
    const content = writeSheet({ sheetNm, columns, rows }, format)
    return sendSheet(reply, request, services, { label: sheetNm, format }, content)
  })
}

/** Whoever may not choose among plants gets his own; beyond them no statement reaches. */
function askedOf(
  { figures: { plants, inMonths }, asProgram }: CountedFigures,
  person: Person,
  { plantCd, from = '', to = '', format: _, ...given }: Readonly<Record<string, string | undefined>>,
): FiguresAsked {
  const own = plants === 'one' || asProgram ? person.plantCd : plantCd
  const chosen = plants === 'one' ? (plantCd ?? person.plantCd) : plantCd
  const narrowed = Object.entries({ ...given, plantCd: seesAllPlants(person) ? chosen : own })
  const asked = Object.fromEntries(narrowed.filter((pair): pair is [string, string] => Boolean(pair[1])))
  return { ...(inMonths ? wholeMonths(from, to) : { from, to }), ...asked }
}

const wholeMonths = (from: string, to: string) => ({
  from: `${from.slice(0, 7)}-01`,
  to: addDays(addMonths(`${to.slice(0, 7)}-01`, 1), -1),
})
