/** One row of a master for its own page. */
import { useQuery } from '@tanstack/react-query'
import type { Master } from '#platform/model/master.ts'
import { api } from '#platform/web/api/client.ts'
import { type MasterRow, masterKey, rowPath } from '#platform/web/master/master-state.ts'

export const useRowOf = (master: Master, key: string) =>
  useQuery({
    queryKey: [...masterKey(master), 'row', key],
    queryFn: ({ signal }) => api.get<MasterRow>(rowPath(master, key), { signal, quiet: true }),
  })
