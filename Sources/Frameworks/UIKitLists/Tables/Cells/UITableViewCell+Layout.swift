// Layout of a cell's subviews. Steps Tables.TB20…TB25.
extension UITableViewCell {
  /// The size of a pixel, in points.
  var pixel: CGFloat { 1 / max(1, UIScreen.main.scale) }

  private var hasSeparator: Bool { table?.separatorStyle != UITableViewCell.SeparatorStyle.none }

  /// The safe area insets and the width of the section index, which the content view keeps free,
  /// in points.
  private var safeAreaWidths: (leading: CGFloat, trailing: CGFloat) {
    guard let table else { return (0, 0) }
    let index = table.sectionIndexWidth
    guard table.insetsContentViewsToSafeArea, table.style != .insetGrouped else {
      return (0, index)
    }
    let safe = table.safeAreaInsets
    return usesRightToLeftLayout
      ? (safe.right, safe.left + index) : (safe.left, safe.right + index)
  }

  /// The space taken by the editing control, the reorder control and the accessory, in points.
  private var reservedWidths: (leading: CGFloat, trailing: CGFloat) {
    var (leading, trailing) = safeAreaWidths
    if isEditing, shouldIndentWhileEditing, showsEditControl {
      leading += TableMetrics.editControlWidth
    }
    if isEditing, showsReorderControl { trailing += TableMetrics.reorderControlWidth }
    if let accessory { trailing += accessory.bounds.width + accessoryMargin }
    return (leading, trailing)
  }

  private var accessoryMargin: CGFloat {
    isEditing && showsReorderControl ? TableMetrics.accessoryGap : ScreenMargins.current.trailing
  }

  /// Lays out the subviews of the cell.
  func layOutCell() {
    let (size, reservedWidths, safeAreaWidths) = (bounds.size, reservedWidths, safeAreaWidths)
    backgroundView?.frame = bounds
    selectionView?.frame = bounds
    let lower = hasSeparator ? pixel : 0
    defer { configured.layOut() }
    let start = reservedWidths.leading + (configured.contentView == nil ? 0 : indentation)
    content.frame = placed(
      CGRect(
        x: start, y: 0, width: max(0, size.width - start - reservedWidths.trailing),
        height: max(0, size.height - lower)))
    var end = size.width - safeAreaWidths.trailing
    if let reorderView, isEditing, showsReorderControl {
      end -= TableMetrics.reorderControlWidth
      reorderView.frame = placed(
        CGRect(x: end, y: 0, width: TableMetrics.reorderControlWidth, height: size.height))
    }
    if let accessory {
      let own = accessory.bounds.size
      accessory.frame = placed(
        CGRect(
          x: end - accessoryMargin - own.width,
          y: ((size.height - lower - own.height) / 2).rounded(),
          width: own.width, height: own.height))
    }
    if let editControl {
      let room = TableMetrics.editControlWidth + TableMetrics.editControlSize / 2
      let x = isEditing ? safeAreaWidths.leading : safeAreaWidths.leading - room
      editControl.frame = placed(CGRect(x: x, y: 0, width: room, height: size.height))
    }
    updateMargins()
    content.setNeedsLayout()
    layOutSeparator(from: reservedWidths.leading)
    // Bringing a view to the front invalidates the layout, so it is done only when needed.
    if subviews.last !== separator { bringSubviewToFront(separator) }
  }

  /// Reduces the trailing margin of the content before an accessory (Tables.TB23).
  private func updateMargins() {
    let free = accessory == nil ? ScreenMargins.current.trailing : TableMetrics.accessoryGap
    guard free != trailingMargin else { return }
    trailingMargin = free
    content.directionalLayoutMargins.trailing = free
    configured.contentView?.setNeedsLayout()
  }

  /// Lays out the separator (Tables.TB24).
  private func layOutSeparator(from leading: CGFloat) {
    separator.isHidden =
      !hasSeparator || position.isLast && position.style == .insetGrouped
      || selectionStyle != .none && isSelectedOrHighlighted
    separator.backgroundColor = table?.separatorColor ?? .separator
    let inset = resolvedSeparatorInset(from: leading)
    separator.frame = placed(
      CGRect(
        x: inset.leading, y: bounds.height - pixel,
        width: max(0, bounds.width - inset.leading - inset.trailing), height: pixel))
  }

  private func resolvedSeparatorInset(from leading: CGFloat) -> (
    leading: CGFloat, trailing: CGFloat
  ) {
    // The last separator of a group reaches from edge to edge.
    if position.style == .grouped, position.isLast { return (0, 0) }
    if let customSeparatorInset { return (customSeparatorInset.left, customSeparatorInset.right) }
    let automatic = leading + textStart
    guard let custom = table?.customSeparatorInset else { return (automatic, 0) }
    let isAdded = table?.separatorInsetReference == .fromAutomaticInsets
    return (custom.left + (isAdded ? automatic : leading), custom.right)
  }

