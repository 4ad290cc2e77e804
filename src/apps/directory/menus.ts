/** Menu rows of the screens that exist, and who may open and write them. A new screen brings its row here. */
import { roleSeeds } from '#modules/roles.model.ts'
import { apprPlans } from './menus/approval-menus.ts'
import { areaPlans } from './menus/area-menus.ts'
import { basePlans } from './menus/base-menus.ts'
import { checkPlans } from './menus/check-menus.ts'
import { chemicalPlans } from './menus/chemical-menus.ts'
import { constPlans } from './menus/const-menus.ts'
import { educationPlans } from './menus/education-menus.ts'
import { healthPlans } from './menus/health-menus.ts'
import { jsaPlans } from './menus/jsa-menus.ts'
import { managePlans } from './menus/manage-menus.ts'
import type { MenuPlan } from './menus/menu-plan.ts'
import { samplePlans } from './menus/sample-menus.ts'
import { vendorPlans } from './menus/vendor-menus.ts'
import { portalPlans } from './menus/vendor-portal-menus.ts'
import { workPlans } from './menus/work-menus.ts'
import type { AuthMenuRow, MenuRow } from './rows.ts'

const levelOf = (plan: MenuPlan): number => {
  const all = plansOf({ demo: true })
  const parent = all.find(({ menuId }) => menuId === plan.upMenuId)
  return parent ? levelOf(parent) + 1 : 1
}

/** The task group of a row, by how its id begins. */
const taskGroups: readonly [start: string, taskGrpCd: string][] = [
  ['SAF', 'SAF'],
  ['RSA', 'RSA'],
  ['IMPR', 'IMPR'],
  ['HEA', 'HEA'],
  ['EDU', 'EDU'],
  ['VND', 'VENDOR'],
  ['WKOD', 'WKOD'],
  ['CHM', 'CHM'],
  ['SAMPLE', 'SAMPLE'],
]
const taskGroupOf = (menuId: string): string => taskGroups.find(([start]) => menuId.startsWith(start))?.[1] ?? 'MANAGE'

const menuRow = (plan: MenuPlan): MenuRow => {
  const [menuNm, menuNmEn, menuNmZh, menuNmEs] = plan.names
  return {
    menuId: plan.menuId,
    menuNm,
    menuNmEn,
    menuNmZh,
    menuNmEs,
    upMenuId: plan.upMenuId ?? null,
    menuLvl: levelOf(plan),
    taskGrpCd: taskGroupOf(plan.menuId),
    frontEndUrl: plan.url ?? null,
    sortOrder: String(plan.sort),
    color: null,
    icon: plan.icon ?? null,
  }
}

const groups = roleSeeds()

const rightsOf = ({ menuId, access, write = [] }: MenuPlan): AuthMenuRow[] =>
  groups
    .filter(({ authGrpCd }) => access.includes(authGrpCd))
    .map(({ authGrpNo, authGrpCd }) => ({
      authGrpNo,
      menuId,
      accessYn: 'Y',
      writeYn: write.includes(authGrpCd) ? 'Y' : 'N',
    }))

/** The rows of a site; those of the sample area in a demo site only. */
const plansOf = (options: { demo: boolean }) => [
  ...areaPlans,
  ...checkPlans,
  ...jsaPlans,
  ...healthPlans,
  ...vendorPlans,
  ...portalPlans,
  ...educationPlans,
  ...workPlans,
  ...chemicalPlans,
  ...constPlans,
  ...basePlans,
  ...apprPlans,
  ...managePlans,
  ...(options.demo ? samplePlans : []),
]
export const menusOf = (options: { demo: boolean }): MenuRow[] => plansOf(options).map(menuRow)
export const authMenusOf = (options: { demo: boolean }): AuthMenuRow[] => plansOf(options).flatMap(rightsOf)
