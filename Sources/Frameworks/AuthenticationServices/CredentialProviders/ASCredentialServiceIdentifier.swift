/// The name of a service, such as a website, for which a user needs a credential.
open class ASCredentialServiceIdentifier: NSObject, NSCopying, NSSecureCoding {
  /// The kinds of names.
  ///
  /// - Source: the numbers are those of public bindings. Confidence: documented.
  public enum IdentifierType: Int, Sendable {
    /// The domain of a website.
    case domain = 0
    /// The address of a page.
    case URL = 1
  }

  /// Creates the name of a service.
  public init(identifier: String, type: IdentifierType) {
    (self.identifier, self.type) = (identifier, type)
  }

  /// The domain or the address.
  public let identifier: String
  /// The kind of name.
  public let type: IdentifierType

  /// Reads a name from an archive; nil without an identifier.
  public required init?(coder: NSCoder) {
    guard let identifier = coder.decodeObject(of: NSString.self, forKey: "identifier"),
      let type = IdentifierType(rawValue: coder.decodeInteger(forKey: "type"))
    else { return nil }
    (self.identifier, self.type) = (identifier._bridgeToSwift(), type)
  }

  /// Writes the name to an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(identifier._bridgeToObjectiveC(), forKey: "identifier")
    coder.encode(type.rawValue, forKey: "type")
  }

  /// Whether an archive is read safely; true.
  public static var supportsSecureCoding: Bool { true }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    ASCredentialServiceIdentifier(identifier: identifier, type: type)
  }
}
