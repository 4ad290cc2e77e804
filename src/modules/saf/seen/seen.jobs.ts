/** What was written is read once for what it is about, and all of it anew when the words of the site change. */
import type { Transaction } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import type { Services } from '#platform/server/services.ts'
import { conceptsIn, type Lexicon, spoken } from './concepts.logic.ts'
import { type SeenText, seenAsks } from './seen.ports.ts'
import { lexiconNow } from './seen-lexicon.ts'

const DUE_AT_ONCE = 500
const READ_AT_ONCE = 5000
/** Rarity need not be exact: it is counted anew after so many new texts, and each night. */
const MANY = 200
const NIGHT = 3

export const seenTexts: Job = {
  name: 'seen-texts',
  label: '같은 일 찾기 준비',
  cron: '* * * * *',
  async run(services, stopping) {
    const lexicon = await lexiconNow({ ...services.db, query: (statement) => services.db.query('SYSTEM', statement) })
    let done = 0
    for (let more = true; more && !stopping.aborted; ) {
      const cnt = await services.db.write('SYSTEM', (tx) => readDue(tx, lexicon))
      done += cnt
      more = cnt === DUE_AT_ONCE
    }
    const again = await readAnew(services, lexicon, stopping)
    if (done >= MANY || again > 0 || (await isUncounted(services)) || isNight(services.clock.now()))
      await count(services)
    return done + again
  },
}

const isNight = (now: Date): boolean => now.getUTCHours() === NIGHT - 9 + 24 && now.getUTCMinutes() === 0

/** Taken from the list and read in one transaction: what is written meanwhile stands there again. */
async function readDue(tx: Transaction, lexicon: Lexicon): Promise<number> {
  const due = await tx.query<{ kindCd: string; recordNo: number }>(
    sql`delete from seen_due d using (select kind_cd, record_no from seen_due order by kind_cd, record_no
        limit ${DUE_AT_ONCE} for update skip locked) o
      where d.kind_cd = o.kind_cd and d.record_no = o.record_no
      returning d.kind_cd as "kindCd", d.record_no::int as "recordNo"`,
  )
  for (const kind of seenAsks.kinds(tx)) {
    const nos = due.filter(({ kindCd }) => kindCd === kind.kindCd).map(({ recordNo }) => recordNo)
    if (nos.length === 0) continue
    const texts = await kind.told(tx, nos)
    await tx.query(sql`delete from seen_text where kind_cd = ${kind.kindCd} and record_no = any(${nos}::bigint[])`)
    await keep(tx, kind.kindCd, texts, lexicon)
  }
  return due.length
}

async function keep(tx: Transaction, kindCd: string, texts: readonly SeenText[], lexicon: Lexicon): Promise<void> {
  const rows = texts.map(({ saidDesc, placeDesc, codeNms, ...text }) => {
    const said = { said: spoken(saidDesc), place: spoken(placeDesc ?? ''), codes: codeNms.filter(Boolean).join(' · ') }
    return { ...text, ...said, concepts: conceptsOf(lexicon, said) }
  })
  if (rows.length === 0) return
  await tx.query(
    sql`insert into seen_text (kind_cd, record_no, row_no, plant_cd, vendor_cd, open_yn, day_ymd, said_desc, place_desc, code_nms,
        concepts, version_no)
      select ${kindCd}, r."recordNo", r."rowNo", r."plantCd", r."vendorCd", r."openYn", r.ymd, r.said, r.place, r.codes,
        array(select jsonb_array_elements_text(r.concepts)::int), ${lexicon.versionNo}::int
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r("recordNo" bigint, "rowNo" int, "plantCd" text,
        "vendorCd" text, "openYn" text, ymd date, said text, place text, codes text, concepts jsonb)`,
  )
}

interface Said {
  said: string
  place: string
  codes: string
}
const conceptsOf = (lexicon: Lexicon, { said, place, codes }: Said): number[] => [
  ...new Set([...conceptsIn(lexicon, said), ...conceptsIn(lexicon, codes), ...conceptsIn(lexicon, place, true)]),
]

/** In slices, so that a start in the middle goes on where it was left. */
async function readAnew({ db }: Services, lexicon: Lexicon, stopping: AbortSignal): Promise<number> {
  let done = 0
  const otherwise: Sql = sql`version_no <> ${lexicon.versionNo}::int`
  for (let more = true; more && !stopping.aborted; ) {
    const cnt = await db.write('SYSTEM', async (tx) => {
      const old = await tx.query<Said & { no: number }>(
        sql`select seen_text_no::int as no, said_desc as said, coalesce(place_desc, '') as place, coalesce(code_nms, '') as codes
          from seen_text where ${otherwise} limit ${READ_AT_ONCE}`,
      )
      const rows = old.map(({ no, ...said }) => ({ no, concepts: conceptsOf(lexicon, said) }))
      if (rows.length > 0)
        await tx.query(
          sql`update seen_text t set version_no = ${lexicon.versionNo}::int,
              concepts = array(select jsonb_array_elements_text(r.concepts)::int)
            from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(no bigint, concepts jsonb) where t.seen_text_no = r.no`,
        )
      return rows.length
    })
    done += cnt
    more = cnt === READ_AT_ONCE
  }
  return done
}

async function isUncounted({ db }: Services): Promise<boolean> {
  const [row] = await db.query<{ is: boolean }>(
    'SYSTEM',
    sql`select not exists (select from seen_concept) and exists (select from seen_text) as is`,
  )
  return row?.is ?? false
}

async function count({ db }: Services): Promise<void> {
  await db.write('SYSTEM', async (tx) => {
    await tx.query(sql`delete from seen_concept`)
    await tx.query(
      sql`insert into seen_concept (concept, text_cnt)
        select c, count(*)::int from seen_text t cross join lateral unnest(t.concepts) as c group by c`,
    )
  })
}
