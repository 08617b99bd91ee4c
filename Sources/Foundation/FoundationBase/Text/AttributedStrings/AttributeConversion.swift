import Synchronization

/// A conversion of some attributes between the two kinds of attributed strings.
///
/// Foundation converts its own attributes; the frameworks above it add theirs when they are loaded.
package struct AttributeConversion: Sendable {
  /// Returns a container's attributes as those of an `NSAttributedString`.
  let dictionary: @Sendable (AttributeContainer) -> [NSAttributedString.Key: Any]
  /// Sets a container's attributes to those of an `NSAttributedString`.
  let read: @Sendable ([NSAttributedString.Key: Any], inout AttributeContainer) -> Void

  private static let added = Mutex<[AttributeConversion]>([])

  /// All conversions, Foundation's first.
  static var all: [AttributeConversion] { [foundation] + added.withLock(\.self) }

  /// Adds a conversion.
  ///
  /// - Parameters:
  ///   - dictionary: Returns a container's attributes as those of an `NSAttributedString`.
  ///   - read: Sets a container's attributes to those of an `NSAttributedString`.
  package static func add(
    dictionary: @escaping @Sendable (AttributeContainer) -> [NSAttributedString.Key: Any],
    read: @escaping @Sendable ([NSAttributedString.Key: Any], inout AttributeContainer) -> Void
  ) {
    let new = AttributeConversion(dictionary: dictionary, read: read)
    added.withLock { $0.append(new) }
  }
}

extension AttributeConversion {
  private typealias Keys = AttributeScopes.FoundationAttributes

  /// The conversion of Foundation's attributes.
  private static let foundation = AttributeConversion(
    dictionary: { container in
      let all: [String: Any?] = [
        Keys.LinkAttribute.name: container[Keys.LinkAttribute.self],
        Keys.ImageURLAttribute.name: container[Keys.ImageURLAttribute.self],
        Keys.AlternateDescriptionAttribute.name:
          container[Keys.AlternateDescriptionAttribute.self],
        Keys.LanguageIdentifierAttribute.name: container[Keys.LanguageIdentifierAttribute.self],
        Keys.ReplacementIndexAttribute.name: container[Keys.ReplacementIndexAttribute.self],
        Keys.InlinePresentationIntentAttribute.name:
          container[Keys.InlinePresentationIntentAttribute.self]?.rawValue,
        Keys.PresentationIntentAttribute.name:
          container[Keys.PresentationIntentAttribute.self],
        Keys.InflectionRuleAttribute.name: container[Keys.InflectionRuleAttribute.self],
        Keys.InflectionAlternativeAttribute.name:
          container[Keys.InflectionAlternativeAttribute.self].map { NSAttributedString($0) },
      ]
      let pairs = all.compactMap { name, value in
        value.map { (NSAttributedString.Key(rawValue: name), $0) }
      }
      return Dictionary(uniqueKeysWithValues: pairs)
    },
    read: { dictionary, container in
      func value(_ name: String) -> Any? { dictionary[NSAttributedString.Key(rawValue: name)] }
      func url(_ name: String) -> URL? {
        value(name) as? URL ?? (value(name) as? String).flatMap { URL(string: $0) }
      }
      func number(_ name: String) -> Int? {
        value(name) as? Int ?? (value(name) as? UInt).map { Int(bitPattern: $0) }
          ?? (value(name) as? NSNumber)?.intValue
      }
      container[Keys.LinkAttribute.self] = url(Keys.LinkAttribute.name)
      container[Keys.ImageURLAttribute.self] = url(Keys.ImageURLAttribute.name)
      container[Keys.AlternateDescriptionAttribute.self] =
        value(Keys.AlternateDescriptionAttribute.name) as? String
      container[Keys.LanguageIdentifierAttribute.self] =
        value(Keys.LanguageIdentifierAttribute.name) as? String
      container[Keys.ReplacementIndexAttribute.self] = number(Keys.ReplacementIndexAttribute.name)
      let inline = Keys.InlinePresentationIntentAttribute.self
      container[inline] =
        value(inline.name) as? InlinePresentationIntent
        ?? number(inline.name).map { InlinePresentationIntent(rawValue: UInt(bitPattern: $0)) }
      container[Keys.PresentationIntentAttribute.self] =
        value(Keys.PresentationIntentAttribute.name) as? PresentationIntent
      container[Keys.InflectionRuleAttribute.self] =
        value(Keys.InflectionRuleAttribute.name) as? InflectionRule
      container[Keys.InflectionAlternativeAttribute.self] =
        (value(Keys.InflectionAlternativeAttribute.name) as? NSAttributedString)
        .map { AttributedString($0) }
    })
}
