/// The one-time code of an extension.
open class ASOneTimeCodeCredential: NSObject, ASAuthorizationCredential {
  /// Creates the answer with a code.
  public init(code: String) { self.code = code }

  /// The code.
  public let code: String

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any { ASOneTimeCodeCredential(code: code) }
}
