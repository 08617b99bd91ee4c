extension CIColor {
  /// Creates a Core Image color from a `UIColor`, resolved with the current traits.
  public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
}
