/** A shield with the K of Jikim: an upright that stands, and an arrow that turns what comes at it. */
export function Logo({ size = 24 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden focusable="false">
      <path d="M16 2 27.5 6v9.3c0 7-4.6 12-11.5 14.7C9.1 27.3 4.5 22.3 4.5 15.3V6Z" fill="var(--accent-fill)" />
      <path
        d="M11.5 9.5v13M21 9.5 13.5 16l7.5 6.500"
        fill="none"
        stroke="#fff"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
