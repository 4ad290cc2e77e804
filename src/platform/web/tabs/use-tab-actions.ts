import { useLocation, useNavigate } from 'react-router'
import { mayLose, stripStore } from './tab-store.ts'
import { close, closeOthers, lastPath, pinnedPath, type Tab } from './tabs.ts'

/** 새로고침, 닫기, 다른 탭 닫기, 전체 닫기 (S-107…S-109). Each asks before unsaved input is lost. */
export function useTabActions() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const others = (path: string): readonly Tab[] => stripStore.get().tabs.filter((tab) => tab.path !== path)

  return {
    async refresh(tab: Tab) {
      // In place of the page that is shown: the way through /redirect leaves nothing in the history (S-012).
      if (await mayLose([tab])) navigate(`/redirect${tab.fullPath}`, { replace: tab.path === pathname })
    },
    async close(tab: Tab) {
      if (tab.path === pinnedPath || !(await mayLose([tab]))) return
      stripStore.set((strip) => close(strip, tab.path))
      if (tab.path === pathname) navigate(lastPath(stripStore.get()))
    },
    async closeOthers(tab: Tab) {
      if (!(await mayLose(others(tab.path)))) return
      stripStore.set((strip) => closeOthers(strip, tab.path))
      if (tab.path !== pathname) navigate(tab.fullPath)
    },
    async closeAll() {
      if (!(await mayLose(others(pinnedPath)))) return
      stripStore.set((strip) => closeOthers(strip, pinnedPath))
      navigate('/')
    },
  }
}
