// The layout of attachments by TextKit 2 (TextKit.TA1, TextKit.TA2).
extension NSTextAttachment: ViewableAttachment, DocumentAttachment {
  /// Returns an attachment of a file's bytes.
  package static func make(_ data: Data, type: String) -> BaseTextAttachment {
    NSTextAttachment(data: data, ofType: type)
  }

  /// Returns the size and the offset in a line, without padding.
  package func layoutBounds(
    _ place: AttachmentPlace, in container: NSTextContainer, line: CGRect, position: CGPoint
  ) -> CGRect {
    let location = TextOffset(place.index)
    let provider = container.attachmentProviders.provider(
      of: self, at: place.index, in: container)
    return provider?.attachmentBounds(
      for: place.attributes, location: location, textContainer: container,
      proposedLineFragment: line, position: position)
      ?? attachmentBounds(
        for: place.attributes, location: location, textContainer: container,
        proposedLineFragment: line, position: position)
  }

  /// Returns the image that is drawn; `nil` if a view shows the attachment.
  package func drawnImage(
    _ place: AttachmentPlace, in container: NSTextContainer, bounds: CGRect
  ) -> UIImage? {
    guard !container.attachmentProviders.hasView(of: self) else { return nil }
    return image(
      for: bounds, attributes: place.attributes, location: TextOffset(place.index),
      textContainer: container)
  }
}

extension NSTextContainer {
  /// The view providers of the attachments.
  package var attachmentProviders: AttachmentViewProviders {
    if let known = attachmentViews as? AttachmentViewProviders { return known }
    let new = AttachmentViewProviders()
    attachmentViews = new
    return new
  }
}
