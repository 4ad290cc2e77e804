import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { provideChallenges } from '#platform/web/api/challenge.ts'
import { askPassword } from './ask-password.tsx'
import { openLoginPopup, provideNavigation } from './login-popup.tsx'

/** While somebody is signed in: what the server asks of him is asked in a popup, and the page stays (S-362, S-364). */
export function Challenges() {
  const navigate = useNavigate()
  useEffect(() => provideNavigation((path) => void navigate(path)), [navigate])
  useEffect(
    () =>
      provideChallenges(async (challenge) =>
        challenge === 'PASSWORD_REQUIRED' ? askPassword() : (await openLoginPopup({ isEnded: true })) === 'O',
      ),
    [],
  )
  return null
}
