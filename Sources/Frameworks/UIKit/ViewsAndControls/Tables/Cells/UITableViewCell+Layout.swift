// Where the parts of a cell are. Steps TB20…TB25 are in `Documentation/Behaviour/Tables.md`.
extension UITableViewCell {
  /// A pixel, in points.
  var pixel: CGFloat { 1 / max(1, UIScreen.main.scale) }

  private var hasLine: Bool { table?.separatorStyle != UITableViewCell.SeparatorStyle.none }

  /// Points at the edges that the phone covers, and that hold no contents.
  private var covered: (leading: CGFloat, trailing: CGFloat) {
    guard let table, table.insetsContentViewsToSafeArea, table.style != .insetGrouped else {
      return (0, 0)
    }
    let safe = table.safeInsets
    return laysOutFromRight ? (safe.right, safe.left) : (safe.left, safe.right)
  }

  /// How much room is taken at the beginning and at the end by what edits and what stands there.
  private var taken: (leading: CGFloat, trailing: CGFloat) {
    var (leading, trailing) = covered
    if isEditing, shouldIndentWhileEditing, showsEditSign { leading += TableMeasures.editRoom }
    if isEditing, showsReorderControl { trailing += TableMeasures.gripRoom }
    if let accessory { trailing += accessory.bounds.width + accessoryMargin }
    return (leading, trailing)
  }

  private var accessoryMargin: CGFloat {
    isEditing && showsReorderControl ? TableMeasures.accessoryGap : ScreenMargins.current.trailing
  }

  /// Puts all parts where they belong.
  func layOutParts() {
    let (size, taken, covered) = (bounds.size, taken, covered)
    backgroundView?.frame = bounds
    selectionView?.frame = bounds
    let lower = hasLine ? pixel : 0
    content.frame = placed(
      CGRect(
        x: taken.leading, y: 0, width: max(0, size.width - taken.leading - taken.trailing),
        height: max(0, size.height - lower)))
    var end = size.width - covered.trailing
    if let grip, isEditing, showsReorderControl {
      end -= TableMeasures.gripRoom
      grip.frame = placed(CGRect(x: end, y: 0, width: TableMeasures.gripRoom, height: size.height))
    }
    if let accessory {
      let own = accessory.bounds.size
      accessory.frame = placed(
        CGRect(
          x: end - accessoryMargin - own.width,
          y: ((size.height - lower - own.height) / 2).rounded(),
          width: own.width, height: own.height))
    }
    if let editSign {
      let room = TableMeasures.editRoom + TableMeasures.editSign / 2
      let x = isEditing ? covered.leading : covered.leading - room
      editSign.frame = placed(CGRect(x: x, y: 0, width: room, height: size.height))
    }
    updateMargins()
    content.setNeedsLayout()
    layOutLine(from: taken.leading)
    // A view that comes to the front has what it is in laid out again.
    if subviews.last !== line { bringSubviewToFront(line) }
  }

  /// TB23: less is left free before what stands at the end.
  private func updateMargins() {
    let free = accessory == nil ? ScreenMargins.current.trailing : TableMeasures.accessoryGap
    guard free != shownMargin else { return }
    shownMargin = free
    content.directionalLayoutMargins.trailing = free
  }

  /// TB24: the line beneath it.
  private func layOutLine(from leading: CGFloat) {
    line.isHidden =
      !hasLine || place.isLast && place.style == .insetGrouped || selectionStyle != .none && isShown
    line.backgroundColor = table?.separatorColor ?? .separator
    let inset = lineInset(from: leading)
    line.frame = placed(
      CGRect(
        x: inset.leading, y: bounds.height - pixel,
        width: max(0, bounds.width - inset.leading - inset.trailing), height: pixel))
  }

  private func lineInset(from leading: CGFloat) -> (leading: CGFloat, trailing: CGFloat) {
    // A group ends with a line from edge to edge.
    if place.style == .grouped, place.isLast { return (0, 0) }
    if let ownSeparatorInset { return (ownSeparatorInset.left, ownSeparatorInset.right) }
    let automatic = leading + textStart
    guard let said = table?.saidSeparatorInset else { return (automatic, 0) }
    let isAdded = table?.separatorInsetReference == .fromAutomaticInsets
    return (said.left + (isAdded ? automatic : leading), said.right)
  }

