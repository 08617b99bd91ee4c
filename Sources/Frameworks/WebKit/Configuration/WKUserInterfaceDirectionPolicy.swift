/// The sources of the direction of menus in pages.
///
/// - Source: the numbers are those of public bindings. Confidence: documented.
public enum WKUserInterfaceDirectionPolicy: Int, Sendable {
  /// The page.
  case content
  /// The system's language.
  case system
}
