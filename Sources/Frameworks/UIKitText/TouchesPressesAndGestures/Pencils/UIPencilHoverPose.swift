/// The place and the angles of a pencil above the screen.
///
/// No Apple Pencil works with an iPhone, so the phone makes no object of this class.
@preconcurrency @MainActor
open class UIPencilHoverPose: NSObject {
  /// The place below the pencil's tip, in the view's coordinates.
  open private(set) var location = CGPoint.zero
  /// The height above the screen, from 0 on the screen to 1 at the farthest that is sensed.
  open private(set) var zOffset: CGFloat = 0
  /// The angle to the vertical axis of the view, in radians.
  open private(set) var azimuthAngle: CGFloat = 0
  /// The cosine and the sine of `azimuthAngle`.
  open private(set) var azimuthUnitVector = CGVector(dx: 1, dy: 0)
  /// The angle to the screen, in radians.
  open private(set) var altitudeAngle: CGFloat = 0
  /// The angle around the axis of the barrel, in radians.
  open private(set) var rollAngle: CGFloat = 0

  override init() { super.init() }
}
