/** The roster: who works for a vendor. The vendor keeps it, the site reads it. */
import '../contractor.css'
import { useQuery } from '@tanstack/react-query'
import { Button, Segmented } from 'antd'
import { Download, Ellipsis, FileUp, UserPlus } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { code } from '#platform/model/field.ts'
import { alreadyTold } from '#platform/web/api/failures.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import { ask, send } from '#platform/web/calls/ask.ts'
import { useSheet } from '#platform/web/calls/sheet.tsx'
import { confirm, toast } from '#platform/web/dialog/dialogs.ts'
import { useCodes } from '#platform/web/form/codes.ts'
import { translateNow, useT } from '#platform/web/i18n/i18n.ts'
import { masterKey } from '#platform/web/master/master-state.ts'
import { PageActions, usePage, usePageHead } from '#platform/web/pages/page.tsx'
import { MenuButton } from '#platform/web/parts/menu-button.tsx'
import { SearchField } from '#platform/web/parts/search-field.tsx'
import { ConditionWords } from '#platform/web/report/condition-words.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import { downloadForm, openSheet } from '#platform/web/sheet/sheet-upload.tsx'
import { DataTable } from '#platform/web/table/data-table.tsx'
import { pagesOf } from '#platform/web/table/export/pages.ts'
import type { Column, TableAction } from '#platform/web/table/table.types.ts'
import { leavePerson, type Line as PersonLine, people, peopleSheet, releasePerson } from './person.calls.ts'
import { PERSON_STATES, roster, rosterSheet } from './person.model.ts'
import { openPerson } from './person-form.tsx'

/** The page of both sides. */
export function PeoplePage() {
  const { vendorCd } = usePerson()
  useNamed()
  return <People vendorCd={null} own={vendorCd} fills />
}

/** Who comes for somebody, `?personNo=`, finds his form open. */
function useNamed() {
  const [asked, setAsked] = useSearchParams()
  const personNo = Number(asked.get('personNo'))
  useEffect(() => {
    if (!(personNo > 0)) return
    setAsked({}, { replace: true })
    void openPerson(personNo)
  }, [personNo, setAsked])
}

const LIMIT = 20
const stateNames = Object.fromEntries(Object.entries(PERSON_STATES).map(([state, { label }]) => [state, label]))
const asked = { personStatusCd: code('상태', stateNames) }

export function People({
  vendorCd,
  own = null,
  fills = false,
}: {
  vendorCd: string | null
  own?: string | null
  fills?: boolean
}) {
  const t = useT()
  const person = usePerson()
  const [q, setQ] = useState('')
  const [personStatusCd, setState] = useState<string>('ACTIVE')
  const [shown, setShown] = useState({ page: 1, limit: LIMIT })
  const found = { q, personStatusCd: personStatusCd || null, vendorCd }
  const query = { ...found, ...shown }
  const sheet = useSheet(peopleSheet, found)
  const { data, isError, refetch } = useQuery({
    queryKey: [...masterKey(roster), query],
    queryFn: ({ signal }) => ask(people, query, { signal, quiet: true }),
  })
  const isMixed = person.kind === 'staff' || (data?.rows ?? []).some((row) => row.vendorCd !== person.vendorCd)
  const columns = useColumns(vendorCd === null && isMixed)
  const mayKeep = useMayKeep(vendorCd ?? own)
  const first = { ...shown, page: 1 }
  return (
    <div className={fills ? 'roster-page' : undefined}>
      {fills && <Head count={data?.total} />}
      {fills && mayKeep && (
        <PageActions>
          <div className="row">
            <Keeping />
          </div>
        </PageActions>
      )}
      <DataTable<PersonLine>
        label={t(roster.label)}
        columns={columns}
        rows={data?.rows ?? []}
        rowKey="personNo"
        state={isError ? 'error' : data ? 'ready' : 'loading'}
        onRetry={() => void refetch()}
        total={data?.total ?? 0}
        {...shown}
        onPage={(change) => setShown((before) => ({ ...before, ...change }))}
        height={fills ? 'fill' : 420}
        fits
        settingsName="vendor:people"
        onOpen={({ personNo }) => void openPerson(personNo)}
        {...sheet}
        allRows={pagesOf(({ page, limit, signal }) => ask(people, { ...found, page, limit }, { signal, quiet: true }))}
        conditions={<ConditionWords fields={asked} where={{ q, personStatusCd }} />}
        empty={{ text: t(q ? '검색조건에 해당하는 인원이 없습니다.' : '등록된 인원이 없습니다.') }}
        rowActions={(row) => (mayKeep && row.vendorCd === person.vendorCd ? actionsOf(row) : [])}
        toolbar={
          <div className="row">
            <Segmented
              value={personStatusCd}
              onChange={(chosen) => {
                setState(chosen)
                setShown(first)
              }}
              options={[
                { value: '', label: t('전체') },
                ...Object.entries(PERSON_STATES).map(([value, { label }]) => ({ value, label: t(label) })),
              ]}
            />
            <SearchField
              asked={q}
              places={[t('성명')]}
              onSearch={(next) => {
                setQ(next)
                setShown(first)
              }}
            />
            {!fills && mayKeep && <Keeping />}
          </div>
        }
      />
    </div>
  )
}

