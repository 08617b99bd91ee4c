/// A product of the store.
package struct StoreItem: Sendable, Hashable {
  /// The title and the description in a language.
  package struct Text: Sendable, Hashable {
    /// The identifier of the locale, such as `en_US`.
    var locale: String
    /// The title.
    var name: String
    /// The description.
    var description: String
  }

  /// The attributes of a subscription that the store renews.
  package struct Subscription: Sendable, Hashable {
    /// The identifier of the group.
    var groupID: String
    /// The name of the group.
    var groupName: String
    /// The rank in the group; 1 is the highest.
    var level: Int
    /// The period.
    package var period: StorePeriod
    /// The offers.
    var offers: [StoreOffer]

    /// The introductory offer.
    var introductory: StoreOffer? { offers.first { $0.kind == .introductory } }
    /// The promotional offers.
    var promotional: [StoreOffer] { offers.filter { $0.kind == .promotional } }
    /// The offers for former subscribers.
    var winBack: [StoreOffer] { offers.filter { $0.kind == .winBack } }
  }

  /// The identifier.
  package var id: String
  /// The kind.
  package var kind: ProductKind
  /// The price in the currency of the storefront.
  package var price: Decimal
  /// The reference name, for the developer.
  var referenceName: String
  /// The localizations, in the order of the file.
  var texts: [Text]
  /// Whether the product can be shared with a family.
  var isFamilyShareable: Bool
  /// The attributes of a subscription; `nil` for other products.
  package var subscription: Subscription?

  /// Returns the localization for a locale: of its region, of its language, or the first one.
  func text(for locale: Locale) -> Text {
    let wanted = Self.normal(locale.identifier)
    let language = Self.language(of: wanted)
    return texts.first { Self.normal($0.locale) == wanted }
      ?? texts.first { Self.language(of: Self.normal($0.locale)) == language }
      ?? texts.first ?? Text(locale: "", name: referenceName, description: "")
  }

  private static func normal(_ identifier: String) -> String {
    String(identifier.replacing("-", with: "_").prefix { $0 != "@" })
  }

  private static func language(of identifier: String) -> String {
    String(identifier.prefix { $0 != "_" })
  }
}
