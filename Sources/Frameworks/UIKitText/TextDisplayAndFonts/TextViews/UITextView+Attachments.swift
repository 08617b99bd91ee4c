// The views of attachments. Steps TextKit.TA1–TA4.
extension UITextView {
  /// Uses TextKit 2 for a paragraph with attachments, so that views show them.
  func prepareAttachmentViews(of paragraph: NSAttributedString) {
    guard !usesTextKit1 else { return }
    var hasAttachments = false
    paragraph.enumerateAttribute(
      .attachment, in: NSRange(location: 0, length: paragraph.length)
    ) { value, _, _ in if value is NSTextAttachment { hasAttachments = true } }
    guard hasAttachments, modernLayoutManager != nil else { return }
    textContainer.attachmentProviders.parentView = self
  }

  /// The view providers of the attachments; nil for a text without any.
  private var attachmentProviders: AttachmentViewProviders? {
    textContainer.attachmentViews as? AttachmentViewProviders
  }

  /// Moves the view providers with their characters after a change.
  func attachmentsMoved(_ range: NSRange, _ growth: Int) {
    attachmentProviders?.textWasEdited(range, growth: growth)
  }

  /// Shows the views of the visible attachments in their frames, and removes others (TextKit.TA3).
  func updateAttachmentViews() {
    guard let providers = attachmentProviders, !providers.isEmpty else { return }
    if showAttachmentViews(of: providers) {
      // A view has another size than in the layout.
      textManager.ensureLayout(
        forBoundingRect: canvas.frame.offsetBy(dx: -containerOrigin.x, dy: -containerOrigin.y),
        in: textContainer)
      _ = showAttachmentViews(of: providers)
      canvas.setNeedsDisplay()
    }
  }

  /// Shows the views of the visible attachments.
  ///
  /// - Returns: Whether the size of a view has changed, so that its paragraph has no layout.
  private func showAttachmentViews(of providers: AttachmentViewProviders) -> Bool {
    let origin = containerOrigin
    let visible = canvas.frame.offsetBy(dx: -origin.x, dy: -origin.y)
    let glyphs = textManager.glyphRange(forBoundingRect: visible, in: textContainer)
    var shown: Set<ObjectIdentifier> = []
    var isChanged = false
    let characters = textManager.characterRange(forGlyphRange: glyphs, actualGlyphRange: nil)
    for item in textManager.attachments(in: characters) {
      guard let attachment = item.attachment as? NSTextAttachment,
        let provider = providers.provider(of: attachment, at: item.index, in: textContainer),
        let view = provider.view
      else { continue }
      shown.insert(ObjectIdentifier(view))
      if provider.tracksTextAttachmentViewBounds, view.superview === self,
        view.bounds.size != .zero, !isClose(view.bounds.size, item.frame.size)
      {
        textManager.invalidateLayout(
          forCharacterRange: NSRange(location: item.index, length: 1), actualCharacterRange: nil)
        isChanged = true
        continue
      }
      let frame = item.frame.offsetBy(dx: origin.x, dy: origin.y)
      UIView.performWithoutAnimation {
        if view.frame != frame { view.frame = frame }
        if view.superview !== self { insertSubview(view, aboveSubview: canvas) }
      }
    }
    for view in providers.discardStale(in: textContainer) where view.superview === self {
      if !shown.contains(ObjectIdentifier(view)) { view.removeFromSuperview() }
    }
    for view in providers.loadedViews where view.superview === self {
      if !shown.contains(ObjectIdentifier(view)) { view.removeFromSuperview() }
    }
    return isChanged
  }

  private func isClose(_ one: CGSize, _ other: CGSize) -> Bool {
    abs(one.width - other.width) < 0.01 && abs(one.height - other.height) < 0.01
  }

  /// Removes the views of all attachments, because TextKit 1 shows their images.
  func removeAttachmentViews() {
    guard let providers = attachmentProviders else { return }
    for view in providers.loadedViews where view.superview === self { view.removeFromSuperview() }
    textContainer.attachmentViews = nil
    textManager.invalidateAll()
  }

  /// Returns whether a touch belongs to a control or a recognizer of an attachment's view
  /// (TextKit.TA4).
  func isForAttachmentView(_ touch: UITouch) -> Bool {
    guard let providers = attachmentProviders, !providers.isEmpty else { return false }
    let views = providers.loadedViews
    var view = touch.view
    var isActive = false
    while let here = view, here !== self {
      if here is UIControl || !(here.gestureRecognizers ?? []).isEmpty { isActive = true }
      if views.contains(where: { $0 === here }) { return isActive }
      view = here.superview
    }
    return false
  }
}
