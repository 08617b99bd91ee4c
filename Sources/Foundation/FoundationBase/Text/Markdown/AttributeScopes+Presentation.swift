extension AttributeScopes {
  /// Attributes of Markdown texts, which Foundation on Linux lacks.
  ///
  /// On an iPhone they belong to Foundation's own attributes.
  public struct PresentationAttributes: AttributeScope {
    /// The presentation intent of a part of a line.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    /// The presentation intent of blocks.
    public let presentationIntent: PresentationIntentAttribute

    /// The presentation intent of a part of a line.
    public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
      /// The type of the value.
      public typealias Value = InlinePresentationIntent
      /// The name of the attribute.
      public static let name = "NSInlinePresentationIntent"
    }
    /// The presentation intent of blocks.
    public enum PresentationIntentAttribute: CodableAttributedStringKey {
      /// The type of the value.
      public typealias Value = PresentationIntent
      /// The name of the attribute.
      public static let name = "NSPresentationIntent"
    }
  }
}

extension AttributeScopes.FoundationAttributes {
  /// The presentation intent of a part of a line.
  public typealias InlinePresentationIntentAttribute =
    AttributeScopes.PresentationAttributes.InlinePresentationIntentAttribute
  /// The presentation intent of blocks.
  public typealias PresentationIntentAttribute =
    AttributeScopes.PresentationAttributes.PresentationIntentAttribute
}

extension AttributeDynamicLookup {
  /// Accesses a Markdown attribute by its key path.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.PresentationAttributes, Key>
  ) -> Key { self[Key.self] }
}
