import CommandKit
import Glibc

/// Where SwiftPM looks for the Swift SDKs of a user.
public enum SwiftSDKFolder {
  /// The folder; it need not be there yet.
  ///
  /// SwiftPM asks the table of users for the home folder, not the variable `HOME`.
  ///
  /// - Source: tried with `swift sdk list` of Swift 6.3.1. Confidence: measured.
  public static var standard: String {
    if let base = absolute("XDG_CONFIG_HOME") { return base + "/swiftpm/swift-sdks" }
    let home = absolute("CFFIXED_USER_HOME") ?? userHome ?? absolute("HOME") ?? "/"
    return home + "/.swiftpm/swift-sdks"
  }

  /// A folder of Tactus's own for a user who has installed no SDK.
  public static var own: String {
    let cache = absolute("XDG_CACHE_HOME") ?? (absolute("HOME") ?? "/tmp") + "/.cache"
    return cache + "/tactus/swift-sdks"
  }

  private static var userHome: String? {
    guard let entry = getpwuid(geteuid()), let folder = entry.pointee.pw_dir else { return nil }
    return String(cString: folder)
  }

  private static func absolute(_ variable: String) -> String? {
    Environment[variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
  }
}
