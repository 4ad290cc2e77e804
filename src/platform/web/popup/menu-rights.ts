/** What is found in the tree of the menu, and what has been checked of it (S-155, S-156). */
import type { Language } from '#platform/model/problem.ts'

export interface FoundMenu {
  menuId: string
  upMenuId: string | null
  menuNm: string
  menuNmEn: string | null
  menuNmZh: string | null
  menuNmEs: string | null
}
export interface MenuConditions {
  taskGrpCd: string
  menuNm: string
  upMenuId: string
}
export interface MenuRight {
  accessYn: 'Y' | 'N'
  writeYn: 'Y' | 'N'
}
/** By menuId. */
export type MenuRights = ReadonlyMap<string, MenuRight>

/** In English where it has no name in the language, in Korean where it has none there either. */
export function nameIn(language: Language, menu: FoundMenu): string {
  const names = { kr: menu.menuNm, en: menu.menuNmEn, zh: menu.menuNmZh, es: menu.menuNmEs }
  return names[language] || (language !== 'kr' && menu.menuNmEn) || menu.menuNm
}

/** The rows with access, those too that a later search does not show, in the order of the menu. */
export const checkedRows = (menus: readonly FoundMenu[], rights: MenuRights) =>
  menus.flatMap(({ menuId, upMenuId, menuNm }) => {
    const { accessYn = 'N', writeYn = 'N' } = rights.get(menuId) ?? {}
    return accessYn === 'Y' ? [{ menuId, upMenuId, menuNm, accessYn, writeYn }] : []
  })
