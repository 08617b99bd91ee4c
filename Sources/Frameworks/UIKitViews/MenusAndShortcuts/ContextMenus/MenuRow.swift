/// A row of a menu: an element, or the header that leads back from a submenu.
@MainActor
final class MenuRow: UIView {
  let element: UIMenuElement
  /// Whether the row leads back to the outer menu.
  let isBackRow: Bool
  private let label = UILabel(), detail = UILabel()
  private let picture = UIImageView()
  private let mark = UIImageView()
  private var wheel: UIActivityIndicatorView?
  /// Whether the row reserves the mark column, because another row has a mark.
  private let reservesMarkColumn: Bool

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - isBackRow: Whether the row leads back to the outer menu.
  ///   - reservesMarkColumn: Whether another row has a mark.
  ///   - titleLines: The maximum number of title lines; nil for the system's.
  init(
    _ element: UIMenuElement, isBackRow: Bool = false, reservesMarkColumn: Bool,
    titleLines: Int? = nil
  ) {
    (self.element, self.isBackRow, self.reservesMarkColumn) = (
      element, isBackRow, reservesMarkColumn
    )
    super.init(frame: .zero)
    // Fingers slide from row to row, so the card tracks them.
    isUserInteractionEnabled = false
    isAccessibilityElement = !(element is UIDeferredMenuElement)
    accessibilityIdentifier = element.accessibilityIdentifier
    label.numberOfLines = titleLines ?? 2
    detail.numberOfLines = 2
    picture.contentMode = .center
    for view in [label, detail, picture, mark] {
      view.isAccessibilityElement = false
      addSubview(view)
    }
    if element is UIDeferredMenuElement {
      let wheel = UIActivityIndicatorView(style: .medium)
      wheel.startAnimating()
      addSubview(wheel)
      self.wheel = wheel
    }
    show()
  }

  required init?(coder: NSCoder) { nil }

  /// Whether a finger is on the row.
  var isPressed = false {
    didSet { backgroundColor = isPressed ? UIColor.systemFill : nil }
  }

  /// Whether the row can be chosen.
  var isEnabled: Bool {
    !(element is UIDeferredMenuElement) && !attributes.contains(.disabled)
  }

  private var attributes: UIMenuElement.Attributes {
    if let menu = element as? UIMenu {
      return menu.options.contains(.destructive) ? .destructive : []
    }
    return (element as? UIAction)?.attributes ?? (element as? UICommand)?.attributes ?? []
  }

  private var state: UIMenuElement.State {
    (element as? UIAction)?.state ?? (element as? UICommand)?.state ?? .off
  }

  /// Returns whether an element has a mark or a chevron, so that all rows of its menu reserve the
  /// column.
  static func isMarked(_ element: UIMenuElement) -> Bool {
    element is UIMenu
      || ((element as? UIAction)?.state ?? (element as? UICommand)?.state ?? .off) != .off
  }

  private func show() {
    label.text = element.title
    label.font = .preferredFont(forTextStyle: isBackRow ? .headline : .body)
    detail.text = element.subtitle
    detail.font = .preferredFont(forTextStyle: .footnote)
    detail.textColor = .secondaryLabel
    let color: UIColor =
      !isEnabled ? .tertiaryLabel : attributes.contains(.destructive) ? .systemRed : .label
    label.textColor = color
    for view in [picture, mark] {
      view.tintColor = color
      view.preferredSymbolConfiguration = .init(textStyle: .body)
    }
    // A selected element may have another image (ContextMenus.CM17).
    let chosen = state == .off ? nil : (element as? any UIMenuLeaf)?.selectedImage
    picture.image = chosen ?? element.image
    let small = UIImage.SymbolConfiguration(textStyle: .footnote).applying(
      UIImage.SymbolConfiguration(weight: .semibold))
    if isBackRow || element is UIMenu {
      mark.preferredSymbolConfiguration = small
      mark.image = UIImage(systemName: isBackRow ? "chevron.down" : "chevron.forward")
    } else {
      mark.image = state == .off ? nil : UIImage(systemName: state == .on ? "checkmark" : "minus")
    }
  }

  override func traitsBecameKnown() { show() }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    show()
  }

  // MARK: Layout

  private var left: CGFloat {
    MenuMetrics.margin + (reservesMarkColumn || isBackRow ? MenuMetrics.markColumnWidth : 0)
  }
  private var right: CGFloat {
    MenuMetrics.margin + (element.image == nil ? 0 : MenuMetrics.markColumnWidth)
  }

  /// Returns the height for a width, in points.
  func height(width: CGFloat) -> CGFloat {
    let room = CGSize(width: width - left - right, height: .greatestFiniteMagnitude)
    let textHeight = [label, detail].filter { $0.text?.isEmpty == false }
      .reduce(0) { $0 + $1.sizeThatFits(room).height }
    return max(MenuMetrics.rowHeight, (textHeight + 22).rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = CGSize(width: bounds.width - left - right, height: .greatestFiniteMagnitude)
    let heights = [label, detail].map {
      $0.text?.isEmpty == false ? $0.sizeThatFits(room).height : 0
    }
    var y = ((bounds.height - heights.reduce(0, +)) / 2).rounded()
    for (view, height) in zip([label, detail], heights) {
      view.frame = read(CGRect(x: left, y: y, width: room.width, height: height))
      y += height
    }
    let side = MenuMetrics.markColumnWidth
    let end = CGRect(x: bounds.width - 12 - side, y: 0, width: side, height: bounds.height)
    let start = CGRect(x: 12, y: 0, width: side, height: bounds.height)
    picture.frame = read(end)
    mark.contentMode = .center
    mark.frame = read(start)
    wheel?.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  /// Returns a frame, mirrored in right-to-left layouts.
  private func read(_ frame: CGRect) -> CGRect {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frame }
    return CGRect(
      x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  // MARK: Accessibility

  /// Called when the row is activated by assistive technologies.
  var onActivate: () -> Void = {}

  override var accessibilityLabel: String? {
    get {
      [element.title, element.subtitle].compactMap(\.self).filter { !$0.isEmpty }
        .joined(separator: ", ")
    }
    set { super.accessibilityLabel = newValue }
  }
  override var accessibilityTraits: UIAccessibilityTraits {
    get {
      var traits: UIAccessibilityTraits = .button
      if !isEnabled { traits.insert(.notEnabled) }
      if state == .on { traits.insert(.selected) }
      return traits
    }
    set { super.accessibilityTraits = newValue }
  }
  override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    onActivate()
    return true
  }
}
