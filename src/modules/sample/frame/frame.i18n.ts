import type { Translations } from '#platform/model/i18n.ts'

export const frameSampleTexts: Translations = {
  매개변수: { en: 'Parameter', zh: '参数', es: 'Parámetro' },
  메모: { en: 'Memo', zh: '备注', es: 'Nota' },
  '메뉴 주소의 값으로 같은 화면을 여러 메뉴에서 씁니다. 메뉴마다 탭이 따로 열립니다.': {
    en: 'One page serves several menus by the value in their address; each menu opens a tab of its own.',
    zh: '同一页面通过菜单地址中的值供多个菜单使用，每个菜单各开一个标签页。',
    es: 'Una página sirve a varios menús según el valor de su dirección; cada menú abre su propia pestaña.',
  },
}
