/**
 * What a signature by a link rests on: a code that is sent to the phone which the person's vendor registered, good for a few
 * minutes, on the device that asked for it. The name and the last four digits of the phone are no secret on a site; they
 * sign alone only where the site has so decided.
 */
import { createHmac, randomInt } from 'node:crypto'
import type { LinkAnswers } from '#platform/model/link.ts'
import type { PageLanguage } from '#platform/model/problem.ts'
import type { Queries, Transaction } from '../database/database.ts'
import { sql } from '../database/sql.ts'
import { legalNumbers } from '../directory/legal-param.ts'
import { platformMessages } from '../notifications/platform.messages.ts'
import { wordingOf } from '../notifications/wording.ts'
import { sendLater } from '../outbox/outbox.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import { digestOf, isSame } from '../sign-in/tokens.ts'
import { requireTry } from '../sign-in/try-limit.ts'
import type { Link, LinkWorker } from './link.ts'

const CODE_MINUTES = 5
const MOST_TRIES = 5
/** To one phone, whoever asks. */
const SENDS = { max: 5, minutes: 30 }
const PURPOSE = 'LINK_SIGN'
const DIGITS = 1_000_000

/** Whose signature it is to be, and where he makes it. */
export interface Signer {
  link: Link
  worker: LinkWorker
  device: string
}
const ofSigner = ({ link, worker, device }: Signer) => ({ linkNo: link.linkNo, personNo: worker.personNo, device })

/** Six digits are quickly tried out: kept only together with a secret that the database does not hold. */
const secretOf = ({ settings }: Services, signer: Signer, code: string): string =>
  createHmac('sha256', settings.tokenSecret)
    .update(`link-sign:${JSON.stringify(ofSigner(signer))}:${code}`)
    .digest('hex')

export async function sendCode(services: Services, signer: Signer, language: PageLanguage): Promise<void> {
  const { db, clock } = services
  const now = clock.now()
  const { personNo } = signer.worker
  await db.read('SYSTEM', (queries) => requireTry(queries, [`q:code:${personNo}`], now, SENDS))
  const code = String(randomInt(DIGITS)).padStart(String(DIGITS).length - 1, '0')
  await db.write('SYSTEM', async (tx) => {
    const [found] = await tx.query<{ phoneNo: string }>(
      sql`select phone_no as "phoneNo" from vendor_person where person_no = ${personNo}`,
    )
    const expireDt = new Date(now.getTime() + CODE_MINUTES * 60_000)
    await tx.query(sql`insert into sys_one_time (purpose_cd, secret_digest, payload_json, expire_dt, create_dt)
      values (${PURPOSE}, ${secretOf(services, signer, code)}, ${JSON.stringify(ofSigner(signer))}::jsonb, ${expireDt}, ${now})`)
    const values = { code, minutes: CODE_MINUTES }
    const { body } = await wordingOf(tx, platformMessages.LINK_SIGN_CODE, 'SMS', language, values)
    await sendLater(tx, now, { channel: 'SMS', recipient: found?.phoneNo ?? '', body, isSecret: true })
  })
}

export interface Checked {
  oneTimeNo: number
  /** What was signed by it before. */
  usedFor: string | null
}
const wrong = () =>
  new Refusal(422, 'LINK_CODE_WRONG', '인증번호가 맞지 않거나 시간이 지났습니다. 새 인증번호를 받으십시오.')

/** The try is counted whatever comes of it. @throws Refusal 422 */
export async function checkCode(services: Services, signer: Signer, code: string): Promise<Checked> {
  const { db, clock } = services
  const [tried] = await db.read('SYSTEM', (queries) =>
    queries.query<Checked & { secret: string }>(sql`update sys_one_time set try_cnt = try_cnt + 1 where one_time_no = (
        select one_time_no from sys_one_time where purpose_cd = ${PURPOSE}
          and payload_json @> ${JSON.stringify(ofSigner(signer))}::jsonb order by one_time_no desc limit 1)
      and expire_dt > ${clock.now()} and (try_cnt < ${MOST_TRIES} or used_dt is not null)
      returning one_time_no as "oneTimeNo", secret_digest as secret, payload_json ->> 'usedFor' as "usedFor"`),
  )
  if (!tried || !isSame(tried.secret, secretOf(services, signer, code))) throw wrong()
  return tried
}

/**
 * Uses the code for these answers. Sent again with the same ones it is the same press.
 *
 * @returns false where they have been taken
 */
export async function takeCode(tx: Transaction, checked: Checked, answers: LinkAnswers, now: Date): Promise<boolean> {
  const usedFor = digestOf(JSON.stringify(answers))
  if (checked.usedFor === usedFor) return false
  const used = await tx.query(sql`update sys_one_time set used_dt = ${now},
      payload_json = payload_json || ${JSON.stringify({ usedFor })}::jsonb
    where one_time_no = ${checked.oneTimeNo} and used_dt is null returning 1`)
  if (used.length === 0) throw wrong()
  return true
}

const BY_NAME = 'LINK_NAME_SIGN'

/** Whether name and last four digits sign alone at this site. */
export async function signsByName(db: Queries, today: string): Promise<boolean> {
  return (await legalNumbers(db, [BY_NAME], today))[BY_NAME] === 1
}

export const codeNeeded = () =>
  new Refusal(422, 'LINK_CODE_NEEDED', '서명하려면 등록된 휴대폰으로 받은 인증번호가 필요합니다.')
