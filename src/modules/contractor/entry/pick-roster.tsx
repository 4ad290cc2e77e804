/** People picked from the roster of a vendor: search, mark, add. */
import './entry.css'
import '../contractor.css'
import { Button, Checkbox } from 'antd'
import { useState } from 'react'
import { useAsked, useAskedRows } from '#platform/web/calls/asked.tsx'
import { useDocument } from '#platform/web/document/context.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { SearchField } from '#platform/web/parts/search-field.tsx'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { people } from '../person/person.calls.ts'

const MOST = 300

/** Names of who is on the roster of the request's vendor, by number. */
export function useRosterNames(personNos: readonly number[]): ReadonlyMap<number, string> {
  const { values } = useDocument()
  const vendorCd = typeof values.vendorCd === 'string' ? values.vendorCd : null
  const { rows } = useAskedRows(people, personNos.length > 0 ? { vendorCd, limit: MOST } : null).table
  return new Map(rows.map(({ personNo, personNm }) => [personNo, personNm]))
}

interface PickRosterProps {
  vendorCd: string | null
  taken: ReadonlySet<number>
  onPick(personNos: number[]): void
}
export function PickRoster({ vendorCd, taken, onPick }: PickRosterProps) {
  const t = useT()
  const [q, setQ] = useState('')
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set())
  const { data, isError, error, refetch } = useAsked(people, { q, vendorCd, personStatusCd: 'ACTIVE', limit: MOST })
  const open = (data?.rows ?? []).filter(({ personNo }) => !taken.has(personNo))
  const toggle = (personNo: number) =>
    setMarked(
      (before) => new Set(before.has(personNo) ? [...before].filter((no) => no !== personNo) : [...before, personNo]),
    )
  return (
    <div className="stack is-close pick-people">
      <div className="row">
        <SearchField asked={q} places={[t('성명')]} onSearch={setQ} />
        <Button onClick={() => setMarked(new Set([...marked, ...open.map(({ personNo }) => personNo)]))}>
          {t('모두 선택')}
        </Button>
        <Button type="primary" disabled={marked.size === 0} onClick={() => onPick([...marked])}>
          {t('{n}명 추가', { n: marked.size })}
        </Button>
      </div>
      {isError && <Failed error={error} onRetry={() => void refetch()} />}
      {!data && !isError && <Loading lines={5} />}
      <ul className="lines entry-roster">
        {open.map(({ personNo, personNm, birthYmd }) => (
          <li key={personNo}>
            <Checkbox checked={marked.has(personNo)} onChange={() => toggle(personNo)}>
              {personNm} <span className="quiet">{birthYmd}</span>
            </Checkbox>
          </li>
        ))}
      </ul>
      {data && open.length === 0 && <p className="quiet">{t('추가할 인원이 없습니다.')}</p>}
    </div>
  )
}
