/** The sheet of a list that comes back: what it would change, the word that it may, and the way back. */
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { translate } from '#platform/model/i18n.ts'
import { proposal, proposalPage, proposalQuery } from '#platform/model/proposal.ts'
import { standingInAsker } from '../../approvals/stand-in.ts'
import type { App } from '../../http/app.ts'
import { notFound } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { sendSheet, sheetOf } from '../../sheets/sheet-file.ts'
import { openRight } from '../../sign-in/menu-right.ts'
import { needsDocument, reaching, rightOf } from '../rights.ts'
import type { Asker, DocumentStore } from '../store.ts'
import { confirmProposal, undoProposal } from './confirm.ts'
import { proposalReport } from './proposal-report.ts'
import { addProposal, findProposal, type StoredProposal, toldOf } from './proposal-rows.ts'
import { propose } from './propose.ts'

const params = z.object({ no: z.coerce.number().int().positive() })
const tags = ['올린 엑셀']

/** The documents of a site whose lists come back, by name. */
const stores = new WeakMap<Services, Map<string, DocumentStore>>()

/** What is confidential has no list that leaves, so none comes back. */
export function registerProposal(app: App, services: Services, store: DocumentStore): void {
  const { model } = store
  if (model.access.confidential) return
  const known = stores.get(services) ?? new Map<string, DocumentStore>()
  stores.set(services, known.set(model.name, store))
  app.post(
    `${model.api}s/proposal`,
    {
      config: needsDocument(model, 'write'),
      schema: { tags: [model.label], consumes: ['multipart/form-data'], response: { 201: proposal } },
    },
    async (request, reply) => {
      const writer = standingInAsker(services, request, model)
      const reader: Asker = { ...writer, person: reaching(request.person, model, 'read') }
      const { rows, hasVersions } = await propose(services, store, { reader, writer }, await sheetOf(request))
      const sent = {
        userId: writer.person.userId,
        bizCd: model.name,
        rows,
        versionYn: hasVersions ? 'Y' : 'N',
      } as const
      const added = await services.db.write(writer.person, (tx) => addProposal(tx, sent, services.clock.now()))
      return reply.status(201).send(toldOf(added))
    },
  )
}

/** The same for the proposals of all documents. */
export function registerProposals(app: App, services: Services): void {
  const opened = async (request: FastifyRequest & { params: z.infer<typeof params> }) => {
    const { person } = request
    const { no } = request.params
    const found = await services.db.read(person, (db) => findProposal(db, person.userId, no, services.clock.now()))
    const store = found && stores.get(services)?.get(found.bizCd)
    if (!found || !store) throw notFound()
    // Whoever has lost the list since has lost what was taken from it.
    openRight(rightOf(person, store.model))
    return { found, store }
  }

  app.get(
    '/api/proposals/:no',
    { schema: { tags, params, querystring: proposalQuery, response: { 200: proposalPage } } },
    async (request) => {
      const { found } = await opened(request)
      const { page, limit, kindCd } = request.query
      const rows = kindCd ? found.rows.filter((row) => row.kindCd === kindCd) : found.rows
      const shown = rows.slice((page - 1) * limit, page * limit)
      return { ...toldOf(found), total: rows.length, page, limit, rows: shown.map(seenOf) }
    },
  )

  app.get('/api/proposals/:no/report', { schema: { tags, params } }, async (request, reply) => {
    const { found, store } = await opened(request)
    const { area, label } = store.model
    const { language } = request
    const content = proposalReport(found, language, translate(area, language, label))
    return sendSheet(reply, request, services, { area, label, kind: '확인 결과' }, content)
  })

  const move = (verb: 'confirm' | 'undo', work: typeof confirmProposal) =>
    app.post(
      `/api/proposals/:no/${verb}`,
      { schema: { tags, params, response: { 200: proposal } } },
      async (request) => {
        const { store } = await opened(request)
        const asker = standingInAsker(services, request, store.model)
        return toldOf(await work(services, store, asker, request.params.no))
      },
    )
  move('confirm', confirmProposal)
  move('undo', undoProposal)
}

/** Without what only the program needs. */
const seenOf = ({
  rowNo,
  kindCd,
  no,
  docNo,
  title,
  changes,
  faults,
  moved,
  written,
}: StoredProposal['rows'][number]) => ({
  rowNo,
  kindCd,
  no: written?.no ?? no,
  docNo,
  title,
  changes,
  faults,
  moved,
})
