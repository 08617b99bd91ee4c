/// The content versions of PencilKit.
public enum PKContentVersion: Int, Sendable {
  /// The inks of iOS 14: pen, pencil and marker.
  case version1 = 1
  /// The inks of iOS 17 as well: monoline, fountain pen, watercolor and crayon.
  case version2 = 2
  /// Points that were drawn with a barrel-roll angle as well.
  case version3 = 3

  /// The latest version, which has all inks.
  public static var latest: PKContentVersion { .version3 }
}
