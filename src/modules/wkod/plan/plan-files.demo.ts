/** A paper for each vendor with plans in the demo, kept as uploaded ones are; all of its plans lean on it. */
import { createHash, randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import type { Storage } from '#platform/server/attachments/storage.ts'
import type { Database } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

const FILE_NM = '사전서류 묶음.pdf'
const BEFORE_REVIEW = ['TEMP', 'RTN']

/** One page with one line: enough to be opened. */
function pdfOf(line: string): Buffer {
  const text = `BT /F1 18 Tf 72 760 Td (${line}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let body = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return String(place).padStart(10, '0')
  })
  const start = body.length
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.map((place) => `${place} 00000 n \n`).join('')}`
  return Buffer.from(`${body}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`)
}

export async function addPlanPapers(db: Database, storage: Storage): Promise<void> {
  const plans = await db.query<{ no: number; docNo: string }>(
    'SYSTEM',
    sql`select distinct on (vendor_cd) wkod_plan_no as no, wkod_plan_doc_no as "docNo" from wkod_plan where before_file_id is null
      and wkod_plan_doc_no is not null and status_cd <> all(${BEFORE_REVIEW}::text[]) order by vendor_cd, wkod_plan_no`,
  )
  const files = await Promise.all(
    plans.map(async ({ no, docNo }) => {
      const content = pdfOf(`${docNo}: papers of the work plan`)
      const storedNm = randomBytes(16).toString('hex')
      const path = await storage.newPath()
      await writeFile(path, content, { mode: 0o600 })
      await storage.keep(path, storedNm, false)
      return { no, storedNm, fileSize: content.length, sha256: createHash('sha256').update(content).digest('hex') }
    }),
  )
  await db.write('SYSTEM', async (tx) => {
    await tx.query(sql`with made as (
        insert into attach_group (task_class_nm, biz_cd, biz_no, plant_cd, vendor_cd, create_user_id, create_dt)
        select 'PLAN_BEFORE', 'wkod-plan', wkod_plan_no, plant_cd, vendor_cd, create_user_id, create_dt from wkod_plan
        where wkod_plan_no = any(${files.map(({ no }) => no)}::bigint[]) returning attach_file_id, biz_no)
      update wkod_plan p set before_file_id = made.attach_file_id from made where made.biz_no = p.wkod_plan_no`)
    await tx.query(sql`insert into attach_file (attach_file_id, stored_nm, file_org_nm, file_size, file_ext, content_type, sha256, preview_yn, encrypt_yn, create_dt)
      select p.before_file_id, f."storedNm", ${FILE_NM}, f."fileSize", 'pdf', 'application/pdf', f.sha256, 'N', 'N', p.create_dt
      from jsonb_to_recordset(${JSON.stringify(files)}::jsonb) as f(no bigint, "storedNm" text, "fileSize" bigint, sha256 text)
        join wkod_plan p on p.wkod_plan_no = f.no`)
    await tx.query(sql`update wkod_plan_docs d set file_no = f.file_no, file_nm = f.file_org_nm, attach_file_id = f.attach_file_id
      from wkod_plan p join wkod_plan h on h.vendor_cd = p.vendor_cd join attach_file f on f.attach_file_id = h.before_file_id
      where p.wkod_plan_no = d.wkod_plan_no and d.must_yn = 'Y' and p.status_cd <> all(${BEFORE_REVIEW}::text[])`)
    await tx.query(sql`update wkod_plan_after_docs d set file_no = f.file_no, file_nm = f.file_org_nm, attach_file_id = f.attach_file_id
      from wkod_plan p join wkod_plan h on h.vendor_cd = p.vendor_cd join attach_file f on f.attach_file_id = h.before_file_id
      where p.wkod_plan_no = d.wkod_plan_no and p.status_cd = 'CLOSE' and d.must_yn = 'Y'`)
  })
}
