/// The container of an input view and of the accessory view above it.
@MainActor
final class InputHostView: UIView {
  /// The responder that provided the views; it receives events that they do not handle.
  weak var owner: UIResponder?
  /// The view above the keyboard.
  private(set) var accessory: UIView?
  /// The view that replaces the keyboard.
  private(set) var content: UIView?

  override var next: UIResponder? { owner ?? super.next }

  /// Replaces the views.
  func show(_ accessory: UIView?, above content: UIView?) {
    for old in [self.accessory, self.content] where old !== accessory && old !== content {
      if old?.superview === self { old?.removeFromSuperview() }
    }
    (self.accessory, self.content) = (accessory, content)
    // The area below a custom input view belongs to the keyboard.
    backgroundColor = content == nil ? .clear : InputColors.background
    let width = UIScreen.main.bounds.width
    for view in [content, accessory].compactMap(\.self) where view.superview !== self {
      let height =
        view === content
        ? Self.height(ofContent: view, width: width, keyboard: .current(hasSuggestionBar: false))
        : Self.height(ofAccessory: view, width: width)
      view.translatesAutoresizingMaskIntoConstraints = true
      view.frame = CGRect(x: 0, y: 0, width: width, height: height)
      addSubview(view)
    }
    setNeedsLayout()
  }

  /// The height of the accessory view.
  static func height(ofAccessory view: UIView, width: CGFloat) -> CGFloat {
    let height = fittingHeight(of: view, width: width)
    return height > 0 ? height : view.bounds.height
  }

  /// The height of a custom input view without the safe area below it (Keyboards.IV3).
  static func height(ofContent view: UIView, width: CGFloat, keyboard: KeyboardMetrics) -> CGFloat {
    if view.autoresizingMask.contains(.flexibleHeight), !isSelfSizing(view) {
      return keyboard.keysHeight
    }
    let height = fittingHeight(of: view, width: width)
    return height > 0 ? height : keyboard.keysHeight
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    var top: CGFloat = 0
    if let accessory {
      top = Self.height(ofAccessory: accessory, width: width)
      place(accessory, in: CGRect(x: 0, y: 0, width: width, height: top))
    }
    if let content {
      let height = Self.height(
        ofContent: content, width: width, keyboard: .current(hasSuggestionBar: false))
      place(content, in: CGRect(x: 0, y: top, width: width, height: height))
    }
  }

  // MARK: Internals

  private func place(_ view: UIView, in frame: CGRect) {
    view.translatesAutoresizingMaskIntoConstraints = true
    if view.frame != frame { view.frame = frame }
    view.layoutIfNeeded()
  }

  private static func isSelfSizing(_ view: UIView) -> Bool {
    (view as? UIInputView)?.allowsSelfSizing ?? false
  }

  private static func fittingHeight(of view: UIView, width: CGFloat) -> CGFloat {
    let own = view.bounds.height
    guard isSelfSizing(view) || own == 0 else { return own }
    // The current size is not a constraint.
    let translates = view.translatesAutoresizingMaskIntoConstraints
    view.translatesAutoresizingMaskIntoConstraints = false
    defer { view.translatesAutoresizingMaskIntoConstraints = translates }
    let target = CGSize(width: width, height: 0)
    let fitting = view.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    if fitting.height > 0 { return fitting.height }
    return max(0, view.intrinsicContentSize.height)
  }
}
