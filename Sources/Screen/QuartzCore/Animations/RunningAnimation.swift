/// An animation that a layer has.
final class RunningAnimation {
  /// What it can be asked for and removed by, if anything.
  let key: String?
  /// The layer's own copy.
  let animation: CAAnimation
  /// Later than those with lower numbers.
  let serial: Int
  /// Who waits for its end.
  let group: CompletionGroup?
  /// Whether it has been given the instant of its beginning.
  var isPlaced: Bool
  /// Whether its delegate knows that it has begun.
  var isBegun = false
  /// Whether it is over, and stays only because it is not to be removed.
  var isOver = false

  init(key: String?, animation: CAAnimation, serial: Int, group: CompletionGroup?) {
    (self.key, self.animation, self.serial, self.group) = (key, animation, serial, group)
    isPlaced = animation.beginTime != 0
    group?.enter()
  }
}
