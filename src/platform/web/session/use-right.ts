import { flatten } from './menu-routes.ts'
import { useSession } from './session.ts'

/** Whether the person may open, and write, what lies below a list of another document. */
export function useRight(route: string): { isOpen: boolean; isWritable: boolean } {
  const found = flatten(useSession()?.routes ?? []).find(({ path }) => path === route)
  return { isOpen: found !== undefined, isWritable: found?.editable ?? false }
}
