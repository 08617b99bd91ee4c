/// An attachment that a view can show, in text that TextKit 2 lays out (TextKit.TA1).
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
