/** What identifies a vendor before anybody is signed in. */
import { Input } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { FormField } from '#platform/web/form/form-field.tsx'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import { Logo } from '#platform/web/shell/logo.tsx'
import { LOGIN_PATH } from './fixed-routes.ts'
import './login-page.css'

export interface Inquiry {
  chiefNm: string
  bizNum: string
}
export const NO_INQUIRY: Inquiry = { chiefNm: '', bizNum: '' }

/** S-068: trimmed, the number without its hyphens. */
export const trimmed = ({ chiefNm, bizNum }: Inquiry): Inquiry => ({
  chiefNm: chiefNm.trim(),
  bizNum: bizNum.replaceAll(/[\s-]/g, ''),
})

/** The frame of pages around a password: like the one for signing in. */
export function EntranceCard({ title, foot, children }: { title: string; foot: ReactNode; children: ReactNode }) {
  return (
    <div className="login">
      <section className="login-card">
        <header>
          <Logo size={40} />
          <h1>{title}</h1>
        </header>
        {children}
        <nav className="login-help">{foot}</nav>
      </section>
    </div>
  )
}

/** Of pages for who is not signed in. */
export function VendorHelpCard({ title, children }: { title: string; children: ReactNode }) {
  const t = usePlatformT()
  return (
    <EntranceCard title={title} foot={<Link to={LOGIN_PATH}>{t('로그인 화면으로 가기')}</Link>}>
      {children}
    </EntranceCard>
  )
}

interface TextProps {
  label: string
  value: string
  onChange: (value: string) => void
  help?: string
  numeric?: boolean
  maxLength: number
  autoComplete?: string
}

export function HelpField({
  label,
  value,
  onChange,
  help,
  numeric = false,
  maxLength,
  autoComplete = 'off',
}: TextProps) {
  return (
    <FormField label={label} required width="full" {...(help && { help })}>
      {(wiring) => (
        <Input
          {...wiring}
          required
          maxLength={maxLength}
          autoComplete={autoComplete}
          {...(numeric && { inputMode: 'numeric' as const })}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </FormField>
  )
}

export function InquiryFields({ inquiry, onChange }: { inquiry: Inquiry; onChange: (inquiry: Inquiry) => void }) {
  const t = usePlatformT()
  return (
    <>
      <HelpField
        label={t('대표자명')}
        maxLength={100}
        value={inquiry.chiefNm}
        onChange={(chiefNm) => onChange({ ...inquiry, chiefNm })}
      />
      <HelpField
        label={t('사업자등록번호')}
        help={t('숫자 10자리')}
        numeric
        maxLength={20}
        value={inquiry.bizNum}
        onChange={(bizNum) => onChange({ ...inquiry, bizNum })}
      />
    </>
  )
}
