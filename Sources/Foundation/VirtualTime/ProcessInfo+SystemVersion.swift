import Synchronization
import TactusThreads

extension ProcessInfo {
  /// The version of the phone's system (Device.SV2).
  ///
  /// - Thread: any.
  @_disfavoredOverload
  public var operatingSystemVersion: OperatingSystemVersion {
    PhoneSystem.version ?? PhoneSystem.standard
  }

  /// The version of the phone's system as a text for people.
  ///
  /// - Thread: any.
  @_disfavoredOverload
  public var operatingSystemVersionString: String {
    let version = operatingSystemVersion
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

  /// The version of a new phone, that of `SystemVersion.standard`.
  package static let standard = OperatingSystemVersion(
    majorVersion: 17, minorVersion: 5, patchVersion: 0)

  private static let storage = ContextLocal(VersionStorage())

  private final class VersionStorage: Sendable {
    let version = Mutex<OperatingSystemVersion?>(nil)
  }
}
