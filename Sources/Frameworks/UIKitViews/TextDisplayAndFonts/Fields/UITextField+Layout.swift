// The rectangles and overlay views of a field (TextFields.TF2, TextFields.TF6…TF8, in
// `Documentation/Behaviour/TextFields.md`).
extension UITextField {
  func setUpField() {
    borderStyle = .none
    setNeedsLayout()
  }

  func makeClearButton() -> ClearButton {
    let button = ClearButton(frame: .zero)
    button.addAction(UIAction { [unowned self] _ in handleClear() }, for: .touchUpInside)
    return button
  }

  // MARK: Overlay views

  private func isShown(_ view: UIView?, _ mode: ViewMode, isEditing: Bool) -> Bool {
    view != nil && mode.isShown(isEditing: isEditing)
  }

  /// Returns whether the clear button is shown; the right view takes precedence (TextFields.TF7).
  func showsClearButton(isEditing: Bool) -> Bool {
    clearButtonMode.isShown(isEditing: isEditing) && hasText && isEnabled
      && !isShown(rightView, rightViewMode, isEditing: isEditing)
  }

  func replaceOverlayView(_ old: UIView?, _ new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    appearanceChanged()
  }

  /// Adds, removes and lays out the overlay views (TextFields.TF6).
  func layOutOverlayViews() {
    let isEditing = isEditing
    let sides: [(UIView?, ViewMode, CGRect)] = [
      (leftView, leftViewMode, leftViewRect(forBounds: bounds)),
      (rightView, rightViewMode, rightViewRect(forBounds: bounds)),
    ]
    for (view, mode, frame) in sides {
      guard let view else { continue }
      guard mode.isShown(isEditing: isEditing) else {
        if view.superview === self { view.removeFromSuperview() }
        continue
      }
      if view.superview !== self { addSubview(view) }
      view.frame = frame
    }
    guard showsClearButton(isEditing: isEditing) else {
      if clearButtonMode != .never, clearButton.superview === self {
        clearButton.removeFromSuperview()
      }
      return
    }
    if clearButton.superview !== self { addSubview(clearButton) }
    clearButton.frame = clearButtonRect(forBounds: bounds)
  }

  // MARK: Layout

  /// Returns the rectangle of the text (TextFields.TF2, TextFields.TF6).
  func textArea(_ bounds: CGRect, isEditing: Bool) -> CGRect {
    let inset = TextFieldMetrics.inset(borderStyle)
    var room = bounds.insetBy(
      dx: min(inset.width, bounds.width / 2), dy: min(inset.height, bounds.height / 2))
    func keepLeft(of x: CGFloat) { room.size.width = max(0, min(room.maxX, x) - room.minX) }
    func keepRight(of x: CGFloat) {
      let end = room.maxX
      room.origin.x = min(end, max(room.minX, x))
      room.size.width = end - room.minX
    }
    func keepAway(from side: CGRect, atLeft: Bool) {
      guard atLeft else { return keepLeft(of: side.minX - inset.width) }
      keepRight(of: side.maxX + inset.width)
    }
    if isShown(leftView, leftViewMode, isEditing: isEditing) {
      keepAway(from: leftViewRect(forBounds: bounds), atLeft: !isRightToLeft)
    }
    if isShown(rightView, rightViewMode, isEditing: isEditing) {
      keepAway(from: rightViewRect(forBounds: bounds), atLeft: isRightToLeft)
    } else if clearButtonMode.isShown(isEditing: isEditing) {
      // The clear button reserves its space even while the field is empty.
      let button = clearButtonRect(forBounds: bounds)
      if isRightToLeft { keepRight(of: button.maxX + 2) } else { keepLeft(of: button.minX - 2) }
    }
    return room
  }

  func clearButtonArea(_ bounds: CGRect) -> CGRect {
    let (side, inset) = (TextFieldMetrics.clearSide, TextFieldMetrics.clearInset)
    return CGRect(
      x: isRightToLeft ? bounds.minX + inset : bounds.maxX - inset - side,
      y: bounds.midY - side / 2, width: side, height: side)
  }

