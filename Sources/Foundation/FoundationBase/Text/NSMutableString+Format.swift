extension NSMutableString {
  /// Adds a text of a format at the end (ObjectiveC.FO33).
  ///
  /// - Parameters:
  ///   - format: The format, as `String(format:)` takes it.
  ///   - arguments: The values of its specifiers.
  public func appendFormat(_ format: NSString, _ arguments: any CVarArg...) {
    append(String(format: format as String, arguments: arguments))
  }
}
