/**
 * What was seen before among 100,000 texts: the search of one question as the app role behind its fence, beside the bare
 * reading of as many rows by their key in the same rounds.
 *
 *     node bench/seen/run.ts
 */
import os from 'node:os'
import { conceptsIn, lexiconOf } from '#modules/saf/seen/concepts.logic.ts'
import { searchStatement } from '#modules/saf/seen/seen-search.sql.ts'
import { seenWordSeeds } from '#modules/saf/seen/seen-word.seed.ts'
import type { Person } from '#platform/model/access.ts'
import { Database } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { joins } from '../../src/apps/joins.ts'
import { startCluster, withOwner } from '../cluster.ts'
import { median } from '../measure.ts'
import { stopAll } from '../processes.ts'

const TEXTS = 100_000
const ROUNDS = 31
const AT_ONCE = 10_000
const MAX_MS = 100
const questions = [
  '밀폐 탱크 세척',
  '용접 불티 화재',
  '배관 개방 중 잔압으로 약품 접촉',
  '사다리',
  '고소 작업 떨어짐 안전대 미착용',
]

const asker: Person = {
  userId: 'gate',
  userNm: 'gate',
  kind: 'staff',
  scopeCd: 'PLANT',
  plantCd: '2000',
  deptCd: 'D2340',
  vendorCd: null,
  roles: ['SEC'],
  deptCds: ['D2340'],
  plantAccessYn: 'N',
}

const lexicon = lexiconOf(seenWordSeeds)
const words = seenWordSeeds.filter(({ wordKindCd }) => wordKindCd !== 'SKIP').map(({ wordNm }) => wordNm)
/** The same words in every run; the first of the list stand in most texts, as in life. */
function textAt(no: number): string {
  let state = no * 2_654_435_761
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  return Array.from({ length: 7 }, () => words[Math.floor(next() ** 2 * words.length)]).join(' ')
}

process.stdout.write(`load before the run ${(os.loadavg()[0] ?? 0).toFixed(1)}\n`)
const cluster = await startCluster()
const url = await cluster.aDatabase(1000)
const db = new Database(url, { joins })
try {
  for (let from = 1; from <= TEXTS; from += AT_ONCE) {
    const rows = Array.from({ length: AT_ONCE }, (_, at) => {
      const said = textAt(from + at)
      return { no: from + at, said, concepts: conceptsIn(lexicon, said) }
    })
    await db.query(
      'SYSTEM',
      sql`insert into seen_text (kind_cd, record_no, row_no, plant_cd, open_yn, day_ymd, said_desc, concepts, version_no)
        select 'NM', r.no, 0, case when r.no % 10 < 7 then '2000' else '3000' end, 'N', date '2026-11-24' - (r.no % 730)::int, r.said,
          array(select jsonb_array_elements_text(r.concepts)::int), 1
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(no bigint, said text, concepts jsonb)`,
    )
  }
  await db.query(
    'SYSTEM',
    sql`insert into seen_concept select c, count(*) from seen_text t cross join lateral unnest(t.concepts) as c group by c`,
  )
  await withOwner(url, (owner) => owner.query('vacuum (analyze) seen_text, seen_concept'))
  let isMet = true
  for (const question of questions) {
    const asked = conceptsIn(lexicon, question)
    const times = { ours: [] as number[], bare: [] as number[] }
    let found: { no: number }[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const began = performance.now()
      const rare = await db.query<{ concept: number; weightVal: number }>(
        'SYSTEM',
        sql`select a.concept, 1.0 / (1 + coalesce(c.text_cnt, 0)) as "weightVal" from unnest(${asked}::int[]) as a(concept)
          left join seen_concept c on c.concept = a.concept order by coalesce(c.text_cnt, 0)`,
      )
      const typed = asked.filter((concept) => concept > 0)
      found = await db.query(asker, searchStatement(['NM'], rare, typed))
      times.ours.push(performance.now() - began)
      const bareBegan = performance.now()
      await db.query('SYSTEM', sql`select * from near_miss order by near_miss_no limit ${Math.max(found.length, 1)}`)
      times.bare.push(performance.now() - bareBegan)
    }
    const [ms, bareMs] = [median(times.ours), median(times.bare)]
    isMet &&= ms <= MAX_MS
    process.stdout.write(
      `${question.padEnd(40)}${ms.toFixed(1).padStart(7)} ms   at most ${MAX_MS}   bare reading ${bareMs.toFixed(1)} ms, ratio ${(bareMs / ms).toFixed(2)}   (${found.length} rows)   ${ms <= MAX_MS ? 'met' : 'MISSED'}\n`,
    )
  }
  if (!isMet) process.exitCode = 1
} finally {
  await stopAll()
  await db.close()
  await cluster.stop()
}
