/// What a navigation bar shows of one item: the way back, title and buttons (NB5…NB8).
@MainActor
final class BarContents: UIView {
  let item: UINavigationItem
  /// What leads back; nil where nothing does.
  let back: BarButton?
  /// The title in the middle, or the app's own view there.
  let title: UIView
  /// Whether its title is large while there is room for it.
  let isLarge: Bool

  /// Makes what is shown of an item.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - backItem: The item before it; nil for none.
  ///   - isLarge: Whether its title is large.
  ///   - appearance: How all is written.
  ///   - bar: What it is for; its back button is pressed there.
  init(
    _ item: UINavigationItem, after backItem: UINavigationItem?, isLarge: Bool,
    in appearance: UINavigationBarAppearance, of bar: UINavigationBar
  ) {
    (self.item, self.isLarge) = (item, isLarge)
    let isLow = bar.traitCollection.verticalSizeClass == .compact
    let lefts = item.leftBarButtonItems ?? []
    let leadsBack = lefts.isEmpty || item.leftItemsSupplementBackButton
    backTitles = backItem?.backTitles ?? []
    if let backItem, !item.hidesBackButton, leadsBack {
      back = BarButton(
        backLike: backItem.backBarButtonItem,
        sign: bar.backIndicatorImage ?? appearance.backIndicatorImage,
        in: appearance.backButtonAppearance
      ) { [weak bar] in bar?.pressBack() }
    } else {
      back = nil
    }
    func shown(_ items: [UIBarButtonItem]) -> [Piece] {
      items.map { item in
        item.owner = bar
        return Piece(item, of: bar, in: appearance, isLow: isLow)
      }
    }
    (left, right) = (shown(lefts), shown(item.rightBarButtonItems ?? []))
    label.text = item.title
    title = item.titleView ?? label
    offset = appearance.titlePositionAdjustment
    super.init(frame: .zero)
    clipsToBounds = false
    write(label, BarMeasures.titleFont, bar.titleTextAttributes, appearance.titleTextAttributes)
    label.textAlignment = .center
    label.accessibilityTraits = [.staticText, .header]
    prompt.text = item.prompt
    prompt.font = BarMeasures.promptFont
    prompt.textAlignment = .center
    for piece in left { piece.view.map(addSubview) }
    if let back { addSubview(back) }
    addSubview(title)
    for piece in right { piece.view.map(addSubview) }
    if item.prompt != nil { addSubview(prompt) }
    guard isLarge else { return }
    largeLabel.text = item.title
    write(
      largeLabel, BarMeasures.largeTitleFont, bar.largeTitleTextAttributes,
      appearance.largeTitleTextAttributes)
    largeLabel.adjustsFontSizeToFitWidth = true
    largeLabel.minimumScaleFactor = 0.8
    largeLabel.accessibilityTraits = [.staticText, .header]
    largeBox.clipsToBounds = true
    largeBox.isUserInteractionEnabled = false
    largeBox.addSubview(largeLabel)
    addSubview(largeBox)
  }

  required init?(coder: NSCoder) { nil }

  /// Points that it takes without a large title.
  var smallHeight: CGFloat {
    let prompt = item.prompt == nil ? 0 : BarMeasures.promptHeight
    return prompt + BarMeasures.height(for: traitCollection)
  }

  /// Where the large title is, or would be if it were seen whole.
  let largeBox = UIView()

  /// What fades when another item takes its place, beside title and way back.
  var buttons: [UIView] { (left + right).compactMap(\.view) }

  override func layoutSubviews() {
    super.layoutSubviews()
    layOutRow()
    guard isLarge else { return }
    let box = CGRect(
      x: 0, y: smallHeight, width: bounds.width, height: max(0, bounds.height - smallHeight))
    largeBox.frame = box
    let (margin, insets) = (ScreenMargins.current.leading, safeInsets)
    let height = BarMeasures.largeTitleFont.lineHeight.rounded(.up)
    largeLabel.textAlignment = isFromRight ? .right : .left
    largeLabel.frame = CGRect(
      x: insets.left + margin, y: box.height - BarMeasures.largeTitleMargin - height,
      width: max(0, bounds.width - insets.left - insets.right - 2 * margin), height: height)
    showSmallTitle(box.height < BarMeasures.titleThreshold)
  }

  /// Whether the large title is seen.
  var showsLargeTitle: Bool { isLarge && showsSmallTitle == false }

  // MARK: Internals

  private let left, right: [Piece]
  private let backTitles: [String?]
  private let offset: UIOffset
  private let label = UILabel()
  private let prompt = UILabel()
  private let largeLabel = UILabel()
  private var showsSmallTitle: Bool?

  private var isFromRight: Bool { traitCollection.layoutDirection == .rightToLeft }

  /// Something at a side: a button, the app's own view, or room.
  private struct Piece {
    let view: UIView?
    let width: CGFloat

