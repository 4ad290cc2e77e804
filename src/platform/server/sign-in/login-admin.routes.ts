/** For administrators: the numbers that protect accounts. */
import { z } from 'zod'
import { writeAudit } from '../audit/write-audit.ts'
import { sql } from '../database/sql.ts'
import { setting } from '../directory/setting.ts'
import type { App } from '../http/app.ts'
import type { Services } from '../services.ts'
import { needs } from './menu-right.ts'
import { chosenRules, readPasswordRules } from './password-change.ts'
import { loginPolicy, readLoginPolicy } from './policy.ts'

const tags = ['접속 관리']
const POLICY_ROUTE = '/manage/policy/loginPolicy'

const policyAnswer = loginPolicy.extend({ concurrentLoginYn: z.enum(['Y', 'N']), passwordRules: chosenRules })
type Policy = z.infer<typeof policyAnswer>

export function registerLoginAdmin(app: App, { db, clock }: Services): void {
  const read = (): Promise<Policy> =>
    db.read('SYSTEM', async (queries) => {
      const [policy, concurrentLoginYn, rules] = await Promise.all([
        readLoginPolicy(queries),
        setting(queries, 'concurrentLoginYn'),
        readPasswordRules(queries),
      ])
      return { ...policy, concurrentLoginYn: concurrentLoginYn === 'Y' ? 'Y' : 'N', passwordRules: rules }
    })

  app.get(
    '/api/manage/policy/loginpolicy',
    { config: needs(POLICY_ROUTE), schema: { tags, response: { 200: policyAnswer } } },
    read,
  )

  app.put(
    '/api/manage/policy/loginpolicy',
    { config: needs(POLICY_ROUTE, 'write'), schema: { tags, body: policyAnswer, response: { 200: policyAnswer } } },
    async ({ person, body, ip }) => {
      const before = await read()
      const { concurrentLoginYn, passwordRules, ...policy } = body
      const [was, will] = [before, body].map(inWords)
      const diff = Object.entries(will ?? {})
        .map(([field, value]) => [field, [was?.[field], value]] as const)
        .filter(([, [from, to]]) => from !== to)
      const now = clock.now()
      await db.write('SYSTEM', async (tx) => {
        await tx.query(sql`
          insert into sys_setting (setting_cd, setting_val) values ('loginPolicy', ${JSON.stringify(policy)}),
            ('concurrentLoginYn', ${concurrentLoginYn}), ('passwordRules', ${JSON.stringify(passwordRules)})
          on conflict (setting_cd) do update set setting_val = excluded.setting_val, delete_yn = 'N'`)
        const about = { bizCd: 'setting', bizNo: 'loginPolicy', plantCd: person.plantCd }
        await writeAudit(tx, {
          now,
          userId: person.userId,
          ip,
          ...about,
          actionCd: 'EDIT',
          diff: Object.fromEntries(diff),
        })
      })
      return read()
    },
  )
}

/** As the audit keeps it: one line for each kind of account, `10/2 8/3 (5)`. */
const inWords = ({ passwordRules: { staff, vendor }, ...numbers }: Policy): Record<string, string | number> => ({
  ...numbers,
  staffPasswordDesc: ruleText(staff),
  vendorPasswordDesc: ruleText(vendor),
})
const ruleText = ({ anyOf, pastCnt }: Policy['passwordRules']['staff']): string =>
  `${anyOf.map(({ minLength, kindCnt }) => `${minLength}/${kindCnt}`).join(' ')} (${pastCnt})`
