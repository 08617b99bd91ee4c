/// A projection on a node.
///
/// Its projection is used to find points and nodes (Scenes.SC5); the rest is stored.
open class SCNCamera: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// Creates a camera.
  public override init() { super.init() }

  /// Creates a camera with default values, because cameras are not archived.
  public required init?(coder: NSCoder) { super.init() }
  /// Whether the class is decoded securely: true.
  open class var supportsSecureCoding: Bool { true }
  /// Encodes nothing.
  open func encode(with coder: NSCoder) {
    // does nothing
  }

  /// The name.
  open var name: String?

  // MARK: Projection

  /// The distance of the near plane.
  open var zNear: Double = 1
  /// The distance of the far plane.
  open var zFar: Double = 100
  /// The field of view in degrees.
  open var fieldOfView: CGFloat = 60
  /// The axis along which the field of view is measured.
  open var projectionDirection = SCNCameraProjectionDirection.vertical
  /// Whether the projection is orthographic.
  open var usesOrthographicProjection = false
  /// Half of the visible height in an orthographic projection.
  open var orthographicScale: Double = 1
  /// The projection matrix: the app's own, or that for a square view.
  open var projectionTransform: SCNMatrix4 {
    get { SCNMatrix4(projection(to: SIMD2(1, 1))) }
    set { chosen = simd_float4x4(newValue) }
  }
  private var chosen: simd_float4x4?
  /// The height of the sensor in millimeters.
  open var sensorHeight: CGFloat = 24
  /// The focal length in millimeters; setting it changes the field of view.
  open var focalLength: CGFloat {
    get { sensorHeight / 2 / tan(fieldOfView * .pi / 360) }
    set { fieldOfView = 360 / .pi * atan(sensorHeight / 2 / max(newValue, 0.001)) }
  }
  /// Whether the depth range follows the scene; stored.
  open var automaticallyAdjustsZRange = false

  // MARK: Look

  /// The category mask of visible nodes.
  open var categoryBitMask = -1
  /// Whether the camera renders in high dynamic range; stored.
  open var wantsHDR = false
  /// The exposure offset; stored.
  open var exposureOffset: CGFloat = 0
  /// The minimum exposure; stored.
  open var minimumExposure: CGFloat = -15
  /// The maximum exposure; stored.
  open var maximumExposure: CGFloat = 15
  /// Whether the exposure adapts to the scene; stored.
  open var wantsExposureAdaptation = true
  /// Whether the camera has a depth of field; stored.
  open var wantsDepthOfField = false
  /// The focus distance; stored.
  open var focusDistance: CGFloat = 2.5
  /// The f-number; stored.
  open var fStop: CGFloat = 5.6
  /// The number of aperture blades; stored.
  open var apertureBladeCount = 6
  /// The intensity of bloom; stored.
  open var bloomIntensity: CGFloat = 0
  /// The luminance at which bloom begins; stored.
  open var bloomThreshold: CGFloat = 1
  /// The blur radius of bloom; stored.
  open var bloomBlurRadius: CGFloat = 4
  /// The intensity of motion blur; stored.
  open var motionBlurIntensity: CGFloat = 0
  /// The extent of vignetting; stored.
  open var vignettingPower: CGFloat = 0
  /// The intensity of vignetting; stored.
  open var vignettingIntensity: CGFloat = 0
  /// The width of color fringes; stored.
  open var colorFringeStrength: CGFloat = 0
  /// The intensity of color fringes; stored.
  open var colorFringeIntensity: CGFloat = 1
  /// The saturation; stored.
  open var saturation: CGFloat = 1
  /// The contrast; stored.
  open var contrast: CGFloat = 0
  /// The intensity of grain; stored.
  open var grainIntensity: CGFloat = 0
  /// The size of grain; stored.
  open var grainScale: CGFloat = 1
  /// The intensity of screen-space ambient occlusion; stored.
  open var screenSpaceAmbientOcclusionIntensity: CGFloat = 0
  /// The radius of screen-space ambient occlusion; stored.
  open var screenSpaceAmbientOcclusionRadius: CGFloat = 5

  /// Returns a camera with the same projection; its effects have their defaults (ours).
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

  /// Returns the projection from the camera's coordinates to clip space, -1…1.
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
