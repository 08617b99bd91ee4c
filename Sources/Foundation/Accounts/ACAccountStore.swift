internal import TactusCrashReports

/// A closure that receives whether an account was stored.
public typealias ACAccountStoreSaveCompletionHandler = @Sendable (Bool, (any Error)?) -> Void
/// A closure that receives whether an account was removed.
public typealias ACAccountStoreRemoveCompletionHandler = @Sendable (Bool, (any Error)?) -> Void
/// A closure that receives whether the app may use accounts.
public typealias ACAccountStoreRequestAccessCompletionHandler =
  @Sendable (Bool, (any Error)?) -> Void
/// A closure that receives whether a credential was renewed.
public typealias ACAccountStoreCredentialRenewalHandler =
  @Sendable (ACAccountCredentialRenewResult, (any Error)?) -> Void

/// The accounts of the system; always empty, as since iOS 11.
///
/// Steps Accounts.AC1…
///
/// - Thread: any; all its properties are constants.
open class ACAccountStore: NSObject, @unchecked Sendable {
  /// Creates a store.
  public override init() { super.init() }

  // MARK: Accounts

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The accounts; none.
  open var accounts: NSArray! { NSArray() }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Returns an account by its identifier; `nil`.
  open func account(withIdentifier identifier: String!) -> ACAccount! { nil }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Returns the account type of an identifier, which has no accounts; `nil` without an identifier.
  open func accountType(withAccountTypeIdentifier typeIdentifier: String!) -> ACAccountType! {
    typeIdentifier.map(ACAccountType.init(identifier:))
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Returns the accounts of a kind; none.
  open func accounts(with accountType: ACAccountType!) -> [Any]! { [] }

  // MARK: Changes

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Stores an account, which fails (Accounts.AC3).
  open func saveAccount(
    _ account: ACAccount!,
    withCompletionHandler completionHandler: ACAccountStoreSaveCompletionHandler!
  ) { fail(ACErrorAccountTypeInvalid, completionHandler) }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Removes an account, which fails (Accounts.AC3).
  open func removeAccount(
    _ account: ACAccount!,
    withCompletionHandler completionHandler: ACAccountStoreRemoveCompletionHandler!
  ) { fail(ACErrorAccountNotFound, completionHandler) }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Asks the user for the accounts of a kind, which fails (Accounts.AC2).
  ///
  /// - Parameters:
  ///   - accountType: The kind.
  ///   - options: The options of the service.
  ///   - completion: A closure, called on another thread with `false` and the error.
  open func requestAccessToAccounts(
    with accountType: ACAccountType!, options: [AnyHashable: Any]! = [:],
    completion: ACAccountStoreRequestAccessCompletionHandler!
  ) { fail(ACErrorAccountNotFound, completion) }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Renews the credential of an account, which fails (Accounts.AC3).
  open func renewCredentials(
    for account: ACAccount!, completion: ACAccountStoreCredentialRenewalHandler!
  ) {
    fail(ACErrorAccountNotFound) { _, error in completion?(.failed, error) }
  }

  private func fail(
    _ code: ACErrorCode, _ handler: (@Sendable (Bool, (any Error)?) -> Void)?
  ) {
    RuntimeWarning.once(
      "ACAccountStore: the system has no accounts of services, as since iOS 11; sign in at the "
        + "service itself, such as with ASWebAuthenticationSession", namesPlace: true)
    guard let handler else { return }
    PhoneTime.callOnAnotherThread {
      handler(false, NSError(domain: ACErrorDomain, code: Int(code.rawValue)))
    }
  }
}

extension ACAccountStore {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Asks the user for the accounts of a kind, which throws (Accounts.AC2).
  public func requestAccessToAccounts(
    with accountType: ACAccountType!, options: [AnyHashable: Any]! = [:]
  ) async throws -> Bool {
    try await result {
      requestAccessToAccounts(with: accountType, options: options, completion: $0)
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Stores an account, which throws (Accounts.AC3).
  public func saveAccount(_ account: ACAccount!) async throws -> Bool {
    try await result { saveAccount(account, withCompletionHandler: $0) }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Removes an account, which throws (Accounts.AC3).
  public func removeAccount(_ account: ACAccount!) async throws -> Bool {
    try await result { removeAccount(account, withCompletionHandler: $0) }
  }

  private func result(
    _ body: (@escaping @Sendable (Bool, (any Error)?) -> Void) -> Void
  ) async throws -> Bool {
    try await withCheckedThrowingContinuation { continuation in
      body { isDone, error in
        if let error {
          continuation.resume(throwing: error)
        } else {
          continuation.resume(returning: isDone)
        }
      }
    }
  }
}
