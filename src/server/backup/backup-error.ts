/** A backup that cannot be made or taken back, in words for whoever runs the installation. */
export class BackupError extends Error {
  override name = 'BackupError'
}
