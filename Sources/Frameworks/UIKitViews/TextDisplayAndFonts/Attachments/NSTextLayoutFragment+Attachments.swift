extension NSTextLayoutFragment {
  /// The view providers of the attachments, by location.
  public var textAttachmentViewProviders: [NSTextAttachmentViewProvider] {
    guard let manager = textLayoutManager, let container = manager.textContainer,
      let range = manager.offsets(of: rangeInElement)
    else { return [] }
    manager.engine.ensureLayout(forCharacterRange: range)
    return container.attachmentProviders.providers(in: range)
  }
}
