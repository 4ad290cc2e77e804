/** What the pages of this area share: levels in their colours, counts that are not told, the way to a new record. */
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { Tone } from '#platform/model/document.ts'
import { api } from '#platform/web/api/client.ts'
import { showFailure } from '#platform/web/api/failures.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Sums } from '#platform/web/parts/facts.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { riskLevels } from './muscle-work.model.ts'

export const levelTones: Readonly<Record<1 | 2 | 3 | 4, Tone>> = { 1: 'done', 2: 'draft', 3: 'waiting', 4: 'danger' }

export function Level({ code }: { code: keyof typeof riskLevels | `${keyof typeof riskLevels}` | null | undefined }) {
  const t = useT()
  if (!code) return null
  const level = Number(code) as keyof typeof levelTones
  return <StatusTag tone={levelTones[level]}>{t(riskLevels[level])}</StatusTag>
}

/** A count below five is not told. */
export const Told = ({ count }: { count: number | null | undefined }) => <>{count ?? '-'}</>

interface FiguresProps {
  items: readonly { label: string; value: ReactNode; note?: ReactNode }[]
}
/** A few numbers side by side. */
export function Figures({ items }: FiguresProps) {
  const t = useT()
  return <Sums of={items.map((one) => ({ ...one, label: t(one.label) }))} />
}

/** Makes a record with what is known of it and opens it. */
export function useMake() {
  const navigate = useNavigate()
  return async (path: string, listPath: string, keyName: string, values: object) => {
    try {
      const made = await api.post<Record<string, unknown>>(path, values, { quiet: true })
      navigate(`${listPath}/${made[keyName]}`)
    } catch (error) {
      showFailure(error)
    }
  }
}
