/// The purpose of a document picker, in its older form.
public enum UIDocumentPickerMode: UInt, Sendable {
  /// The app gets copies of files.
  case `import`
  /// The app gets the files themselves.
  case open
  /// Copies of the app's files are stored.
  case exportToService
  /// The app's files are moved.
  case moveToService
}
