/// The error of an animation that does not start.
struct ImageAnimationFailure: Error {
  /// The reason.
  let status: CGImageAnimationStatus

  init(_ status: CGImageAnimationStatus) { self.status = status }
}
