/** The code on a certificate (0.8): whether it holds today. Whose it is and what he learned stands on the paper alone. */
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { Link, LinkPurpose } from '#platform/server/links/link.ts'
import { makeLink } from '#platform/server/links/link.ts'
import type { LinkState } from '#platform/server/links/link.wire.ts'
import { Refusal } from '#platform/server/refusal.ts'
import { certificateWords } from './cert-words.ts'

export const CERTIFICATE_LINK = 'EDU_CERT'
/** As long as evidence of education is kept. */
const GOOD_MS = 10 * 366 * 86_400_000

interface Certified {
  certNo: string
  holdsYn: 'Y' | 'N'
}
/** @returns undefined where the education has been taken back */
async function certified(db: Queries, { bizNo, plantCd }: Link, today: string): Promise<Certified | undefined> {
  const [found] = await db.query<Certified>(
    sql`select cert_no as "certNo", case when valid_from_ymd <= ${today}::date
        and coalesce(valid_to_ymd, 'infinity') >= ${today}::date then 'Y' else 'N' end as "holdsYn"
      from edu_rqst where edu_rqst_no = ${bizNo} and plant_cd = ${plantCd} and edu_result_cd = 'PASS' and delete_yn = 'N'`,
  )
  return found
}

function stateOf(found: Certified | undefined): LinkState {
  const holds = found?.holdsYn === 'Y'
  return {
    tone: holds ? 'done' : 'danger',
    headline: holds ? '유효한 이수증입니다' : '유효하지 않은 이수증입니다',
    lines: found ? [{ label: '수료번호', value: found.certNo }] : [],
    asks: false,
  }
}
const nothing = () => new Refusal(422, 'LINK_ANSWERED', '이 페이지에서는 확인만 할 수 있습니다.')

export const certificateLink: LinkPurpose = {
  purposeCd: CERTIFICATE_LINK,
  area: 'education',
  label: '이수증 확인',
  notice: '',
  said: '',
  words: [certificateWords],
  open: async () => ({ title: '종이의 번호와 아래 번호가 같아야 합니다.' }),
  live: {
    state: async (db, link, today) => stateOf(await certified(db, link, today)),
    act: async () => {
      throw nothing()
    },
  },
  ask: async () => [],
  take: async () => {
    throw nothing()
  },
}

/** Made when the paper is first asked for; the same code on every print. */
export async function certificateLinks(
  tx: Transaction,
  seats: readonly { eduRqstNo: number; plantCd: string }[],
  by: { createUserId: string; now: Date },
): Promise<void> {
  const known = await tx.queryAs<{ no: number }>(
    'SYSTEM',
    sql`select biz_no as no from com_link where purpose_cd = ${CERTIFICATE_LINK} and end_dt is null
      and biz_no = any(${seats.map(({ eduRqstNo }) => eduRqstNo)}::bigint[])`,
  )
  const has = new Set(known.map(({ no }) => no))
  for (const { eduRqstNo, plantCd } of seats)
    if (!has.has(eduRqstNo))
      await makeLink(tx, {
        purposeCd: CERTIFICATE_LINK,
        bizNo: eduRqstNo,
        plantCd,
        vendorCd: null,
        expireDt: new Date(by.now.getTime() + GOOD_MS),
        ...by,
      })
}
