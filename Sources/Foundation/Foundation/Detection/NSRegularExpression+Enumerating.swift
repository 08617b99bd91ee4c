extension NSRegularExpression {
  /// Calls a closure with each match, until it stops the enumeration.
  ///
  /// On Linux the closure of Foundation's method escapes; on an iPhone it does not.
  /// This form serves closures that are parameters.
  @_disfavoredOverload
  public func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    withoutActuallyEscaping(block) { block in
      let forwarded = UncheckedBlock(call: block)
      enumerateMatches(in: string, options: options, range: range) { result, flags, stop in
        forwarded.call(result, flags, stop)
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
