import DisplayList

extension UIColor {
  /// What letters are painted with where some traits hold.
  func drawing(_ traits: UITraitCollection) -> DrawingColor {
    resolvedColor(with: traits).cgColor.drawing
  }
}
