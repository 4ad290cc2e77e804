/** Answers what a contract (`model/call.ts`) says: its path, right, schemas and person are made here, once for all. */
import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AnswerOf, AnyCall, BodyOf, PlacesOf, QueryOf } from '#platform/model/call.ts'
import type { AnyDocument } from '#platform/model/document.ts'
import { type WorkbookSpec, XLSX_CONTENT_TYPE } from '#platform/model/excel/workbook-parts.ts'
import { fileHeaders } from '../attachments/download-headers.ts'
import { asProgram } from '../database/as-program.ts'
import { currentKey, MOST_CHARACTERS } from '../database/change-key.ts'
import type { Queries, Transaction } from '../database/database.ts'
import { getRecord, type RowOf } from '../documents/record.ts'
import { sheetFormat, sheetName } from '../documents/schemas.ts'
import type { Asker } from '../documents/store.ts'
import { writeSheet } from '../excel/write-workbook.ts'
import type { App } from '../http/app.ts'
import { type Notify, notifyThrough } from '../notifications/notify.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import { sendSheet } from '../sheets/sheet-file.ts'
import { personWith } from '../sign-in/menu-right.ts'
import type { SignedInPerson } from '../sign-in/person.ts'
import { readerAs } from './reader.ts'

/** One route, or several, as they are registered. */
export type Routes = (app: App, services: Services) => void
export const routes =
  (...all: readonly Routes[]): Routes =>
  (app, services) => {
    for (const one of all) one(app, services)
  }

/** A list as it goes out, in the form that is asked for. */
export interface SheetAnswer {
  /** What sheet and file are called where the screen that asks says nothing else; in the reader's language. */
  readonly label: string
  readonly columns: WorkbookSpec['columns']
  readonly rows: WorkbookSpec['rows']
}

/** A workbook, where nothing else is said. */
interface FileAnswer {
  readonly fileNm: string
  readonly content: Readable | Buffer | string
  readonly contentType?: string
}

interface Asking<C extends AnyCall> {
  /** Under the menu of the right: whoever reads or writes with him is held to what he sees there. */
  readonly person: SignedInPerson
  /** The same for the document store. */
  readonly asker: Asker
  readonly places: PlacesOf<C>
  readonly query: QueryOf<C>
  readonly body: BodyOf<C>
  readonly now: Date
  readonly today: string
  readonly ip: string | null
  readonly request: FastifyRequest
  readonly services: Services
}
interface Through<M extends AnyDocument> {
  /** Opened as the asker. */
  readonly record: RowOf<M>
  /** Reads what is around the record, whatever the asker sees elsewhere. */
  readonly program: Queries
}
type Behind<C extends AnyCall> = C['through'] extends AnyDocument
  ? Through<C['through']>
  : C['program'] extends string
    ? { readonly program: Queries }
    : unknown

type Reading<C extends AnyCall> = Asking<C> & {
  /** Reads as the asker. */
  readonly db: Queries
} & Behind<C>
type Writing<C extends AnyCall> = Asking<C> & {
  /** The asker's, committed before he is answered. */
  readonly tx: Transaction
  readonly notify: Notify
} & Behind<C>
type ContextOf<C extends AnyCall> = C['method'] extends 'GET' ? Reading<C> : Writing<C>
type Answered<C extends AnyCall> = C['answer'] extends 'file'
  ? FileAnswer
  : C['answer'] extends 'sheet'
    ? SheetAnswer
    : AnswerOf<C> extends undefined
      ? unknown
      : AnswerOf<C>

interface Besides<C extends AnyCall> {
  /** What is remembered of a refusal though all else is undone; in a transaction of the program's own. */
  refused?(refusal: Refusal, context: Asking<C> & { readonly tx: Transaction }): Promise<void>
}

/**
 * The route of a contract. A GET reads; everything else is one transaction of the asker, committed before it is answered.
 *
 * @param work what is answered; it throws a Refusal for what is not done
 */
