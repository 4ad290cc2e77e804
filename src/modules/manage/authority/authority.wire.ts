/** What the parts of a group tell, and what screens read. */
import { yesNo } from '#platform/model/call-words.ts'
import { z } from '#schema'

export const member = z.object({ userId: z.string(), userNm: z.string(), orgNm: z.string().nullable() })
export type Member = z.infer<typeof member>

export const scope = z.enum(['OWN', 'DEPT', 'PLANT', 'ALL', 'VENDOR'])
export const menuRight = z.object({
  menuId: z.string(),
  menuNm: z.string(),
  upMenuId: z.string().nullable(),
  sortOrder: z.string().nullable(),
  accessYn: yesNo,
  writeYn: yesNo,
  /** How far the group sees under this menu; null as far as the group does. */
  scopeCd: scope.nullable(),
  /** Whether vendors see the rows of their sub-tiers under it; null as the vendor's master data says. */
  tierViewYn: yesNo.nullable(),
})
export type MenuRight = z.infer<typeof menuRight>
