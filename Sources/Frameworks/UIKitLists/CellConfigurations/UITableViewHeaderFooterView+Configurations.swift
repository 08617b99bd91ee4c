import TactusUIKitViews

// Content and background by configurations. Steps CellConfigurations.CC10…CC14.
extension UITableViewHeaderFooterView: ConfiguredView {
  /// The state of the view (CellConfigurations.CC12).
  var currentState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    return state
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

  func removeOwnBackgrounds() { backgroundView = nil }

  /// The background configuration of the table's style.
  var backgroundOfStyle: UIBackgroundConfiguration {
    style == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
  }
}
