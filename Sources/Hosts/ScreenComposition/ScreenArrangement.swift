import TactusDisplayList

/// The system's part of a screen, and the places of the pictures of clients in it.
public struct ScreenArrangement: Sendable, Equatable {
  /// The drawing without the pictures of clients.
  public var drawing: Drawing
  /// The indexes of the commands before which the pictures of clients are painted, one for each
  /// layer with a frame, from back to front.
  public var places: [Int]
}
