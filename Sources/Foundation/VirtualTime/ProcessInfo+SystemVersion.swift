import Synchronization

extension ProcessInfo {
  /// The version of the phone's system; that of the machine if there is no app (Device.SV2).
  ///
  /// - Thread: any.
  @_disfavoredOverload
  public var operatingSystemVersion: OperatingSystemVersion {
    PhoneSystem.version.withLock { $0 } ?? self.Foundation::operatingSystemVersion
  }

  /// The version of the phone's system as a text for people.
  ///
  /// - Thread: any.
  @_disfavoredOverload
  public var operatingSystemVersionString: String {
    guard let version = PhoneSystem.version.withLock({ $0 }) else {
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
  package static let version = Mutex<OperatingSystemVersion?>(nil)
}
