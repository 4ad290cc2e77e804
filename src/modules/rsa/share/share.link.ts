/**
 * The code on the posting of an assessment (0.8): whoever of a contractor works there reads in his language what was found and
 * decided, confirms that he knows, and signs what he took part in.
 *
 * @law 산업안전보건법 시행규칙 제37조의2, 제37조의3
 */
import { linkQuestionOf } from '#platform/model/link.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { findRecord } from '#platform/server/documents/record.ts'
import type { Link, LinkPart, LinkPurpose, LinkWorker, Told } from '#platform/server/links/link.ts'
import { type Rsa, rsa } from '../assess/rsa.model.ts'
import { RSA_LINK } from './share-links.ts'
import { rsaSigning, toSign } from './share-worker.ts'
import { partsOf, type Shared, toldOf, wordsFor } from './told.ts'
import { toldWords } from './told-words.model.ts'

/** From its announcement on; what was cancelled tells nobody anything. */
async function toldAt(db: Queries, { bizNo, plantCd }: Link): Promise<Rsa | undefined> {
  const found = await findRecord(db, rsa, bizNo)
  return found?.plantCd === plantCd && found.preShareDt !== null && found.statusCd !== 'CANC' ? found : undefined
}

/** What was told last, to whoever is none of those who confirm it, and to those who have. */
async function lastTold(db: Queries, link: Link, { language }: Told): Promise<LinkPart[]> {
  const record = await toldAt(db, link)
  const [share] = await db.query<Shared>(
    sql`select rsa_share_no::int as "rsaShareNo", share_cd as "shareCd", share_desc as "shareDesc" from rsa_share
      where rsa_no = ${link.bizNo} order by rsa_share_no desc limit 1`,
  )
  if (!record || !share) return []
  const told = await toldOf(db, record, share)
  return partsOf(told, language, await wordsFor(db, [told]))
}

const askingOf = ({ plantCd, bizNo }: Link, worker: LinkWorker, { language }: Told) => ({
  ...{ worker, plantCd, language },
  rsaNo: bizNo,
})
const codesIn = (sign: string | readonly string[] | undefined): string[] => [...new Set([sign ?? []].flat())]

export const rsaLink: LinkPurpose = {
  purposeCd: RSA_LINK,
  area: 'rsa',
  label: '위험성평가',
  notice: '이름과 휴대폰 번호 뒤 4자리를 입력하면 내용을 읽고 확인할 수 있습니다. 확인은 위험성평가 기록에 남습니다.',
  said: '확인했습니다.',
  words: [toldWords],
  ofAnyVendor: true,
  repeats: true,
  async open(db, link) {
    const record = await toldAt(db, link)
    return record && { title: record.rsaTitle }
  },
  async ask(db, link, worker, told) {
    const signs = await toSign(db, askingOf(link, worker, told))
    if (signs.length === 0) return []
    return [
      linkQuestionOf({
        name: 'sign',
        kind: 'many',
        required: true,
        options: signs.map(({ code, label }) => ({ code, label })),
        label: '읽고 이해했습니다. 확인할 것을 고르십시오.',
      }),
      linkQuestionOf({ name: 'says', kind: 'text', label: '의견 (자기 나라 말로 써도 됩니다)' }),
    ]
  },
  async tell(db, link, worker, told) {
    const signs = await toSign(db, askingOf(link, worker, told))
    const parts = signs.flatMap((one) => one.parts)
    return parts.length > 0 ? parts : lastTold(db, link, told)
  },
  async had(db, { link: { plantCd }, worker, answers, now }) {
    const codes = codesIn(answers.sign)
    for (const code of codes) if (!(await rsaSigning.had(db, { worker, plantCd, code, now }))) return false
    return codes.length > 0
  },
  signs: ({ sign }) => codesIn(sign).length > 0,
  async take(tx, { link: { plantCd }, worker, answers, ...signed }) {
    const saidDesc = String(answers.says ?? '').trim() || null
    for (const code of codesIn(answers.sign)) await rsaSigning.sign(tx, { worker, plantCd, code, saidDesc, ...signed })
  },
}
