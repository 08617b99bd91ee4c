/// The layout and display of an attachment by TextKit 2.
public protocol NSTextAttachmentLayout: NSObjectProtocol {
  /// Returns the image that is drawn; `nil` for none.
  ///
  /// - Parameters:
  ///   - bounds: The rectangle of the image.
  ///   - attributes: The attributes of the attachment's character.
  ///   - location: The location of the character.
  ///   - textContainer: The text container.
  func image(
    for bounds: CGRect, attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
    textContainer: NSTextContainer?
  ) -> UIImage?

  /// Returns the size of the attachment and its offset above the baseline, in points.
  ///
  /// - Parameters:
  ///   - attributes: The attributes of the attachment's character.
  ///   - location: The location of the character.
  ///   - textContainer: The text container.
  ///   - proposedLineFragment: The proposed line, of the container's width.
  ///   - position: The location in the line.
  func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
    textContainer: NSTextContainer?, proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect

  /// Returns the view provider of the attachment at a location; `nil` for none.
  ///
  /// - Parameters:
  ///   - parentView: The text view; `nil` outside of one.
  ///   - location: The location of the attachment's character.
  ///   - textContainer: The text container.
  func viewProvider(
    for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
  ) -> NSTextAttachmentViewProvider?
}
