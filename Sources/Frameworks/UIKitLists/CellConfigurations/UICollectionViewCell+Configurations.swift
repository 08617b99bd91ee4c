import TactusUIKitViews

// Content and background by configurations. Steps CellConfigurations.CC10…CC14.
extension UICollectionViewCell: ConfiguredView {
  /// The state of the cell (CellConfigurations.CC12).
  var currentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    (state.isHighlighted, state.isSelected) = (isHighlighted, isSelected)
    state.cellDragState = dragState
    guard let collection else { return state }
    state.isEditing = collection.isEditing
    state.isSwiped = collection.swipe?.cell === self
    state.isReordering = collection.movement?.cell === self
    if let currentPath, let source = collection.dataSource as? any OutlineSource {
      state.isExpanded = source.isOutlineExpanded(at: currentPath)
    }
    return state
  }

  /// Updates the configurations, if that was requested.
  func updateConfigurationIfNeeded() {
    configured.updateIfNeeded({ configurationState }) { state in
      stateChanged(state)
      updateConfiguration(using: state)
    }
  }

  func removeOwnBackgrounds() {
    (backgroundView, selectedBackgroundView) = (nil, nil)
    backgroundColor = nil
  }

  /// Returns the size of the configured content with the parts around it (CellConfigurations.CC14).
  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    guard let view = configured.contentView else { return target }
    let around = CGSize(
      width: bounds.width - contentFrame.width, height: bounds.height - contentFrame.height)
    let room = CGSize(
      width: max(0, target.width - around.width), height: max(0, target.height - around.height))
    let size = view.systemLayoutSizeFitting(
      room, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    let isRow = (self as? UICollectionViewListCell)?.place?.part == .item
    return CGSize(
      width: size.width + around.width,
      height: (isRow ? configured.rowHeight(size.height) : size.height) + around.height)
  }
}
