/// The methods by which text lays out and draws an attachment.
public protocol NSTextAttachmentContainer: NSObjectProtocol {
  /// Returns the image that is drawn; `nil` for none.
  ///
  /// - Parameters:
  ///   - imageBounds: The rectangle of the image.
  ///   - textContainer: The text container; `nil` outside of TextKit.
  ///   - charIndex: The offset of the attachment's character.
  func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage?

  /// Returns the size of the attachment and its offset above the baseline, in points.
  ///
  /// - Parameters:
  ///   - textContainer: The text container; `nil` outside of TextKit.
  ///   - lineFrag: The proposed line, of the container's width.
  ///   - position: The location in the line.
  ///   - charIndex: The offset of the attachment's character.
  func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect
}
