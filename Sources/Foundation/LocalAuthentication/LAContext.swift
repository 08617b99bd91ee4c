import Synchronization
internal import TactusCrashReports

/// An authentication of the user, which always fails: no face, finger or passcode is enrolled.
///
/// Steps Device.LA1…
///
/// - Thread: any; a lock guards what changes in it.
open class LAContext: NSObject, @unchecked Sendable {
  private struct Settings {
    var fallbackTitle: String?
    var cancelTitle: String?
    var reason = ""
    var isForbiddenToAsk = false
    var reuseDuration: TimeInterval = 0
    var isInvalid = false
    var maxBiometryFailures: NSNumber?
    var credentials: [LACredentialType: Data] = [:]
  }

  private let settings = Mutex(Settings())

  /// Creates a context.
  public override init() { super.init() }

  // MARK: Authenticating

  /// Returns whether the user can be authenticated: no (Device.LA1).
  ///
  /// - Parameters:
  ///   - policy: The policy.
  ///   - error: Memory for the reason; `nil` for none.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool {
    error?.pointee = failure(policy)._bridgeToObjectiveC()
    return false
  }

  /// Authenticates the user, which fails (Device.LA2).
  ///
  /// - Parameters:
  ///   - policy: The policy.
  ///   - localizedReason: The reason that the user would read.
  ///   - reply: A closure, called on a queue of the system with `false` and the reason.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    warn()
    let error = failure(policy)
    PhoneTime.callOnAnotherThread { reply(false, error) }
  }

  /// Authenticates the user, which throws the reason (Device.LA2).
  @discardableResult
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    warn()
    throw failure(policy)
  }

  /// Ends the context, after which it can no longer be used.
  open func invalidate() {
    settings.withLock {
      $0.isInvalid = true
      $0.credentials = [:]
    }
  }

  /// Sets a credential, or removes it with `nil`; stored (Device.LA3).
  ///
  /// - Returns: Whether it was set; false after `invalidate()`.
  @discardableResult
  open func setCredential(_ credential: Data?, type: LACredentialType) -> Bool {
    settings.withLock {
      guard !$0.isInvalid else { return false }
      $0.credentials[type] = credential
      return true
    }
  }

  /// Returns whether a credential is set.
  open func isCredentialSet(_ type: LACredentialType) -> Bool {
    settings.withLock { $0.credentials[type] != nil }
  }

  private func failure(_ policy: LAPolicy) -> LAError {
    guard !settings.withLock({ $0.isInvalid }) else { return LAError(.invalidContext) }
    switch policy {
    case .deviceOwnerAuthenticationWithBiometrics: return LAError(.biometryNotEnrolled)
    case .deviceOwnerAuthentication: return LAError(.passcodeNotSet)
    }
  }

  private func warn() {
    RuntimeWarning.once(
      "LAContext.evaluatePolicy: the phone has no face, finger or passcode enrolled, so "
        + "authentication fails", namesPlace: true)
  }

  // MARK: Properties

  /// The kind of sensor; none.
  open var biometryType: LABiometryType { .none }
  /// The state of the enrolled faces and fingers; `nil` for none.
  open var evaluatedPolicyDomainState: Data? { nil }
  /// The title of the button for another way; stored.
  open var localizedFallbackTitle: String? {
    get { settings.withLock { $0.fallbackTitle } }
    set { settings.withLock { $0.fallbackTitle = newValue } }
  }
  /// The title of the button that cancels; stored.
  open var localizedCancelTitle: String? {
    get { settings.withLock { $0.cancelTitle } }
    set { settings.withLock { $0.cancelTitle = newValue } }
  }
  /// The number of failures after which biometrics end; stored.
  @available(iOS, deprecated: 9.0)
  open var maxBiometryFailures: NSNumber? {
    get { settings.withLock { $0.maxBiometryFailures } }
    set { settings.withLock { $0.maxBiometryFailures = newValue } }
  }
  /// The reason that the user would read; stored.
  open var localizedReason: String {
    get { settings.withLock { $0.reason } }
    set { settings.withLock { $0.reason = newValue } }
  }
  /// Whether the user must not be asked; stored.
  open var interactionNotAllowed: Bool {
    get { settings.withLock { $0.isForbiddenToAsk } }
    set { settings.withLock { $0.isForbiddenToAsk = newValue } }
  }
  /// The time for which an earlier authentication counts, in seconds; stored.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval {
    get { settings.withLock { $0.reuseDuration } }
    set { settings.withLock { $0.reuseDuration = newValue } }
  }
}

/// The longest time for which an earlier authentication counts, in seconds.
public let LATouchIDAuthenticationMaximumAllowableReuseDuration: TimeInterval = 300
