/// Something that has signals to play, and gives them block by block.
///
/// A source belongs to the actuator it was handed to, from `start` until `whenOver`.
public protocol SignalSource: AnyObject {
  /// Fills the next frames and says how many there were.
  ///
  /// Fewer than the block has room for means that this was the end: the source is not asked again.
  /// What it left unfilled is not played.
  ///
  /// - Returns: Frames filled from the block's start, 0…`block.frameCount`.
  /// - Thread: render. Never allocates, locks, logs, or throws.
  func fill(_ block: PlaybackBlock) -> Int
}
