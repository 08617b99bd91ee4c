/// The modes by which a scene is fitted into its view.
public enum SKSceneScaleMode: Int, Sendable {
  /// Scales both axes independently.
  case fill = 0
  /// Fills the view; the scene may be cut off.
  case aspectFill = 1
  /// Fits into the view; borders may remain.
  case aspectFit = 2
  /// Resizes the scene to the view.
  case resizeFill = 3
}
