@_spi(UIKitModules) import TactusUIKitViews

// Content, separators and corners of a list's cell. Steps Lists.LS5…LS7.
extension UICollectionViewListCell {
  // MARK: Place

  /// The content configuration of the cell's place.
  var contentOfPlace: UIListContentConfiguration {
    let appearance = place?.appearance ?? .plain
    switch (place?.part ?? .item, appearance) {
    case (.item, .sidebar), (.item, .sidebarPlain): return .sidebarCell()
    case (.item, _): return .cell()
    case (.header, .plain): return .plainHeader()
    case (.header, .grouped), (.header, .insetGrouped): return .groupedHeader()
    case (.header, _): return .sidebarHeader()
    case (.footer, .plain), (.footer, .sidebarPlain): return .plainFooter()
    case (.footer, _): return .groupedFooter()
    }
  }

  /// The background configuration of the cell's place.
  var backgroundOfPlace: UIBackgroundConfiguration {
    let appearance = place?.appearance ?? .plain
    switch (place?.part ?? .item, appearance) {
    case (.item, .plain): return .listPlainCell()
    case (.item, .grouped), (.item, .insetGrouped): return .listGroupedCell()
    case (.item, _): return .listSidebarCell()
    case (_, .plain): return .listPlainHeaderFooter()
    case (_, .grouped), (_, .insetGrouped): return .listGroupedHeaderFooter()
    default: return .listSidebarHeader()
    }
  }

  /// Applies the appearance of a new place (Lists.LS5).
  func placeChanged() {
    if !hasOwnBackground, backgroundView == nil, selectedBackgroundView == nil {
      configured.setBackground(defaultBackgroundConfiguration(), configurationState)
    }
    let isRound = place?.appearance == .insetGrouped && place?.part == .item
    var corners: CACornerMask = []
    if isRound, place?.isFirst == true {
      corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner])
    }
    if isRound, place?.isLast == true {
      corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    }
    layer.cornerRadius = corners.isEmpty ? 0 : TableMetrics.groupRadius
    layer.masksToBounds = !corners.isEmpty
    layer.maskedCorners = corners
    setNeedsLayout()
  }

  // MARK: Layout

  private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  /// The frame of the content between the accessories.
  var frameOfContent: CGRect {
    let widths = accessoryViews.widths
    let leading = widths.leading + indentation
    let frame = CGRect(
      x: leading, y: 0, width: max(0, bounds.width - leading - widths.trailing),
      height: bounds.height)
    return usesRightToLeftLayout ? frame.mirrored(in: bounds.width) : frame
  }

  func layOutParts() {
    let trailing =
      accessoryViews.hasTrailing ? TableMetrics.accessoryGap : ScreenMargins.current.trailing
    if content.directionalLayoutMargins.trailing != trailing {
      content.directionalLayoutMargins.trailing = trailing
      configured.contentView?.setNeedsLayout()
    }
    accessoryViews.layOut(in: bounds, from: indentsAccessories ? indentation : 0)
    separators.layOut()
  }

  /// The leading edge of the text in the cell, of a left-to-right layout.
  var textStart: CGFloat {
    let start = configured.textStart ?? content.directionalLayoutMargins.leading
    let frame = contentFrame
    return (usesRightToLeftLayout ? bounds.width - frame.maxX : frame.minX) + start
  }

  // MARK: Outlines

  /// Returns the style of an outline's chevron: the whole cell, or only the chevron.
  func outlineStyle(_ accessory: UICellAccessory) -> UICellAccessory.OutlineDisclosureOptions.Style
  {
    guard accessory.outlineStyle == .automatic else { return accessory.outlineStyle }
    return place?.part == .header ? .header : .cell
  }

  /// Shows or hides the children of the cell's item (Lists.LS7).
  func toggleOutline(_ accessory: UICellAccessory) {
    if let handler = accessory.handler { return handler() }
    guard let collection, let path = currentPath else { return }
    (collection.dataSource as? any OutlineSource)?.toggleOutline(at: path)
  }

  /// The chevron that makes a tap on the cell show or hide children; `nil` for none.
  var outlineOfWholeCell: UICellAccessory? {
    guard let outline = accessoryViews.visible(.outlineDisclosure) else { return nil }
    return outlineStyle(outline) == .header ? outline : nil
  }

  /// Shows the actions of a swipe (Lists.LS8).
  func showTrailingActions() {
    guard let collection, let path = collection.indexPath(for: self) else { return }
    collection.showActions(
      collection.swipeActions(at: path, isLeading: false), at: path, of: self)
  }

  // MARK: Accessibility

  /// The texts of the cell, joined.
  var joinedTexts: String? {
    let texts = contentView.visibleTexts + accessoryViews.texts
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  var traitsOfState: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = place?.part == .header ? .header : []
    if accessoryViews.visible(.checkmark) != nil { traits.insert(.selected) }
    if outlineOfWholeCell != nil { traits.insert(.button) }
    return traits
  }
}

extension UICollectionViewListCell: NaturalActionSource {
  // Users who cannot swipe perform swipe actions through VoiceOver (Lists.LS8).
  package var naturalActions: [UIAccessibilityCustomAction] {
    guard let collection, let path = collection.indexPath(for: self) else { return [] }
    return collection.naturalActions(of: self, at: path)
  }
}
