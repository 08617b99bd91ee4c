import TactusUIKitViews

// Content and background by configurations. Steps CellConfigurations.CC10…CC14.
extension UITableViewHeaderFooterView {
  /// The state of the view (CellConfigurations.CC12).
  var currentState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  /// Updates the configurations, if that was requested.
  func updateConfigurationIfNeeded() {
    configured.updateIfNeeded({ configurationState }, updateConfiguration(using:))
  }

  /// The space above the content of the table's first group, as above the table's own texts.
  var configuredTopGap: CGFloat {
    let isFirstOfGroups = isFirst && !isFooter && style != .plain
    return configured.contentView != nil && isFirstOfGroups ? TableMetrics.groupGap : 0
  }

  func setContent(_ new: (any UIContentConfiguration)?) {
    removeLabels()
    configured.setContent(new, configurationState)
  }

  /// The content configuration of the table's style.
  var contentOfStyle: UIListContentConfiguration {
    if style == .plain { return isFooter ? .plainFooter() : .plainHeader() }
    return isFooter ? .groupedFooter() : .groupedHeader()
  }

  func setBackground(_ new: UIBackgroundConfiguration?) {
    if new != nil { backgroundView = nil }
    configured.setBackground(new, configurationState)
    setNeedsLayout()
  }

  /// Another background replaces the configuration (CellConfigurations.CC13).
  func removeBackgroundConfiguration() {
    guard configured.background != nil else { return }
    configured.setBackground(nil, configurationState)
  }

  /// The background configuration of the table's style.
  var backgroundOfStyle: UIBackgroundConfiguration {
    style == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
  }
}