  /// Returns the frame of an overlay view: its own size, limited to the height of the field.
  func overlayArea(_ view: UIView?, _ bounds: CGRect, atLeft: Bool) -> CGRect {
    guard let view else {
      return CGRect(x: atLeft ? bounds.minX : bounds.maxX, y: bounds.midY, width: 0, height: 0)
    }
    var size = view.bounds.size
    if size == .zero { size = view.sizeThatFits(bounds.size) }
    let height = min(size.height, bounds.height)
    return CGRect(
      x: atLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - height / 2,
      width: size.width, height: height)
  }

  /// The intrinsic size (TextFields.TF2).
  var fittedSize: CGSize {
    let shown =
      hasText
      ? withDefaultAttributes(editor.content, baseAttributes.color)
      : placeholderContent.map { withDefaultAttributes($0, baseAttributes.color) }
    let scale = max(1, traitCollection.displayScale)
    let natural = shown.map { $0.size().width } ?? 0
    let inset = TextFieldMetrics.inset(borderStyle)
    let isEditing = isEditing
    var width = natural + CaretMetrics.width + 2 * inset.width
    for (view, mode) in [(leftView, leftViewMode), (rightView, rightViewMode)]
    where isShown(view, mode, isEditing: isEditing) {
      width += (view?.bounds.width ?? 0) + inset.width
    }
    if clearButtonMode.isShown(isEditing: isEditing) {
      width += TextFieldMetrics.clearSide + TextFieldMetrics.clearInset
    }
    let line = baseAttributes.font.lineHeight.rounded(.up)
    let height: CGFloat =
      switch borderStyle {
      case .none: line + 1
      case .line, .bezel: line + TextFieldMetrics.extraHeight
      case .roundedRect: max(TextFieldMetrics.roundHeight, line + TextFieldMetrics.extraHeight)
      }
    let size = CGSize(width: (width * scale).rounded(.up) / scale, height: height)
    let margin = overridingMargin(size)
    return CGSize(
      width: max(0, size.width + margin.width), height: max(0, size.height + margin.height))
  }

  /// Returns by how much an override of `textRect(forBounds:)` shrinks the text rectangle
  /// (TextFields.TF2).
  private func overridingMargin(_ size: CGSize) -> CGSize {
    // Insets may exceed the size of an empty field, which would leave no rectangle.
    for spare in [0, 100] as [CGFloat] {
      let bounds = CGRect(x: 0, y: 0, width: size.width + spare, height: size.height + spare)
      let (own, given) = (textArea(bounds, isEditing: false), textRect(forBounds: bounds))
      guard !given.isNull, !given.isInfinite else { continue }
      return CGSize(
        width: own.size.width - given.size.width, height: own.size.height - given.size.height)
    }
    return .zero
  }

  // MARK: Drawing

  /// Draws the background, the border and the placeholder (TextFields.TF2, TextFields.TF5,
  /// TextFields.TF8).
  func drawField() {
    drawBackground()
    drawBorder()
    if !hasText { drawPlaceholder(in: placeholderRect(forBounds: bounds)) }
  }

  private func drawBackground() {
    guard borderStyle != .roundedRect, let background else { return }
    (isEnabled ? background : disabledBackground ?? background).draw(in: bounds)
  }

  private func drawBorder() {
    let pixel = 1 / max(1, traitCollection.displayScale)
    let frame = borderRect(forBounds: bounds).insetBy(dx: pixel / 2, dy: pixel / 2)
    guard frame.width > 0, frame.height > 0 else { return }
    let path: UIBezierPath
    switch borderStyle {
    case .none: return
    case .line, .bezel: path = UIBezierPath(rect: frame)
    case .roundedRect:
      path = UIBezierPath(roundedRect: frame, cornerRadius: TextFieldMetrics.radius)
      if backgroundColor == nil {
        UIColor.systemBackground.setFill()
        path.fill()
      }
    }
    (borderStyle == .line ? UIColor.label : TextFieldMetrics.border).setStroke()
    path.lineWidth = pixel
    path.stroke()
  }
}
