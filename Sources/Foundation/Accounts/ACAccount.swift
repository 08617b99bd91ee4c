/// An account of a service, which an app makes itself: the system has none (Accounts.AC1).
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class ACAccount: NSObject, NSSecureCoding, @unchecked Sendable {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The kind of the account.
  open var accountType: ACAccountType!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The name of the account for the user.
  open var accountDescription: String!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The user's name at the service.
  open var username: String!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The credential.
  open var credential: ACAccountCredential!

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Creates an account of a kind.
  public init!(accountType type: ACAccountType!) {
    accountType = type
    super.init()
  }

  /// Reads an account from an archive.
  public required init?(coder: NSCoder) {
    accountType = coder.decodeObject(of: ACAccountType.self, forKey: "accountType")
    credential = coder.decodeObject(of: ACAccountCredential.self, forKey: "credential")
    accountDescription = coder.archivedString(forKey: "accountDescription")
    username = coder.archivedString(forKey: "username")
    super.init()
  }

  /// Writes the account to an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(accountType, forKey: "accountType")
    coder.encode(credential, forKey: "credential")
    coder.encode(accountDescription?._bridgeToObjectiveC(), forKey: "accountDescription")
    coder.encode(username?._bridgeToObjectiveC(), forKey: "username")
  }

  /// Whether an archive is read safely; true.
  open class var supportsSecureCoding: Bool { true }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The identifier of an account that is stored; `nil`, as none is.
  open var identifier: NSString! { nil }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The user's full name, if the service provides it; `nil`.
  open var userFullName: String! { nil }
}
