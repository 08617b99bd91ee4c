internal import TactusCrashReports
internal import TactusVirtualTime

/// The identities of credentials that an app's extension offers to the user.
///
/// The phone does not start extensions that offer credentials, so that the store is disabled, as on
/// an iPhone whose user has not turned the extension on (SignIn.CP2).
open class ASCredentialIdentityStore: NSObject, @unchecked Sendable {
  /// The kinds of identities.
  ///
  /// - Source: the bits are those of public bindings. Confidence: documented.
  public struct IdentityTypes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates kinds from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Passwords.
    public static let password = IdentityTypes(rawValue: 1 << 0)
    /// Passkeys.
    public static let passkey = IdentityTypes(rawValue: 1 << 1)
    /// Sources of one-time codes.
    public static let oneTimeCode = IdentityTypes(rawValue: 1 << 2)
  }

  /// The store of the app.
  open class var shared: ASCredentialIdentityStore { theStore }

  private static let theStore = ASCredentialIdentityStore()
  private override init() { super.init() }

  // MARK: Reading

  /// Reports the state of the store, which is disabled, on a queue of the system.
  open func getState(
    _ completion: @escaping @Sendable (ASCredentialIdentityStoreState) -> Void
  ) {
    warn()
    PhoneTime.callOnAnotherThread { completion(ASCredentialIdentityStoreState()) }
  }

  /// Returns the state of the store, which is disabled.
  nonisolated(nonsending) open func state() async -> ASCredentialIdentityStoreState {
    warn()
    return ASCredentialIdentityStoreState()
  }

  /// Returns the identities of the store: none, as it is disabled.
  nonisolated(nonsending) open func credentialIdentities(
    forService serviceIdentifier: ASCredentialServiceIdentifier? = nil,
    credentialIdentityTypes: IdentityTypes = []
  ) async -> [any ASCredentialIdentity] {
    warn()
    return []
  }

  // MARK: Writing

  /// Adds identities, which fails, because the store is disabled.
  open func saveCredentialIdentities(
    _ credentialIdentities: [any ASCredentialIdentity],
    completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) { fail(completion) }

  /// Adds identities, which fails, because the store is disabled.
  nonisolated(nonsending) open func saveCredentialIdentities(
    _ credentialIdentities: [any ASCredentialIdentity]
  ) async throws { throw failure }

  /// Removes identities, which fails, because the store is disabled.
  open func removeCredentialIdentities(
    _ credentialIdentities: [any ASCredentialIdentity],
    completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) { fail(completion) }

  /// Removes identities, which fails, because the store is disabled.
  nonisolated(nonsending) open func removeCredentialIdentities(
    _ credentialIdentities: [any ASCredentialIdentity]
  ) async throws { throw failure }

  /// Replaces all identities, which fails, because the store is disabled.
  open func replaceCredentialIdentities(
    _ newCredentialIdentities: [any ASCredentialIdentity],
    completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) { fail(completion) }

  /// Replaces all identities, which fails, because the store is disabled.
  nonisolated(nonsending) open func replaceCredentialIdentities(
    _ newCredentialIdentities: [any ASCredentialIdentity]
  ) async throws { throw failure }

  /// Removes all identities, which fails, because the store is disabled.
  open func removeAllCredentialIdentities(
    _ completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) { fail(completion) }

  /// Removes all identities, which fails, because the store is disabled.
  nonisolated(nonsending) open func removeAllCredentialIdentities() async throws { throw failure }

  // MARK: Writing passwords, as before iOS 17

  /// Adds identities of passwords, which fails, because the store is disabled.
  open func saveCredentialIdentities(
    _ credentialIdentities: [ASPasswordCredentialIdentity],
    completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) { fail(completion) }

  /// Adds identities of passwords, which fails, because the store is disabled.
  nonisolated(nonsending) open func saveCredentialIdentities(
    _ credentialIdentities: [ASPasswordCredentialIdentity]
  ) async throws { throw failure }

  /// Removes identities of passwords, which fails, because the store is disabled.
  open func removeCredentialIdentities(
    _ credentialIdentities: [ASPasswordCredentialIdentity],
    completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) { fail(completion) }

  /// Removes identities of passwords, which fails, because the store is disabled.
  nonisolated(nonsending) open func removeCredentialIdentities(
    _ credentialIdentities: [ASPasswordCredentialIdentity]
  ) async throws { throw failure }

  /// Replaces all identities by those of passwords, which fails, because the store is disabled.
  open func replaceCredentialIdentities(
    with newCredentialIdentities: [ASPasswordCredentialIdentity],
    completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) { fail(completion) }

  /// Replaces all identities by those of passwords, which fails, because the store is disabled.
  nonisolated(nonsending) open func replaceCredentialIdentities(
    with newCredentialIdentities: [ASPasswordCredentialIdentity]
  ) async throws { throw failure }

  // MARK: Internals

  private var failure: ASCredentialIdentityStoreError {
    warn()
    return ASCredentialIdentityStoreError(.storeDisabled)
  }

  private func fail(_ completion: (@Sendable (Bool, (any Error)?) -> Void)?) {
    let failure = failure
    guard let completion else { return }
    PhoneTime.callOnAnotherThread { completion(false, failure) }
  }

  private func warn() {
    RuntimeWarning.once(
      "ASCredentialIdentityStore is disabled: the phone starts no extensions that offer credentials",
      namesPlace: true)
  }
}
