import TactusNetServices

/// The errors of advertisers and browsers that do not start.
///
/// Step Peers.DI5.
enum DiscoveryFailure {
  /// Returns the error of a failure of Bonjour.
  ///
  /// - Source: errors that apps have published. Confidence: reported.
  static func error(_ failure: BonjourFailure) -> NSError {
    NSError(domain: NetService.errorDomain, code: failure.code, userInfo: failure.values)
  }

  /// The error for a service type that the app's property list does not declare.
  static var notDeclared: NSError {
    error(BonjourFailure(.missingRequiredConfigurationError))
  }
}
