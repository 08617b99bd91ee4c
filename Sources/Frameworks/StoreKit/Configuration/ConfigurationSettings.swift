internal import TactusCrashReports

/// The settings of a StoreKit configuration file that have an effect.
struct ConfigurationSettings: Decodable {
  struct SimulatedError: Decodable {
    let name: String
    let enabled: Bool?
  }

  private enum CodingKeys: String, CodingKey {
    case storefront = "_storefront"
    case locale = "_locale"
    case disableDialogs = "_disableDialogs"
    case askToBuyEnabled = "_askToBuyEnabled"
    case failTransactionsEnabled = "_failTransactionsEnabled"
    case billingGracePeriodEnabled = "_billingGracePeriodEnabled"
    case renewalBillingIssuesEnabled = "_renewalBillingIssuesEnabled"
    case billingIssuesEnabled = "_billingIssuesEnabled"
    case timeRate = "_timeRate"
    case storeKitErrors = "_storeKitErrors"
  }

  let storefront: String?
  let locale: String?
  let disableDialogs: Bool?
  let askToBuyEnabled: Bool?
  let failTransactionsEnabled: Bool?
  let billingGracePeriodEnabled: Bool?
  let renewalBillingIssuesEnabled: Bool?
  let billingIssuesEnabled: Bool?
  let timeRate: Int?
  let storeKitErrors: [SimulatedError]?

  /// Returns the settings of the store (Purchases.CF4).
  func settings(path: String) -> StoreSettings {
    var settings = StoreSettings()
    if let storefront { settings.countryCode = storefront }
    settings.localeIdentifier = locale
    settings.disablesDialogs = disableDialogs ?? false
    settings.asksToBuy = askToBuyEnabled ?? false
    settings.failure = failTransactionsEnabled == true ? .unknown : nil
    settings.hasGracePeriod = billingGracePeriodEnabled ?? false
    settings.failsRenewals = renewalBillingIssuesEnabled ?? false
    settings.interruptsPurchases = billingIssuesEnabled ?? false
    if timeRate ?? 0 != 0 {
      RuntimeWarning.once(
        "\(path): the rate of time of a configuration file has no effect; set timeRate of an "
          + "SKTestSession", kind: "note")
    }
    for error in storeKitErrors ?? [] where error.enabled == true {
      guard let function = StoreFunction(rawValue: error.name) else {
        RuntimeWarning.once("\(path): the error '\(error.name)' is not simulated", kind: "note")
        continue
      }
      settings.errors[function] = .generic(.unknown)
    }
    return settings
  }
}
