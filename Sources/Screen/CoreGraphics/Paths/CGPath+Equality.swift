extension CGPath: Hashable {
  /// Whether two paths have the same elements.
  public static func == (a: CGPath, b: CGPath) -> Bool {
    a === b || (a.drawing.verbs == b.drawing.verbs && a.drawing.points == b.drawing.points)
  }

  /// Feeds the elements to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(drawing.verbs)
    hasher.combine(drawing.points)
  }
}
