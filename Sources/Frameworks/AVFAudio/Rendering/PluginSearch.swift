import TactusCrashReports
import TactusSoundPlugins

/// The creation of plug-ins, with one warning about each that is missing.
enum PluginSearch {
  /// Returns a plug-in; `nil` if it is not installed.
  ///
  /// - Parameter type: The name of the effect's type.
  static func find(
    _ kind: SoundPluginKind, _ sampleRate: Double, for type: String
  ) -> SoundPlugin? {
    if let found = SoundPlugin(kind, sampleRate: sampleRate) { return found }
    RuntimeWarning.once(
      """
      \(type) passes its input unchanged, because its plug-in is not installed
      Install the Debian package \(kind.package).
      """)
    return nil
  }
}
