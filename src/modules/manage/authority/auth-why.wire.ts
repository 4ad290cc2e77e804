/** What auth-why.routes.ts tells, and what screens read. */
import { z } from '#schema'

const yn = z.enum(['Y', 'N'])

const fact = z.object({ isGood: z.boolean(), text: z.string(), url: z.string().nullable() })
export type Fact = z.infer<typeof fact>

const group = z.object({
  authGrpNo: z.number(),
  authGrpNm: z.string(),
  deptNm: z.string().nullable(),
  accessYn: yn,
  writeYn: yn,
  scopeNm: z.string(),
})
export type Group = z.infer<typeof group>

const record = z.object({
  docNo: z.string().nullable(),
  title: z.string(),
  statusNm: z.string(),
  url: z.string(),
  facts: z.array(fact),
  steps: z.array(fact.extend({ label: z.string() })),
})
export type Found = z.infer<typeof record>

export const answer = z.object({
  userNm: z.string(),
  orgNm: z.string().nullable(),
  plantNm: z.string().nullable(),
  menuNm: z.string(),
  accessYn: yn,
  writeYn: yn,
  account: z.array(fact),
  menu: z.array(fact),
  groups: z.array(group),
  scopeNm: z.string().nullable(),
  /** null where none was asked for, or the menu has no records. */
  record: record.nullable(),
})
export type Why = z.infer<typeof answer>

/** Whom and what may be asked about. */
export const menuChoice = z.object({ menuId: z.string(), menuNm: z.string(), hasRecords: z.boolean() })
export type MenuChoice = z.infer<typeof menuChoice>
export const personChoice = z.object({ userId: z.string(), userNm: z.string(), orgNm: z.string().nullable() })
export type PersonFound = z.infer<typeof personChoice>
