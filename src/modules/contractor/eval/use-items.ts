/** The items of the evaluation on the page, and sending what was typed into them. */

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, newIdempotencyKey } from '#platform/web/api/client.ts'
import { alreadyTold } from '#platform/web/api/failures.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import { toast } from '#platform/web/dialog/dialogs.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { subconEval } from './eval.model.ts'
import type { ItemsAnswer } from './eval.wire.ts'

const keyOf = (evalNo: number | null) => ['eval-items', evalNo]

/** @param version of the record: its steps change what is shown */
export const useItems = (evalNo: number | null, version: number | null) =>
  useQuery({
    queryKey: [...keyOf(evalNo), version],
    queryFn: ({ signal }) => api.get<ItemsAnswer>(`${subconEval.api}/${evalNo}/items`, { signal, quiet: true }),
    // What is typed into the items stays while the page asks again, as after an evidence was filed.
    placeholderData: (before) => before,
    enabled: evalNo !== null,
  })

export function useSendItems(evalNo: number | null) {
  const t = useT()
  const [isBusy, setBusy] = useState(false)
  /** @returns whether it is stored */
  const send = async (what: 'self' | 'score', body: object): Promise<boolean> => {
    setBusy(true)
    try {
      await api.put(`${subconEval.api}/${evalNo}/${what}`, body, { idempotencyKey: newIdempotencyKey() })
      await queryClient.invalidateQueries({ queryKey: keyOf(evalNo) })
      toast(t('저장되었습니다.'))
      return true
    } catch (error) {
      alreadyTold(error)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { send, isBusy }
}
