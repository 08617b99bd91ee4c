extension NSRegularExpression {
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
    if let detector = self as? any MatchDetecting {
      var stop = ObjCBool(false)
      for match in detector.detected(in: string, options: options, range: range)
      where !stop.boolValue {
        block(match, [], &stop)
      }
      return
    }
    withoutActuallyEscaping(block) { block in
      self.Foundation::enumerateMatches(in: string, options: options, range: range) {
        block($0, $1, $2)
      }
    }
  }
}
