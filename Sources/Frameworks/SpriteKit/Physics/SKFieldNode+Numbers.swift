extension SKFieldNode {
  /// Returns the falloff or the strength.
  func number(_ isFalloff: Bool) -> Float { isFalloff ? falloff : strength }
  /// Sets the falloff or the strength.
  func setNumber(_ isFalloff: Bool, _ value: Float) {
    if isFalloff { falloff = value } else { strength = value }
  }
}
