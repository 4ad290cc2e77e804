/** Who may be added: found by a word of the name, each with his colour and its reasons before anybody adds him. */
import { Button, Input } from 'antd'
import { UserPlus } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Empty, Failed, Loading } from '#platform/web/parts/states.tsx'
import type { CrewRole } from '../fields/permit-codes.model.ts'
import { type Candidate, crewCandidates } from '../permit.calls.ts'
import { Fit, FitTag } from './crew-fit.tsx'

interface PickProps {
  permitNo: number
  crewRoleCd: CrewRole
  onChoose(chosen: Candidate): void
  /** Whom somebody has chosen already. */
  isTaken?(one: Candidate): boolean
}
export function PickCrew({ permitNo, crewRoleCd, onChoose, isTaken = () => false }: PickProps) {
  const t = useT()
  const [word, setWord] = useState('')
  const q = useDeferredValue(word.trim())
  const { data, isError, error, refetch } = useAsked(
    crewCandidates,
    { no: permitNo, q, crewRoleCd },
    { keep: true, fresh: true },
  )
  const rows = (data?.rows ?? []).filter((one) => !isTaken(one))
  return (
    <div className="stack is-narrow">
      <Input
        allowClear
        value={word}
        maxLength={100}
        aria-label={t('이름으로 찾기')}
        placeholder={t('이름으로 찾기')}
        onChange={({ target }) => setWord(target.value)}
      />
      {isError && <Failed error={error} onRetry={refetch} />}
      {!isError && data === undefined && <Loading />}
      {data && rows.length === 0 && <Empty message={t('추가할 수 있는 사람이 없습니다.')} />}
      <ul className="lines" aria-label={t('추가할 수 있는 사람')}>
        {rows.map((one) => (
          <li key={`${one.personNo}-${one.userId}`}>
            <b>{one.nm}</b>
            <FitTag colourCd={one.colourCd} />
            <Button
              icon={<UserPlus size={16} aria-hidden />}
              aria-label={t('{name} 추가', { name: one.nm })}
              onClick={() => onChoose(one)}
            >
              {t('추가')}
            </Button>
            <Fit of={one} permitNo={permitNo} name={one.nm} onDecided={() => void refetch()} />
          </li>
        ))}
      </ul>
    </div>
  )
}
