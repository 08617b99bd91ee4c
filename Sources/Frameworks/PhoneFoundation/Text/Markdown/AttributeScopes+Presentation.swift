extension AttributeScopes {
  /// What Markdown says of a text, and Foundation on Linux has no names for.
  ///
  /// On an iPhone these are among Foundation's own attributes.
  public struct PresentationAttributes: AttributeScope {
    /// What a part of a line is.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    /// In which parts of a document the text stands.
    public let presentationIntent: PresentationIntentAttribute

    /// What a part of a line is.
    public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
      /// A set.
      public typealias Value = InlinePresentationIntent
      /// The name of the attribute.
      public static let name = "NSInlinePresentationIntent"
    }
    /// In which parts of a document the text stands.
    public enum PresentationIntentAttribute: CodableAttributedStringKey {
      /// Parts.
      public typealias Value = PresentationIntent
      /// The name of the attribute.
      public static let name = "NSPresentationIntent"
    }
  }
}

extension AttributeScopes.FoundationAttributes {
  /// What a part of a line is.
  public typealias InlinePresentationIntentAttribute =
    AttributeScopes.PresentationAttributes.InlinePresentationIntentAttribute
  /// In which parts of a document the text stands.
  public typealias PresentationIntentAttribute =
    AttributeScopes.PresentationAttributes.PresentationIntentAttribute
}

extension AttributeDynamicLookup {
  /// One of the attributes that Markdown sets, by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.PresentationAttributes, Key>
  ) -> Key { self[Key.self] }
}
