/// The button of a bar item, or the back button (Navigation.NB3, Navigation.NB6).
@MainActor
final class BarButton: UIButton {
  /// Whether it is a back button.
  private let isBack: Bool
  /// The width that the item specifies, or 0.
  private var specifiedWidth: CGFloat = 0
  private var possibleTitles: Set<String> = []
  private var badge: BarButtonBadge?
  /// The item; nil for a back button.
  private(set) weak var item: UIBarButtonItem?

  /// Creates the button of a bar item.
  init(
    _ item: UIBarButtonItem, of bar: UIView, in appearance: UIBarButtonItemAppearance, isLow: Bool
  ) {
    isBack = false
    super.init(frame: .zero)
    self.item = item
    item.applyAppearanceProxies(in: bar)
    applyAppearance(of: item, in: appearance, isDone: item.style == .done)
    apply(item.overrides, style: item.style, isLow: isLow)
    (specifiedWidth, possibleTitles) = (item.width, item.possibleTitles ?? [])
    isEnabled = item.isEnabled
    isSymbolAnimationEnabled = item.isSymbolAnimationEnabled
    if let chosen = item.chosenMenuAction {
      if let picture = chosen.selectedImage ?? chosen.image {
        setImage(picture.asTemplate, for: .normal)
      } else {
        setBarTitle(chosen.title)
      }
    } else if let picture = item.picture(isLow: isLow) {
      setImage(picture.asTemplate, for: .normal)
      imageEdgeInsets = isLow ? item.landscapeImagePhoneInsets : item.imageInsets
    } else {
      setBarTitle(item.title)
    }
    accessibilityLabel = item.chosenMenuAction?.title ?? item.accessibilityLabel
    accessibilityTraits.formUnion(item.accessibilityTraits)
    if item.isSelected { accessibilityTraits.insert(.selected) }
    item.showLargeContent(in: self)
    if item.image == nil, item.largeContentSizeImage == nil {
      largeContentImage = item.picture(isLow: isLow)
    }
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityHint = item.accessibilityHint
    accessibilityValue = item.accessibilityValue ?? item.badge?.stringValue.map(spokenBadge)
    badge = item.badge.map(BarButtonBadge.init)
    if let badge { addSubview(badge) }
    addAction(UIAction { [weak item] _ in item?.press(nil) }, for: .primaryActionTriggered)
    menu = item.menu
    preferredMenuElementOrder = item.preferredMenuElementOrder
    showsMenuAsPrimaryAction = item.primaryAction == nil && item.action == nil
  }

  /// Creates a back button.
  ///
  /// - Parameters:
  ///   - item: The item with its text attributes and tint; `nil` for the bar's.
  ///   - icon: The indicator before the title; `nil` for the system's.
  ///   - appearance: The appearance of the bar.
  ///   - isLow: Whether the bar has the compact height.
  ///   - press: The handler of a press.
  init(
    backButtonFor item: UIBarButtonItem?, icon: UIImage?, in appearance: UIBarButtonItemAppearance,
    isLow: Bool, _ press: @escaping () -> Void
  ) {
    isBack = true
    super.init(frame: .zero)
    applyAppearance(of: item, in: appearance, isDone: false)
    let icon = icon?.asTemplate ?? BarIcon.back.image
    setImage(isRightToLeft ? icon?.withHorizontallyFlippedOrientation() : icon, for: .normal)
    contentHorizontalAlignment = .leading
    titleEdgeInsets.left = BarMetrics.backGap
    if let item { apply(item.backOverrides, style: nil, isLow: isLow) }
    accessibilityIdentifier = item?.accessibilityIdentifier ?? "BackButton"
    showsLargeContentViewer = true
    largeContentImage = icon
    scalesLargeContentImage = true
    addAction(UIAction { _ in press() }, for: .primaryActionTriggered)
    setBarTitle(nil)
  }

  required init?(coder: NSCoder) { nil }

  override var kindWords: [String] { super.kindWords + (isBack ? ["back-button"] : []) }

