extension CharacterSet {
  /// The characters that are not in this set (ObjectiveC.FO9).
  ///
  /// The set that Foundation on Linux returns ends the process when it is changed. The compiler
  /// prefers this property to Foundation's.
  @_disfavoredOverload
  public var inverted: CharacterSet {
    var set = self
    set.invert()
    return set
  }
}