    @MainActor
    init(
      _ item: UIBarButtonItem, of bar: UIView, in appearance: UINavigationBarAppearance, isLow: Bool
    ) {
      if let custom = item.customView {
        (view, width) = (custom, custom.sizeInBar.width)
      } else if item.isSpace {
        (view, width) = (nil, item.width)
      } else {
        let isDone = item.style == .done
        let look = isDone ? appearance.doneButtonAppearance : appearance.buttonAppearance
        let button = BarButton(item, of: bar, in: look, isLow: isLow)
        (view, width) = (button, button.shownWidth)
      }
    }
  }

  private func write(
    _ label: UILabel, _ font: UIFont, _ own: [NSAttributedString.Key: Any]?,
    _ look: [NSAttributedString.Key: Any]
  ) {
    label.font = font
    let attributes = look.merging(own ?? [:]) { $1 }
    guard !attributes.isEmpty, let text = label.text else { return }
    label.attributedText = NSAttributedString(
      string: text,
      attributes: [.font: font, .foregroundColor: UIColor.label].merging(attributes) { $1 })
  }

  /// NB7: the small title is seen once the large one has gone beneath.
  private func showSmallTitle(_ shows: Bool) {
    guard shows != showsSmallTitle else { return }
    let isFirst = showsSmallTitle == nil
    showsSmallTitle = shows
    let alpha: CGFloat = shows ? 1 : 0
    guard !isFirst, window != nil else { return title.alpha = alpha }
    UIView.animate(withDuration: BarMeasures.titleFade) { [title] in title.alpha = alpha }
  }

  private func layOutRow() {
    let row = BarMeasures.height(for: traitCollection)
    let top = smallHeight - row
    let (insets, width) = (safeInsets, bounds.width)
    let margin = ScreenMargins.current.leading
    let (before, after) = isFromRight ? (insets.right, insets.left) : (insets.left, insets.right)
    /// Puts a view so far from where lines begin.
    func put(_ view: UIView, _ x: CGFloat, _ length: CGFloat, _ y: CGFloat, _ height: CGFloat) {
      let x = isFromRight ? width - x - length : x
      view.frame = CGRect(
        x: BarMeasures.toPixels(x), y: BarMeasures.toPixels(y), width: length, height: height)
    }
    func put(_ piece: Piece, at x: CGFloat) {
      guard let view = piece.view else { return }
      if view is BarButton {
        let padding = max(
          BarMeasures.gap / 2, (BarMeasures.leastWidth - piece.width) / 2)
        put(view, x - padding, piece.width + 2 * padding, top, row)
      } else {
        let height = min(view.sizeInBar.height, row)
        put(view, x, piece.width, top + (row - height) / 2, height)
      }
    }
    var rightX = width - after - margin
    for piece in right {
      rightX -= piece.width
      put(piece, at: rightX)
      rightX -= BarMeasures.gap
    }
    let natural = title === label ? label.intrinsicContentSize : title.sizeInBar
    var leftX = before + margin
    if let back {
      leftX = before + BarMeasures.backMargin
      let room = rightX - leftX - BarMeasures.gap
      let middle = (width - natural.width) / 2 - BarMeasures.gap / 2
      // NB6: the longest that leaves the title where it is.
      let fitting = backTitles.first { leftX + back.width(saying: $0) <= min(middle, leftX + room) }
      back.write(fitting ?? nil)
      let length = back.width(saying: fitting ?? nil)
      back.contentEdgeInsets = UIEdgeInsets(
        top: 0, left: isFromRight ? 0 : BarMeasures.backMargin, bottom: 0,
        right: isFromRight ? BarMeasures.backMargin : 0)
      put(
        back, before, max(BarMeasures.leastWidth, BarMeasures.backMargin + length + 4), top, row)
      leftX += length + BarMeasures.gap
    }
    for piece in left {
      put(piece, at: leftX)
      leftX += piece.width + BarMeasures.gap
    }
    let room = max(0, rightX - leftX)
    let length = min(natural.width, room).rounded(.up)
    let x = min(max((width - length) / 2, leftX), max(leftX, rightX - length))
    let height = title === label ? natural.height : min(natural.height, row)
    put(
      title, x + (title === label ? offset.horizontal : 0), length,
      top + (row - height) / 2 + (title === label ? offset.vertical : 0), height)
    if item.prompt != nil {
      put(prompt, before + margin, max(0, width - before - after - 2 * margin), 6, 18)
    }
  }
}

extension UIView {
  /// How large a view of the app's own is in a bar: as large as it was made, or as it would be.
  var sizeInBar: CGSize {
    if bounds.width > 0, bounds.height > 0, translatesAutoresizingMaskIntoConstraints {
      return bounds.size
    }
    let natural = intrinsicContentSize
    if natural.width > 0, natural.height > 0 { return natural }
    let fitting = systemLayoutSizeFitting(.zero)
    return fitting.width > 0 ? fitting : sizeThatFits(.zero)
  }
}
