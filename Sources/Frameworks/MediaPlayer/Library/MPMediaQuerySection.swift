/// A section of a query's results, whose titles begin with the same letter.
///
/// - Thread: any; all its properties are constants.
open class MPMediaQuerySection: NSObject, @unchecked Sendable {
  // Nothing changes.

  init(_ title: String, _ range: NSRange) { (self.title, self.range) = (title, range) }

  /// The letter.
  public let title: String
  /// The range of the section in the results.
  public let range: NSRange
}
