import TactusUIKitViews

// Content and background by configurations. Steps CellConfigurations.CC10…CC14.
extension UITableViewCell: ConfiguredView {
  /// The state of the cell (CellConfigurations.CC12).
  var currentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    (state.isHighlighted, state.isSelected) = (isHighlighted, isSelected)
    state.isEditing = isEditing
    state.isSwiped = table?.swipe?.cell === self
    state.isReordering = table?.reorder?.cell === self
    state.cellDragState = dragState
    return state
  }

  /// Requests an update as the state changed, animated or not.
  func configurationStateChanged(animated: Bool) {
    setNeedsUpdateConfiguration()
    guard animated, window != nil, configured.background != nil else { return }
    UIView.animate(
      withDuration: TableMetrics.fadeDuration, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) { self.updateConfigurationIfNeeded() }
  }

  // MARK: Content

  func setContent(_ new: (any UIContentConfiguration)?) {
    loadedStandardViews = nil
    configured.setContent(new, configurationState)
    table?.contentChanged(of: self)
  }

  /// The content configuration of the cell's style.
  var contentOfStyle: UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  // MARK: Background

  func removeOwnBackgrounds() {
    (backgroundView, selectedBackgroundView) = (nil, nil)
    removeSelectionView()
    isColoredByTable = true
    backgroundColor = nil
    isColoredByTable = false
  }

  /// The configuration that the cell has, or that equals what it shows without one.
  var currentBackground: UIBackgroundConfiguration? {
    if let own = configured.background { return own }
    let isUsual = backgroundView == nil && selectedBackgroundView == nil && !hasCustomColor
    return isUsual ? defaultBackgroundConfiguration().updated(for: configurationState) : nil
  }

  /// The background configuration of the table's style.
  var backgroundOfStyle: UIBackgroundConfiguration {
    table?.style ?? .plain == .plain ? .listPlainCell() : .listGroupedCell()
  }
}
