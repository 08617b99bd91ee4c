import Foundation

/// The object that a Swift error becomes in a cast to `NSError`; it keeps the error.
///
/// Sendable because errors are sendable, and it adds nothing else.
final class BridgedErrorObject: NSError, @unchecked Sendable {
  /// The error that the object was made of.
  let original: any Error

  /// Creates the object of an error.
  init(_ error: any Error) {
    original = error
    let custom = error as? any CustomNSError
    super.init(
      domain: custom.map { type(of: $0).errorDomain } ?? error._domain,
      code: custom?.errorCode ?? error._code, userInfo: Self.userInfo(of: error))
  }

  required init?(coder: NSCoder) { nil }

  /// An archive keeps the domain, the code and the user info only.
  override var classForCoder: AnyClass { NSError.self }

  /// The description for the user (ObjectiveC.ER2).
  override var localizedDescription: String {
    ErrorText(domain: domain, code: code, info: userInfo, reason: nil).description
  }

  private static func userInfo(of error: any Error) -> [String: Any] {
    var info = (error as? any CustomNSError)?.errorUserInfo ?? [:]
    if let localized = error as? any LocalizedError {
      let texts = [
        (NSLocalizedDescriptionKey, localized.errorDescription),
        (NSLocalizedFailureReasonErrorKey, localized.failureReason),
        (NSLocalizedRecoverySuggestionErrorKey, localized.recoverySuggestion),
        (NSHelpAnchorErrorKey, localized.helpAnchor),
      ]
      for case (let key, let text?) in texts { info[key] = text }
    }
    if let recoverable = error as? any RecoverableError {
      info[NSLocalizedRecoveryOptionsErrorKey] = recoverable.recoveryOptions
    }
    return info
  }
}
