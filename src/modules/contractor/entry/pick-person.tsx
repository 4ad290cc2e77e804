/** 직접 확인: somebody whose code cannot be read is found by name; that it is he, the guard sees. */
import './entry.css'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { openDialog } from '#platform/web/dialog/dialogs.ts'
import { FormField } from '#platform/web/form/form-field.tsx'
import { translateNow, useT } from '#platform/web/i18n/i18n.ts'
import type { KeptPerson } from './gate.calls.ts'

type Known = Pick<KeptPerson, 'personNo' | 'personNm' | 'vendorNm'>
const MOST = 12

export const pickPerson = (people: readonly Known[]): Promise<number | undefined> =>
  openDialog<number>({
    label: translateNow('직접 확인'),
    width: 'min(520px, 92vw)',
    content: (close) => <PickForm people={people} onPick={close} />,
  })

const isFound = ({ personNo, personNm, vendorNm }: Known, q: string): boolean =>
  personNm.includes(q) || vendorNm.includes(q) || String(personNo) === q

function PickForm({ people, onPick }: { people: readonly Known[]; onPick(personNo: number): void }) {
  const t = useT()
  const [q, setQ] = useState('')
  const asked = q.trim()
  const found = asked ? people.filter((one) => isFound(one, asked)) : []
  return (
    <div className="stack gate-pick">
      <FormField
        label={t('성명·업체·번호')}
        help={t('신분증이나 얼굴을 확인한 사람만 고르십시오. 직접 확인한 것으로 기록합니다.')}
        width="full"
      >
        {(wiring) => (
          <Input {...wiring} data-focus-first value={q} maxLength={60} onChange={({ target }) => setQ(target.value)} />
        )}
      </FormField>
      <ul className="stack is-close">
        {found.slice(0, MOST).map(({ personNo, personNm, vendorNm }) => (
          <li key={personNo}>
            <Button block onClick={() => onPick(personNo)}>
              <strong>{personNm}</strong> <span className="quiet">{vendorNm}</span>{' '}
              <span className="quiet">{personNo}</span>
            </Button>
          </li>
        ))}
      </ul>
      {asked && found.length === 0 && <p role="status">{t('오늘 출입할 사람 가운데 없습니다.')}</p>}
      {found.length > MOST && (
        <p className="quiet">{t('{n}명이 더 있습니다. 더 자세히 입력하십시오.', { n: found.length - MOST })}</p>
      )}
    </div>
  )
}
