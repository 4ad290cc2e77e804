import { useQuery } from '@tanstack/react-query'
import { api } from '#platform/web/api/client.ts'
import type { MasterRow } from '#platform/web/master/master-state.ts'
import { authGroupMaster } from './auth-group.master.ts'

/** A part of an authority group that is changed as a whole. */
export interface PartProps {
  group: MasterRow
  editable: boolean
  onSaved(): void
}

export const pathOf = ({ authGrpNo }: MasterRow, part: 'menus' | 'members') =>
  `${authGroupMaster.api}/${authGrpNo}/${part}`

export function usePart<Row>(group: MasterRow, part: 'menus' | 'members') {
  return useQuery({
    queryKey: ['master', authGroupMaster.name, part, group.authGrpNo, group.rowVersion],
    queryFn: ({ signal }) => api.get<{ rows: Row[] }>(pathOf(group, part), { signal, quiet: true }),
  })
}
