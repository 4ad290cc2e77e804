/** 권한 확인: why somebody sees a menu or a record, or does not; every reason leads to where it is changed. */
import { useQuery } from '@tanstack/react-query'
import { Input, Select } from 'antd'
import { CircleCheck, CircleX } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { api } from '#platform/web/api/client.ts'
import { FormField } from '#platform/web/form/form-field.tsx'
import { useSettled } from '#platform/web/form/use-settled.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Empty, Failed, Loading } from '#platform/web/parts/states.tsx'
import './auth-why.css'
import { Lines } from '#platform/web/parts/lines.tsx'
import { PlainTable } from '#platform/web/parts/plain-table.tsx'
import type { Fact, Found, Group, MenuChoice, PersonFound, Why } from './auth-why.wire.ts'

const API = '/api/manage/authmanage/authwhy'
const KEY = 'manage/authManage/authWhy'
export function AuthWhy() {
  const t = useT()
  const [params, setParams] = useSearchParams()
  const [userId, menuId, no] = ['userId', 'menuId', 'no'].map((name) => params.get(name) ?? '')
  const change = (patch: Record<string, string>) => {
    const next = { userId: userId ?? '', menuId: menuId ?? '', no: no ?? '', ...patch }
    setParams(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== '')))
  }
  const menus = useQuery({
    queryKey: [KEY, 'menus'],
    queryFn: ({ signal }) => api.get<{ rows: MenuChoice[] }>(`${API}/menus`, { signal, quiet: true }),
  })
  const menu = menus.data?.rows.find((one) => one.menuId === menuId)
  const isAsked = Boolean(userId && menuId)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [KEY, userId, menuId, no],
    queryFn: ({ signal }) => api.get<Why>(API, { query: { userId, menuId, no: no || undefined }, signal, quiet: true }),
    enabled: isAsked,
  })
  return (
    <div className="stack is-wide is-narrow">
      <search className="doc-grid">
        <FormField label={t('사용자')} width="medium">
          {({ id }) => <PersonChoice id={id} value={userId ?? ''} onChange={(key) => change({ userId: key })} />}
        </FormField>
        <FormField label={t('메뉴')} width="long">
          {(wiring) => (
            <Select
              {...wiring}
              className="form-select"
              showSearch={{ optionFilterProp: 'label' }}
              placeholder={t('메뉴를 고르세요')}
              loading={menus.isPending}
              value={menuId || null}
              onChange={(next: string | null) => change({ menuId: next ?? '', no: '' })}
              options={(menus.data?.rows ?? []).map((one) => ({ value: one.menuId, label: one.menuNm }))}
            />
          )}
        </FormField>
        {menu?.hasRecords && <NumberField key={no} no={no ?? ''} onChange={(next) => change({ no: next })} />}
      </search>
      {!isAsked && <Empty message={t('사용자와 메뉴를 고르면 볼 수 있는지, 왜 그런지 알려 드립니다.')} />}
      {isAsked && error && <Failed error={error} onRetry={() => void refetch()} />}
      {isAsked && !error && !data && isFetching && <Loading lines={8} />}
      {isAsked && !error && data && <Answer why={data} />}
    </div>
  )
}

function NumberField({ no, onChange }: { no: string; onChange(no: string): void }) {
  const t = useT()
  const take = (text: string) => text.trim() !== no && onChange(text.trim())
  return (
    <FormField label={t('문서번호')} width="medium" help={t('비우면 메뉴만 확인합니다.')}>
      {(wiring) => (
        <Input
          {...wiring}
          defaultValue={no}
          maxLength={40}
          allowClear
          onPressEnter={({ currentTarget }) => take(currentTarget.value)}
          onBlur={({ target }) => take(target.value)}
        />
      )}
    </FormField>
  )
}

const SEARCH_WAIT_MS = 200

/** Closed accounts as well: of them it is asked most. */
function PersonChoice({ id, value, onChange }: { id: string; value: string; onChange(userId: string): void }) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const q = useSettled(typed.trim() || value, SEARCH_WAIT_MS)
  const { data, isFetching } = useQuery({
    queryKey: [KEY, 'people', q],
    queryFn: ({ signal }) => api.get<{ rows: PersonFound[] }>(`${API}/people`, { query: { q }, signal, quiet: true }),
  })
  return (
    <Select
      id={id}
      className="form-select"
      showSearch={{ filterOption: false, onSearch: setTyped }}
      placeholder={t('이름이나 아이디')}
      loading={isFetching}
      value={value || null}
      onChange={(next: string | null) => onChange(next ?? '')}
      options={(data?.rows ?? []).map(({ userId, userNm, orgNm }) => ({
        value: userId,
        label: [userNm, userId, orgNm].filter(Boolean).join(' · '),
      }))}
      popupMatchSelectWidth={false}
    />
  )
}

