/// The modes that determine how the scene's area is mapped to the view that presents it.
public enum SKSceneScaleMode: Int, Sendable {
  /// Each axis is scaled by itself.
  case fill
  /// The scene fills the view.
  case aspectFill
  /// The scene fits in the view.
  case aspectFit
  /// The scene gets the size of the view.
  case resizeFill
}
