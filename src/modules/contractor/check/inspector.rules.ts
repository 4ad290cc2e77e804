import { asProgram } from '#platform/server/database/as-program.ts'
import { sql } from '#platform/server/database/sql.ts'
import { type ActionContext, rulesFor } from '#platform/server/documents/rules.ts'
import { problem } from '#platform/server/refusal.ts'
import { inspector } from './inspector.model.ts'

type Context = ActionContext<typeof inspector>

export const inspectorRules = rulesFor(inspector, {
  set: { create: [named], edit: [named] },
  refuse: { appoint: [refuseNobody, refuseStrangers, refuseOtherAccount] },
})

interface Known {
  personNm: string | null
  personVendorCd: string | null
  userNm: string | null
  userVendorCd: string | null
}
async function known({ record, db }: Context): Promise<Known | undefined> {
  const [row] = await asProgram(db).query<Known>(sql`select p.person_nm as "personNm", p.vendor_cd as "personVendorCd",
      u.user_nm as "userNm", u.vendor_cd as "userVendorCd"
    from (select ${record.personNo ?? null}::bigint as person_no, ${record.userId ?? null}::text as user_id) g
      left join vendor_person p on p.person_no = g.person_no and p.person_status_cd = 'ACTIVE'
      left join directory_person u on u.user_id = g.user_id`)
  return row
}

/** Called by the name on the roster; of the host by that of the account. */
async function named(context: Context) {
  const found = await known(context)
  return { inspectorNm: found?.personNm ?? found?.userNm ?? null }
}

/** Of a vendor somebody on its roster is appointed. */
function refuseNobody({ record }: Context) {
  if (!record.vendorCd || record.personNo) return undefined
  return problem(inspector, 'personNo', 'CM-04', '{label}은(는) 필수입니다.', { values: { label: '인원' } })
}

async function refuseStrangers(context: Context) {
  const { vendorCd, personNo } = context.record
  const found = await known(context)
  if (personNo && found?.personVendorCd !== vendorCd)
    return problem(inspector, 'personNo', 'CHECK_INSPECTOR_OTHER', '소속 인원만 점검자로 지정할 수 있습니다.')
  if ((found?.userVendorCd ?? null) === (vendorCd ?? null)) return undefined
  return problem(inspector, 'userId', 'CHECK_INSPECTOR_ACCOUNT', '같은 소속의 계정을 고르십시오.')
}

/** Who is appointed signs by his own account: it is that of the person, by his name. */
async function refuseOtherAccount(context: Context) {
  const found = await known(context)
  const { personNm, userNm } = found ?? {}
  if (!personNm || !userNm || personNm === userNm) return undefined
  return problem(
    inspector,
    'userId',
    'CHECK_INSPECTOR_SAME',
    '점검자 본인의 계정을 고르십시오. (인원 {person}, 계정 {account})',
    {
      values: { person: personNm, account: userNm },
    },
  )
}
