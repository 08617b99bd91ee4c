internal import TactusCrashReports
internal import TactusVirtualTime

/// A controller that performs requests, which fail: the phone has no account and no passkeys.
///
/// Steps SignIn.AU1….
///
/// - Thread: main.
open class ASAuthorizationController: NSObject {
  /// The ways in which requests are performed.
  public struct RequestOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Only credentials on the phone count; without any the requests are canceled.
    public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
  }

  /// Creates a controller of requests.
  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
  }

  /// The requests.
  public let authorizationRequests: [ASAuthorizationRequest]
  /// The delegate; it is not retained.
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  /// The object that knows the window; stored, as nothing is presented.
  open weak var presentationContextProvider:
    (any ASAuthorizationControllerPresentationContextProviding)?

  /// Performs the requests, which fail (SignIn.AU1).
  open func performRequests() { fail(authorizationRequests.first?.failure ?? .unknown) }

  /// Performs the requests in some way; they fail (SignIn.AU1, SignIn.AU3).
  open func performRequests(options: ASAuthorizationController.RequestOptions = []) {
    guard options.contains(.preferImmediatelyAvailableCredentials) else {
      return performRequests()
    }
    fail(.canceled)
  }

  /// Performs the requests when the user edits a field, which never yields anything
  /// (SignIn.AU4).
  open func performAutoFillAssistedRequests() {
    warn()
    waiting = true
  }

  /// Cancels requests that wait for the user, so that they fail (SignIn.AU4).
  open func cancel() {
    guard waiting else { return }
    complete(.canceled)
  }

  // MARK: Internals

  /// Whether requests have begun and not ended.
  private var waiting = false

  private func fail(_ code: ASAuthorizationError.Code) {
    warn()
    waiting = true
    complete(code)
  }

  private func warn() {
    let reasons = authorizationRequests.map { "\(type(of: $0)): \($0.reason)" }
    let text = reasons.isEmpty ? "there are no requests" : reasons.joined(separator: "; ")
    RuntimeWarning.once("ASAuthorizationController fails: \(text)", namesPlace: true)
  }

  /// Tells the delegate of the error soon, unless the requests have ended before.
  private func complete(_ code: ASAuthorizationError.Code) {
    // The controller is only used on the main thread.
    nonisolated(unsafe) let controller = self
    PhoneTime.runLater {
      guard controller.waiting else { return }
      controller.waiting = false
      controller.delegate?.authorizationController(
        controller: controller, didCompleteWithError: ASAuthorizationError(code))
    }
  }
}
