// The layout and the drawing. Steps TextViews.TV4–TV6, TextViews.TV10–TV13.
extension UITextView {
  package var isSingleLine: Bool { false }
  package var allowsCopying: Bool { !isSecureTextEntry }
  package var allowsEditing: Bool { isEditable }
  package var caretGeometry: any CaretGeometry {
    ContainerGeometry(manager: textManager, container: textContainer)
  }

  func setUpText() {
    editor.storage = stack.storage
    editor.host = self
    (stack.manager.emptyLineAttributes, alwaysBounceVertical) = (baseAttributes, false)
    stack.manager.onLayoutChange = { [weak self] in
      MainActor.assumeIsolated { self?.textNeedsLayout() }
    }
    stack.manager.onDisplayChange = { [weak self] in
      MainActor.assumeIsolated { self?.canvas.setNeedsDisplay() }
    }
    stack.manager.onEdit = { [weak self] range, growth in
      MainActor.assumeIsolated {
        self?.attachmentsMoved(range, growth)
        self?.editor.storageWasEdited(range, growth: growth)
      }
    }
    stack.manager.decorate = { [weak self] text, place in
      // Text is laid out on the main thread.
      nonisolated(unsafe) let text = text
      MainActor.assumeIsolated { self?.addDisplayAttributes(text, at: place) }
    }
    backgroundColor = .systemBackground
    isAccessibilityElement = true
    canvas.drawText = { [unowned self] in drawVisibleText() }
    insertSubview(canvas, at: 0)
    addInteraction(interaction)
    interaction.textInput = self
    _ = itemMenus
    editor.select(NSRange(location: editor.length, length: 0))
  }

  /// The top left corner of the text container.
  var containerOrigin: CGPoint { CGPoint(x: textContainerInset.left, y: textContainerInset.top) }

