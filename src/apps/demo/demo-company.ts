/** The demo's company: its directory, people and contractors, without any document. What every test site begins with. */
import type pg from 'pg'
import { loadVendors } from '#modules/contractor/contractor.demo.ts'
import type { FirstDay } from '#platform/server/stories/step.ts'
import { loadDirectory } from '../directory/load.ts'
import { demoDirectory } from './demo-directory.ts'

/** The demo has no gateway for text messages: its site has decided that names sign, and each record says so. */
const NAMES_SIGN = `insert into com_legal_param (legal_param_cd, legal_param_val, effective_from_ymd, law_ref_desc, verified_yn)
  values ('LINK_NAME_SIGN', '1', '2024-01-01', '사내 기준 (시연: 문자 발송 없음)', 'Y')`

/** @returns the rows of the directory */
export async function fillCompany(connection: pg.Client, day: FirstDay) {
  const rows = demoDirectory(day)
  await loadDirectory(connection, rows)
  await loadVendors(connection, day)
  await connection.query(NAMES_SIGN)
  return rows
}
