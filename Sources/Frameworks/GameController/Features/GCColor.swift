/// A color of a light.
open class GCColor: NSObject, NSCopying {
  /// The red component, 0…1.
  open private(set) var red: Float
  /// The green component, 0…1.
  open private(set) var green: Float
  /// The blue component, 0…1.
  open private(set) var blue: Float

  /// Creates a color from its components, 0…1.
  public init(red: Float, green: Float, blue: Float) {
    (self.red, self.green, self.blue) = (red, green, blue)
    super.init()
  }

  /// Returns the color, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether another object is an equal color.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? GCColor else { return false }
    return (red, green, blue) == (other.red, other.green, other.blue)
  }

  /// The hash of the color.
  open override var hash: Int { [red, green, blue].hashValue }
}
