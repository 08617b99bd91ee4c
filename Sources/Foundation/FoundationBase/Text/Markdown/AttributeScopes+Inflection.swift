extension AttributeScopes {
  /// Attributes of grammar agreement, which Foundation on Linux lacks.
  ///
  /// On an iPhone they belong to Foundation's own attributes.
  public struct InflectionAttributes: AttributeScope {
    /// The rule by which a part is inflected.
    public let inflect: InflectionRuleAttribute
    /// The text in place of a part that cannot be inflected.
    public let inflectionAlternative: InflectionAlternativeAttribute

    /// The rule by which a part is inflected.
    public enum InflectionRuleAttribute: CodableAttributedStringKey {
      /// The type of the value.
      public typealias Value = InflectionRule
      /// The name of the attribute.
      public static let name = "NSInflect"
    }
    /// The text in place of a part that cannot be inflected.
    public enum InflectionAlternativeAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = AttributedString
      /// The name of the attribute.
      public static let name = "NSInflectionAlternative"
    }
  }
}

extension AttributeScopes.FoundationAttributes {
  /// The rule by which a part is inflected.
  public typealias InflectionRuleAttribute =
    AttributeScopes.InflectionAttributes.InflectionRuleAttribute
  /// The text in place of a part that cannot be inflected.
  public typealias InflectionAlternativeAttribute =
    AttributeScopes.InflectionAttributes.InflectionAlternativeAttribute
}

extension AttributeDynamicLookup {
  /// Accesses an attribute of grammar agreement by its key path.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.InflectionAttributes, Key>
  ) -> Key { self[Key.self] }
}
