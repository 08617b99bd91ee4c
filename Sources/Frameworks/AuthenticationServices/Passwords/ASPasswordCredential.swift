/// A user with a password.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential, NSSecureCoding {
  /// The name of the user.
  public let user: String
  /// The password.
  public let password: String

  /// Creates a credential.
  public init(user: String, password: String) {
    (self.user, self.password) = (user, password)
  }

  /// Reads a credential from an archive; nil without user or password.
  public required init?(coder: NSCoder) {
    guard let user = coder.decodeObject(of: NSString.self, forKey: "user"),
      let password = coder.decodeObject(of: NSString.self, forKey: "password")
    else { return nil }
    self.user = user._bridgeToSwift()
    self.password = password._bridgeToSwift()
  }

  /// Writes the credential to an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(user._bridgeToObjectiveC(), forKey: "user")
    coder.encode(password._bridgeToObjectiveC(), forKey: "password")
  }

  /// Whether an archive is read safely; true.
  public static var supportsSecureCoding: Bool { true }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    ASPasswordCredential(user: user, password: password)
  }
}
