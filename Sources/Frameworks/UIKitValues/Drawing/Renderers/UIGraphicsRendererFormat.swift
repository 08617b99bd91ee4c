/// The format of a renderer.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  /// Creates the default format.
  public override required init() { super.init() }

  /// Returns the default format.
  open class func `default`() -> Self { Self() }

  /// Returns the format that suits the screen.
  open class func preferred() -> Self { Self() }

  /// The renderer's rectangle, in the drawing's coordinates; empty without a renderer.
  open internal(set) var bounds = CGRect.zero

  /// Returns a copy of the format.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.copyValues(of: self)
    return copy
  }

  /// Copies the values of another format.
  func copyValues(of other: UIGraphicsRendererFormat) { bounds = other.bounds }
}
