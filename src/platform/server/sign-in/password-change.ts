/** Changing a password: one's own, or as an administrator somebody's (S-157). */
import { z } from 'zod'
import { type PasswordRule, passwordProblem, passwordRules } from '#platform/model/password.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { Queries } from '../database/database.ts'
import { sql } from '../database/sql.ts'
import { setting } from '../directory/setting.ts'
import { forbidden, notFound, Refusal, type RuleProblem } from '../refusal.ts'
import type { Services } from '../services.ts'
import { isCommonPassword } from './common-passwords.ts'
import { passwordChangeRequired, tellOneTimePassword } from './one-time-password.ts'
import type { PasswordChange } from './password.wire.ts'
import { hashOf, isPassword, passwordStatement, sha256Hex } from './passwords.ts'
import { type AccountKind, accountStatement, type SignedInPerson } from './person.ts'
import { endSessionsBut, requireConfirmed } from './session.ts'
import { openAccount } from './unused.ts'

const ADMINISTRATOR = 'SYS'

/** What a site may ask of passwords: at least this much, and no more than anybody can keep in mind. */
const chosenRule = z.object({
  anyOf: z
    .array(z.object({ minLength: z.int().min(8).max(64), kindCnt: z.int().min(1).max(4) }))
    .min(1)
    .max(3),
  pastCnt: z.int().min(0).max(6),
})
export const chosenRules = z.object({ staff: chosenRule, vendor: chosenRule })
const rulesSchema = chosenRules.partial()

/** S-320: the rules of both kinds of accounts; the setting `passwordRules` may set others. */
export async function readPasswordRules(db: Queries): Promise<z.infer<typeof chosenRules>> {
  const own = await setting(db, 'passwordRules')
  const { staff, vendor } = passwordRules
  return chosenRules.parse({ staff, vendor, ...(own !== undefined && rulesSchema.parse(JSON.parse(own))) })
}

export const passwordRuleOf = async (db: Queries, kind: AccountKind): Promise<PasswordRule> =>
  (await readPasswordRules(db))[kind]

/** Whose password it is: one's own, or for administrators anybody's who may sign in. */
export async function accountOf(services: Services, person: SignedInPerson, userId: string) {
  if (userId !== person.userId && person.mustChangePassword) throw passwordChangeRequired()
  if (userId !== person.userId && !person.roles.includes(ADMINISTRATOR)) throw forbidden()
  return services.db.read('SYSTEM', async (db) => {
    const [account] = await db.query<{ kind: AccountKind; plantCd: string; vendorCd: string | null }>(
      accountStatement(userId, services.clock.today()),
    )
    if (!account) throw notFound()
    return { ...account, userId, rule: await passwordRuleOf(db, account.kind) }
  })
}

/** @throws Refusal PASSWORD_REQUIRED, or 422 when the password may not be taken */
export async function changePassword(
  services: Services,
  person: SignedInPerson,
  change: PasswordChange,
  ip: string | null,
) {
  const { db, clock } = services
  const { userId, userPwd } = change
  const account = await accountOf(services, person, userId)
  const now = clock.now()
  await db.read('SYSTEM', (queries) => requireConfirmed(queries, person.sessionNo, now))
  await requireGoodPassword(services, userId, account.kind, change)

  const hashes = [await hashOf(userPwd)]
  const isOwn = userId === person.userId
  await db.write('SYSTEM', async (tx) => {
    // What somebody else has chosen is known to two: to be changed at the next sign-in.
    await tx.query(passwordStatement({ userIds: [userId], hashes, now, pwdExpiredYn: isOwn ? 'N' : 'Y' }))
    await endSessionsBut(tx, userId, isOwn ? person.sessionNo : null, now)
    if (!isOwn) await openAccount(tx, userId, now)
    if (!isOwn) await tellOneTimePassword(tx, now, userId, person.userId)
    const { plantCd, vendorCd } = account
    const about = { bizCd: 'account', bizNo: userId, plantCd, vendorCd }
    await writeAudit(tx, { now, userId: person.userId, ip, ...about, actionCd: 'PASSWORD' })
  })
}

/** @throws Refusal 422 when the password may not be taken */
export async function requireGoodPassword(
  { db }: Services,
  userId: string,
  kind: AccountKind,
  { userPwd, userPwdRepeat }: Omit<PasswordChange, 'userId'>,
): Promise<void> {
  const [rule, siteNm, [kept]] = await db.read('SYSTEM', (queries) =>
    Promise.all([
      passwordRuleOf(queries, kind),
      setting(queries, 'siteNm'),
      queries.query<{ hashes: string[] }>(
        sql`select array_prepend(password_hash::text, past_hashes) as hashes from sys_credential where user_id = ${userId}`,
      ),
    ]),
  )
  if (userPwdRepeat !== userPwd) throw refused(DIFFERENT)
  const problem = passwordProblem(rule, userId, userPwd)
  if (problem) throw refused({ field: 'userPwd', ...problem })
  for (const past of kept?.hashes.slice(0, rule.pastCnt) ?? [])
    if (await isPassword(past, sha256Hex(userPwd))) throw refused(USED_BEFORE)
  if (isCommonPassword(userPwd, siteNm === undefined ? [] : [siteNm])) throw refused(COMMON)
}

/** K-13 */
const DIFFERENT: RuleProblem = {
  field: 'userPwdRepeat',
  code: 'PASSWORD_DIFFERENT',
  message: '비밀번호와 비밀번호 확인이 같아야 합니다.',
}
const COMMON: RuleProblem = {
  field: 'userPwd',
  code: 'PASSWORD_COMMON',
  message: '쉽게 짐작할 수 있는 비밀번호입니다. 다른 비밀번호를 정하십시오.',
}
const USED_BEFORE: RuleProblem = {
  field: 'userPwd',
  code: 'PASSWORD_USED_BEFORE',
  message: '최근에 쓴 비밀번호는 다시 쓸 수 없습니다.',
}
const refused = (problem: RuleProblem) =>
  new Refusal(422, problem.code, problem.message, { problems: [problem], values: problem.values ?? {} })
