/// Errors of Core Data.
enum StoreError {
  /// Returns an error with a text that describes the failure.
  static func make(_ code: Int, _ text: String, _ details: [String: Any] = [:]) -> NSError {
    var userInfo = details
    userInfo[NSLocalizedDescriptionKey] = text
    return NSError(domain: NSCocoaErrorDomain, code: code, userInfo: userInfo)
  }

  /// Returns a combined error of several, or the only one.
  static func combined(_ errors: [NSError]) -> NSError? {
    guard errors.count > 1 else { return errors.first }
    return make(
      NSValidationMultipleErrorsError, "Multiple validation errors occurred.",
      [NSDetailedErrorsKey: errors])
  }
}
