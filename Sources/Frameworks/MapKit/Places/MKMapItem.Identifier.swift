extension MKMapItem {
  /// The identifier of a place at Apple's service, which apps keep (Maps.PL3).
  open class Identifier: NSObject, NSCopying, NSSecureCoding, RawRepresentable, @unchecked Sendable
  {
    /// The text.
    public let rawValue: String

    /// Creates an identifier; nil for an empty text (guess).
    public required init?(rawValue: String) {
      guard !rawValue.isEmpty else { return nil }
      self.rawValue = rawValue
    }

    /// Reads an identifier from an archive.
    public required init?(coder: NSCoder) {
      guard let text = coder.decodeObject(of: NSString.self, forKey: "identifier") else {
        return nil
      }
      rawValue = text._bridgeToSwift()
    }

    /// Writes the identifier to an archive.
    open func encode(with coder: NSCoder) {
      coder.encode(rawValue._bridgeToObjectiveC(), forKey: "identifier")
    }

    /// Whether an archive is read safely; true.
    public static var supportsSecureCoding: Bool { true }

    /// Returns the identifier itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether another identifier has the same text.
    open override func isEqual(_ object: Any?) -> Bool {
      (object as? Identifier)?.rawValue == rawValue
    }

    /// The hash of the text.
    open override var hash: Int { rawValue.hashValue }
  }
}
