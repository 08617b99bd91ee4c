import AuthenticationServices
import PhoneTesting
import ScreenTestSupport

/// An app that signs in, and notes what it is told.
@MainActor
final class LoginApp: UIResponder, UIApplicationDelegate,
  ASWebAuthenticationPresentationContextProviding
{
  static let page =
    URL(string: "https://login.kettle.test/authorize?client=tea") ?? URL(filePath: "/")

  var window: UIWindow?
  let root = UIViewController()
  let log = EventLog()
  var session: ASWebAuthenticationSession?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    root.view.backgroundColor = .systemTeal
    window?.rootViewController = root
    window?.makeKeyAndVisible()
    return true
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    log.note("open \(url.absoluteString)")
    return true
  }

  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor {
    window ?? ASPresentationAnchor()
  }

  /// Notes how a session ends.
  var completion: ASWebAuthenticationSession.CompletionHandler {
    { [log] url, error in
      let isMain = Thread.isMainThread
      MainActor.assumeIsolated {
        let code = (error as? ASWebAuthenticationSessionError).map { "\($0.code)" }
        log.note("\(url?.absoluteString ?? "-") \(code ?? "-")\(isMain ? "" : " elsewhere")")
      }
    }
  }

  /// Begins a session, and returns whether it has begun.
  @discardableResult
  func begin(
    scheme: String? = "kettle", isEphemeral: Bool = false, hasProvider: Bool = true,
    callback: ASWebAuthenticationSession.Callback? = nil
  ) -> Bool {
    let session =
      callback.map {
        ASWebAuthenticationSession(url: Self.page, callback: $0, completionHandler: completion)
      }
      ?? ASWebAuthenticationSession(
        url: Self.page, callbackURLScheme: scheme, completionHandler: completion)
    session.prefersEphemeralWebBrowserSession = isEphemeral
    if hasProvider { session.presentationContextProvider = self }
    self.session = session
    return session.start()
  }
}
