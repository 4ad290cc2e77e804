/** A new password, for who proves by a second thing that the account is his. */
import { Button } from 'antd'
import { type ComponentProps, type FormEvent, type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { type PasswordRule, passwordProblem, passwordRuleLines } from '#platform/model/password.ts'
import { api } from '#platform/web/api/client.ts'
import { alreadyTold } from '#platform/web/api/failures.ts'
import { alert } from '#platform/web/dialog/dialogs.ts'
import { PasswordFields, usePasswordPair } from '#platform/web/form/password-fields.tsx'
import { platformNow, useT } from '#platform/web/i18n/i18n.ts'
import { rememberKind } from '#platform/web/session/remembered.ts'
import type { UserInfo } from '#platform/web/session/types.ts'
import { LOGIN_PATH } from './fixed-routes.ts'
import { HelpField } from './vendor-inquiry.tsx'

interface NewVendorPasswordProps {
  kind?: UserInfo['kind']
  /** Masked where the person has not typed it himself. */
  portalId: string
  rule: PasswordRule
  /** What is known so far. */
  message: string
  /** What only its owner has: asked here, sent under its name with the passwords. */
  proof: { name: string } & Pick<
    ComponentProps<typeof HelpField>,
    'label' | 'help' | 'numeric' | 'maxLength' | 'autoComplete'
  >
  path: string
  /** Sent besides. */
  known: Readonly<Record<string, string>>
  button: string
  said: string
  children?: ReactNode
}

export function NewVendorPassword(props: NewVendorPasswordProps) {
  const { kind = 'vendor', portalId, rule, message, proof, path, known, ...texts } = props
  const t = useT()
  const navigate = useNavigate()
  const { name, ...field } = proof
  const [proven, setProven] = useState('')
  const [isBusy, setBusy] = useState(false)
  const { pair, validate, fields } = usePasswordPair((password) => {
    const problem = passwordProblem(rule, portalId, password)
    return problem && platformNow(problem.message, problem.values)
  })
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || !(await validate())) return
    setBusy(true)
    try {
      await api.post(path, { ...known, [name]: proven.trim(), ...pair })
      await alert(texts.said)
      rememberKind(kind)
      navigate(LOGIN_PATH, { replace: true })
    } catch (error) {
      alreadyTold(error)
      setBusy(false)
    }
  }
  return (
    <form onSubmit={(event) => void save(event)}>
      <p role="status">{message}</p>
      <HelpField {...field} value={proven} onChange={setProven} />
      <PasswordFields {...fields} rules={passwordRuleLines(rule, t)} />
      <Button type="primary" htmlType="submit" block loading={isBusy}>
        {texts.button}
      </Button>
      {texts.children}
    </form>
  )
}