export const answer =
  <C extends AnyCall>(
    call: C,
    work: (context: ContextOf<C>) => Promise<Answered<C>> | Answered<C>,
    { refused }: Besides<C> = {},
  ): Routes =>
  (app, services) => {
    register(app, services, call, async (request) => {
      const context = asking(request, services, call)
      const { db } = services
      const { person } = context
      if (call.method !== 'GET') {
        const writing = db.write(person, async (tx) => {
          const around = await behind(call, context, tx, asProgram(tx))
          const found = await work({ ...context, tx, notify: notifyThrough(tx, context.now), ...around } as never)
          keepWith(call, found)
          return found
        })
        return refused
          ? writing.catch(async (error: unknown) => {
              if (error instanceof Refusal)
                await db.write('SYSTEM', (tx) => refused(error, { ...context, tx } as never))
              throw error
            })
          : writing
      }
      const reader = readerAs(db, person)
      const around = await behind(call, context, reader, readerAs(db, 'SYSTEM'))
      return work({ ...context, db: reader, ...around } as never)
    })
  }

/** Committed with the change, for who asks once more. */
function keepWith({ answer: answered, makes }: AnyCall, found: unknown): void {
  const key = currentKey()
  if (!key || answered === 'file') return
  const body = answered === undefined ? '' : JSON.stringify(found)
  if (body.length <= MOST_CHARACTERS) key.answer = { status: answered === undefined ? 204 : makes ? 201 : 200, body }
}

type Context = Asking<AnyCall>

function asking(request: FastifyRequest, services: Services, { right }: AnyCall): Context {
  const { mayWrite, ...person } = personWith(request, right)
  const { language, ip, params, query, body } = request
  return {
    person,
    asker: { person, language, ip: ip || null, mayWrite },
    ip: ip || null,
    places: params as never,
    query: query as never,
    body: body as never,
    now: services.clock.now(),
    today: services.clock.today(),
    request,
    services,
  }
}

/** The program's eyes, behind a record that the asker was let see, or for the reason that the contract gives. */
async function behind({ through, program }: AnyCall, { places }: Context, asker: Queries, eyes: Queries) {
  if (!through) return program === undefined ? {} : { program: eyes }
  const [no] = Object.values(places)
  return { record: await getRecord(asker, through, Number(no)), program: eyes }
}

const PLACE = /\{(\w+)\}/g
const rowNo = z.coerce.number().int().positive()

const ofSheet = z.object({ format: sheetFormat, sheetNm: sheetName })
type SheetAsked = z.infer<typeof ofSheet>

function register(
  app: App,
  services: Services,
  call: AnyCall,
  work: (request: FastifyRequest) => Promise<unknown>,
): void {
  const { method, path, right, through, tag, body, urgent } = call
  const places = [...path.matchAll(PLACE)].map(([, name = '']) => [name, call.places?.[name] ?? rowNo])
  const tags = [tag ?? through?.label].filter((one) => one !== undefined)
  const query = queryOf(call)
  app.route({
    method,
    url: path.replace(PLACE, ':$1'),
    config: { right, always: urgent },
    schema: {
      tags,
      ...(places.length > 0 && { params: z.object(Object.fromEntries(places)) }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      ...(!isSaved(call) && { response: responseOf(call) }),
    },
    handler: async (request, reply) => {
      const found = await work(request)
      if (call.answer !== 'sheet') return send(reply, call, found)
      const { format, sheetNm } = request.query as SheetAsked
      const { label, ...rows } = found as SheetAnswer
      const named = sheetNm || label
      return sendSheet(
        reply,
        request,
        services,
        { label: named, format },
        writeSheet({ sheetNm: named, ...rows }, format),
      )
    },
  })
}

const isSaved = ({ answer: answered }: AnyCall): boolean => answered === 'file' || answered === 'sheet'

/** Of a list that goes out also its form, and what the screen that asks is called (S-223). */
function queryOf({ answer: answered, query }: AnyCall): z.ZodType | undefined {
  if (answered !== 'sheet') return query
  return query instanceof z.ZodObject ? query.safeExtend(ofSheet.shape) : ofSheet
}

const responseOf = ({ answer: answered, makes }: AnyCall) =>
  answered instanceof z.ZodType ? (makes ? { 201: answered } : { 200: answered }) : { 204: z.null() }

function send(reply: FastifyReply, { answer: answered, makes }: AnyCall, found: unknown): unknown {
  if (answered === undefined) return reply.status(204).send()
  if (answered !== 'file') return makes ? reply.status(201).send(found) : found
  const { fileNm, content, contentType = XLSX_CONTENT_TYPE } = found as FileAnswer
  return reply.headers(fileHeaders('attachment', fileNm, contentType)).send(content)
}
