extension NSRange {
  /// Returns the part of the range within a text, which may be empty; an app may pass any numbers.
  package func clamped(toLength length: Int) -> NSRange {
    let start = Swift.min(Swift.max(0, location), length)
    let (wanted, isTooFar) = location.addingReportingOverflow(self.length)
    let end = isTooFar ? length : Swift.min(Swift.max(start, wanted), length)
    return NSRange(location: start, length: end - start)
  }
}
