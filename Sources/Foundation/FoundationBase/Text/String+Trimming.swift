extension StringProtocol {
  /// Returns the text without the characters of a set at its ends (ObjectiveC.FO30).
  ///
  /// The toolchain's method leaves characters beyond the first 65,536, such as emoji (measured,
  /// Swift 6.3 on Linux).
  ///
  /// - Parameter set: The characters to remove.
  @_disfavoredOverload
  public func trimmingCharacters(in set: CharacterSet) -> String {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !set.contains($0) }),
      let last = scalars.lastIndex(where: { !set.contains($0) })
    else { return "" }
    return String(String.UnicodeScalarView(scalars[first...last]))
  }
}
