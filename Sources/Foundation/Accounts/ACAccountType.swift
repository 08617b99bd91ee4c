/// A kind of account of the system; the phone has none (Accounts.AC1).
///
/// - Thread: any; all its properties are constants.
open class ACAccountType: NSObject, NSSecureCoding, @unchecked Sendable {
  private let name: String

  /// Creates a kind without an identifier.
  public override init() {
    name = ""
    super.init()
  }

  init(identifier: String) {
    name = identifier
    super.init()
  }

  /// Reads a kind from an archive.
  public required init?(coder: NSCoder) {
    guard let identifier = coder.archivedString(forKey: "identifier") else { return nil }
    name = identifier
    super.init()
  }

  /// Writes the kind to an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(name._bridgeToObjectiveC(), forKey: "identifier")
  }

  /// Whether an archive is read safely; true.
  open class var supportsSecureCoding: Bool { true }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The name of the kind for the user; `nil`, as the system does not know the service.
  open var accountTypeDescription: String! { nil }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The identifier of the kind.
  open var identifier: String! { name }
  /// Whether the app may use such accounts; false.
  open var accessGranted: Bool { false }
}
