/** Like ones of all kinds: what the texts have in common first, then read as the asker, whatever has become of them. */
import { answer } from '#platform/server/calls/answer.ts'
import { readerAs } from '#platform/server/calls/reader.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { under } from '#platform/server/sign-in/menu-right.ts'
import type { SignedInPerson } from '#platform/server/sign-in/person.ts'
import { conceptsIn, type Lexicon, spoken, wordsIn } from './concepts.logic.ts'
import { type Seen, seenBefore } from './seen.calls.ts'
import { type ReadRow, type SeenKind, type SeenRow, seenAsks } from './seen.ports.ts'
import { lexiconNow } from './seen-lexicon.ts'
import { accidentWord, markedParts, permitWords } from './seen-search.logic.ts'
import { searchStatement, type Weighed } from './seen-search.sql.ts'

/** The rarest of what is typed; a whole page of text is like everything. */
const MOST_CONCEPTS = 8
const MOST_SHOWN = 5

interface Asked {
  lexicon: Lexicon
  /** What is written in the text itself, places aside. */
  typed: number[]
  all: number[]
}

export const seenRoutes = answer(seenBefore, async ({ query, db, program, request, services }) => {
  const lexicon = await lexiconNow(db)
  const said = conceptsIn(lexicon, spoken(query.text))
  const codes = [
    accidentWord(query.accTypeCd),
    ...permitWords(query.permitTypeCds),
    await workWord(db, query.workCatCd),
  ]
  const around = [
    ...conceptsIn(lexicon, codes.filter(Boolean).join(' ')),
    ...conceptsIn(lexicon, spoken(query.place ?? ''), true),
  ]
  const typed = said.filter((concept) => concept > 0)
  if (typed.length === 0) return { rows: [] }
  const asked: Asked = { lexicon, typed, all: [...new Set([...said, ...around])] }
  const open = kindsOf(db, request.person)
  const found = await candidates(
    { db, program },
    asked,
    [...open.keys()].map(({ kindCd }) => kindCd),
  )
  const lists = await Promise.all(
    [...open].map(async ([kind, person]) => {
      const rows = found.filter((row) => row.kindCd === kind.kindCd && `${row.kindCd}-${row.recordNo}` !== query.self)
      if (rows.length === 0) return []
      const read = await kind.read({ db: readerAs(services.db, person), program, person }, rows)
      return read.map((row) => ({ kind, row, scoreVal: scoreOf(rows, row) }))
    }),
  )
  const ranked = lists.flat().sort((a, b) => b.scoreVal - a.scoreVal || b.row.ymd.localeCompare(a.row.ymd))
  return { rows: grouped(ranked, asked, request.person.kind) }
})

async function workWord(db: Queries, code: string | undefined): Promise<string | null> {
  if (!code) return null
  const [row] = await db.query<{ nm: string }>(
    sql`select code_nm as nm from sys_code where code_grp_cd = 'WORK_CAT' and code = ${code}`,
  )
  return row?.nm ?? null
}

/** The kinds whose menu is open to him, each with how far he sees there. */
function kindsOf(db: Queries, person: SignedInPerson): Map<SeenKind, SignedInPerson> {
  return new Map(
    seenAsks.kinds(db).flatMap((kind) => {
      const menus = person.kind === 'vendor' ? kind.right.vendor : kind.right.staff
      const open = menus.flatMap((menu) => person.rights.get(menu) ?? []).find(({ access }) => access)
      return open ? [[kind, under(person, open, 'read')] as const] : []
    }),
  )
}

interface Candidate extends SeenRow {
  kindCd: string
  scoreVal: number
}
/** One statement behind the fence of plant and vendor, after one that says how rare the words are. */
async function candidates(
  { db, program }: { db: Queries; program: Queries },
  { typed, all }: Asked,
  kindCds: readonly string[],
): Promise<Candidate[]> {
  const rare = await program.query<Weighed>(
    sql`select a.concept, ln(1 + (select coalesce(sum(text_cnt), 0) from seen_concept)::float8 / (1 + coalesce(c.text_cnt, 0)))
        as "weightVal"
      from unnest(${all}::int[]) as a(concept) left join seen_concept c on c.concept = a.concept
      order by coalesce(c.text_cnt, 0), a.concept`,
  )
  const asked = rare.slice(0, MOST_CONCEPTS)
  return db.query<Candidate>(searchStatement(kindCds, asked, typed))
}

const scoreOf = (rows: readonly Candidate[], { recordNo, rowNo }: SeenRow): number =>
  rows.find((row) => row.recordNo === recordNo && row.rowNo === rowNo)?.scoreVal ?? 0

interface Ranked {
  kind: SeenKind
  row: ReadRow
}
/** What says the same with the same measure is one, the latest of them. */
function grouped(ranked: readonly Ranked[], { lexicon, all }: Asked, personKind: 'staff' | 'vendor'): Seen[] {
  const asked = new Set(all)
  const groups = Map.groupBy(ranked, ({ kind, row }) =>
    [kind.kindCd, spoken(row.saidDesc), row.measureDesc, row.outcomeCd].join('\n'),
  )
  return [...groups.values()].slice(0, MOST_SHOWN).flatMap((same) => {
    const [first] = same
    if (!first) return []
    const { kind, row } = first
    const said = spoken(row.saidDesc)
    const [menu = ''] = personKind === 'vendor' ? kind.right.vendor : kind.right.staff
    const codes = row.codeNms.filter((name) => name !== null)
    return {
      kindCd: kind.kindCd,
      recordNo: row.recordNo,
      rowNo: row.rowNo,
      path: kind.kindCd === 'LIB' ? menu : `${menu}/${row.recordNo}`,
      docNo: row.docNo,
      titleDesc: row.titleDesc,
      ymd: row.ymd,
      parts: markedParts(said, wordsIn(lexicon, said), asked),
      likeNms: codes.filter((name) => conceptsIn(lexicon, name).some((concept) => asked.has(concept))),
      measureDesc: row.measureDesc,
      outcomeCd: row.outcomeCd,
      sameCnt: same.length,
    }
  })
}
