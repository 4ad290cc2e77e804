/** Fetched when somebody wants to read it. */
export async function openPrivacyNotice(): Promise<void> {
  const { openPrivacyNotice: open } = await import('./privacy-notice.tsx')
  await open()
}
