/** Earlier records that speak of the same thing: those that share most of a text's neighbouring characters. */
import type { Person } from '#platform/model/access.ts'
import type { AnyDocument } from '#platform/model/document.ts'
import { searchText } from '#platform/model/hangul.ts'
import type { Queries } from '../database/database.ts'
import { join, name, raw, sql } from '../database/sql.ts'
import { gramOf } from './search.ts'
import { type Row, shapeOf } from './shape.ts'
import { gramTableNameOf } from './table.ts'

/** How much of the shorter wording must be found again. */
const LEAST_SHARE = 0.5
const MOST_GRAMS = 40

export async function similarRecords(
  db: Queries,
  model: AnyDocument,
  person: Person,
  text: string,
  limit: number,
): Promise<Row[]> {
  const grams = gramsOf(text)
  if (grams.length < 2) return []
  const shape = shapeOf(model)
  const scope = person.scopeCd === 'VENDOR' ? person.vendorCd : person.plantCd
  return db.query<Row>(sql`select ${shape.line} from (
      select t.*, hits from (
        select g.${shape.key} as found, count(*) as hits from ${name(gramTableNameOf(model))} g
        where g.gram = any(${grams}::int[]) and g.scope_cd = ${scope}
        group by 1 having count(*) >= ${Math.ceil(grams.length * LEAST_SHARE)}
        order by hits desc, found desc limit ${limit}
      ) best join ${shape.table} t on t.${shape.key} = best.found
    ) r order by ${join([raw('hits desc'), sql`r.${shape.key} desc`], ', ')}`)
}

function gramsOf(text: string): number[] {
  const grams = searchText(text)
    .split(' ')
    .flatMap((word) => {
      const chars = [...word]
      return chars.slice(1).map((char, index) => gramOf(chars[index] ?? '', char))
    })
  return [...new Set(grams)].slice(0, MOST_GRAMS)
}
