import TactusCoreFoundation
internal import TactusMessageBus

/// The reason why a service is not published, found or resolved.
///
/// Step Networking.NW42.
package struct BonjourFailure: Error, Equatable, Sendable {
  /// The number that an app gets.
  package let code: Int
  /// The number of the error domain.
  package let domain: Int

  /// Creates a failure of a service.
  package init(_ code: NetService.ErrorCode) {
    (self.code, domain) = (code.rawValue, Self.netServices)
  }

  /// Creates the failure of a number of the system.
  init(system number: Int32) { (code, domain) = (Int(number), Self.posix) }

  /// Creates the failure of a call of the daemon.
  init(_ failure: BusFailure) {
    let name = failure.name.split(separator: ".").last ?? ""
    switch name {
    case "CollisionError": self.init(.collisionError)
    case "NotFoundError": self.init(.notFoundError)
    case "TimeoutError": self.init(.timeoutError)
    case _ where name.hasPrefix("Invalid"): self.init(.badArgumentError)
    default: self.init(.unknownError)
    }
  }

  /// The values that a delegate gets.
  package var values: [String: NSNumber] {
    [
      NetService.errorCode: NSNumber(value: code), NetService.errorDomain: NSNumber(value: domain),
    ]
  }

  // MARK: Internals

  /// The error domains: `kCFStreamErrorDomainPOSIX` and `kCFStreamErrorDomainNetServices`.
  ///
  /// - Source: the constants of Core Foundation and CFNetwork. Confidence: documented for the
  ///   first, reported for the second.
  private static let posix = 1, netServices = 10
}
