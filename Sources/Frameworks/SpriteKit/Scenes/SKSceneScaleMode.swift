/// The modes that determine how the scene's area is mapped to the view that presents it.
public enum SKSceneScaleMode: Int, Sendable {
  /// Each axis is scaled by itself.
  case fill = 0
  /// The scene fills the view.
  case aspectFill = 1
  /// The scene fits in the view.
  case aspectFit = 2
  /// The scene gets the size of the view.
  case resizeFill = 3
}
