internal import TactusCrashReports
internal import TactusUIKitViews

/// The course of a session that has begun: the question, the page, and the address that ends it.
///
/// Steps SignIn.WS1….
@MainActor
final class WebAuthenticationRun: NSObject, UIAdaptivePresentationControllerDelegate {
  private let url: URL
  private let window: UIWindow
  private let matches: @MainActor (URL) -> Bool
  /// Called when the session ends; nil afterwards, so that the session is no longer retained.
  private var completion: ((URL?, ASWebAuthenticationSessionError?) -> Void)?
  private var shown: UIViewController?
  private var receiver: Int?

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - url: The address of the page.
  ///   - window: The window from which the session is presented.
  ///   - matches: Returns whether an address ends the session.
  ///   - completion: Called on the main queue when the session ends.
  init(
    _ url: URL, _ window: UIWindow, matches: @escaping @MainActor (URL) -> Bool,
    completion: @escaping (URL?, ASWebAuthenticationSessionError?) -> Void
  ) {
    (self.url, self.window, self.matches, self.completion) = (url, window, matches, completion)
  }

  /// Begins, with the question whether the page may be used (SignIn.WS2).
  func start(asksUser: Bool) {
    receiver = AddressReceivers.add { [weak self] url in self?.receive(url) ?? false }
    guard asksUser else { return openPage() }
    let site = SiteName.of(url)
    let alert = UIAlertController(
      title: "“\(Self.appName)” Wants to Use “\(site)” to Sign In",
      message: "This allows the app and website to share information about you.",
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in self.finish(nil) })
    let go = UIAlertAction(title: "Continue", style: .default) { _ in self.openPage() }
    alert.addAction(go)
    alert.preferredAction = go
    present(alert)
  }

  /// Ends without a call of the completion handler (SignIn.WS7).
  func cancel() {
    completion = nil
    end {}
  }

  /// Ends when the user has swiped the page away.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    shown = nil
    finish(nil)
  }

  // MARK: Internals

  /// Opens the page in the computer's browser, and shows its address meanwhile (SignIn.WS3).
  private func openPage() {
    guard completion != nil else { return }
    RuntimeWarning.once(
      "ASWebAuthenticationSession: open \(url.absoluteString) in a browser; the session ends when "
        + "an address that it waits for is opened on the phone", kind: "note")
    let page = WebAuthenticationPage(url, site: SiteName.of(url)) { [weak self] in
      self?.finish(nil)
    }
    present(page)
    page.presentationController?.delegate = self
    UIApplication.shared.open(url)
  }

  private func present(_ controller: UIViewController) {
    var top = window.rootViewController
    while let next = top?.presentedViewController, !next.isBeingDismissed { top = next }
    shown = controller
    top?.present(controller, animated: true)
  }

  /// Takes the address that ends the session (SignIn.WS5).
  private func receive(_ url: URL) -> Bool {
    guard completion != nil, matches(url) else { return false }
    finish(url)
    return true
  }

  /// Ends with an address, or with the user's cancellation (SignIn.WS6).
  private func finish(_ url: URL?) {
    guard let completion else { return }
    self.completion = nil
    end { completion(url, url == nil ? ASWebAuthenticationSessionError(.canceledLogin) : nil) }
  }

  /// Removes what is shown, and then calls a closure.
  private func end(_ closure: @escaping () -> Void) {
    if let receiver { AddressReceivers.remove(receiver) }
    receiver = nil
    let controller = shown
    shown = nil
    guard let controller, let presenting = controller.presentingViewController,
      !controller.isBeingDismissed
    else { return closure() }
    presenting.dismiss(animated: true) { closure() }
  }

  /// The name of the app as its user sees it.
  private static var appName: String {
    let names = ["CFBundleDisplayName", "CFBundleName"].lazy.compactMap {
      Bundle.main.object(forInfoDictionaryKey: $0) as? String
    }
    return names.first ?? ProcessInfo.processInfo.processName
  }
}