  override func didChooseMenuAction(_ action: UIAction) { item?.chooseMenuAction(action) }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, let item, currentImage != nil, let imageView else { return }
    item.showSymbolEffects(in: imageView)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let badge else { return }
    let place = currentImage == nil ? titlePlace : imageRect(forContentRect: contentRect)
    badge.place(
      at: CGPoint(x: isRightToLeft ? place.minX : place.maxX, y: place.minY),
      isFromRight: isRightToLeft)
    bringSubviewToFront(badge)
  }

  private var contentRect: CGRect { contentRect(forBounds: bounds) }

  /// Sets the title: for a back button the full title, a generic one, or none (Navigation.NB6).
  func setBarTitle(_ title: String?) {
    setTitle(title, for: .normal)
    for state in [UIControl.State.normal, .highlighted, .disabled] {
      let attributes = titleAttributes[state] ?? [:]
      setTitleColor(attributes[.foregroundColor] as? UIColor, for: state)
      let isPlain = attributes.keys.allSatisfy { $0 == .font || $0 == .foregroundColor }
      guard let title, !isPlain else {
        setAttributedTitle(nil, for: state)
        continue
      }
      var all = attributes
      all[.font] = font
      all[.foregroundColor] = attributes[.foregroundColor] ?? titleColor(for: state)
      setAttributedTitle(NSAttributedString(string: title, attributes: all), for: state)
    }
    guard isBack else { return }
    accessibilityLabel = title ?? BarIcon.back.name
    largeContentTitle = accessibilityLabel
  }

  /// The width of the visible content, in points.
  var shownWidth: CGFloat {
    if specifiedWidth > 0 { return specifiedWidth }
    return width(withTitle: currentTitle)
  }

  /// Returns the width of the content with another title, in points.
  func width(withTitle title: String?) -> CGFloat {
    let words = possibleTitles.union([title].compactMap(\.self)).filter { !$0.isEmpty }
    let widths = words.map {
      NSAttributedString(string: $0, attributes: [.font: font]).size().width
    }
    let picture = image(for: .normal)?.size.width ?? 0
    guard let widest = widths.max() else { return picture }
    return (picture + (isBack ? BarMetrics.backGap : 0) + widest).rounded(.up)
  }

  /// The title's frame, in the button's coordinates.
  var titlePlace: CGRect { titleRect(forContentRect: contentRect) }

  // MARK: Internals

  private var titleAttributes = ValuesByState<[NSAttributedString.Key: Any]>()
  private var font = BarMetrics.itemFont

  /// Applies the item's own background images and title offset (Navigation.NB14).
  private func apply(_ overrides: BarItemOverrides, style: UIBarButtonItem.Style?, isLow: Bool) {
    for state in [UIControl.State.normal, .highlighted, .disabled] {
      guard let image = overrides.image(for: state, style: style, isLow: isLow) else { continue }
      setBackgroundImage(image, for: state)
    }
    guard let offset = overrides.titleOffset(isLow: isLow) else { return }
    titleEdgeInsets.top += offset.vertical
    titleEdgeInsets.left += offset.horizontal
  }

  private func applyAppearance(
    of item: UIBarButtonItem?, in appearance: UIBarButtonItemAppearance, isDone: Bool
  ) {
    setType(.system)
    if let tint = item?.tintColor {
      tintColor = tint
    } else if item?.kind == .close {
      tintColor = UIButton.closeColor
    }
    let states: [(UIControl.State, UIBarButtonItemStateAppearance)] = [
      (.normal, appearance.normal), (.highlighted, appearance.highlighted),
      (.disabled, appearance.disabled),
    ]
    for (state, look) in states {
      let own = item?.titleTextAttributes(for: state) ?? [:]
      let all = look.titleTextAttributes.merging(own) { $1 }
      if !all.isEmpty { titleAttributes[exactly: state] = all }
    }
    let usual = isDone ? BarMetrics.titleFont : BarMetrics.itemFont
    font = titleAttributes[.normal]?[.font] as? UIFont ?? usual
    titleLabel?.font = font
    let offset = appearance.normal.titlePositionAdjustment
    titleEdgeInsets.top = offset.vertical
    titleEdgeInsets.left = offset.horizontal
    if let ground = appearance.normal.backgroundImage {
      setBackgroundImage(ground, for: .normal)
    }
  }
}

extension UIImage {
  /// The image as a template, unless it has a rendering mode: bars tint images.
  var asTemplate: UIImage {
    renderingMode == .automatic ? withRenderingMode(.alwaysTemplate) : self
  }
}
