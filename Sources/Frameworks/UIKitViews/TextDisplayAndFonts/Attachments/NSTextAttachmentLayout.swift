/// The methods by which text of TextKit 2 lays out and shows an attachment.
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

  /// Returns the size of the attachment and its offset upwards from the baseline, in points.
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
