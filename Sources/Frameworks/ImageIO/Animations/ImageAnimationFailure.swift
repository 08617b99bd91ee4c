/// The failure of an animation to begin.
struct ImageAnimationFailure: Error {
  /// The reason.
  let status: CGImageAnimationStatus

  init(_ status: CGImageAnimationStatus) { self.status = status }
}
