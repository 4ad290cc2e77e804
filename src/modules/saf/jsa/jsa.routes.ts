/** What the screens of JSAs ask besides records: participants and their signatures, the library, the stages. */
import type { PageLanguage } from '#platform/model/problem.ts'
import type { KeptProof } from '#platform/model/sign-proof.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import { type ListColumn, listSheet } from '#platform/server/calls/list-sheet.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { type SignedLine, signColumns } from '#platform/server/links/sign-columns.ts'
import { forbidden } from '#platform/server/refusal.ts'
import * as calls from './jsa.calls.ts'
import { addPart, interpret, removePart, signPart, signPartByCard } from './jsa.parts.ts'
import { jsaAsks } from './jsa.ports.ts'
import { partRoles } from './jsa-codes.model.ts'
import { interpretersOf, readOutsOf } from './jsa-interpreter.ts'
import { copiedRows, copyJsa, findInLibrary, marksOf, markUseless } from './jsa-library.ts'
import { jsaOf } from './jsa-revision.ts'
import { digestOf, partsOf } from './jsa-signs.ts'
import { stageRows, stagesOf } from './jsa-stages.ts'

/** Of what was signed, as much as tells one text from another. */
const DIGEST_READ = 8
interface Signed extends KeptProof {
  no: number
  strokes: number[][] | null
}
const UNSIGNED = { strokes: null, wayCd: null, deviceCd: null, langCd: null, textVer: null, witnessNm: null }

const signedIn = (db: Queries, no: number): Promise<Signed[]> =>
  db.query<Signed>(
    sql`select jsa_part_no as no, sign_json -> 'strokes' as strokes, left(sign_digest, ${DIGEST_READ}) as "textVer",
      case when sign_json is not null then coalesce(sign_json ->> 'wayCd', 'LINK') end as "wayCd", sign_json ->> 'deviceCd' as "deviceCd",
      sign_json ->> 'langCd' as "langCd", sign_json ->> 'witnessNm' as "witnessNm"
    from jsa_part where jsa_no = ${no} and delete_yn = 'N'`,
  )

const extra = answer(calls.jsaExtra, async ({ record, db, program, places: { no } }) => {
  const analysis = jsaOf(record)
  const [parts, interpreters, signed, revisions, marks] = await Promise.all([
    partsOf(db, no),
    interpretersOf(program, analysis),
    signedIn(db, no),
    db.query<calls.Extra['revisions'][number]>(
      sql`select s.jsa_no as "jsaNo", s.jsa_rev_no as "jsaRevNo", s.status_cd as "statusCd", s.fix_ymd::text as "fixYmd"
        from jsa r join jsa s on s.root_jsa_no = r.root_jsa_no and s.delete_yn = 'N' where r.jsa_no = ${no} order by s.jsa_rev_no desc`,
    ),
    marksOf(program, no),
  ])
  const digest = digestOf(analysis)
  const byPart = new Map(signed.map(({ no: partNo, ...one }) => [partNo, one]))
  return {
    parts: parts.map(({ signDigest, langCd, ...one }) => {
      const { strokes, ...how } = byPart.get(one.jsaPartNo) ?? UNSIGNED
      return {
        ...one,
        langCd: langCd as calls.Extra['parts'][number]['langCd'],
        validYn: signDigest === digest ? ('Y' as const) : ('N' as const),
        strokes,
        how,
      }
    }),
    interpreters,
    marks,
    revisions,
  }
})

interface Row extends SignedLine {
  /** Korean. */
  role: string
  isCurrent: boolean | null
}
const columns: readonly ListColumn<Row>[] = [
  { text: '역할', kind: 'text', width: 14, value: ({ role }, say) => say(role) },
  ...signColumns,
  {
    text: '지금 내용',
    kind: 'text',
    width: 18,
    value: ({ isCurrent }, say) => isCurrent !== null && say(isCurrent ? '서명한 대로' : '서명한 뒤 내용이 바뀜'),
  },
]
const sheet = answer(calls.jsaSignSheet, async ({ record, db, program, request, places: { no } }) => {
  const analysis = jsaOf(record)
  const digest = digestOf(analysis)
  const [all, signed, readOut, { rows: interpreters }] = await Promise.all([
    partsOf(db, no),
    signedIn(db, no),
    readOutsOf(program, no),
    interpretersOf(program, analysis),
  ])
  const parts = all.map(({ jsaPartNo, partRoleCd, partNm, signDt, signDigest }) => ({
    ...{ role: partRoles[partRoleCd], signerNm: partNm, signDt },
    how: signed.find((one) => one.no === jsaPartNo) ?? UNSIGNED,
    isCurrent: signDt === null ? null : signDigest === digest,
  }))
  const read = readOut.map(({ interpreterNm, signDt, langCd, ...how }, at) => ({
    ...{ role: '통역자', signerNm: interpreterNm, signDt, isCurrent: interpreters[at]?.isCurrent ?? null },
    how: { ...how, wayCd: 'DRAWN' as const, langCd: langCd as PageLanguage },
  }))
  return listSheet(request, { area: 'saf', label: 'JSA 서명 목록', columns, rows: [...parts, ...read] })
})

const parts = routes(
  answer(calls.addPart, ({ tx, asker, places, body, now }) => addPart(tx, asker, places.no, body, now)),
  answer(calls.removePart, ({ tx, asker, places, now }) => removePart(tx, asker, places.no, places.part, now)),
  answer(calls.signPart, ({ places, body, ...signing }) => signPart(signing, places.no, places.part, body)),
  answer(calls.signPartByCard, ({ places, body, ...signing }) => signPartByCard(signing, places.no, places.part, body)),
  answer(calls.interpretJsa, ({ places, body, ...signing }) => interpret(signing, places.no, body)),
)

const COPYING = ['VSM', 'VAD', 'VSP', 'SHM', 'SUP']
const library = routes(
  answer(calls.jsaLibrary, ({ db, program, person, query }) => findInLibrary({ db, program }, person, query)),
  answer(calls.rowsToCopy, async ({ db, program, person, places }) => {
    const { rows } = await copiedRows({ db, program }, person, places.no)
    return { rows }
  }),
  answer(calls.jsaAssessed, async ({ program, person: { plantCd }, query: { processNo, workCatCd, equipCds } }) => {
    const work = { plantCd, processNo, workCatCd: workCatCd || null, equipCds: equipCds || null }
    return { rows: [...(await jsaAsks.assessed(program, work))] }
  }),
  answer(calls.copyJsa, async ({ tx, program, person, body, now }) => {
    if (!COPYING.some((role) => person.roles.includes(role))) throw forbidden()
    return { jsaNo: await copyJsa(tx, program, { person, now }, body.jsaNo) }
  }),
)

const stages = routes(
  answer(calls.jsaStages, async ({ db, today, query }) => ({ rows: await stagesOf(db, today, query.plantCd) })),
  answer(calls.jsasInStage, async ({ db, today, query }) => ({ rows: await stageRows(db, today, query) })),
)

const marks = answer(calls.markRow, ({ tx, places, body, now, person }) =>
  markUseless(tx, { jsaNo: places.no, rowNo: places.row, ...body }, { now, userId: person.userId }),
)

export const jsaRoutes = routes(extra, sheet, parts, library, stages, marks)
