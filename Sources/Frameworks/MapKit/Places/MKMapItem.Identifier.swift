extension MKMapItem {
  /// An identifier of Apple's place service, for apps to store (Maps.PL3).
  ///
  /// - Thread: any; all its properties are constants.
  open class Identifier: NSObject, NSCopying, NSSecureCoding, RawRepresentable, @unchecked Sendable
  {
    /// The text.
    public let rawValue: String

    /// Creates an identifier; nil for an empty string (guess).
    public required init?(rawValue: String) {
      guard !rawValue.isEmpty else { return nil }
      self.rawValue = rawValue
    }

    /// Decodes the identifier.
    public required init?(coder: NSCoder) {
      guard let text = coder.decodeObject(of: NSString.self, forKey: "identifier") else {
        return nil
      }
      rawValue = text._bridgeToSwift()
    }

    /// Encodes the identifier.
    open func encode(with coder: NSCoder) {
      coder.encode(rawValue._bridgeToObjectiveC(), forKey: "identifier")
    }

    /// Whether the class is decoded securely: true.
    public static var supportsSecureCoding: Bool { true }

    /// Returns the identifier itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether another identifier has the same string.
    open override func isEqual(_ object: Any?) -> Bool {
      (object as? Identifier)?.rawValue == rawValue
    }

    /// The hash of the string.
    open override var hash: Int { rawValue.hashValue }
  }
}
