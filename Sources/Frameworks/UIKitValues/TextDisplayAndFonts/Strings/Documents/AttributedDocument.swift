/// An attributed string as a document.
struct AttributedDocument {
  /// The text.
  var text: NSMutableAttributedString
  /// The properties of the document.
  var attributes: [NSAttributedString.DocumentAttributeKey: Any] = [:]

  /// The maximum size of a document in bytes; longer ones are rejected (Documents.DO5).
  ///
  /// - Source: ours: longer than a book. Confidence: guess.
  static let maximumBytes = 16 << 20
  /// The maximum depth of groups or elements (Documents.DO5).
  ///
  /// - Source: ours: many times that of typical documents. Confidence: guess.
  static let maximumDepth = 512

  /// Returns an error that names the format, the position and the problem.
  static func error(
    _ code: CocoaError.Code, _ format: String, _ reason: String
  ) -> CocoaError {
    CocoaError(
      code, userInfo: [NSLocalizedFailureReasonErrorKey: "\(format) document: \(reason)"])
  }
}
