/** Below inspections: whether the host patrols, what the law wants done again and again, and where nobody looks. */
import type { RoleCd } from '#modules/roles.model.ts'
import type { MenuPlan } from './menu-plan.ts'

/** Who looks, who answers for it, and who looks after them. */
const lookers: readonly RoleCd[] = ['SYS', 'CSO', 'SHD', 'SHM', 'HLM', 'MGR', 'SUP', 'OWN', 'OPR', 'MNT', 'WRP', 'AUD']

export const checkPlans: readonly MenuPlan[] = [
  {
    menuId: 'SAF_CHK_PATROL',
    upMenuId: 'SAF_CHK',
    names: ['순회', 'Patrols', '巡查', 'Rondas'],
    url: '/saf/check/patrolLog',
    sort: 50,
    access: lookers,
    write: ['SHM'],
  },
  {
    menuId: 'SAF_CHK_LEGAL',
    upMenuId: 'SAF_CHK',
    names: ['법정주기 이행현황', 'Legal cycles', '法定周期履行情况', 'Plazos legales'],
    url: '/saf/check/checkLegal',
    sort: 60,
    access: [...lookers, 'CEO'],
  },
  {
    menuId: 'SAF_CHK_BLIND',
    upMenuId: 'SAF_CHK',
    names: ['사각지대', 'Blind spots', '盲区', 'Puntos ciegos'],
    url: '/saf/check/blindSpots',
    sort: 70,
    access: lookers,
  },
  {
    menuId: 'SAF_CHK_LABEL',
    upMenuId: 'SAF_CHK',
    names: ['QR 라벨', 'QR labels', '二维码标签', 'Etiquetas QR'],
    url: '/saf/check/placeLabel',
    sort: 80,
    access: lookers,
  },
]