function Head({ count }: { count: number | undefined }) {
  usePageHead({ count: count ?? null })
  return null
}

/** In the page of another vendor, or of the site, the roster is read. */
function useMayKeep(vendorCd: string | null): boolean {
  const person = usePerson()
  const { editable } = usePage()
  const isKeeper = person.roles.some((role) => role === 'VAD' || role === 'VSM')
  return person.kind === 'vendor' && isKeeper && person.vendorCd === vendorCd && (editable || vendorCd !== null)
}

function Keeping() {
  const t = useT()
  const upload = async () => {
    if (await openSheet(rosterSheet)) await queryClient.invalidateQueries({ queryKey: masterKey(roster) })
  }
  const more = [
    {
      key: 'template',
      label: t('양식 다운로드'),
      icon: <Download size={16} />,
      onClick: () => void downloadForm(rosterSheet),
    },
    {
      key: 'upload',
      label: t('엑셀 업로드'),
      icon: <FileUp size={16} />,
      onClick: () => void upload(),
    },
  ]
  return (
    <>
      <MenuButton label={t('더 보기')} actions={more}>
        <Ellipsis size={16} aria-hidden />
      </MenuButton>
      <Button type="primary" icon={<UserPlus size={16} aria-hidden />} onClick={() => void openPerson(null)}>
        {t('인원 등록')}
      </Button>
    </>
  )
}

function useColumns(hasVendor: boolean): readonly Column<PersonLine>[] {
  const t = useT()
  const jobs = useCodes(roster.fields.jobTypeCd)
  const nations = useCodes(roster.fields.nationCd)
  const employments = useCodes(roster.fields.employTypeCd)
  return useMemo(() => {
    const states = Object.entries(PERSON_STATES).map(([code, { label, tone }]) => ({ code, codeNm: t(label), tone }))
    const coded = (name: 'jobTypeCd' | 'nationCd' | 'employTypeCd', text: string, items: typeof jobs, width = 110) => ({
      name,
      text: t(text),
      width,
      type: 'select' as const,
      items,
    })
    return [
      { name: 'personNm', text: t('성명'), width: 150, type: 'link' },
      { name: 'personStatusCd', text: t('상태'), width: 96, type: 'tag', items: states },
      ...(hasVendor ? [{ name: 'vendorNm', text: t('업체'), width: 180 }] : []),
      { name: 'birthYmd', text: t('생년월일'), width: 110 },
      { name: 'phoneNo', text: t('휴대폰'), width: 130 },
      coded('jobTypeCd', '직종', jobs, 120),
      coded('nationCd', '국적', nations),
      coded('employTypeCd', '고용형태', employments),
      { name: 'hireYmd', text: t('입사일'), width: 110 },
      { name: 'contractToYmd', text: t('계약 종료'), width: 110 },
      { name: 'visaToYmd', text: t('체류만료'), width: 110 },
      { name: 'qualCnt', text: t('확인 자격'), width: 90, type: 'number' },
      { name: 'moveDueYmd', text: t('이적 기한'), width: 110 },
    ]
  }, [t, hasVendor, jobs, nations, employments])
}

function actionsOf(row: PersonLine): TableAction[] {
  if (row.personStatusCd === 'LEAVE') return []
  const leave: TableAction = {
    name: 'leave',
    text: translateNow('퇴사'),
    danger: true,
    onClick: () => void take('leave', row),
  }
  if (row.moveNo === null) return [leave]
  return [{ name: 'release', text: translateNow('이적 승인'), onClick: () => void take('release', row) }, leave]
}

const questions = {
  leave: '{name} 님을 퇴사 처리합니다. 계속하시겠습니까?',
  release: '{name} 님의 이적을 승인하면 소속이 바로 바뀝니다. 계속하시겠습니까?',
} as const
const steps = { leave: leavePerson, release: releasePerson } as const
async function take(step: keyof typeof questions, { personNo, personNm }: PersonLine): Promise<void> {
  if (!(await confirm(translateNow(questions[step], { name: personNm }), { danger: step === 'leave' }))) return
  try {
    await send(steps[step], { no: personNo })
    toast(translateNow(step === 'leave' ? '퇴사 처리했습니다.' : '이적을 승인했습니다.'))
  } catch (error) {
    alreadyTold(error)
  }
  await queryClient.invalidateQueries({ queryKey: masterKey(roster) })
}
