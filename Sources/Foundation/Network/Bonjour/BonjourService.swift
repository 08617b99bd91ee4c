import TactusNetServices

/// The name, type and domain of a service, which are valid.
///
/// Step Connections.BJ1.
struct BonjourService: Sendable {
  /// The name; empty for the device's.
  let name: String
  let type: ServiceType
  let domain: ServiceDomain

  /// Creates a service from a name, a type and a domain; nil if one is invalid.
  init?(_ name: String, _ type: String, _ domain: String) {
    guard name.isEmpty || ServiceName.isValid(name), let type = ServiceType(type),
      let domain = ServiceDomain(domain)
    else { return nil }
    (self.name, self.type, self.domain) = (name, type, domain)
  }

  /// The complete name of the service; nil without a name.
  var completeName: String? {
    name.isEmpty ? nil : ServiceName.complete(name, type: type, domain: domain.name)
  }
}

extension NWError {
  /// Creates the error of a Bonjour failure.
  init(_ failure: BonjourFailure) {
    self =
      switch failure {
      case BonjourFailure(.badArgumentError): .dns(Self.badParameter)
      case BonjourFailure(.collisionError): .dns(Self.nameConflict)
      case BonjourFailure(.missingRequiredConfigurationError): .dns(Self.noAuthorization)
      default: .dns(Self.serviceNotRunning)
      }
  }
}
