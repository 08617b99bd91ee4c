extension CIColor {
  /// Creates a Core Image color object with a color of UIKit, for the current traits.
  public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
}
