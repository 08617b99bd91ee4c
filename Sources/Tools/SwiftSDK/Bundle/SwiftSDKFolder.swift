import Glibc
import TactusCommandKit

/// The folders in which Swift SDKs are installed.
public enum SwiftSDKFolder {
  /// The user's folder, which may not exist yet.
  ///
  /// SwiftPM reads the home folder from the user database, not from `HOME`.
  ///
  /// - Source: tested with `swift sdk list` of Swift 6.3.1. Confidence: measured.
  public static var standard: String {
    if let base = absolute("XDG_CONFIG_HOME") { return base + "/swiftpm/swift-sdks" }
    let home = absolute("CFFIXED_USER_HOME") ?? userHome ?? absolute("HOME") ?? "/"
    return home + "/.swiftpm/swift-sdks"
  }

  /// The folder of Tactus, for a user without an installed SDK.
  public static var own: String {
    CacheFolder.path + "/swift-sdks"
  }

  private static var userHome: String? {
    guard let entry = getpwuid(geteuid()), let folder = entry.pointee.pw_dir else { return nil }
    return String(cString: folder)
  }

  private static func absolute(_ variable: String) -> String? {
    Environment[variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
  }
}
