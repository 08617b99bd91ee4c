/// An attachment class that documents instantiate.
package protocol DocumentAttachment: AnyObject {
  /// Returns an attachment of a file's bytes.
  static func make(_ data: Data, type: String) -> BaseTextAttachment
}
