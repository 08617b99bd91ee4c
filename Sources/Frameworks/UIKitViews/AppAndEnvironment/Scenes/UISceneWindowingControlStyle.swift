/// The style of a scene's window controls; a phone has none.
///
/// - Since: 26.0.
public struct UISceneWindowingControlStyle: Hashable, Sendable {
  /// The system's style.
  public static let automatic = UISceneWindowingControlStyle(name: "automatic")
  /// A style with small controls.
  public static let minimal = UISceneWindowingControlStyle(name: "minimal")
  /// A style with controls in the bar of the app.
  public static let unified = UISceneWindowingControlStyle(name: "unified")

  private let name: String
}
