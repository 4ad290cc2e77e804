/** Work on the site: plans, permits, gas, isolation, the board; of the site and of its contractors. */
import { type RoleCd, staffRoleCds } from '#modules/roles.model.ts'
import { type MenuPlan, reporters, vendors } from './menu-plan.ts'
import { planPlans } from './plan-menus.ts'
import { shiftPlans } from './shift-menus.ts'

/** Who sees to meters and testers, and who looks after them. */
const gasReaders: readonly RoleCd[] = ['GAS', 'OPR', 'APR', 'SHM', 'SHD', 'CSO', 'SUP', 'MGR', 'AUD']
/** Whose people are designated to measure, and who looks at what they found. */
const testers: readonly RoleCd[] = ['GAS', 'OPR', 'APR', 'SUP', 'OWN', 'ENG', 'ELE', 'MNT', 'HYG', 'SEC', 'SHM', 'SHD']
/** Who plans an isolation, locks it, looks at it, forces it. */
const isolators: readonly RoleCd[] = ['OPR', 'ENG', 'ELE', 'MNT', 'SHM', 'SUP', 'CSO']
/** Who answers for how permits go at the plant. */
const statReaders: readonly RoleCd[] = ['SYS', 'SHM', 'SHD', 'CSO', 'CEO', 'MGR', 'OPR', 'APR', 'PUR', 'AUD']

export const workPlans: readonly MenuPlan[] = [
  { menuId: 'WKOD', names: ['작업', 'Work', '作业', 'Trabajos'], icon: 'hard-hat', sort: 25, access: staffRoleCds },
  {
    menuId: 'WKOD_PTW',
    upMenuId: 'WKOD',
    names: ['작업허가', 'Work permits', '作业许可', 'Permisos de trabajo'],
    icon: 'clipboard-list',
    sort: 10,
    access: staffRoleCds,
  },
  {
    menuId: 'WKOD_PTW_LIST',
    upMenuId: 'WKOD_PTW',
    names: ['작업허가 목록', 'Work permit list', '作业许可列表', 'Lista de permisos de trabajo'],
    url: '/constSafe/wkod/wkodRequestList',
    sort: 10,
    access: staffRoleCds,
    // Whoever is on the site may stop work.
    write: reporters,
  },
  {
    menuId: 'WKOD_PTW_STAT',
    upMenuId: 'WKOD_PTW',
    names: ['작업허가 통계', 'Work permit statistics', '作业许可统计', 'Estadísticas de permisos'],
    icon: 'chart-column',
    url: '/constSafe/wkod/permitStat',
    sort: 80,
    access: statReaders,
  },
  {
    menuId: 'WKOD_GAS',
    upMenuId: 'WKOD',
    names: ['가스측정', 'Gas measurement', '气体检测', 'Medición de gas'],
    icon: 'flask-conical',
    sort: 20,
    access: staffRoleCds,
  },
  {
    menuId: 'WKOD_GAS_SET',
    upMenuId: 'WKOD_GAS',
    names: ['가스측정', 'Gas measurement', '气体检测', 'Medición de gas'],
    url: '/constSafe/wkod/gasMeasure',
    sort: 10,
    access: staffRoleCds,
    // Who is designated measures; the designation is asked at every set.
    write: testers,
  },
  {
    menuId: 'WKOD_GAS_METER',
    upMenuId: 'WKOD_GAS',
    names: ['측정기 대장', 'Gas meters', '检测仪台账', 'Registro de medidores'],
    url: '/constSafe/wkod/gasMeter',
    sort: 20,
    access: gasReaders,
    write: ['GAS', 'SHM'],
  },
  {
    menuId: 'WKOD_PTW_CHECK',
    upMenuId: 'WKOD_PTW',
    names: ['안전조치 항목', 'Permit check items', '安全措施项目', 'Puntos de control del permiso'],
    icon: 'settings',
    url: '/constSafe/wkod/checkItem',
    sort: 90,
    access: staffRoleCds,
    write: ['SHM', 'SHD'],
  },
  {
    menuId: 'WKOD_GAS_TESTER',
    upMenuId: 'WKOD_GAS',
    names: ['측정자 지정', 'Gas testers', '检测员指定', 'Medidores designados'],
    url: '/constSafe/wkod/gasTester',
    sort: 30,
    access: gasReaders,
    write: ['SHM', 'SHD'],
  },
  {
    menuId: 'WKOD_LOTO',
    upMenuId: 'WKOD',
    names: ['격리·LOTO', 'Isolation and lock-out', '隔离与上锁', 'Aislamiento y bloqueo'],
    icon: 'lock',
    sort: 30,
    access: staffRoleCds,
  },
  {
    menuId: 'WKOD_LOTO_LIST',
    upMenuId: 'WKOD_LOTO',
    names: ['격리 목록', 'Isolations', '隔离列表', 'Aislamientos'],
    url: '/constSafe/wkod/lotoList',
    sort: 10,
    access: staffRoleCds,
    write: isolators,
  },
  {
    menuId: 'WKOD_MAP',
    upMenuId: 'WKOD',
    names: ['동시작업', 'Simultaneous work', '交叉作业', 'Trabajos simultáneos'],
    icon: 'map-pin',
    sort: 15,
    access: staffRoleCds,
  },
  {
    menuId: 'WKOD_MAP_BOARD',
    upMenuId: 'WKOD_MAP',
    names: ['현장 보드', 'Today board', '现场看板', 'Tablero de hoy'],
    icon: 'map-pin',
    url: '/constSafe/wkod/wkodMap',
    sort: 10,
    access: staffRoleCds,
  },
  {
    menuId: 'WKOD_MAP_RULE',
    upMenuId: 'WKOD_MAP',
    names: ['동시작업 기준', 'Rules for simultaneous work', '交叉作业标准', 'Reglas de trabajos simultáneos'],
    icon: 'settings',
    url: '/constSafe/wkod/simopsRule',
    sort: 20,
    access: staffRoleCds,
    write: ['SHM', 'SHD'],
  },
  { menuId: 'VND_WKOD', names: ['작업', 'Work', '作业', 'Trabajos'], icon: 'hard-hat', sort: 25, access: vendors },
  {
    menuId: 'VND_WKOD_PTW',
    upMenuId: 'VND_WKOD',
    names: ['작업허가서', 'Work permit', '作业许可证', 'Permiso de trabajo'],
    url: '/vendor/constSafe/wkodRequestNew',
    sort: 20,
    access: vendors,
    write: vendors,
  },
  {
    menuId: 'VND_WKOD_GAS',
    upMenuId: 'VND_WKOD',
    names: ['가스측정', 'Gas measurement', '气体检测', 'Medición de gas'],
    url: '/vendor/constSafe/gasMeasure',
    sort: 30,
    access: vendors,
    write: vendors,
  },
  ...planPlans,
  ...shiftPlans,
]
