/// A set of camera attributes that can be attached to a node to provide a point of view for
/// displaying the scene.
///
/// Its projection is used to find points and nodes (Scenes.SC5); the rest is stored.
open class SCNCamera: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// Creates a camera.
  public override init() { super.init() }

  /// Creates a camera with default values, because cameras are not archived.
  public required init?(coder: NSCoder) { super.init() }
  /// Whether the class is decoded securely.
  open class var supportsSecureCoding: Bool { true }
  /// Encodes nothing.
  open func encode(with coder: NSCoder) {
    // does nothing
  }

  /// The name.
  open var name: String?

  // MARK: Projection

  /// The distance from which on objects are seen.
  open var zNear: Double = 1
  /// The distance up to which objects are seen.
  open var zFar: Double = 100
  /// The angle of view in degrees.
  open var fieldOfView: CGFloat = 60
  /// The direction of the angle of view.
  open var projectionDirection = SCNCameraProjectionDirection.vertical
  /// Whether distant objects have their own size.
  open var usesOrthographicProjection = false
  /// The half of the height that is seen if distant objects have their own size.
  open var orthographicScale: Double = 1
  /// The projection for a square, or one that the app has set.
  open var projectionTransform: SCNMatrix4 {
    get { SCNMatrix4(projection(to: SIMD2(1, 1))) }
    set { chosen = simd_float4x4(newValue) }
  }
  private var chosen: simd_float4x4?
  /// The size of the picture sensor, in millimeters.
  open var sensorHeight: CGFloat = 24
  /// The distance of the lens from the sensor, in millimeters; setting it sets the angle of view.
  open var focalLength: CGFloat {
    get { sensorHeight / 2 / tan(fieldOfView * .pi / 360) }
    set { fieldOfView = 360 / .pi * atan(sensorHeight / 2 / max(newValue, 0.001)) }
  }
  /// Whether the distances are those of the scene; stored.
  open var automaticallyAdjustsZRange = false

  // MARK: Look

  /// The categories of the nodes that are seen.
  open var categoryBitMask = -1
  /// Whether bright places keep their differences.
  open var wantsHDR = false
  /// The brightness that is added.
  open var exposureOffset: CGFloat = 0
  /// The least brightness.
  open var minimumExposure: CGFloat = -15
  /// The greatest brightness.
  open var maximumExposure: CGFloat = 15
  /// Whether the brightness follows the scene.
  open var wantsExposureAdaptation = true
  /// Whether only a distance is sharp.
  open var wantsDepthOfField = false
  /// The distance that is sharp.
  open var focusDistance: CGFloat = 2.5
  /// The opening of the lens.
  open var fStop: CGFloat = 5.6
  /// The number of blades of the lens.
  open var apertureBladeCount = 6
  /// The strength of the light around bright places.
  open var bloomIntensity: CGFloat = 0
  /// The brightness from which on places have light around them.
  open var bloomThreshold: CGFloat = 1
  /// The size of the light around bright places.
  open var bloomBlurRadius: CGFloat = 4
  /// The strength of the blur of what moves.
  open var motionBlurIntensity: CGFloat = 0
  /// The place from which on edges are darker.
  open var vignettingPower: CGFloat = 0
  /// The strength by which edges are darker.
  open var vignettingIntensity: CGFloat = 0
  /// The width of colored edges.
  open var colorFringeStrength: CGFloat = 0
  /// The strength of colored edges.
  open var colorFringeIntensity: CGFloat = 1
  /// The strength of colors.
  open var saturation: CGFloat = 1
  /// The difference between bright and dark.
  open var contrast: CGFloat = 0
  /// The strength of grain.
  open var grainIntensity: CGFloat = 0
  /// The size of grain.
  open var grainScale: CGFloat = 1
  /// The strength of the darkness in corners.
  open var screenSpaceAmbientOcclusionIntensity: CGFloat = 0
  /// The size of the darkness in corners.
  open var screenSpaceAmbientOcclusionRadius: CGFloat = 5

  /// Returns a camera with the same projection; its look is the default one (ours).
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = SCNCamera()
    (copy.name, copy.zNear, copy.zFar) = (name, zNear, zFar)
    (copy.fieldOfView, copy.projectionDirection) = (fieldOfView, projectionDirection)
    copy.usesOrthographicProjection = usesOrthographicProjection
    (copy.orthographicScale, copy.chosen) = (orthographicScale, chosen)
    (copy.sensorHeight, copy.categoryBitMask) = (sensorHeight, categoryBitMask)
    return copy
  }

  // MARK: Internals

  /// Returns the way from the camera's space to a cube of -1…1.
  func projection(to size: SIMD2<Float>) -> simd_float4x4 {
    if let chosen { return chosen }
    let (near, far, aspect) = (Float(zNear), Float(zFar), size.x / size.y)
    let depth = far - near == 0 ? 1 : far - near
    if usesOrthographicProjection {
      let scale = Float(max(orthographicScale, 0.000_01))
      var result = simd_float4x4(diagonal: SIMD4(1 / scale / aspect, 1 / scale, -2 / depth, 1))
      result.columns.3.z = -(far + near) / depth
      return result
    }
    let factor = 1 / tan(Float(fieldOfView) * .pi / 360)
    let (x, y) =
      projectionDirection == .vertical ? (factor / aspect, factor) : (factor, factor * aspect)
    return simd_float4x4(
      SIMD4(x, 0, 0, 0), SIMD4(0, y, 0, 0), SIMD4(0, 0, -(far + near) / depth, -1),
      SIMD4(0, 0, -2 * far * near / depth, 0))
  }
}
