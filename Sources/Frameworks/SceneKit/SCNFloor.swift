/// An infinite plane geometry that can optionally reflect the scene above it.
open class SCNFloor: SCNGeometry, @unchecked Sendable {
  /// Creates a floor.
  public override init() { super.init() }

  /// The width; 0 for an infinite one.
  open var width: CGFloat = 0
  /// The length; 0 for an infinite one.
  open var length: CGFloat = 0
  /// The strength of reflections.
  open var reflectivity: CGFloat = 0.25
  /// The height up to which things are reflected; 0 for all.
  open var reflectionFalloffStart: CGFloat = 0
  /// The height from which on things are not reflected; 0 for none.
  open var reflectionFalloffEnd: CGFloat = 0
}
