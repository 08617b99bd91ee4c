/// The steps of an action.
// Source: Scenes.SC6
enum SceneActionContent {
  /// A change in the course of a time: the closure begins on a node, and returns one that is called
  /// with the part of the change that is done.
  case timed((SCNNode) -> (CGFloat) -> Void)
  /// A change at the end of a time.
  case instant((SCNNode) -> Void)
  /// Actions one after another.
  case sequence([SCNAction])
  /// Actions at the same time.
  case group([SCNAction])
  /// An action again and again; nil for ever.
  case repetition(SCNAction, Int?)
  /// Nothing, for a time of which a part is chosen at random.
  case wait(range: TimeInterval)
}
