extension CGPath: Hashable {
  /// Returns whether two paths have the same elements.
  public static func == (a: CGPath, b: CGPath) -> Bool {
    a === b || (a.drawing.verbs == b.drawing.verbs && a.drawing.points == b.drawing.points)
  }

  /// Hashes the elements.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(drawing.verbs)
    hasher.combine(drawing.points)
  }
}
