internal import AuthenticationServices

/// A session in which the user signs in on a web page, as earlier systems had it.
///
/// It is an `ASWebAuthenticationSession` in the key window (SignIn.SF1).
@available(*, deprecated, message: "Use ASWebAuthenticationSession")
open class SFAuthenticationSession: NSObject {
  /// A closure that receives the address which has ended a session, or the error.
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  private let session: ASWebAuthenticationSession
  private let provider = KeyWindowProvider()

  /// Creates a session that an address with a scheme ends.
  ///
  /// - Parameters:
  ///   - URL: The address of the page, with `http` or `https`.
  ///   - callbackURLScheme: The scheme; nil for the schemes in the app's property list.
  ///   - completionHandler: Called on the main queue when the session ends.
  public init(
    url URL: URL, callbackURLScheme: String?,
    completionHandler: @escaping SFAuthenticationSession.CompletionHandler
  ) {
    session = ASWebAuthenticationSession(url: URL, callbackURLScheme: callbackURLScheme) {
      url, error in
      let isCanceled = (error as? ASWebAuthenticationSessionError)?.code == .canceledLogin
      completionHandler(url, isCanceled ? SFAuthenticationError(.canceledLogin) : error)
    }
    super.init()
    session.presentationContextProvider = provider
  }

  /// Begins the session, once.
  ///
  /// - Returns: Whether it begins.
  @discardableResult
  open func start() -> Bool { session.start() }

  /// Ends the session without a call of its completion handler.
  open func cancel() { session.cancel() }
}

/// The provider of the key window.
private final class KeyWindowProvider: NSObject, ASWebAuthenticationPresentationContextProviding {
  nonisolated override init() { super.init() }

  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor {
    UIApplication.shared.keyWindow ?? UIWindow()
  }
}
