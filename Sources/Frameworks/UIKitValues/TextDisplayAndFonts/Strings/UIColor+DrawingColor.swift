import TactusDisplayList

extension UIColor {
  /// Returns the painter's color, resolved with a trait collection.
  func drawing(_ traits: UITraitCollection) -> DrawingColor {
    resolvedColor(with: traits).cgColor.drawing
  }
}
