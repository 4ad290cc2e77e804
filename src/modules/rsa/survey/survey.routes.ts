import { addMonths } from '#platform/model/calendar.ts'
import { translate } from '#platform/model/i18n.ts'
import type { Language } from '#platform/model/problem.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { reaching, rightOf, underEach } from '#platform/server/documents/rights.ts'
import { notFound, Refusal, wrongState } from '#platform/server/refusal.ts'
import type { SignedInPerson } from '#platform/server/sign-in/person.ts'
import { MOST_ITEMS, type Rsa, rsa } from '../assess/rsa.model.ts'
import { itemValues, scaleOf } from '../assess/rsa-items.ts'
import { lockedRsa, requireLeader, rsaOf } from '../assess/rsa-people.ts'
import { accidentKnown } from './accidents.ts'
import { hazardOf, srcKeyOf } from './from-known.ts'
import { nearMissSource } from './near-misses.ts'
import { type KnownLine, knownOfProcess, takeKnown } from './survey.calls.ts'
import { type KnownHazard, type KnownSource, type ProcessAsked, surveyAsks } from './survey.ports.ts'
import { type KnownKind, knownKinds } from './survey-codes.model.ts'

/** As long as what an assessment was made of is kept. */
const LOOK_BACK_MONTHS = 36
const kindCds = Object.keys(knownKinds) as KnownKind[]

const askedFor = ({ plantCd, processNo }: Rsa, today: string): ProcessAsked | undefined =>
  processNo === null ? undefined : { plantCd, processNo, fromYmd: addMonths(today, -LOOK_BACK_MONTHS) }
const sourcesOf = (db: Queries | Transaction): readonly KnownSource[] => [
  accidentKnown,
  nearMissSource,
  ...surveyAsks.sources(db),
]

/** One statement for each kind, all of them together on one connection for each scope that the reader has. */
const known = answer(knownOfProcess, async ({ record, person, db, services, today, request }) => {
  const assessment = rsaOf(record)
  const asked = askedFor(assessment, today)
  if (!asked) return { rows: [], closed: [] }
  const sources = sourcesOf(db)
  const isOpen = ({ model }: KnownSource) => rightOf(person, model).access
  const open = sources.filter(isOpen)
  const taken = new Map(assessment.items?.map(({ srcKey, rsaItemNo }) => [srcKey, rsaItemNo]))
  const models = [...new Set(open.map(({ model }) => model))]
  const found = await underEach(services, person, models, 'read', async (queries, model) => {
    const own = open.filter((source) => source.model === model)
    const rows = await Promise.all(
      own.map(async (source) => linesOf(source, await source.find(queries, asked), request.language)),
    )
    return rows.flat()
  })
  const rows = found
    .flat()
    .map((line): KnownLine => ({ ...line, rsaItemNo: taken.get(srcKeyOf(line.kindCd, line.id)) ?? null }))
    .toSorted((one, other) => kindCds.indexOf(one.kindCd) - kindCds.indexOf(other.kindCd))
  const closed = sources.filter((source) => !isOpen(source)).map(({ kindCd }) => kindCd)
  return { rows, closed }
})

const linesOf = ({ kindCd, model }: KnownSource, found: readonly KnownHazard[], language: Language) =>
  found.map(({ recordNo, wordDesc, ...line }) => ({
    ...line,
    wordDesc: wordDesc && translate(model.area, language, wordDesc),
    kindCd,
    href: recordNo === null ? null : `${model.route.staff}/${recordNo}`,
  }))

/** As the asker sees it now: what he may not read he takes over from nowhere. */
async function knownAs(
  tx: Transaction,
  person: SignedInPerson,
  asked: ProcessAsked | undefined,
  kindCd: KnownKind,
  id: string,
) {
  const source = sourcesOf(tx).find((one) => one.kindCd === kindCd)
  if (!asked || !source || !rightOf(person, source.model).access) throw notFound()
  const reader = reaching(person, source.model, 'read')
  const { joins, memory } = tx
  const eyes: Queries = { joins, memory, query: (statement) => tx.queryAs(reader, statement) }
  const [found] = await source.find(eyes, asked, id)
  if (!found) throw notFound()
  return found
}

const take = answer(takeKnown, async ({ places, body: { kindCd, id }, tx, person, now, today }) => {
  const record = await lockedRsa(tx, places.no)
  await requireLeader(tx, person, record)
  if (record.statusCd !== 'DOING') throw wrongState(rsa.lifecycle.states[record.statusCd].label)
  const items = record.items ?? []
  const srcKey = srcKeyOf(kindCd, id)
  if (items.some((item) => item.srcKey === srcKey))
    throw new Refusal(409, 'RSA_KNOWN_TAKEN', '이미 위험요인으로 가져왔습니다.')
  if (items.length >= MOST_ITEMS)
    throw new Refusal(422, 'RSA_TOO_MANY', '위험요인은 {max}건까지입니다.', { values: { max: MOST_ITEMS } })
  const found = await knownAs(tx, person, askedFor(record, today), kindCd, id)
  const added = hazardOf(found, srcKey)
  const values = itemValues([...items, added], items, await scaleOf(tx, record.scaleNo))
  await tx.program(rsa, { by: person, now }).note(record.rsaNo, 'ITEMS', values)
})
export const surveyRoutes = routes(known, take)
