/** What the screens of assessments ask besides records. */
import { grades } from '#modules/saf/jsa/risk.logic.ts'
import { translate } from '#platform/model/i18n.ts'
import type { Language } from '#platform/model/problem.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { isWrongDigits, rememberWrong } from './own-digits.ts'
import * as calls from './rsa.calls.ts'
import { type RsaItem, rsa } from './rsa.model.ts'
import { rsaItemUpload } from './rsa.sheet.ts'
import { addPart, removePart, signPart } from './rsa-parts.ts'
import { lockedRsa, rsaOf } from './rsa-people.ts'
import { rateAgain, revsOf, setInterim, standingOf } from './rsa-ratings.ts'
import { confirmOwn, confirmPeople, sharePost } from './rsa-shares.ts'

const partsOf = (db: Queries, no: number) =>
  db.query<calls.PartLine>(sql`select rsa_part_no as "rsaPartNo", part_role_cd as "partRoleCd", part_method_cd as "partMethodCd",
      user_id as "userId", person_no as "personNo", (select v.vendor_nm from vendor_info v where v.vendor_cd = p.vendor_cd) as "vendorNm",
      part_nm as "partNm", part_dt as "partDt", opinion_desc as "opinionDesc", sign_dt as "signDt", sign_json -> 'strokes' as strokes
    from rsa_part p where rsa_no = ${no} and delete_yn = 'N' order by rsa_part_no`)

const sharesOf = (db: Queries, no: number, userId: string) =>
  db.query<calls.ShareLine>(sql`select s.rsa_share_no as "rsaShareNo", share_cd as "shareCd", channel_cd as "channelCd", share_dt as "shareDt",
      share_desc as "shareDesc", count(p.rsa_share_person_no)::int as "targetCnt", count(p.confirm_dt)::int as "confirmCnt",
      case when count(*) filter (where p.user_id = ${userId}) = 0 then 'NONE'
        when count(*) filter (where p.user_id = ${userId} and p.confirm_dt is null) > 0 then 'ASKED' else 'DONE' end as "ownCd"
    from rsa_share s left join rsa_share_person p on p.rsa_share_no = s.rsa_share_no
    where s.rsa_no = ${no} group by s.rsa_share_no order by s.rsa_share_no`)

const peopleOf = (db: Queries, no: number) =>
  db.query<calls.SharePerson>(sql`select rsa_share_no as "rsaShareNo", rsa_share_person_no as "rsaSharePersonNo", person_nm as "personNm",
      (select v.vendor_nm from vendor_info v where v.vendor_cd = p.vendor_cd) as "vendorNm", person_no is not null as "isContractor",
      confirm_dt as "confirmDt" from rsa_share_person p where rsa_no = ${no} order by rsa_share_person_no`)

const extra = answer(calls.rsaExtra, async ({ program, person, places: { no } }) => {
  const [parts, revs, shares, people] = await Promise.all([
    partsOf(program, no),
    revsOf(program, no),
    sharesOf(program, no, person.userId),
    peopleOf(program, no),
  ])
  return { parts, revs, shares, people }
})

const parts = routes(
  answer(calls.addRsaPart, ({ places, body, ...writing }) => addPart(writing, places.no, body)),
  answer(calls.removeRsaPart, ({ places, ...writing }) => removePart(writing, places.no, places.part)),
  answer(calls.signRsaPart, ({ places, body, ...writing }) => signPart(writing, places.no, places.part, body), {
    async refused(refusal, { places: { no, part: partNo }, ip, ...writing }) {
      if (!isWrongDigits(refusal)) return
      const { plantCd } = await lockedRsa(writing.tx, no)
      await rememberWrong(writing, ip, { bizCd: rsa.name, bizNo: no, plantCd, partNo })
    },
  }),
)
const ratings = routes(
  answer(calls.rateItem, ({ places, body, ...writing }) => rateAgain(writing, places.no, places.item, body)),
  answer(calls.interimOfItem, ({ places, body, ...writing }) => setInterim(writing, places.no, places.item, body)),
)
const shares = routes(
  answer(calls.shareRsa, ({ places, body, ...writing }) => sharePost(writing, places.no, body)),
  answer(calls.confirmShare, ({ places, ...writing }) => confirmOwn(writing, places.no, places.share)),
  answer(calls.confirmPeople, ({ places, body, ...writing }) =>
    confirmPeople(writing, places.no, places.share, body.personNos),
  ),
)

type Standing = ReturnType<typeof standingOf>[number]
const itemColumns: readonly (readonly [
  label: string,
  width: number,
  value: (item: RsaItem, standing: Standing | undefined) => unknown,
])[] = [
  ['요인번호', 10, ({ rsaItemNo }) => rsaItemNo],
  ['세부작업', 24, ({ taskNm }) => taskNm],
  ['분류', 14, ({ hazardCatCd }) => label('hazardCatCd', hazardCatCd)],
  ['유해위험요인', 40, ({ hazardDesc }) => hazardDesc],
  ['재해형태', 16, ({ accTypeCd }) => label('accTypeCd', accTypeCd)],
  ['관련근거', 24, ({ lawRefDesc }) => lawRefDesc],
  ['현재조치', 40, ({ existMeasureDesc }) => existMeasureDesc],
  ['노출인원', 10, ({ exposedCnt }) => exposedCnt],
  ['법적기준 충족', 12, ({ lawOkYn }) => lawOkYn],
  ['빈도', 8, ({ freqVal }) => freqVal],
  ['강도', 8, ({ sevVal }) => sevVal],
  ['위험성', 8, ({ riskVal }) => riskVal],
  ['등급', 12, ({ gradeCd }) => gradeCd && grades[gradeCd]],
  ['개선 후 등급', 12, (_, standing) => standing?.gradeCd && grades[standing.gradeCd as keyof typeof grades]],
  ['허용', 8, (item, standing) => standing?.verdict.acceptYn ?? item.acceptYn],
  ['비고', 30, ({ noteDesc }) => noteDesc],
]
const { fields } = rsa.fields.items
function label(name: 'hazardCatCd' | 'accTypeCd', code: string | null): string | null {
  const words: Readonly<Record<string, string>> = fields[name].codes ?? {}
  return code === null ? null : (words[code] ?? code)
}

/** Items as they stand, in the words of the reader. */
function sheetOf(items: readonly RsaItem[], standing: readonly Standing[], language: Language) {
  const say = (value: unknown) => (typeof value === 'string' ? translate('rsa', language, value) : (value ?? null))
  const told = ['분류', '재해형태', '등급', '개선 후 등급']
  return {
    label: '위험요인',
    columns: itemColumns.map(([text, width]) => ({ text: translate('rsa', language, text), width })),
    rows: items.map((item, at) =>
      itemColumns.map(([head, , value]) => {
        const found = value(item, standing[at])
        return told.includes(head) ? say(found) : (found ?? null)
      }),
    ),
  }
}
const itemsOut = answer(calls.rsaItemsOut, async ({ record, program, request, places: { no } }) => {
  const items = rsaOf(record).items ?? []
  return sheetOf(items, standingOf(items, await revsOf(program, no)), request.language)
})

export const assessRoutes = routes(extra, parts, ratings, shares, itemsOut, rsaItemUpload)
