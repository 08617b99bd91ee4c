/// A style rule for subtitles (Players.ST3).
///
/// - Thread: any; all its properties are constants, whose objects nobody changes.
open class AVTextStyleRule: NSObject, NSCopying, @unchecked Sendable {
  // Nothing changes.

  /// The attributes, by the keys of Core Media such as `kCMTextMarkupAttribute_BoldStyle`.
  open var textMarkupAttributes: [String: Any] { attributes }
  /// The name of the texts to which the rule applies; `nil` for all.
  open var textSelector: String? { selector }
  private let attributes: [String: Any]
  private let selector: String?

  /// Creates a rule for all texts.
  ///
  /// - Parameter textMarkupAttributes: The attributes, as a property list.
  public convenience init?(textMarkupAttributes: [String: Any] = [:]) {
    self.init(textMarkupAttributes: textMarkupAttributes, textSelector: nil)
  }

  /// Creates a rule for texts with a name.
  ///
  /// - Parameters:
  ///   - textMarkupAttributes: The attributes, as a property list.
  ///   - textSelector: The name; `nil` for all texts.
  public init?(textMarkupAttributes: [String: Any] = [:], textSelector: String?) {
    guard PropertyListSerialization.propertyList(textMarkupAttributes, isValidFor: .binary) else {
      return nil
    }
    (attributes, selector) = (textMarkupAttributes, textSelector)
    super.init()
  }

  /// Returns the rule itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Property lists

  private static let attributesKey = "textMarkupAttributes"
  private static let selectorKey = "textSelector"

  /// Returns rules as a property list, in a format of our own.
  open class func propertyList(for textStyleRules: [AVTextStyleRule]) -> Any {
    textStyleRules.map { rule in
      var values: [String: Any] = [attributesKey: rule.textMarkupAttributes]
      values[selectorKey] = rule.textSelector
      return values
    }
  }

  /// Returns the rules of a property list; `nil` if it has another format.
  open class func textStyleRules(fromPropertyList plist: Any) -> [AVTextStyleRule]? {
    guard let list = plist as? [[String: Any]] else { return nil }
    let rules = list.compactMap { values in
      (values[attributesKey] as? [String: Any]).flatMap {
        AVTextStyleRule(textMarkupAttributes: $0, textSelector: values[selectorKey] as? String)
      }
    }
    return rules.count == list.count ? rules : nil
  }
}
