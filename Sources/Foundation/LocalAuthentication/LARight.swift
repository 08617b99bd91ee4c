import Synchronization
internal import TactusCrashReports

/// A right to do something after the user has been authenticated, which always fails: no face,
/// finger or passcode is enrolled.
///
/// Steps Device.LA4….
///
/// - Thread: any; a lock guards what changes in it.
open class LARight: NSObject, @unchecked Sendable {
  private struct Values {
    var state = State.unknown
    var tag = 0
  }

  private let requirement: LAAuthenticationRequirement
  private let values = Mutex(Values())

  /// Creates a right with the default requirement.
  public override convenience init() { self.init(requirement: .default) }

  /// Creates a right with a requirement.
  public init(requirement: LAAuthenticationRequirement) {
    self.requirement = requirement
    super.init()
  }

  /// Whether the user has been authenticated; `notAuthorized` after an attempt.
  open var state: State { values.withLock { $0.state } }

  /// A number of the app.
  open var tag: Int {
    get { values.withLock { $0.tag } }
    set { values.withLock { $0.tag = newValue } }
  }

  /// Authenticates the user, which fails.
  ///
  /// - Parameters:
  ///   - localizedReason: The reason that the user would read.
  ///   - handler: A closure, called on a queue of the system with the reason of the failure.
  open func authorize(
    localizedReason: String, completion handler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    let error = refuse()
    PhoneTime.callOnAnotherThread { handler(error) }
  }

  /// Authenticates the user, which throws the reason of the failure.
  open func authorize(localizedReason: String) async throws { throw refuse() }

  /// Calls a closure with the reason why the user cannot be authenticated.
  open func checkCanAuthorize(completion handler: @escaping @Sendable ((any Error)?) -> Void) {
    let error = failure
    PhoneTime.callOnAnotherThread { handler(error) }
  }

  /// Throws why the user cannot be authenticated.
  open func checkCanAuthorize() async throws { throw failure }

  /// Ends the authentication, after which a closure is called.
  open func deauthorize(completion handler: @escaping @Sendable () -> Void) {
    values.withLock { $0.state = .notAuthorized }
    PhoneTime.callOnAnotherThread { handler() }
  }

  /// Ends the authentication.
  open func deauthorize() async { values.withLock { $0.state = .notAuthorized } }

  // MARK: Internals

  private func refuse() -> LAError {
    values.withLock { $0.state = .notAuthorized }
    RuntimeWarning.once(
      "LARight.authorize: the phone has no face, finger or passcode enrolled, so it fails",
      namesPlace: true)
    return failure
  }

  private var failure: LAError {
    switch requirement.policy {
    case .deviceOwnerAuthenticationWithBiometrics: LAError(.biometryNotEnrolled)
    case .deviceOwnerAuthentication: LAError(.passcodeNotSet)
    }
  }
}
