/// An interface orientation that the app has asked for, until the phone is turned.
struct OrientationRequest {
  /// The orientations of which one is wanted.
  let orientations: UIInterfaceOrientationMask
  /// The orientation of the device at the request.
  let held: UIInterfaceOrientation?
}
