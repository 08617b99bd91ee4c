// Methods that the compiler prefers to Foundation's where only this module's Foundation is imported.
// They ask a detector of data for its matches (DataDetection.DD8).
extension NSRegularExpression {
  /// Returns all matches in order.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - options: The options.
  ///   - range: The range to search.
  public func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    (self as? NSDataDetector)?.detected(in: string, options: options, range: range)
      ?? self.Foundation::matches(in: string, options: options, range: range)
  }

  /// Returns the number of matches.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - options: The options.
  ///   - range: The range to search.
  public func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int {
    (self as? NSDataDetector)?.detected(in: string, options: options, range: range).count
      ?? self.Foundation::numberOfMatches(in: string, options: options, range: range)
  }

  /// Returns the first match.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - options: The options.
  ///   - range: The range to search.
  public func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? {
    guard let detector = self as? NSDataDetector else {
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
  public func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    guard let detector = self as? NSDataDetector else {
      return self.Foundation::rangeOfFirstMatch(in: string, options: options, range: range)
    }
    return detector.detected(in: string, options: options, range: range).first?.range
      ?? NSRange(location: NSNotFound, length: 0)
  }

  /// Calls a closure with each match, until it stops the enumeration.
  ///
  /// On Linux the closure of Foundation's method escapes; on an iPhone it does not.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - options: The options.
  ///   - range: The range to search.
  ///   - block: The closure.
  public func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    if let detector = self as? NSDataDetector {
      var stop = ObjCBool(false)
      for match in detector.detected(in: string, options: options, range: range)
      where !stop.boolValue {
        block(match, [], &stop)
      }
      return
    }
    withoutActuallyEscaping(block) { block in
      let forwarded = UncheckedBlock(call: block)
      self.Foundation::enumerateMatches(in: string, options: options, range: range) {
        forwarded.call($0, $1, $2)
      }
    }
  }
}

/// A closure that is called on the thread that has passed it.
private struct UncheckedBlock: @unchecked Sendable {
  let call:
    (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>)
      -> Void
}
