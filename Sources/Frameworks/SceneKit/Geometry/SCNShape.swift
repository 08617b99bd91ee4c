/// A solid made by extruding a path.
///
/// It has no surface here, but a box of the path's size (Scenes.SC4).
open class SCNShape: SCNGeometry, @unchecked Sendable {
  /// Creates a solid from a path.
  public convenience init(path: UIBezierPath?, extrusionDepth: CGFloat) {
    self.init()
    (self.path, self.extrusionDepth) = (path, extrusionDepth)
  }

  /// The path.
  open var path: UIBezierPath?
  /// The depth of the extrusion.
  open var extrusionDepth: CGFloat = 0
  /// The chamfered faces; stored.
  open var chamferMode = SCNChamferMode.both
  /// The size of the chamfer; stored.
  open var chamferRadius: CGFloat = 0
  /// The profile of the chamfer; stored.
  open var chamferProfile: UIBezierPath?

  /// The opposite corners of the box around the extruded path, centered at z = 0 (guess).
  open override var boundingBox: (min: SCNVector3, max: SCNVector3) {
    get {
      guard let bounds = path?.bounds else { return (SCNVector3Zero, SCNVector3Zero) }
      let half = Float(extrusionDepth) / 2
      return (
        SCNVector3(Float(bounds.minX), Float(bounds.minY), -half),
        SCNVector3(Float(bounds.maxX), Float(bounds.maxY), half)
      )
    }
    set { super.boundingBox = newValue }
  }

  override func duplicate() -> SCNGeometry {
    let copy = SCNShape(path: path, extrusionDepth: extrusionDepth)
    (copy.chamferMode, copy.chamferRadius) = (chamferMode, chamferRadius)
    copy.chamferProfile = chamferProfile
    return copy
  }
}
