/** What the screens of assessments ask besides records. */
import { grades } from '#modules/saf/jsa/risk.logic.ts'
import { translate } from '#platform/model/i18n.ts'
import type { Language } from '#platform/model/problem.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { pathsOf } from '#platform/server/links/link.ts'
import { originsOf } from '../occasional/origins.ts'
import { drawForShare, scanForShare } from '../share/share-here.ts'
import { RSA_LINK } from '../share/share-links.ts'
import { textOfShare } from '../share/share-text.ts'
import * as calls from './rsa.calls.ts'
import { type RsaItem, rsa } from './rsa.model.ts'
import { rsaItemUpload } from './rsa.sheet.ts'
import { checkAnswers } from './rsa-codes.model.ts'
import { evidenceOfShare } from './rsa-evidence.ts'
import { addPart, removePart, signPart, signPartByCard } from './rsa-parts.ts'
import { rsaOf } from './rsa-people.ts'
import { rateAgain, revsOf, setInterim, standingOf } from './rsa-ratings.ts'
import { stuckOf } from './rsa-residual.ts'
import { confirmOwn, confirmPeople, sharePost } from './rsa-shares.ts'

const howIn = (way: Sql, device: Sql, lang: Sql, version: Sql, witness: Sql): Sql =>
  sql`json_build_object('wayCd', ${way}, 'deviceCd', ${device}, 'langCd', ${lang}, 'textVer', ${version}, 'witnessNm', ${witness})`

const partsOf = (db: Queries, no: number) =>
  db.query<calls.PartLine>(sql`select rsa_part_no as "rsaPartNo", part_role_cd as "partRoleCd", part_method_cd as "partMethodCd",
      user_id as "userId", person_no as "personNo", (select v.vendor_nm from vendor_info v where v.vendor_cd = p.vendor_cd) as "vendorNm",
      part_nm as "partNm", part_dt as "partDt", opinion_desc as "opinionDesc", opinion_lang_cd as "opinionLangCd",
      sign_dt as "signDt", nullif(sign_json -> 'strokes', '[]'::jsonb) as strokes, ${howIn(sql`sign_json ->> 'wayCd'`, sql`sign_json ->> 'deviceCd'`, sql`sign_json ->> 'langCd'`, sql`sign_json ->> 'textVer'`, sql`sign_json ->> 'witnessNm'`)} as how
    from rsa_part p where rsa_no = ${no} and delete_yn = 'N' order by rsa_part_no`)

const sharesOf = (db: Queries, no: number, userId: string) =>
  db.query<calls.ShareLine>(sql`select s.rsa_share_no as "rsaShareNo", share_cd as "shareCd", channel_cd as "channelCd", share_dt as "shareDt",
      share_desc as "shareDesc", s.attach_file_id::int as "attachFileId", count(p.rsa_share_person_no)::int as "targetCnt", count(p.confirm_dt)::int as "confirmCnt",
      case when count(*) filter (where p.user_id = ${userId}) = 0 then 'NONE'
        when count(*) filter (where p.user_id = ${userId} and p.confirm_dt is null) > 0 then 'ASKED' else 'DONE' end as "ownCd"
    from rsa_share s left join rsa_share_person p on p.rsa_share_no = s.rsa_share_no
    where s.rsa_no = ${no} group by s.rsa_share_no order by s.rsa_share_no`)

const peopleOf = (db: Queries, no: number) =>
  db.query<calls.SharePerson>(sql`select rsa_share_no as "rsaShareNo", rsa_share_person_no as "rsaSharePersonNo", person_nm as "personNm",
      (select v.vendor_nm from vendor_info v where v.vendor_cd = p.vendor_cd) as "vendorNm", person_no is not null as "isContractor",
      (select w.lang_cd from vendor_person w where w.person_no = p.person_no) as "langCd", confirm_dt as "confirmDt",
      opinion_desc as "opinionDesc", opinion_lang_cd as "opinionLangCd", interpreter_nm as "interpreterNm",
      ${howIn(sql`sign_way_cd`, sql`device_cd`, sql`lang_cd`, sql`text_ver`, sql`witness_nm`)} as how from rsa_share_person p where rsa_no = ${no} order by rsa_share_person_no`)

const extra = answer(calls.rsaExtra, async ({ program, services, person, today, places: { no } }) => {
  const [paths, origins, parts, revs, shares, people, stuck] = await Promise.all([
    pathsOf(services, RSA_LINK, [no]),
    originsOf(program, person, no),
    partsOf(program, no),
    revsOf(program, no),
    sharesOf(program, no, person.userId),
    peopleOf(program, no),
    stuckOf(program, no, today),
  ])
  return { path: paths.get(no) ?? null, origins, parts, revs, shares, people, stuck }
})

const parts = routes(
  answer(calls.addRsaPart, ({ places, body, ...writing }) => addPart(writing, places.no, body)),
  answer(calls.removeRsaPart, ({ places, ...writing }) => removePart(writing, places.no, places.part)),
  answer(calls.signRsaPart, ({ places, body, ...writing }) => signPart(writing, places.no, places.part, body)),
  answer(calls.signRsaPartByCard, ({ places, body, ...writing }) =>
    signPartByCard(writing, places.no, places.part, body.text),
  ),
)
const ratings = routes(
  answer(calls.rateItem, ({ places, body, ...writing }) => rateAgain(writing, places.no, places.item, body)),
  answer(calls.interimOfItem, ({ places, body, ...writing }) => setInterim(writing, places.no, places.item, body)),
)
const shares = routes(
  answer(calls.shareRsa, ({ places, body, ...writing }) => sharePost(writing, places.no, body)),
  answer(calls.evidenceOfShare, ({ places, body, ...writing }) => evidenceOfShare(writing, places, body.attachFileId)),
  answer(calls.confirmShare, ({ places, ...writing }) => confirmOwn(writing, places.no, places.share)),
  answer(calls.confirmPeople, ({ places, body, ...writing }) =>
    confirmPeople(writing, places.no, places.share, body.personNos),
  ),
  answer(calls.textOfShare, ({ record, program, places, query }) =>
    textOfShare(program, rsaOf(record), places.share, query.langCd),
  ),
  answer(calls.drawForShare, ({ places, body, ...writing }) =>
    drawForShare(writing, { no: places.no, share: places.share, one: places.one }, body),
  ),
  answer(calls.scanForShare, ({ places, body, ...writing }) =>
    scanForShare(writing, { no: places.no, share: places.share }, body),
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
  ['누가 어떻게 다치는가', 40, ({ harmDesc }) => harmDesc],
  ['점검결과', 12, ({ checkCd }) => checkCd && checkAnswers[checkCd]],
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
  const told = ['분류', '재해형태', '점검결과', '등급', '개선 후 등급']
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
