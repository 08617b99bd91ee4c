/// An attachment that can be shown by a view, in text laid out by TextKit 2 (TextKit.TA1).
package protocol ViewableAttachment: AnyObject {
  /// Returns the size and the offset in a line, without padding.
  func layoutBounds(
    _ place: AttachmentPlace, in container: NSTextContainer, line: CGRect, position: CGPoint
  ) -> CGRect

  /// Returns the image that is drawn; `nil` if a view shows the attachment.
  func drawnImage(
    _ place: AttachmentPlace, in container: NSTextContainer, bounds: CGRect
  ) -> UIImage?
}
