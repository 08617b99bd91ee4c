/// A credential of an account.
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class ACAccountCredential: NSObject, NSSecureCoding, @unchecked Sendable {
  private let values: [String: String]
  private let expiryDate: Date?

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The token; stored.
  open var oauthToken: String!

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Creates a credential without a token.
  public override init() {
    (values, expiryDate) = ([:], nil)
    super.init()
  }

  /// Creates an OAuth 1 credential of a token and its secret.
  public init!(oAuthToken token: String!, tokenSecret secret: String!) {
    values = ["tokenSecret": secret].compactMapValues { $0 }
    expiryDate = nil
    oauthToken = token
    super.init()
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Creates an OAuth 2 credential of a token, a refresh token and an expiry date.
  public init!(oAuth2Token token: String!, refreshToken: String!, expiryDate: Date!) {
    values = ["refreshToken": refreshToken].compactMapValues { $0 }
    self.expiryDate = expiryDate
    oauthToken = token
    super.init()
  }

  /// Reads a credential from an archive.
  public required init?(coder: NSCoder) {
    let secrets = ["tokenSecret", "refreshToken"].compactMap { key in
      coder.archivedString(forKey: key).map { (key, $0) }
    }
    values = Dictionary(uniqueKeysWithValues: secrets)
    expiryDate = coder.decodeObject(of: NSDate.self, forKey: "expiryDate")?._bridgeToSwift()
    oauthToken = coder.archivedString(forKey: "oauthToken")
    super.init()
  }

  /// Writes the credential to an archive.
  open func encode(with coder: NSCoder) {
    for (key, value) in values { coder.encode(value._bridgeToObjectiveC(), forKey: key) }
    coder.encode(oauthToken?._bridgeToObjectiveC(), forKey: "oauthToken")
    coder.encode(expiryDate?._bridgeToObjectiveC(), forKey: "expiryDate")
  }

  /// Whether an archive is read safely; true.
  open class var supportsSecureCoding: Bool { true }
}
