/// The reason for which the route of an app's sound changes.
public enum SoundRouteChange: String, Sendable, CaseIterable {
  /// The app's category, its options or its mode.
  case category
  /// The app's override of the port, or the user's choice.
  case choice
  /// A device that is connected.
  case connection
  /// The disconnection of the device that played.
  case disconnection
}
