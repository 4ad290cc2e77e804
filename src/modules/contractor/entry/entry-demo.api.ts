/** What the demo's gates saw: told from the stays, which other parts of the demo add to. */
import { codeOfSentence } from '#platform/model/sentences.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { gateSays } from './gate-decide.ts'

/** Of the last twenty hours, what no scan tells yet. */
export async function tellScans(tx: Transaction, now: Date): Promise<void> {
  const untold = sql`l.in_dt > ${now}::timestamptz - interval '20 hours' and l.in_dt <= ${now} and l.delete_yn = 'N'`
  await tx.query(sql`
    insert into entry_scan (scan_key, plant_cd, vendor_cd, person_no, entry_rqst_no, entry_log_no, gate_cd, scan_text, way_cd, direction_cd, result_cd,
      msg_cd, msg_desc, values_json, scan_dt, receive_dt, scan_user_id)
    select 'demo-' || lower(s.direction) || '-' || l.entry_log_no, l.plant_cd, l.vendor_cd, l.person_no, l.entry_rqst_no, l.entry_log_no, l.gate_cd,
      encode(sha256(l.person_no::text::bytea), 'hex'), 'CODE', s.direction, 'OK', s.code, s.said, s.said_of, s.at, s.at, 'gate'
    from entry_log l cross join lateral (
      select 'IN' as direction, ${codeOfSentence(gateSays.OK)} as code, ${gateSays.OK}::text as said, '{}'::jsonb as said_of, l.in_dt as at
      union all
      select 'OUT', ${codeOfSentence(gateSays.OUT)}, ${gateSays.OUT}::text, jsonb_build_object('h', extract(epoch from l.out_dt - l.in_dt)::int / 3600,
        'm', extract(epoch from l.out_dt - l.in_dt)::int / 60 % 60), l.out_dt where l.out_dt < ${now}) s
    where ${untold} and not exists (select from entry_scan o where o.entry_log_no = l.entry_log_no and o.direction_cd = s.direction)`)
}
