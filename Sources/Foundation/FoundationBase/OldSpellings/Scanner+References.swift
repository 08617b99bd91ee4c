// The methods of a scanner that write a string to a reference, which Linux has for Swift's strings
// only. They are deprecated on an iPhone as well.
extension Scanner {
  /// Scans a string.
  ///
  /// - Parameters:
  ///   - searchString: The string to scan for.
  ///   - result: Receives the string; nil discards it.
  /// - Returns: Whether the string was found.
  @_disfavoredOverload @discardableResult
  public func scanString(
    _ searchString: String, into result: UnsafeMutablePointer<NSString?>?
  ) -> Bool {
    store(scanString(searchString), in: result)
  }

  /// Scans the characters of a set.
  ///
  /// - Returns: Whether any character was scanned.
  @_disfavoredOverload @discardableResult
  public func scanCharacters(
    from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?
  ) -> Bool {
    store(scanCharacters(from: set), in: result)
  }

  /// Scans up to a string, or to the end.
  ///
  /// - Returns: Whether any character was scanned.
  @_disfavoredOverload @discardableResult
  public func scanUpTo(
    _ string: String, into result: UnsafeMutablePointer<NSString?>?
  ) -> Bool {
    store(scanUpToString(string), in: result)
  }

  /// Scans up to a character of a set, or to the end.
  ///
  /// - Returns: Whether any character was scanned.
  @_disfavoredOverload @discardableResult
  public func scanUpToCharacters(
    from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?
  ) -> Bool {
    store(scanUpToCharacters(from: set), in: result)
  }

  private func store(_ text: String?, in result: UnsafeMutablePointer<NSString?>?) -> Bool {
    guard let text else { return false }
    result?.pointee = NSString(string: text)
    return true
  }
}