  func inContainer(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - containerOrigin.x, y: point.y - containerOrigin.y)
  }

  // MARK: Layout

  /// Schedules a layout after a change of the text or its attributes.
  func textNeedsLayout() {
    isTextChanged = true
    canvas.setNeedsDisplay()
    setNeedsLayout()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }

  /// Passes the traits, the direction and the colors to the layout manager.
  func updateTextTraits() {
    var defaults = textManager.defaults
    (defaults.traits, defaults.isRightToLeft) = (traitCollection, isRightToLeft)
    defaults.tint = tintColor
    defaults.font = Self.usualFont
    defaults.color = .label
    textManager.defaults = defaults
    textManager.invalidateAll()
  }

  /// Lays out the text, and sets the size of the content (TextViews.TV4).
  func layOutText() {
    trackSize()
    // The canvas follows the visible part, so that its size does not depend on the text's.
    let visible = bounds.insetBy(dx: 0, dy: -bounds.height / 2)
    textManager.ensureLayout(
      forBoundingRect: visible.offsetBy(dx: -containerOrigin.x, dy: -containerOrigin.y),
      in: textContainer)
    if isTextChanged || textManager.isNonContiguous {
      if isTextChanged { canvas.setNeedsDisplay() }
      isTextChanged = false
      updateContentSize()
    }
    if canvas.frame != visible {
      UIView.performWithoutAnimation { canvas.frame = visible }
      canvas.setNeedsDisplay()
    }
    updateAttachmentViews()
    updateSelectionDisplay(blinks: false)
  }

  /// Sets the size of the content, that of a long text by an estimate (TextViews.TV4).
  private func updateContentSize() {
    let pixel = 1 / max(1, traitCollection.displayScale)
    let used = textManager.usedRect(for: textContainer)
    let height = used.maxY + textContainerInset.top + textContainerInset.bottom
    let size = CGSize(width: bounds.width, height: (height / pixel).rounded(.up) * pixel)
    if size != contentSize { contentSize = size }
  }

  /// Sets the sides of the container that follow the view (TextViews.TV4).
  private func trackSize() {
    var size = textContainer.size
    let inset = textContainerInset
    if textContainer.widthTracksTextView {
      size.width = max(0, bounds.width - inset.left - inset.right)
    }
    if textContainer.heightTracksTextView {
      size.height = max(0, bounds.height - inset.top - inset.bottom)
    }
    if size != textContainer.size { textContainer.size = size }
  }

  /// Returns the size of the text in a width (TextViews.TV5).
  func fittedSize(_ width: CGFloat) -> CGSize {
    let inset = textContainerInset
    let isLimited = width > 0 && width < NSTextContainer(size: .zero).unlimitedLength
    let other = NSTextContainer(
      size: CGSize(width: isLimited ? max(1, width - inset.left - inset.right) : 0, height: 0))
    other.lineFragmentPadding = textContainer.lineFragmentPadding
    other.maximumNumberOfLines = textContainer.maximumNumberOfLines
    other.lineBreakMode = textContainer.lineBreakMode
    other.exclusionPaths = textContainer.exclusionPaths
    (other.textLayoutManager, other.attachmentViews) = (
      modernStack?.manager, textContainer.attachmentViews
    )
    let used = textManager.usedArea(in: other)
    let pixel = 1 / max(1, traitCollection.displayScale)
    func rounded(_ length: CGFloat) -> CGFloat { (length / pixel).rounded(.up) * pixel }
    return CGSize(
      width: rounded(used.width + inset.left + inset.right),
      height: rounded(used.maxY + inset.top + inset.bottom))
  }

  /// Draws the visible part of the text.
  private func drawVisibleText() {
    let origin = containerOrigin
    let visible = canvas.frame.offsetBy(dx: -origin.x, dy: -origin.y)
    modernStack?.manager.validateRendering(in: visible)
    let glyphs = textManager.glyphRange(forBoundingRect: visible, in: textContainer)
    drawFoundText(in: glyphs, at: origin)
    if let context = UIGraphicsGetCurrentContext(),
      modernStack?.manager.drawFragments(in: visible, at: origin, context) == true
    {
      return
    }
    textManager.drawBackground(forGlyphRange: glyphs, at: origin)
    textManager.drawGlyphs(forGlyphRange: glyphs, at: origin)
  }

  // MARK: Positions

  /// Returns the rectangle of the caret at an offset.
  func caretArea(_ place: Int) -> CGRect {
    let isAtEnd = editor.isAtLineEnd && place == editor.selection.location
    let line = textManager.caret(place, isAtEnd: isAtEnd)
    let extra = CaretMetrics.extraHeight
    let farthest = max(0, bounds.width - textContainerInset.right - CaretMetrics.width)
    return CGRect(
      x: min(containerOrigin.x + line.minX, farthest),
      y: containerOrigin.y + line.minY - extra / 2, width: CaretMetrics.width,
      height: line.height + extra)
  }

  /// Returns the rectangles of a range.
  func areas(of range: NSRange) -> [CGRect] {
    textManager.areas(of: range, fillsLines: true, in: textContainer).map {
      $0.offsetBy(dx: containerOrigin.x, dy: containerOrigin.y)
    }
  }

  /// Returns the visible rectangles of a range, so that a long selection costs no more than a short
  /// one.
  private func visibleAreas(of range: NSRange) -> [CGRect] {
    guard textManager.isNonContiguous, range.length > 0 else { return areas(of: range) }
    let visible = textManager.glyphRange(
      forBoundingRect: canvas.frame.offsetBy(dx: -containerOrigin.x, dy: -containerOrigin.y),
      in: textContainer)
    // A character more on both sides says that the selection continues there.
    let start = max(0, visible.location - 1)
    let end = min(editor.length, NSMaxRange(visible) + 1)
    return areas(
      of: NSIntersectionRange(range, NSRange(location: start, length: max(0, end - start))))
  }

  func selectionAreas(_ range: NSRange) -> [UITextSelectionRect] {
    let areas = areas(of: range)
    let isFromRight = textManager.isRightToLeft(atLineOf: range.location)
    return areas.enumerated().map { index, area in
      UITextSelectionRect(
        area, isFirst: index == 0, isLast: index == areas.count - 1, isFromRight: isFromRight)
    }
  }

  /// Returns the offset that is closest to a point.
  func place(at point: CGPoint) -> (place: Int, isAtEnd: Bool) {
    textManager.caretPlace(at: inContainer(point), in: textContainer)
  }

  /// Returns the position at a distance in a layout direction.
  func neighbor(
    of position: UITextPosition, _ direction: UITextLayoutDirection, _ offset: Int
  ) -> UITextPosition? {
    guard direction == .up || direction == .down else {
      return editor.position(position, direction, offset)
    }
    var place = editor.place(position)
    let isUp = (direction == .up) != (offset < 0)
    let x = textManager.caret(place, isAtEnd: false).minX
    for _ in 0..<min(Int(offset.magnitude), editor.length + 1) {
      guard let next = textManager.vertical(from: place, isAtEnd: false, isUp: isUp, x: x) else {
        return nil
      }
      place = next.place
    }
    return EditorTextPosition(place)
  }

  // MARK: Display

  /// Shows the caret or the selection; a caret that has moved is shown immediately.
  func updateSelectionDisplay(blinks: Bool = true) {
    let isActive = isFirstResponder
    canvas.selected = isActive ? visibleAreas(of: editor.selection) : []
    let hasCaret = isActive && isEditable && editor.selection.length == 0
    let caret = canvas.caret
    if hasCaret {
      let place = caretArea(editor.selection.location)
      UIView.performWithoutAnimation {
        caret.frame = place.offsetBy(dx: -canvas.frame.minX, dy: -canvas.frame.minY)
      }
    }
    if blinks || caret.isOn != hasCaret { caret.isOn = hasCaret }
    interaction.selectionDisplayChanged()
  }

  /// Scrolls by the smallest distance that makes a range visible (TextViews.TV6).
  func scroll(to range: NSRange) {
    guard isScrollEnabled else { return }
    let range = range.clamped(toLength: editor.length)
    let (start, end) = (range.location, NSMaxRange(range))
    func area() -> CGRect {
      end > start ? caretArea(start).union(caretArea(end)) : caretArea(start)
    }
    layOutText()
    let first = area()
    scroll(to: first)
    // The layout of the part that is visible now can move the range.
    for _ in 0..<3 where textManager.isNonContiguous {
      layOutText()
      let next = area()
      if next == first { break }
      scroll(to: next)
    }
  }

  private func scroll(to area: CGRect) {
    var area = area
    if textManager.isNonContiguous { updateContentSize() }
    // At the first and the last line the inset is visible too.
    let inset = textContainerInset
    if area.minY <= inset.top + 1 {
      area = area.union(CGRect(x: area.minX, y: 0, width: 1, height: 1))
    }
    if area.maxY >= contentSize.height - inset.bottom - 1 {
      area = area.union(CGRect(x: area.minX, y: contentSize.height - 1, width: 1, height: 1))
    }
    area.origin.x = contentOffset.x
    area.size.width = 1
    scrollRectToVisible(area, animated: false)
  }
}
