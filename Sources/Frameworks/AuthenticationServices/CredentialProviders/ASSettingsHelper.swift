internal import TactusCrashReports
internal import TactusVirtualTime

/// A helper that leads users to the settings of extensions, of which the phone has none
/// (SignIn.CP4).
open class ASSettingsHelper: NSObject {
  /// Opens the settings of apps that provide credentials, which fails: the phone has none.
  open class func openCredentialProviderAppSettings(
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { fail(completionHandler) }

  /// Opens the settings of apps that provide credentials, which fails: the phone has none.
  open class func openCredentialProviderAppSettings() async throws { throw failure }

  /// Opens the settings of apps that provide codes, which fails: the phone has none.
  open class func openVerificationCodeAppSettings(
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { fail(completionHandler) }

  /// Opens the settings of apps that provide codes, which fails: the phone has none.
  open class func openVerificationCodeAppSettings() async throws { throw failure }

  /// Asks the user to turn the app's extension on; the answer is false, as the phone starts none.
  open class func requestToTurnOnCredentialProviderExtension(
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) {
    warn()
    PhoneTime.callOnAnotherThread { completionHandler(false) }
  }

  /// Asks the user to turn the app's extension on, and returns false, as the phone starts none.
  open class func requestToTurnOnCredentialProviderExtension() async -> Bool {
    warn()
    return false
  }

  /// The error of settings that the phone does not have (guess).
  private static var failure: CocoaError {
    warn()
    return CocoaError(.featureUnsupported)
  }

  private static func fail(_ completion: (@Sendable ((any Error)?) -> Void)?) {
    let failure = failure
    guard let completion else { return }
    PhoneTime.callOnAnotherThread { completion(failure) }
  }

  private static func warn() {
    RuntimeWarning.once(
      "ASSettingsHelper: the phone has no settings of apps that provide credentials",
      namesPlace: true)
  }
}
