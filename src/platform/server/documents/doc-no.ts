/** Display numbers. */
import type { AnyDocument } from '#platform/model/document.ts'
import type { Queries } from '../database/database.ts'
import { sql } from '../database/sql.ts'

/** Under which numbers of what is the same for all plants are counted (S-265). */
const WHOLE_COMPANY = '0000'
export const countedUnder = ({ access }: AnyDocument, plantCd: string): string =>
  access.plants === 'all' ? WHOLE_COMPANY : plantCd

/** The next display number of the day; gap-free because the transaction that takes it holds it until it commits. */
export async function nextDocNo(db: Queries, model: AnyDocument, plantCd: string, today: string): Promise<string> {
  const [row] = await db.query<{ lastNo: number }>(sql`insert into doc_sequence (biz_cd, plant_cd, ymd, last_no)
    values (${model.name}, ${countedUnder(model, plantCd)}, ${today.replaceAll('-', '')}, 1)
    on conflict (biz_cd, plant_cd, ymd) do update set last_no = doc_sequence.last_no + 1 returning last_no as "lastNo"`)
  return docNoOf(model, today, row?.lastNo ?? 1)
}

/** The display number of the n-th document that is numbered for a day. */
export const docNoOf = (model: AnyDocument, day: string, n: number): string =>
  (model.number?.format ?? '')
    .replace('{yyyymmdd}', day.replaceAll('-', ''))
    .replace(/\{(0+)\}/, (_, zeros: string) => String(n).padStart(zeros.length, '0'))
