/** What the list of the site is narrowed to with one press: one's own decisions, what waits too long, what is in the way. */
import { Button } from 'antd'
import { useNavigate, useSearchParams } from 'react-router'
import { deptsOf, type Person } from '#platform/model/access.ts'
import type { StateOf } from '#platform/model/document.ts'
import { toQueryString } from '#platform/model/query.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePage } from '#platform/web/pages/page.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import { useIsPhone } from '#platform/web/theme/use-media.ts'
import type { permit } from './permit.model.ts'

type State = StateOf<typeof permit>
/** In which states a permit waits for a role. */
const waitsFor: Readonly<Record<string, readonly State[]>> = {
  OPR: ['RQST', 'REVIEW', 'APPR', 'SUSP', 'DONE'],
  APR: ['PREP'],
  MGR: ['PREP'],
  SHM: ['REVIEW', 'PREP'],
}
/** Roles that decide for their own area alone. */
const ofArea = new Set(['OPR', 'APR', 'MGR'])

function ownDecisions(person: Person): Record<string, string> | undefined {
  const roles = person.roles.filter((role) => waitsFor[role])
  if (roles.length === 0) return undefined
  const states = [...new Set(roles.flatMap((role) => waitsFor[role] ?? []))]
  const depts = deptsOf(person).join(',')
  return { statusCd: states.join(','), ...(depts && roles.every((role) => ofArea.has(role)) && { areaDeptCd: depts }) }
}

export function Narrowed() {
  const t = useT()
  const person = usePerson()
  const { listPath } = usePage()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const own = ownDecisions(person)
  const isPhone = useIsPhone()
  const now = new Date().toISOString()
  const choices: [text: string, where: Record<string, string>, isOn: boolean][] = [
    ...(own ? [['내 결재', own, isSame(search, own)] as [string, Record<string, string>, boolean]] : []),
    ['지연', { statusCd: 'RQST', slaDueDtTo: now }, search.has('slaDueDtTo')],
    ['충돌', { conflictYn: 'Y' }, search.get('conflictYn') === 'Y'],
  ]
  return (
    <>
      {choices.slice(0, isPhone ? 1 : choices.length).map(([text, where, isOn]) => (
        <Button
          key={text}
          aria-pressed={isOn}
          type={isOn ? 'primary' : 'default'}
          onClick={() => void navigate(isOn ? listPath : `${listPath}?${toQueryString({ where })}`)}
        >
          {t(text)}
        </Button>
      ))}
    </>
  )
}

const isSame = (search: URLSearchParams, where: Readonly<Record<string, string>>): boolean =>
  Object.entries(where).every(([name, value]) => search.get(name) === value)

export function Clash() {
  const t = useT()
  return <StatusTag tone="danger">{t('충돌')}</StatusTag>
}
