/// The kinds of actions.
// Source: Scenes.SC6
enum SceneActionContent {
  /// A change over the duration: the closure starts it on a node, and returns a closure that
  /// receives the part of the change that is done.
  case timed((SCNNode) -> (CGFloat) -> Void)
  /// A change at the end of the duration.
  case instant((SCNNode) -> Void)
  /// Actions one after another.
  case sequence([SCNAction])
  /// Actions at the same time.
  case group([SCNAction])
  /// A repeated action; a count of nil repeats it without end.
  case repetition(SCNAction, Int?)
  /// A wait with a random variation within a range.
  case wait(range: TimeInterval)
}
