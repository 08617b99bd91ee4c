import TactusDisplayList

extension UIColor {
  /// Returns the painter's color for some traits.
  func drawing(_ traits: UITraitCollection) -> DrawingColor {
    resolvedColor(with: traits).cgColor.drawing
  }
}