  /// The default separator inset.
  var defaultSeparatorInset: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: ScreenMargins.current.leading, bottom: 0, right: 0)
  }

  // MARK: Labels

  /// The leading edge of the text in the content view.
  private var textStart: CGFloat {
    let margin = content.directionalLayoutMargins.leading
    if configured.contentView != nil { return (configured.textStart ?? margin) + indentation }
    guard let views = loadedStandardViews, views.hasContents else { return margin }
    let start = margin + indentation
    let imageSize = imageSize(views)
    return start + (imageSize.width > 0 ? imageSize.width + TableMetrics.imageGap : 0)
  }

  private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  private func imageSize(_ views: CellStandardViews) -> CGSize {
    views.imageView.image?.size ?? .zero
  }

  /// Lays out the labels and the image for the style (Tables.TB20).
  func layOutText() {
    guard let views = loadedStandardViews else { return }
    let texts = textFrames(views, in: content.bounds.width)
    let height = content.bounds.height
    let imageSize = imageSize(views)
    let start = textStart - imageSize.width - TableMetrics.imageGap
    views.imageView.isHidden = imageSize == .zero
    if imageSize != .zero {
      let scale = min(1, imageSize.height > 0 ? height / imageSize.height : 1)
      views.imageView.frame = mirrored(
        CGRect(
          x: start, y: roundedToPixel((height - imageSize.height * scale) / 2),
          width: imageSize.width * scale, height: imageSize.height * scale))
    }
    let top = roundedToPixel((height - texts.height) / 2)
    views.title.frame = mirrored(texts.title.offsetBy(dx: 0, dy: top))
    views.detail.frame = mirrored(texts.detail.offsetBy(dx: 0, dy: top))
    views.detail.isHidden = style == .default
    // Names are aligned to the trailing edge of their column (Tables.TB20).
    if style == .value2 { views.title.textAlignment = usesRightToLeftLayout ? .left : .right }
  }

  /// Returns the frames of the labels relative to the upper one, and their height together.
  private func textFrames(
    _ views: CellStandardViews, in width: CGFloat
  ) -> (title: CGRect, detail: CGRect, height: CGFloat) {
    let start = textStart
    let room = max(0, width - start - content.directionalLayoutMargins.trailing)
    func size(_ label: UILabel, _ width: CGFloat) -> CGSize {
      guard label.text?.isEmpty == false else { return .zero }
      let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
      return CGSize(width: min(size.width, width), height: size.height)
    }
    let title = size(views.title, room)
    guard style != .default else {
      return (CGRect(x: start, y: 0, width: room, height: title.height), .zero, title.height)
    }
    let detail = size(views.detail, room)
    if style == .value2 {
      let column = TableMetrics.nameColumnWidth
      let rest = max(0, room - column - TableMetrics.detailGap)
      let (name, value) = (size(views.title, column), size(views.detail, rest))
      let height = max(name.height, value.height)
      return (
        CGRect(x: start, y: (height - name.height) / 2, width: column, height: name.height),
        CGRect(
          x: start + column + TableMetrics.detailGap, y: (height - value.height) / 2, width: rest,
          height: value.height), height
      )
    }
    let isWide = title.width + detail.width + TableMetrics.detailGap <= room
    let stacks = traitCollection.preferredContentSizeCategory.isAccessibilityCategory && !isWide
    if style == .subtitle || stacks {
      let lower = title.height + (detail.height > 0 ? TableMetrics.textGap : 0)
      return (
        CGRect(x: start, y: 0, width: room, height: title.height),
        CGRect(x: start, y: lower, width: room, height: detail.height), lower + detail.height
      )
    }
    // If both do not fit, the detail gets up to half of the width (Tables.TB20).
    let value = min(detail.width, max(room / 2, room - title.width - TableMetrics.detailGap))
    let name = max(0, min(title.width, room - value - (value > 0 ? TableMetrics.detailGap : 0)))
    let height = max(title.height, detail.height)
    return (
      CGRect(x: start, y: (height - title.height) / 2, width: name, height: title.height),
      CGRect(
        x: start + room - value, y: (height - detail.height) / 2, width: value,
        height: detail.height), height
    )
  }

  /// Returns the height that fits the content (Tables.TB21).
  func fittingHeight(inWidth width: CGFloat) -> CGFloat {
    updateConfigurationIfNeeded()
    let reservedWidths = reservedWidths
    let inner = max(0, width - reservedWidths.leading - reservedWidths.trailing)
    let lower = hasSeparator ? pixel : 0
    updateMargins()
    let configuredIndentation = configured.contentView == nil ? 0 : indentation
    if let height = configured.contentHeight(inWidth: max(0, inner - configuredIndentation)) {
      return configured.rowHeight(height + lower)
    }
    if content.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) {
      let size = content.systemLayoutSizeFitting(
        CGSize(width: inner, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      return size.height + lower
    }
    guard let views = loadedStandardViews, views.hasContents else { return TableMetrics.rowHeight }
    let texts = textFrames(views, in: inner).height
    let height = texts + 2 * TableMetrics.rowPadding + lower
    return max(TableMetrics.rowHeight, (height / pixel).rounded(.up) * pixel)
  }

  // MARK: Coordinates

  private func roundedToPixel(_ length: CGFloat) -> CGFloat { (length / pixel).rounded() * pixel }

  /// Returns a rectangle of the cell, mirrored in right-to-left layouts.
  private func placed(_ rect: CGRect) -> CGRect {
    usesRightToLeftLayout ? rect.mirrored(in: bounds.width) : rect
  }

  /// Returns a rectangle of the content view, mirrored in right-to-left layouts.
  private func mirrored(_ rect: CGRect) -> CGRect {
    usesRightToLeftLayout ? rect.mirrored(in: content.bounds.width) : rect
  }
}

extension CGRect {
  /// Returns the rectangle mirrored within a width.
  func mirrored(in width: CGFloat) -> CGRect {
    CGRect(x: width - maxX, y: minY, width: self.width, height: height)
  }
}

extension UIView {
  /// Whether the layout direction is right-to-left.
  var usesRightToLeftLayout: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
