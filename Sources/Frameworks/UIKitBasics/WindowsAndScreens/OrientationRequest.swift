/// An interface orientation that the app has requested, until the phone is turned.
package struct OrientationRequest {
  /// The orientations of which one is wanted.
  package let orientations: UIInterfaceOrientationMask
  /// The orientation of the device at the request.
  package let held: UIInterfaceOrientation?

  package init(orientations: UIInterfaceOrientationMask, held: UIInterfaceOrientation?) {
    (self.orientations, self.held) = (orientations, held)
  }
}
