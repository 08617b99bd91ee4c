/// A source of signals, rendered block by block.
///
/// A source belongs to the actuator that plays it, from `start` until `whenOver`.
public protocol SignalSource: AnyObject {
  /// Renders the next frames and returns their number.
  ///
  /// A number below `frameCount` means the end: the source is not asked again, and the rest of the
  /// block is not played.
  ///
  /// - Returns: Frames filled from the block's start, 0…`block.frameCount`.
  /// - Thread: render. Never allocates, locks, logs, or throws.
  func fill(_ block: PlaybackBlock) -> Int
}
