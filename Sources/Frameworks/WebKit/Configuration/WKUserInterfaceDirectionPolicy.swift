/// The ways in which the direction of menus in pages is chosen.
///
/// - Source: the numbers are those of public bindings. Confidence: documented.
public enum WKUserInterfaceDirectionPolicy: Int, Sendable {
  /// That of the page.
  case content
  /// That of the system.
  case system
}