  /// What lines leave free where nobody says.
  var usualSeparatorInset: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: ScreenMargins.current.leading, bottom: 0, right: 0)
  }

  // MARK: Texts

  /// Where text begins in the contents.
  private var textStart: CGFloat {
    let margin = content.directionalLayoutMargins.leading
    guard let madeParts, madeParts.hasContents else { return margin }
    let start = margin + CGFloat(indentationLevel) * indentationWidth
    let picture = pictureSize(madeParts)
    return start + (picture.width > 0 ? picture.width + TableMeasures.pictureGap : 0)
  }

  private func pictureSize(_ parts: CellParts) -> CGSize { parts.picture.image?.size ?? .zero }

  /// TB20: puts the texts and the picture where the style wants them.
  func layOutTexts() {
    guard let parts = madeParts else { return }
    let texts = arrange(parts, in: content.bounds.width)
    let height = content.bounds.height
    let picture = pictureSize(parts)
    let start = textStart - picture.width - TableMeasures.pictureGap
    parts.picture.isHidden = picture == .zero
    if picture != .zero {
      let scale = min(1, picture.height > 0 ? height / picture.height : 1)
      parts.picture.frame = mirrored(
        CGRect(
          x: start, y: toPixel((height - picture.height * scale) / 2),
          width: picture.width * scale, height: picture.height * scale))
    }
    let top = toPixel((height - texts.height) / 2)
    parts.title.frame = mirrored(texts.title.offsetBy(dx: 0, dy: top))
    parts.detail.frame = mirrored(texts.detail.offsetBy(dx: 0, dy: top))
    parts.detail.isHidden = style == .default
    // TB20. Names end where their column does.
    if style == .value2 { parts.title.textAlignment = laysOutFromRight ? .left : .right }
  }

  /// Where the texts are, from the top of the upper one.
  private func arrange(
    _ parts: CellParts, in width: CGFloat
  ) -> (title: CGRect, detail: CGRect, height: CGFloat) {
    let start = textStart
    let room = max(0, width - start - content.directionalLayoutMargins.trailing)
    func size(_ label: UILabel, _ width: CGFloat) -> CGSize {
      guard label.text?.isEmpty == false else { return .zero }
      let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
      return CGSize(width: min(size.width, width), height: size.height)
    }
    let title = size(parts.title, room)
    guard style != .default else {
      return (CGRect(x: start, y: 0, width: room, height: title.height), .zero, title.height)
    }
    let detail = size(parts.detail, room)
    if style == .value2 {
      let column = TableMeasures.nameColumn
      let rest = max(0, room - column - TableMeasures.detailGap)
      let (name, value) = (size(parts.title, column), size(parts.detail, rest))
      let height = max(name.height, value.height)
      return (
        CGRect(x: start, y: (height - name.height) / 2, width: column, height: name.height),
        CGRect(
          x: start + column + TableMeasures.detailGap, y: (height - value.height) / 2, width: rest,
          height: value.height), height
      )
    }
    let isWide = title.width + detail.width + TableMeasures.detailGap <= room
    let stacks = traitCollection.preferredContentSizeCategory.isAccessibilityCategory && !isWide
    if style == .subtitle || stacks {
      let lower = title.height + (detail.height > 0 ? TableMeasures.lineGap : 0)
      return (
        CGRect(x: start, y: 0, width: room, height: title.height),
        CGRect(x: start, y: lower, width: room, height: detail.height), lower + detail.height
      )
    }
    // TB20. Where both have no room the detail keeps up to half of it.
    let value = min(detail.width, max(room / 2, room - title.width - TableMeasures.detailGap))
    let name = max(0, min(title.width, room - value - (value > 0 ? TableMeasures.detailGap : 0)))
    let height = max(title.height, detail.height)
    return (
      CGRect(x: start, y: (height - title.height) / 2, width: name, height: title.height),
      CGRect(
        x: start + room - value, y: (height - detail.height) / 2, width: value,
        height: detail.height), height
    )
  }

  /// TB21: how high it is by what it shows.
  func fittingHeight(inWidth width: CGFloat) -> CGFloat {
    let taken = taken
    let inner = max(0, width - taken.leading - taken.trailing)
    let lower = hasLine ? pixel : 0
    updateMargins()
    if content.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) {
      let size = content.systemLayoutSizeFitting(
        CGSize(width: inner, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      return size.height + lower
    }
    guard let madeParts, madeParts.hasContents else { return TableMeasures.row }
    let texts = arrange(madeParts, in: inner).height
    let height = texts + 2 * TableMeasures.rowPadding + lower
    return max(TableMeasures.row, (height / pixel).rounded(.up) * pixel)
  }

  // MARK: Sides

  private func toPixel(_ length: CGFloat) -> CGFloat { (length / pixel).rounded() * pixel }

  /// A rectangle that is given from the beginning, in the cell.
  private func placed(_ rect: CGRect) -> CGRect {
    laysOutFromRight ? rect.mirrored(in: bounds.width) : rect
  }

  /// A rectangle that is given from the beginning, in the contents.
  private func mirrored(_ rect: CGRect) -> CGRect {
    laysOutFromRight ? rect.mirrored(in: content.bounds.width) : rect
  }
}

extension CGRect {
  /// The same from the other side of something so wide.
  func mirrored(in width: CGFloat) -> CGRect {
    CGRect(x: width - maxX, y: minY, width: self.width, height: height)
  }
}

extension UIView {
  /// Whether what is in it begins at the right.
  var laysOutFromRight: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
