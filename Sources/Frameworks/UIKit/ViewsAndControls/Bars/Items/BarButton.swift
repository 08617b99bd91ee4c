/// The button by which a bar shows one of its items, or leads back (NB3, NB6).
@MainActor
final class BarButton: UIButton {
  /// Whether it leads back.
  private let isBack: Bool
  /// Its width, if the item says one.
  private var saidWidth: CGFloat = 0
  private var possibleTitles: Set<String> = []

  /// Makes the button of an item in a bar.
  init(
    _ item: UIBarButtonItem, of bar: UIView, in appearance: UIBarButtonItemAppearance, isLow: Bool
  ) {
    isBack = false
    super.init(frame: .zero)
    item.takeAppearance(in: bar)
    look(like: item, in: appearance, isDone: item.style == .done)
    (saidWidth, possibleTitles) = (item.width, item.possibleTitles ?? [])
    isEnabled = item.isEnabled
    if let picture = item.picture(isLow: isLow) {
      setImage(picture.asShape, for: .normal)
      imageEdgeInsets = isLow ? item.landscapeImagePhoneInsets : item.imageInsets
    } else {
      write(item.title)
    }
    accessibilityLabel = item.accessibilityLabel
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityHint = item.accessibilityHint
    accessibilityValue = item.accessibilityValue
    addAction(UIAction { [weak item] _ in item?.press(nil) }, for: .primaryActionTriggered)
    menu = item.menu
    showsMenuAsPrimaryAction = item.primaryAction == nil && item.action == nil
  }

  /// Makes the button that leads back.
  ///
  /// - Parameters:
  ///   - item: How it is written; nil for as the bar has it.
  ///   - sign: What is before its title; nil for the system's.
  ///   - press: Leads back.
  init(
    backLike item: UIBarButtonItem?, sign: UIImage?, in appearance: UIBarButtonItemAppearance,
    _ press: @escaping () -> Void
  ) {
    isBack = true
    super.init(frame: .zero)
    look(like: item, in: appearance, isDone: false)
    let sign = sign?.asShape ?? BarSign.back.image
    setImage(isReadFromRight ? sign?.withHorizontallyFlippedOrientation() : sign, for: .normal)
    contentHorizontalAlignment = .leading
    titleEdgeInsets.left = BarMeasures.backGap
    accessibilityIdentifier = item?.accessibilityIdentifier ?? "BackButton"
    addAction(UIAction { _ in press() }, for: .primaryActionTriggered)
    write(nil)
  }

  required init?(coder: NSCoder) { nil }

  /// Says something: of what leads back, all, only that it leads back, or nothing (NB6).
  func write(_ title: String?) {
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
    if isBack { accessibilityLabel = title ?? BarSign.back.name }
  }

  /// How wide what it shows is, in points.
  var shownWidth: CGFloat {
    if saidWidth > 0 { return saidWidth }
    return width(saying: currentTitle)
  }

  /// How wide it would be if it said something else.
  func width(saying title: String?) -> CGFloat {
    let words = possibleTitles.union([title].compactMap(\.self)).filter { !$0.isEmpty }
    let widths = words.map {
      NSAttributedString(string: $0, attributes: [.font: font]).size().width
    }
    let picture = image(for: .normal)?.size.width ?? 0
    guard let widest = widths.max() else { return picture }
    return (picture + (isBack ? BarMeasures.backGap : 0) + widest).rounded(.up)
  }

  /// Where the title is, in the button's coordinates.
  var titlePlace: CGRect { titleRect(forContentRect: contentRect(forBounds: bounds)) }

  // MARK: Internals

  private var titleAttributes = ValuesByState<[NSAttributedString.Key: Any]>()
  private var font = BarMeasures.itemFont

  private func look(
    like item: UIBarButtonItem?, in appearance: UIBarButtonItemAppearance, isDone: Bool
  ) {
    become(.system)
    if let tint = item?.tintColor { tintColor = tint }
    let states: [(UIControl.State, UIBarButtonItemStateAppearance)] = [
      (.normal, appearance.normal), (.highlighted, appearance.highlighted),
      (.disabled, appearance.disabled),
    ]
    for (state, look) in states {
      let own = item?.titleTextAttributes(for: state) ?? [:]
      let all = look.titleTextAttributes.merging(own) { $1 }
      if !all.isEmpty { titleAttributes[exactly: state] = all }
    }
    let usual = isDone ? BarMeasures.titleFont : BarMeasures.itemFont
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
  /// The same as a shape, unless it says otherwise: pictures in bars are in the tint's colour.
  var asShape: UIImage { renderingMode == .automatic ? withRenderingMode(.alwaysTemplate) : self }
}
