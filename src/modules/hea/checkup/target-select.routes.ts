/** 검진대상자 선정 (S-160…S-167): the plan, those who may still be added, and adding them. */
import { z } from 'zod'
import { answer, routes } from '#platform/server/calls/answer.ts'
import { sql } from '#platform/server/database/sql.ts'
import { askerOf, needsDocument } from '#platform/server/documents/rights.ts'
import type { App } from '#platform/server/http/app.ts'
import { Refusal } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import { candidateRules } from './candidate.rules.ts'
import { candidateRows, examinationOf, mayBeAdded } from './candidate.sql.ts'
import { checkupClasses } from './checkup-codes.model.ts'
import { checkupPlan, growingStates } from './checkup-plan.model.ts'
import { readPlan } from './checkup-plan-read.ts'
import { type Candidate, candidate, candidates, planOfTargets } from './target-select.calls.ts'
import { insertTargets } from './target-write.ts'

const tags = ['검진대상자']

/** S-167: a row as it was listed, stamped by whoever adds it. What he is examined for the server finds itself. */
const chosen = candidate
  .partial()
  .extend({ heaCheckupPlanNo: z.number().int().min(1), userId: z.string().min(1).max(30) })
  .extend({ createUserId: z.string().max(30).optional(), updateUserId: z.string().max(30).optional() })

const plan = answer(planOfTargets, async ({ places, db }) => {
  const found = await readPlan(db, places.heaCheckupPlanNo)
  const { heaCheckupPlanNo, heaCheckupPlanNm, heaCheckupClassCd, checkupStartYmd, checkupEndYmd, statusCd } = found
  return {
    heaCheckupPlanNo,
    heaCheckupPlanNm,
    planStatusCd: statusCd,
    heaCheckupClassNm: checkupClasses[heaCheckupClassCd] ?? null,
    heaCheckupPlanPeriod: checkupStartYmd && checkupEndYmd ? `${checkupStartYmd} ~ ${checkupEndYmd}` : null,
  }
})

const choice = answer(candidates, async ({ query, db, program, today }) => {
  const { page, limit, heaCheckupPlanNo, ...conditions } = query
  const found = await readPlan(db, heaCheckupPlanNo)
  if (!found.checkupStartYmd || !found.checkupEndYmd || !found.heaCheckupYear)
    throw new Refusal(
      422,
      'HEA_PLAN_NO_PERIOD',
      '계획의 연도와 검진기간을 먼저 입력하십시오. 그래야 대상자를 고를 수 있습니다.',
    )
  const rules = await candidateRules(program, today)
  const asked = limit === undefined ? undefined : { limit, offset: (page - 1) * limit }
  return program.query<Candidate>(candidateRows(found, rules, conditions, asked))
})

const MOST_ADDED = 30_000

function registerAdding(app: App, { db, clock }: Services): void {
  app.post(
    '/api/hea/checkup/users',
    {
      config: needsDocument(checkupPlan, 'write'),
      bodyLimit: 16_000_000,
      schema: {
        tags,
        body: z.array(chosen).min(1).max(MOST_ADDED),
        response: { 200: z.object({ count: z.number() }) },
      },
    },
    async (request) => {
      const { person } = askerOf(request, checkupPlan)
      const [first] = request.body
      const no = first?.heaCheckupPlanNo ?? 0
      if (request.body.some(({ heaCheckupPlanNo }) => heaCheckupPlanNo !== no))
        throw new Refusal(422, 'HEA_TARGET_TWO_PLANS', '한 번에 한 계획에만 추가할 수 있습니다.')
      const userIds = [...new Set(request.body.map(({ userId }) => userId))]
      return db.write(person, async (tx) => {
        const plan = await readPlan(tx, no, 'for share')
        if (!growingStates.includes(plan.statusCd))
          throw new Refusal(409, 'CM-02', '현재 상태에서는 처리할 수 없습니다. (현재: {status})', {
            values: { status: checkupPlan.lifecycle.states[plan.statusCd].label },
          })
        const rules = await candidateRules(tx, clock.today())
        // Chosen as the program sees them, written as the person.
        const fit = await tx.queryAs<{ userId: string; typeNm: string; factorCds: string[]; dueYmd: string | null }>(
          'SYSTEM',
          sql`select u.user_id as "userId", x.type_nm as "typeNm", x.factor_cds as "factorCds", x.due_ymd as "dueYmd"
            from sys_user u cross join lateral (${examinationOf(plan, rules)}) x
            where u.user_id = any(${userIds}::text[]) and ${mayBeAdded(plan, rules)}`,
        )
        const rows = sql`select r."userId" as user_id, r."typeNm" as type_nm, r."factorCds" as factor_cds, r."dueYmd" as due_ymd
          from jsonb_to_recordset(${JSON.stringify(fit)}::jsonb) as r("userId" text, "typeNm" text, "factorCds" text[], "dueYmd" date)`
        const acting = { tx, person, now: clock.now(), ip: request.ip }
        return { count: await insertTargets(acting, plan, userIds, rows) }
      })
    },
  )
}

export const targetSelectRoutes = routes(plan, choice, registerAdding)
