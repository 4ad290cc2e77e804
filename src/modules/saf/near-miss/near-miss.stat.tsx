export function NearMissStat() {
  return null
}
