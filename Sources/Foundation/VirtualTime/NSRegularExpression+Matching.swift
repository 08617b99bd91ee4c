// Methods that the compiler prefers to Foundation's where only this module's Foundation is
// imported. They ask an expression that finds its matches itself (DataDetection.DD8).
extension NSRegularExpression {
  /// Returns all matches in order.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - options: The options.
  ///   - range: The range to search.
  @_disfavoredOverload
  public func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    (self as? any MatchDetecting)?.detected(in: string, options: options, range: range)
      ?? self.Foundation::matches(in: string, options: options, range: range)
  }

  /// Returns the number of matches.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - options: The options.
  ///   - range: The range to search.
  @_disfavoredOverload
  public func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int {
    (self as? any MatchDetecting)?.detected(in: string, options: options, range: range).count
      ?? self.Foundation::numberOfMatches(in: string, options: options, range: range)
  }

  /// Returns the first match.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - options: The options.
  ///   - range: The range to search.
  @_disfavoredOverload
  public func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? {
    guard let detector = self as? any MatchDetecting else {
      return self.Foundation::firstMatch(in: string, options: options, range: range)
    }
    return detector.detected(in: string, options: options, range: range).first
  }

  /// Returns the range of the first match; `NSNotFound` if there is none.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - options: The options.
  ///   - range: The range to search.
  @_disfavoredOverload
  public func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    guard let detector = self as? any MatchDetecting else {
      return self.Foundation::rangeOfFirstMatch(in: string, options: options, range: range)
    }
    return detector.detected(in: string, options: options, range: range).first?.range
      ?? NSRange(location: NSNotFound, length: 0)
  }

  /// Hides Foundation's method of this name, whose closure escapes; on an iPhone it does not.
  ///
  /// The compiler prefers that of TactusFoundation for each closure.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - options: The options.
  ///   - range: The range to search.
  ///   - block: The closure.
  @_disfavoredOverload
  public func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block:
      @escaping (
        NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
      ) -> Void
  ) {
    self.Foundation::enumerateMatches(in: string, options: options, range: range, using: block)
  }
}

/// A regular expression that finds its matches itself, such as a detector of data.
package protocol MatchDetecting: NSRegularExpression {
  /// Returns all matches in order.
  func detected(
    in string: String, options: NSRegularExpression.MatchingOptions, range: NSRange
  ) -> [NSTextCheckingResult]
}
