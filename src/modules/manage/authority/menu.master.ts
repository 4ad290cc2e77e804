import { code, count, text, yesNo } from '#platform/model/field.ts'
import { defineMaster } from '#platform/model/master.ts'

/** Rows of the menu, a tree of three levels. */
export const menuMaster = defineMaster({
  area: 'manage',
  name: 'menu',
  label: '메뉴',
  api: '/api/manage/menu',
  route: '/manage/menuManage/menuList',
  table: 'sys_menu',
  key: ['menuId'],
  title: 'menuNm',
  parent: 'upMenuId',
  maxLevel: 3,
  fields: {
    menuId: text('메뉴코드', { max: 20, required: true, help: '영문 대문자와 밑줄. 등록한 뒤에는 바꿀 수 없습니다.' }),
    menuNm: text('메뉴명', { max: 100, required: true }),
    menuNmEn: text('메뉴명(영어)', { max: 100 }),
    menuNmZh: text('메뉴명(중국어)', { max: 100 }),
    menuNmEs: text('메뉴명(스페인어)', { max: 100 }),
    upMenuId: code('상위 메뉴', 'MENU'),
    menuLvl: count('단계', { system: true }),
    taskGrpCd: code('업무구분', 'TASK_GRP'),
    frontEndUrl: text('URL', { max: 300, help: '하위 메뉴를 묶는 메뉴는 비웁니다.' }),
    sortOrder: text('순서', { max: 10 }),
    icon: text('아이콘', { max: 40 }),
    color: text('색', { max: 20 }),
    useYn: yesNo('사용', { default: 'Y' }),
  },
  list: {
    columns: ['menuNm', 'menuId', 'frontEndUrl', 'taskGrpCd', 'sortOrder', 'icon', 'useYn'],
    search: ['menuId', 'menuNm', 'menuNmEn', 'frontEndUrl'],
    filters: ['taskGrpCd', 'useYn'],
    order: ['sortOrder', 'menuNm'],
  },
  usedBy: [{ table: 'sys_menu', column: 'up_menu_id', label: '하위 메뉴' }],
})
