import Synchronization
import TactusThreads

extension ProcessInfo {
  /// The version of the phone's system; that of the machine if there is no app (Device.SV2).
  ///
  /// - Thread: any.
  @_disfavoredOverload
  public var operatingSystemVersion: OperatingSystemVersion {
    PhoneSystem.version ?? self.Foundation::operatingSystemVersion
  }

  /// The version of the phone's system as a text for people.
  ///
  /// - Thread: any.
  @_disfavoredOverload
  public var operatingSystemVersionString: String {
    guard let version = PhoneSystem.version else {
      return self.Foundation::operatingSystemVersionString
    }
    let patch = version.patchVersion == 0 ? "" : ".\(version.patchVersion)"
    return "Version \(version.majorVersion).\(version.minorVersion)\(patch)"
  }

  /// Returns whether the phone's system has a version, or a later one.
  ///
  /// - Thread: any.
  @_disfavoredOverload
  public func isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
    let own = operatingSystemVersion
    return (own.majorVersion, own.minorVersion, own.patchVersion)
      >= (version.majorVersion, version.minorVersion, version.patchVersion)
  }
}

/// The system of the phone, which the host of the app sets.
package enum PhoneSystem {
  /// The version; `nil` if there is no app.
  ///
  /// - Thread: any.
  package static var version: OperatingSystemVersion? {
    get { storage.value.version.withLock { $0 } }
    set { storage.value.version.withLock { $0 = newValue } }
  }

  private static let storage = ContextLocal(VersionStorage())

  private final class VersionStorage: Sendable {
    let version = Mutex<OperatingSystemVersion?>(nil)
  }
}
