/** Menu rows of the screens that exist, and who may open and write them. A new screen brings its row here. */
import { type RoleCd, roleSeeds, staffRoleCds, vendorRoleCds } from '#modules/roles.model.ts'
import type { AuthMenuRow, MenuRow } from './rows.ts'

interface MenuPlan {
  menuId: string
  upMenuId?: string
  /** Korean, English, Chinese, Spanish. */
  names: readonly [kr: string, en: string, zh: string, es: string]
  icon?: string
  url?: string
  sort: number
  access: readonly RoleCd[]
  /** Who may also save; nobody where the screen only shows. */
  write?: readonly RoleCd[]
}

/** Everybody employed reports and reads; the auditor reads only. */
const reporters = staffRoleCds.filter((roleCd) => roleCd !== 'AUD')
/** A worker of a vendor has no account (Part 0.8). */
const vendors = vendorRoleCds.filter((roleCd) => roleCd !== 'VWK')

const plans: readonly MenuPlan[] = [
  {
    menuId: 'SAF',
    names: ['안전', 'Safety', '安全', 'Seguridad'],
    icon: 'shield-check',
    sort: 10,
    access: staffRoleCds,
  },
  {
    menuId: 'SAF_ACC',
    upMenuId: 'SAF',
    names: ['사고·아차사고', 'Accidents and near misses', '事故与未遂事件', 'Accidentes y cuasi accidentes'],
    icon: 'shield-alert',
    sort: 10,
    access: staffRoleCds,
  },
  {
    menuId: 'SAF_ACC_NM',
    upMenuId: 'SAF_ACC',
    names: ['아차사고', 'Near misses', '未遂事件', 'Cuasi accidentes'],
    icon: 'triangle-alert',
    url: '/saf/accident/nearMissList',
    sort: 10,
    access: staffRoleCds,
    write: reporters,
  },
  {
    menuId: 'SAF_ACC_NMSTAT',
    upMenuId: 'SAF_ACC',
    names: ['아차사고 통계', 'Near-miss statistics', '未遂事件统计', 'Estadísticas de cuasi accidentes'],
    icon: 'chart-column',
    url: '/saf/accident/nearMissStat',
    sort: 20,
    access: staffRoleCds,
  },
  {
    menuId: 'VND_COWORK',
    names: ['협력업체 협업', 'Working together', '承包商协作', 'Trabajo conjunto'],
    icon: 'users',
    sort: 10,
    access: vendors,
  },
  {
    menuId: 'VND_COWORK_NM',
    upMenuId: 'VND_COWORK',
    names: ['아차사고', 'Near misses', '未遂事件', 'Cuasi accidentes'],
    icon: 'triangle-alert',
    url: '/vendor/coworkSaf/nearMissList',
    sort: 10,
    access: vendors,
    write: vendors,
  },
]

const levelOf = (plan: MenuPlan): number => {
  const parent = plans.find(({ menuId }) => menuId === plan.upMenuId)
  return parent ? levelOf(parent) + 1 : 1
}

export const menus: MenuRow[] = plans.map((plan) => {
  const [menuNm, menuNmEn, menuNmZh, menuNmEs] = plan.names
  return {
    menuId: plan.menuId,
    menuNm,
    menuNmEn,
    menuNmZh,
    menuNmEs,
    upMenuId: plan.upMenuId ?? null,
    menuLvl: levelOf(plan),
    taskGrpCd: plan.menuId.startsWith('VND') ? 'VENDOR' : 'SAF',
    frontEndUrl: plan.url ?? null,
    sortOrder: String(plan.sort),
    color: null,
    icon: plan.icon ?? null,
  }
})

const groups = roleSeeds()

export const authMenus: AuthMenuRow[] = plans.flatMap(({ menuId, access, write = [] }) =>
  groups
    .filter(({ authGrpCd }) => access.includes(authGrpCd))
    .map(({ authGrpNo, authGrpCd }) => ({
      authGrpNo,
      menuId,
      accessYn: 'Y',
      writeYn: write.includes(authGrpCd) ? 'Y' : 'N',
    })),
)
