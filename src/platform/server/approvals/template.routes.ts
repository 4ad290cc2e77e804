/** 결재선 템플릿: lines by person or by role, a person's own, a department's, the company's. */
import { z } from 'zod'
import { nullableText, rowsOf } from '#platform/model/call-words.ts'
import type { Queries } from '../database/database.ts'
import { sql } from '../database/sql.ts'
import type { App } from '../http/app.ts'
import { forbidden, notFound, ruleRefused } from '../refusal.ts'
import type { Services } from '../services.ts'
import type { SignedInPerson } from '../sign-in/person.ts'
import { needsMenu } from './approval.asker.ts'
import { APPROVAL_ADMIN } from './approval.read.ts'
import { headsOf } from './approval.rows.ts'
import { bizCode, freeText, key, userKey } from './approval.wire.ts'

const tags = ['결재']
/** Besides role codes: the head of the drafter's department, and the one above. */
const DEPT_HEAD = 'DEPT_HEAD'
const UP_DEPT_HEAD = 'UP_DEPT_HEAD'

const storedLine = z.strictObject({
  seqNo: z.number().int().min(1).max(100),
  lineTypeCd: z.enum(['REVIEW', 'AGREE', 'APPROVE', 'REF', 'CIRC']),
  userId: userKey.optional(),
  roleCd: z
    .string()
    .regex(/^[A-Z_]{2,20}$/)
    .optional(),
})
type StoredLine = z.infer<typeof storedLine>
const body = z.strictObject({
  templateNm: freeText(100).transform((text) => text.trim()),
  ownerCd: z.enum(['USER', 'DEPT', 'COMPANY']).default('USER'),
  apprBizCd: bizCode.nullable().default(null),
  lines: z.array(storedLine).min(1).max(100),
})
type Body = z.infer<typeof body>

const template = z.object({
  templateNo: z.number(),
  templateNm: z.string(),
  ownerCd: z.string(),
  ownerNm: nullableText,
  apprBizCd: nullableText,
  mayEdit: z.boolean(),
  lines: z.array(
    z.object({
      seqNo: z.number(),
      lineTypeCd: z.string(),
      roleCd: nullableText,
      /** Who it is for this drafter; null where nobody holds the role. */
      userId: nullableText,
      userNm: nullableText,
      orgNm: nullableText,
    }),
  ),
})
interface TemplateRow {
  templateNo: number
  templateNm: string
  ownerCd: Body['ownerCd']
  ownerUserId: string | null
  ownerDeptCd: string | null
  ownerNm: string | null
  apprBizCd: string | null
  lines: StoredLine[]
}

export function registerTemplates(app: App, services: Services): void {
  const { db } = services
  const querystring = z.strictObject({ apprBizCd: bizCode.optional() })
  app.get(
    '/api/manage/approval/templates',
    { config: needsMenu('drafts'), schema: { tags, querystring, response: { 200: rowsOf(template) } } },
    async ({ person, query }) => ({
      rows: await db.read('SYSTEM', async (queries) =>
        resolved(queries, person, await readable(queries, person, query.apprBizCd)),
      ),
    }),
  )
  registerTemplateWrites(app, services)
}

function registerTemplateWrites(app: App, { db, clock }: Services): void {
  const params = z.object({ no: key })
  const made = z.object({ templateNo: z.number() })
  const config = needsMenu('template', 'write')
  app.post(
    '/api/manage/approval/templates',
    { config, schema: { tags, body, response: { 201: made } } },
    async ({ person, body: sent }, reply) => {
      check(person, sent)
      const added = sql`insert into appr_template (template_nm, owner_cd, owner_user_id, owner_dept_cd, appr_biz_cd, lines_json,
            create_user_id, create_dt, update_user_id, update_dt)
          values (${sent.templateNm}, ${sent.ownerCd}, ${sent.ownerCd === 'USER' ? person.userId : null},
            ${sent.ownerCd === 'DEPT' ? person.deptCd : null}, ${sent.apprBizCd}, ${JSON.stringify(sent.lines)}::jsonb,
            ${person.userId}, ${clock.now()}, ${person.userId}, ${clock.now()}) returning template_no as "templateNo"`
      const [row] = await db.write('SYSTEM', (tx) => tx.query<{ templateNo: number }>(added))
      return reply.status(201).send({ templateNo: row?.templateNo ?? 0 })
    },
  )

  app.put(
    '/api/manage/approval/templates/:no',
    { config, schema: { tags, params, body, response: { 200: made } } },
    async ({ person, params: { no }, body: sent }) => {
      check(person, sent)
      await db.write('SYSTEM', async (tx) => {
        const own = (await readable(tx, person)).find(({ templateNo }) => templateNo === no)
        if (!own) throw notFound()
        if (!mayEdit(person, own) || own.ownerCd !== sent.ownerCd) throw forbidden()
        await tx.query(sql`update appr_template set template_nm = ${sent.templateNm}, appr_biz_cd = ${sent.apprBizCd},
          lines_json = ${JSON.stringify(sent.lines)}::jsonb, row_version = row_version + 1, update_user_id = ${person.userId},
          update_dt = ${clock.now()} where template_no = ${no}`)
      })
      return { templateNo: no }
    },
  )

  app.delete(
    '/api/manage/approval/templates/:no',
    { config, schema: { tags, params, response: { 204: z.null() } } },
    async ({ person, params: { no } }, reply) => {
      await db.write('SYSTEM', async (tx) => {
        const own = (await readable(tx, person)).find(({ templateNo }) => templateNo === no)
        if (!own) throw notFound()
        if (!mayEdit(person, own)) throw forbidden()
        await tx.query(sql`update appr_template set delete_yn = 'Y', update_user_id = ${person.userId},
          update_dt = ${clock.now()} where template_no = ${no}`)
      })
      return reply.status(204).send(null)
    },
  )
}

