extension UIDocument {
  /// The purpose of a new document, such as an empty one or one of a template.
  public struct CreationIntent: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates an intent from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an intent from its raw value.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The creation of an ordinary document.
    ///
    /// - Source: none for the raw value. Confidence: guess.
    public static let `default` = CreationIntent("UIDocumentCreationIntentDefault")
  }
}
