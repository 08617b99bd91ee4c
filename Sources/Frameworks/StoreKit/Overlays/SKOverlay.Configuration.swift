extension SKOverlay {
  /// The configuration of a banner.
  @preconcurrency @MainActor
  open class Configuration: NSObject {}

  /// The configuration of a banner with an app.
  @preconcurrency @MainActor
  open class AppConfiguration: Configuration {
    /// The identifier of the app.
    open var appIdentifier: String
    /// The position.
    open var position: Position
    /// The token of a campaign.
    open var campaignToken: String?
    /// The token of a provider.
    open var providerToken: String?
    /// The identifier of a page of the app.
    open var customProductPageIdentifier: String?
    /// The identifier of a version.
    open var latestReleaseID: String?
    /// Whether the user can dismiss it.
    open var userDismissible = true
    private var values: [String: Any] = [:]

    /// Creates a configuration.
    public init(appIdentifier: String, position: Position) {
      (self.appIdentifier, self.position) = (appIdentifier, position)
      super.init()
    }

    /// Changes a further value.
    open func setAdditionalValue(_ value: Any?, forKey key: String) { values[key] = value }

    /// Returns a further value.
    open func additionalValue(forKey key: String) -> Any? { values[key] }

    /// Sets the advertisement; does nothing.
    open func setAdImpression(_ impression: SKAdImpression) {}
  }

  /// The configuration of a banner with the app of an App Clip.
  @preconcurrency @MainActor
  open class AppClipConfiguration: Configuration {
    /// The position.
    open var position: Position
    /// The token of a campaign.
    open var campaignToken: String?
    /// The token of a provider.
    open var providerToken: String?
    /// The identifier of a page of the app.
    open var customProductPageIdentifier: String?
    /// The identifier of a version.
    open var latestReleaseID: String?
    private var values: [String: Any] = [:]

    /// Creates a configuration.
    public init(position: Position) {
      self.position = position
      super.init()
    }

    /// Changes a further value.
    open func setAdditionalValue(_ value: Any?, forKey key: String) { values[key] = value }

    /// Returns a further value.
    open func additionalValue(forKey key: String) -> Any? { values[key] }
  }
}
