internal import AuthenticationServices

/// The older session in which the user signs in on a web page.
///
/// It is an `ASWebAuthenticationSession` in the key window (SignIn.SF1).
@available(*, deprecated, message: "Use ASWebAuthenticationSession")
open class SFAuthenticationSession: NSObject {
  /// A handler of the callback URL of a session, or its error.
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  private let session: ASWebAuthenticationSession
  private let provider = KeyWindowProvider()

  /// Creates a session that ends with a callback URL.
  ///
  /// - Parameters:
  ///   - URL: The address of the page, with `http` or `https`.
  ///   - callbackURLScheme: The scheme of the callback URL; nil for the schemes in the app's
  ///     property list.
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

  /// Cancels the session without calling its completion handler.
  open func cancel() { session.cancel() }
}

/// The provider of the key window.
private final class KeyWindowProvider: NSObject, ASWebAuthenticationPresentationContextProviding {
  nonisolated override init() { super.init() }

  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor {
    UIApplication.shared.keyWindow ?? UIWindow()
  }
}
