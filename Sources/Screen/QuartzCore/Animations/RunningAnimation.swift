/// An animation of a layer, with its progress state.
final class RunningAnimation {
  /// The key, if any.
  let key: String?
  /// The layer's copy.
  let animation: CAAnimation
  /// The serial number; later animations have higher ones.
  let serial: Int
  /// The group whose completion waits for the animation.
  let group: CompletionGroup?
  /// Whether the begin time has been set.
  var hasBeginTime: Bool
  /// Whether the delegate has been notified of the beginning.
  var hasBegun = false
  /// Whether the animation has ended, but was not removed.
  var hasEnded = false

  init(key: String?, animation: CAAnimation, serial: Int, group: CompletionGroup?) {
    (self.key, self.animation, self.serial, self.group) = (key, animation, serial, group)
    hasBeginTime = animation.beginTime != 0
    group?.enter()
  }
}
