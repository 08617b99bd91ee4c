// What is around the letters of a field. Steps TF2 and TF6…TF8 are in
// `Documentation/Behaviour/TextFields.md`.
extension UITextField {
  func setUpField() {
    borderStyle = .none
    setNeedsLayout()
  }

  func makeClearButton() -> ClearButton {
    let button = ClearButton(frame: .zero)
    button.addAction(UIAction { [unowned self] _ in pressClear() }, for: .touchUpInside)
    return button
  }

  // MARK: Sides

  private func isShown(_ view: UIView?, _ mode: ViewMode, isEditing: Bool) -> Bool {
    view != nil && mode.isShown(isEditing: isEditing)
  }

  /// TF7: whether the button is there; the view at its side comes first.
  func showsClearButton(isEditing: Bool) -> Bool {
    clearButtonMode.isShown(isEditing: isEditing) && hasText && isEnabled
      && !isShown(rightView, rightViewMode, isEditing: isEditing)
  }

  func replaceSide(_ old: UIView?, _ new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    looksChanged()
  }

  /// TF6: puts what is beside the text where it belongs, as far as it is seen.
  func layOutSides() {
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

  // MARK: Room

  /// TF2, TF6.
  func textRoom(_ bounds: CGRect, isEditing: Bool) -> CGRect {
    let inset = FieldMeasures.inset(borderStyle)
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
      keepAway(from: leftViewRect(forBounds: bounds), atLeft: !isReadFromRight)
    }
    if isShown(rightView, rightViewMode, isEditing: isEditing) {
      keepAway(from: rightViewRect(forBounds: bounds), atLeft: isReadFromRight)
    } else if clearButtonMode.isShown(isEditing: isEditing) {
      // It has its room also where nothing is written yet.
      let button = clearButtonRect(forBounds: bounds)
      if isReadFromRight { keepRight(of: button.maxX + 2) } else { keepLeft(of: button.minX - 2) }
    }
    return room
  }

  func clearRoom(_ bounds: CGRect) -> CGRect {
    let (side, inset) = (FieldMeasures.clearSide, FieldMeasures.clearInset)
    return CGRect(
      x: isReadFromRight ? bounds.minX + inset : bounds.maxX - inset - side,
      y: bounds.midY - side / 2, width: side, height: side)
  }

  /// A view at a side has its own size, and no more height than there is.
  func sideRoom(_ view: UIView?, _ bounds: CGRect, atLeft: Bool) -> CGRect {
    guard let view else { return CGRect(x: bounds.minX, y: bounds.midY, width: 0, height: 0) }
    var size = view.bounds.size
    if size == .zero { size = view.sizeThatFits(bounds.size) }
    let height = min(size.height, bounds.height)
    return CGRect(
      x: atLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - height / 2,
      width: size.width, height: height)
  }

  /// TF2.
  var ownSize: CGSize {
    let shown = hasText ? dressed(editor.content, look.color) : hint.map { dressed($0, look.color) }
    let scale = max(1, traitCollection.displayScale)
    let natural = shown.map { $0.size().width } ?? 0
    let inset = FieldMeasures.inset(borderStyle)
    let isEditing = isEditing
    var width = natural + CaretMeasures.width + 2 * inset.width
    for (view, mode) in [(leftView, leftViewMode), (rightView, rightViewMode)]
    where isShown(view, mode, isEditing: isEditing) {
      width += (view?.bounds.width ?? 0) + inset.width
    }
    if clearButtonMode.isShown(isEditing: isEditing) {
      width += FieldMeasures.clearSide + FieldMeasures.clearInset
    }
    let line = look.font.lineHeight.rounded(.up)
    let height: CGFloat =
      switch borderStyle {
      case .none: line + 1
      case .line, .bezel: line + FieldMeasures.extraHeight
      case .roundedRect: max(FieldMeasures.roundHeight, line + FieldMeasures.extraHeight)
      }
    return CGSize(width: (width * scale).rounded(.up) / scale, height: height)
  }

  // MARK: Drawing

  /// TF2, TF5, TF8.
  func paintField() {
    paintBackground()
    paintBorder()
    if !hasText { drawPlaceholder(in: placeholderRect(forBounds: bounds)) }
  }

  private func paintBackground() {
    guard borderStyle != .roundedRect, let background else { return }
    (isEnabled ? background : disabledBackground ?? background).draw(in: bounds)
  }

  private func paintBorder() {
    let pixel = 1 / max(1, traitCollection.displayScale)
    let frame = borderRect(forBounds: bounds).insetBy(dx: pixel / 2, dy: pixel / 2)
    guard frame.width > 0, frame.height > 0 else { return }
    let path: UIBezierPath
    switch borderStyle {
    case .none: return
    case .line, .bezel: path = UIBezierPath(rect: frame)
    case .roundedRect:
      path = UIBezierPath(roundedRect: frame, cornerRadius: FieldMeasures.radius)
      if backgroundColor == nil {
        UIColor.systemBackground.setFill()
        path.fill()
      }
    }
    (borderStyle == .line ? UIColor.label : FieldMeasures.border).setStroke()
    path.lineWidth = pixel
    path.stroke()
  }
}
