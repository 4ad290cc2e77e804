/** The hours of work: talks, hand-over, emergency stop, weather. */
import { type RoleCd, staffRoleCds } from '#modules/roles.model.ts'
import { type MenuPlan, reporters, vendors } from './menu-plan.ts'

/** Whose areas are handed over. */
const handers: readonly RoleCd[] = ['OPR', 'SUP', 'APR']
const controlRoom: readonly RoleCd[] = ['SYS', 'SEC', 'SHM', 'SHD', 'CSO', 'OPR', 'APR', 'SUP', 'MGR', 'AUD']
const observers: readonly RoleCd[] = ['SEC', 'SHM', 'SHD', 'OPR', 'SUP']

export const shiftPlans: readonly MenuPlan[] = [
  {
    menuId: 'WKOD_SHIFT',
    upMenuId: 'WKOD',
    names: ['교대·비상', 'Shift and emergency', '交接与应急', 'Turno y emergencia'],
    icon: 'clipboard-check',
    sort: 12,
    access: staffRoleCds,
  },
  {
    menuId: 'WKOD_SHIFT_TBM',
    upMenuId: 'WKOD_SHIFT',
    names: ['TBM 일지', 'Toolbox meetings', 'TBM 记录', 'Charlas previas (TBM)'],
    url: '/constSafe/wkod/tbmList',
    sort: 10,
    access: staffRoleCds,
    write: reporters,
  },
  {
    menuId: 'WKOD_SHIFT_HAND',
    upMenuId: 'WKOD_SHIFT',
    names: ['교대 인수인계', 'Shift hand-over', '交接班', 'Relevo de turno'],
    url: '/constSafe/wkod/handoverList',
    sort: 20,
    access: staffRoleCds,
    write: handers,
  },
  {
    menuId: 'WKOD_SHIFT_STOP',
    upMenuId: 'WKOD_SHIFT',
    names: ['비상 작업중지', 'Emergency stop', '紧急停工', 'Parada de emergencia'],
    url: '/constSafe/wkod/emergencyStop',
    sort: 30,
    access: controlRoom,
    write: ['SEC', 'SHM', 'OPR'],
  },
  {
    menuId: 'WKOD_SHIFT_SKY',
    upMenuId: 'WKOD_SHIFT',
    names: ['기상·폭염', 'Weather and heat', '气象与高温', 'Clima y calor'],
    url: '/constSafe/wkod/weatherBoard',
    sort: 40,
    access: staffRoleCds,
    write: observers,
  },
  {
    menuId: 'VND_WKOD_TBM',
    upMenuId: 'VND_WKOD',
    names: ['TBM 일지', 'Toolbox meetings', 'TBM 记录', 'Charlas previas (TBM)'],
    url: '/vendor/constSafe/tbmList',
    sort: 25,
    access: vendors,
    write: vendors,
  },
]
