/// The position of an attachment in a text.
package struct AttachmentPlace {
  /// The offset of the attachment's character.
  package let index: Int
  /// The attributes of the attachment's character.
  package let attributes: [NSAttributedString.Key: Any]
  /// The container; `nil` outside of TextKit.
  package let container: NSTextContainer?

  /// The container, if TextKit 2 lays out its text.
  package var modernContainer: NSTextContainer? {
    container?.textLayoutManager == nil ? nil : container
  }
}
