/// The settings of the store.
package struct StoreSettings: Sendable {
  /// The three letters of the storefront's country.
  package var countryCode = "USA"
  /// The locale of titles and prices; `nil` for the language of the phone.
  package var localeIdentifier: String?
  /// Whether purchases are made without asking the user.
  package var disablesDialogs = false
  /// Whether purchases wait for the approval of a parent.
  package var asksToBuy = false
  /// Whether purchases are interrupted until their issue is resolved.
  package var interruptsPurchases = false
  /// The error of all purchases; `nil` for none.
  package var failure: SKError.Code?
  /// The speed of subscriptions.
  package var rate = StoreTimeRate.realTime
  /// Whether a subscription stays active for a grace period after a failed renewal.
  package var hasGracePeriod = false
  /// Whether renewals fail, as if the card was declined.
  package var failsRenewals = false
  /// The functions that fail, each with its error.
  package var errors: [StoreFunction: SimulatedFailure] = [:]

  /// Creates the settings of a store in the United States.
  package init() {}

  /// The locale of prices: the language of titles in the country of the storefront.
  package var locale: Locale {
    let language = textLocale.language.languageCode?.identifier ?? "en"
    guard let region = StorefrontCountries.region(of: countryCode) else { return textLocale }
    return Locale(identifier: "\(language)_\(region)")
  }

  /// The locale of titles and descriptions.
  var textLocale: Locale { localeIdentifier.map(Locale.init(identifier:)) ?? Locale.current }
}
