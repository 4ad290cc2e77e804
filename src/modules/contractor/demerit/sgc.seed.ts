/** People of the vendor of the tests with an education that holds, and demerits of theirs. */
import type { DraftOf } from '#platform/model/document.ts'
import type { Site } from '#platform/test/site.ts'
import { sgcDemerit } from './demerit.model.ts'

interface Somebody {
  personNo: number
  vendorCd: string
  personNm: string
  phoneTail: string
}

/** New on the roster, so that nothing of the demo weighs on him. */
export async function aWorker(
  site: Site,
  { name, vendorCd = 'V100001', langCd = 'kr' }: { name: string; vendorCd?: string; langCd?: string },
): Promise<Somebody> {
  const [row] = await site.sql<Somebody>(`
    insert into vendor_person (plant_cd, vendor_cd, person_nm, birth_ymd, phone_no, emergency_phone_no, lang_cd, job_type_cd,
      employ_type_cd, hire_ymd, nation_cd, agree_yn, person_status_cd, worker_key)
    values ('2000', '${vendorCd}', '${name}', '1988-03-04', '010-4321-8765', '010-4321-0000', '${langCd}', 'WELD', 'REG',
      '2024-01-02', 'KR', 'Y', 'ACTIVE', md5('${name}'))
    returning person_no::int as "personNo", vendor_cd as "vendorCd", person_nm as "personNm", right(phone_no, 4) as "phoneTail"`)
  if (!row) throw new Error('No worker')
  return row
}

export async function passes(
  site: Site,
  personNo: number,
  { eduClassCd = 'ENTRY', eduYmd, toYmd = null }: { eduClassCd?: string; eduYmd: string; toYmd?: string | null },
): Promise<void> {
  const until = toYmd === null ? 'null' : `'${toYmd}'`
  await site.sql(`
    insert into edu_rqst (edu_round_no, plant_cd, vendor_cd, person_no, worker_key, edu_class_cd, special_kind_no, seat_status_cd,
      apply_dt, apply_user_id, seat_key, edu_ymd, edu_result_cd, credit_min_val, valid_from_ymd, valid_to_ymd, cert_no)
    select 1, p.plant_cd, p.vendor_cd, p.person_no, p.worker_key,
      '${eduClassCd}', 0, 'CONFIRM', now(), 'edu', md5(random()::text), '${eduYmd}', 'PASS', 60, '${eduYmd}', ${until}, 'T-' || md5(random()::text)
    from vendor_person p where p.person_no = ${personNo}`)
}

export const aDemerit = (personNo: number, values: DraftOf<typeof sgcDemerit> = {}): DraftOf<typeof sgcDemerit> => ({
  personNo,
  violItemCd: 'NO01',
  placeDesc: '생산1팀 3층',
  contentDesc: '안전모를 벗고 작업함',
  witnessCnt: 2,
  ...values,
})

/** Issued by a supervisor at the moment of the clock. */
export async function issueDemerit(
  site: Site,
  personNo: number,
  values: DraftOf<typeof sgcDemerit> = {},
  userId = 'sup',
) {
  const { sgcDemeritNo } = await site.as(userId).create(sgcDemerit, aDemerit(personNo, values))
  return site.as(userId).act(sgcDemerit, sgcDemeritNo, 'issue')
}
