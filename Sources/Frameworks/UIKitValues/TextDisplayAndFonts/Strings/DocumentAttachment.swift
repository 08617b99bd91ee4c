/// A class of attachments that documents create.
package protocol DocumentAttachment: AnyObject {
  /// Returns an attachment of a file's bytes.
  static func make(_ data: Data, type: String) -> BaseTextAttachment
}