function Answer({ why }: { why: Why }) {
  const t = useT()
  const values = { name: why.userNm, menu: why.menuNm }
  const isOpen = why.accessYn === 'Y'
  const text = !isOpen
    ? t('{name} 님은 {menu} 메뉴를 볼 수 없습니다.', values)
    : why.writeYn === 'Y'
      ? t('{name} 님은 {menu} 메뉴를 보고 쓸 수 있습니다.', values)
      : t('{name} 님은 {menu} 메뉴를 볼 수만 있습니다.', values)
  const place = [why.plantNm, why.orgNm, why.scopeNm && t('조회범위 {scope}', { scope: why.scopeNm })]
  return (
    <>
      <header className="why-verdict">
        <p role="status">
          <Mark isGood={isOpen} /> <b>{text}</b>
        </p>
        <p className="quiet">{place.filter(Boolean).join(' · ')}</p>
      </header>
      <Facts title={t('계정과 메뉴')} facts={[...why.account, ...why.menu]} />
      <Groups groups={why.groups} />
      {why.record && <RecordPart record={why.record} />}
    </>
  )
}

function Mark({ isGood }: { isGood: boolean }) {
  const t = useT()
  return isGood ? (
    <CircleCheck className="is-good" size={18} aria-label={t('가능')} />
  ) : (
    <CircleX className="is-bad" size={18} aria-label={t('불가')} />
  )
}

const RecordTitle = ({ record: { url, docNo, title, statusNm } }: { record: Found }) => (
  <>
    <Link to={url}>{[docNo, title].filter(Boolean).join(' ')}</Link> <span className="quiet">{statusNm}</span>
  </>
)

function Facts({ title, facts }: { title: ReactNode; facts: readonly (Fact & { label?: string })[] }) {
  const t = useT()
  const id = useId()
  return (
    <section className="stack is-close" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Lines columns="20px 1fr auto">
        {facts.map(({ isGood, text, url, label }) => (
          <li key={`${label} ${text}`}>
            <Mark isGood={isGood} />
            <span>
              {label && <b>{label}</b>} {text}
            </span>
            {url && <Link to={url}>{t('바꾸는 곳')}</Link>}
          </li>
        ))}
      </Lines>
    </section>
  )
}

function Groups({ groups }: { groups: readonly Group[] }) {
  const t = useT()
  const id = useId()
  return (
    <section className="stack is-close" aria-labelledby={id}>
      <h2 id={id}>{t('권한그룹 {n}개', { n: groups.length })}</h2>
      {groups.length === 0 ? (
        <p className="quiet">{t('본인과 부서 모두 권한그룹이 없습니다.')}</p>
      ) : (
        <PlainTable label="권한그룹" heads={['권한그룹', '받은 곳', '이 메뉴', '조회범위']}>
          {groups.map(({ authGrpNo, authGrpNm, deptNm, accessYn, writeYn, scopeNm }) => (
            <tr key={authGrpNo}>
              <th scope="row">
                <Link to={`/manage/authManage/authGroup?q=${encodeURIComponent(authGrpNm)}`}>{authGrpNm}</Link>
              </th>
              <td>{deptNm ? t('부서 {name}', { name: deptNm }) : t('본인')}</td>
              <td>
                {writeYn === 'Y' ? (
                  <StatusTag tone="done">{t('쓰기')}</StatusTag>
                ) : accessYn === 'Y' ? (
                  <StatusTag tone="progress">{t('접근')}</StatusTag>
                ) : (
                  <StatusTag tone="draft">{t('없음')}</StatusTag>
                )}
              </td>
              <td>{scopeNm}</td>
            </tr>
          ))}
        </PlainTable>
      )}
    </section>
  )
}

function RecordPart({ record }: { record: Found }) {
  const t = useT()
  return (
    <>
      <Facts title={<RecordTitle record={record} />} facts={record.facts} />
      {record.steps.length > 0 && <Facts title={t('단계별 처리')} facts={record.steps} />}
    </>
  )
}
