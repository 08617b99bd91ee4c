import TactusUIKitViews

/// A cell, a header or a footer whose content and background configurations make.
///
/// Steps CellConfigurations.CC10…CC14.
@MainActor
protocol ConfiguredView: UIView {
  /// The type of the states that the configurations follow.
  associatedtype ConfiguredState: UIConfigurationState & Hashable
  /// The configured content and background.
  var configured: ConfiguredParts { get }
  /// The state of the view.
  var configurationState: ConfiguredState { get }
  /// Updates what the app configures for a state.
  func updateConfiguration(using state: ConfiguredState)
  /// Removes the views and colors that the app has set as the background.
  func removeOwnBackgrounds()
}

extension ConfiguredView {
  /// Updates the configurations, if that was requested.
  func updateConfigurationIfNeeded() {
    configured.updateIfNeeded({ configurationState }, updateConfiguration(using:))
  }

  /// Shows a background, which replaces one of views or of a color (CellConfigurations.CC13).
  func setBackground(_ new: UIBackgroundConfiguration?) {
    if new != nil { removeOwnBackgrounds() }
    configured.setBackground(new, configurationState)
    setNeedsLayout()
  }

  /// Another background replaces the configuration (CellConfigurations.CC13).
  func removeBackgroundConfiguration() {
    guard configured.background != nil else { return }
    configured.setBackground(nil, configurationState)
  }
}
