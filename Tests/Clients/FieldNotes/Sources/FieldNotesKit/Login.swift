import AuthenticationServices
import CoreTelephony

/// A sign-in on a web page, or with Apple.
public final class Login: NSObject {
  public private(set) var results: [String] = []
  private let window: UIWindow
  private var session: ASWebAuthenticationSession?

  public init(window: UIWindow) { self.window = window }

  public func openPage(_ page: URL) -> Bool {
    let session = ASWebAuthenticationSession(url: page, callbackURLScheme: "fieldnotes") {
      [weak self] url, error in
      if case ASWebAuthenticationSessionError.canceledLogin? = error {
        self?.results.append("canceled")
      } else {
        self?.results.append(url?.host ?? "failed")
      }
    }
    session.presentationContextProvider = self
    session.prefersEphemeralWebBrowserSession = true
    self.session = session
    return session.start()
  }

  public func cancel() { session?.cancel() }

  public func useApple() {
    let request = ASAuthorizationAppleIDProvider().createRequest()
    request.requestedScopes = [.fullName, .email]
    let controller = ASAuthorizationController(authorizationRequests: [request])
    controller.delegate = self
    controller.presentationContextProvider = self
    controller.performRequests()
  }

  public var carriers: [String] {
    CTTelephonyNetworkInfo().serviceSubscriberCellularProviders?.values
      .compactMap { $0.carrierName } ?? []
  }
}

extension Login: ASWebAuthenticationPresentationContextProviding {
  public func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor {
    window
  }
}

extension Login: ASAuthorizationControllerDelegate {
  public func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {
    switch authorization.credential {
    case let credential as ASAuthorizationAppleIDCredential:
      results.append(credential.fullName?.givenName ?? credential.user)
    case let credential as ASPasswordCredential: results.append(credential.user)
    default: break
    }
  }

  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: Error
  ) {
    results.append((error as? ASAuthorizationError)?.code == .unknown ? "unknown" : "\(error)")
  }
}

extension Login: ASAuthorizationControllerPresentationContextProviding {
  public func presentationAnchor(
    for controller: ASAuthorizationController
  ) -> ASPresentationAnchor { window }
}
