/** People picked from the roster: search, mark, add; what has been picked stands below. */
import '../entry/entry.css'
import '../contractor.css'
import { Button, Checkbox } from 'antd'
import { useState } from 'react'
import { useAskedRows } from '#platform/web/calls/asked.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { SearchField } from '#platform/web/parts/search-field.tsx'
import { type Line as Found, people } from '../person/person.calls.ts'
import type { DeptRqst } from './dept-rqst.model.ts'

type Line = DeptRqst['persons'][number]
const MOST = 200

export function PickPeople({ value, onChange }: { value: readonly Line[]; onChange(value: Line[]): void }) {
  const t = useT()
  const [q, setQ] = useState('')
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set())
  const { data, table } = useAskedRows(people, { q, personStatusCd: 'ACTIVE', limit: MOST })
  const picked = new Set(value.map(({ personNo }) => personNo))
  const open = table.rows.filter(({ personNo }) => !picked.has(personNo))
  const add = () => {
    onChange([...value, ...[...marked].map((personNo): Line => ({ personNo, lineStatusCd: null, resultRefNo: null }))])
    setMarked(new Set())
  }
  const toggle = (personNo: number) =>
    setMarked(
      (before) => new Set(before.has(personNo) ? [...before].filter((no) => no !== personNo) : [...before, personNo]),
    )
  return (
    <div className="stack is-close pick-people">
      <div className="row">
        <SearchField asked={q} places={[t('성명')]} onSearch={setQ} />
        <Button disabled={marked.size === 0} onClick={add}>
          {t('{n}명 추가', { n: marked.size })}
        </Button>
      </div>
      <ul className="lines">
        {open.map(({ personNo, personNm, birthYmd }) => (
          <li key={personNo}>
            <Checkbox checked={marked.has(personNo)} onChange={() => toggle(personNo)}>
              {personNm} <span className="quiet">{birthYmd}</span>
            </Checkbox>
          </li>
        ))}
      </ul>
      {data && open.length === 0 && <p className="quiet">{t('추가할 인원이 없습니다.')}</p>}
      <Picked value={value} found={table.rows} onChange={onChange} />
    </div>
  )
}

interface PickedProps {
  value: readonly Line[]
  found: readonly Found[]
  onChange(value: Line[]): void
}
function Picked({ value, found, onChange }: PickedProps) {
  const t = useT()
  const names = useNames(found)
  return (
    <>
      <p>
        <StatusTag tone="progress">{t('{n}명 선택', { n: value.length })}</StatusTag>
      </p>
      <ul className="lines">
        {value.map(({ personNo }) => (
          <li key={personNo}>
            {names.get(Number(personNo)) ?? personNo}
            <Button
              type="text"
              size="small"
              aria-label={t('{name} 빼기', { name: names.get(Number(personNo)) ?? personNo })}
              onClick={() => onChange(value.filter((one) => one.personNo !== personNo))}
            >
              {t('빼기')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Whom a search does not show now is known from the ones before. */
function useNames(found: readonly Found[]): ReadonlyMap<number, string> {
  const [kept, setKept] = useState<ReadonlyMap<number, string>>(new Map())
  const fresh = found.filter(({ personNo, personNm }) => kept.get(personNo) !== personNm)
  if (fresh.length > 0)
    setKept(new Map([...kept, ...fresh.map(({ personNo, personNm }) => [personNo, personNm] as const)]))
  return kept
}
