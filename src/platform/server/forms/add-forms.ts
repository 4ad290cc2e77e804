import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Database } from '../database/database.ts'
import { sql } from '../database/sql.ts'

/** A form that the product brings along; an administrator replaces it by a version of his own. */
export interface FormSeed {
  /** What a button names. */
  formKey: string
  formNm: string
  fileOrgNm: string
  contentType: string
  content(): Readable
}

/** Adds the forms whose key the site has never had; a key that is there stays as it was left. */
export async function addForms(db: Database, forms: readonly FormSeed[], now: Date): Promise<void> {
  const known = await db.query<{ formKey: string }>(
    'SYSTEM',
    sql`select distinct form_key as "formKey" from com_form_template`,
  )
  const missing = forms.filter(({ formKey }) => known.every((one) => one.formKey !== formKey))
  for (const { formKey, formNm, fileOrgNm, contentType, content } of missing) {
    const base64 = (await buffer(content())).toString('base64')
    await db.query(
      'SYSTEM',
      sql`insert into com_form_template (form_key, form_nm, file_org_nm, content_type, content, create_dt, update_dt)
        values (${formKey}, ${formNm}, ${fileOrgNm}, ${contentType}, decode(${base64}, 'base64'), ${now}, ${now})
        on conflict do nothing`,
    )
  }
}
