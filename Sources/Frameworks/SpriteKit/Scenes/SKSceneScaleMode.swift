/// The modes that fit a scene into its view.
public enum SKSceneScaleMode: Int, Sendable {
  /// Scales both axes independently.
  case fill = 0
  /// Fills the view, and may crop the scene.
  case aspectFill = 1
  /// Fits into the view, and may leave borders.
  case aspectFit = 2
  /// Resizes the scene to the view.
  case resizeFill = 3
}
