/// What a renderer draws on.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  /// Makes the usual one.
  public override required init() { super.init() }

  /// The usual one.
  open class func `default`() -> Self { Self() }

  /// The one that suits the screen.
  open class func preferred() -> Self { Self() }

  /// What is drawn on, in the coordinates of drawing; empty before a renderer has the format.
  open internal(set) var bounds = CGRect.zero

  /// One like this.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.take(self)
    return copy
  }

  /// Takes in what another one says.
  func take(_ other: UIGraphicsRendererFormat) { bounds = other.bounds }
}
