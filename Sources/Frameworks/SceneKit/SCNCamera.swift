/// A set of camera attributes that can be attached to a node to provide a point of view for
/// displaying the scene.
open class SCNCamera: NSObject, @unchecked Sendable {
  /// Creates a camera.
  public override init() { super.init() }

  /// The name.
  open var name: String?
  /// The distance from which on objects are seen.
  open var zNear: Double = 1
  /// The distance up to which objects are seen.
  open var zFar: Double = 100
  /// The angle of view in degrees.
  open var fieldOfView: CGFloat = 60
  /// A Boolean value that indicates whether distant objects have their own size.
  open var usesOrthographicProjection = false
}