function check(person: SignedInPerson, { templateNm, ownerCd, lines }: Body): void {
  if (ownerCd !== 'USER' && !person.roles.includes(APPROVAL_ADMIN)) throw forbidden()
  if (templateNm === '')
    throw ruleRefused([{ field: 'templateNm', code: 'APPR_TEMPLATE_NAME', message: '템플릿명을 입력하세요.' }])
  if (lines.some(({ userId, roleCd }) => (userId === undefined) === (roleCd === undefined)))
    throw ruleRefused([{ field: 'lines', code: 'APPR_TEMPLATE_LINE', message: '사람이나 역할 중 하나를 선택하세요.' }])
}

const mayEdit = ({ userId, roles }: SignedInPerson, { ownerUserId }: TemplateRow): boolean =>
  ownerUserId === userId || (ownerUserId === null && roles.includes(APPROVAL_ADMIN))

const readable = (db: Queries, person: SignedInPerson, apprBizCd?: string): Promise<TemplateRow[]> =>
  db.query<TemplateRow>(sql`
    select t.template_no as "templateNo", t.template_nm as "templateNm", t.owner_cd as "ownerCd",
      t.owner_user_id as "ownerUserId", t.owner_dept_cd as "ownerDeptCd", t.appr_biz_cd as "apprBizCd", t.lines_json as lines,
      coalesce((select d.dept_nm from sys_dept d where d.dept_cd = t.owner_dept_cd),
        (select p.user_nm from directory_person p where p.user_id = t.owner_user_id)) as "ownerNm"
    from appr_template t where t.delete_yn = 'N' and (t.owner_cd = 'COMPANY' or t.owner_user_id = ${person.userId}
        or (t.owner_cd = 'DEPT' and (t.owner_dept_cd = ${person.deptCd} or ${person.roles.includes(APPROVAL_ADMIN)})))
      and (${apprBizCd ?? null}::text is null or t.appr_biz_cd is null or t.appr_biz_cd = ${apprBizCd ?? null})
    order by case t.owner_cd when 'USER' then 0 when 'DEPT' then 1 else 2 end, t.template_nm, 1 limit 200`)

/** Puts the people of this drafter in the place of roles. */
async function resolved(db: Queries, person: SignedInPerson, rows: readonly TemplateRow[]) {
  const roles = [...new Set(rows.flatMap(({ lines }) => lines.flatMap(({ roleCd }) => roleCd ?? [])))]
  const holders = await db.query<{
    roleCd: string
    userId: string
  }>(sql`select distinct on (auth_grp_cd) auth_grp_cd as "roleCd",
      user_id as "userId" from directory_role where auth_grp_cd = any(${roles}::text[]) and plant_cd = ${person.plantCd}
      and user_id <> ${person.userId} order by auth_grp_cd, user_id`)
  const byRole = new Map(holders.map(({ roleCd, userId }) => [roleCd, userId]))
  const head = (await headsOf(db, [person.userId])).get(person.userId)
  const above = head && (await headsOf(db, [head])).get(head)
  if (head) byRole.set(DEPT_HEAD, head)
  if (above) byRole.set(UP_DEPT_HEAD, above)
  const lines = rows.map((row) =>
    row.lines.map((line) => ({ ...line, userId: line.userId ?? byRole.get(line.roleCd ?? '') ?? null })),
  )
  const ids = lines.flat().flatMap(({ userId }) => userId ?? [])
  const people = await db.query<{ userId: string; userNm: string; orgNm: string | null }>(
    sql`select user_id as "userId", user_nm as "userNm", org_nm as "orgNm" from directory_person where user_id = any(${ids}::text[])`,
  )
  const known = new Map(people.map((one) => [one.userId, one]))
  return rows.map(({ templateNo, templateNm, ownerCd, ownerNm, apprBizCd, ...row }, index) => ({
    templateNo,
    templateNm,
    ownerCd,
    ownerNm,
    apprBizCd,
    mayEdit: mayEdit(person, { ...row, templateNo, templateNm, ownerCd, ownerNm, apprBizCd }),
    lines: (lines[index] ?? []).map(({ seqNo, lineTypeCd, roleCd = null, userId }) => ({
      seqNo,
      lineTypeCd,
      roleCd,
      userId,
      userNm: known.get(userId ?? '')?.userNm ?? null,
      orgNm: known.get(userId ?? '')?.orgNm ?? null,
    })),
  }))
}
