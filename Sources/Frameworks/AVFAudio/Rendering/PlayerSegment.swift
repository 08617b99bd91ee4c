/// A segment that a player node plays, with its callbacks to the app.
///
/// Sendable because its owner hands it over as a whole.
final class PlayerSegment: RenderMessage, @unchecked Sendable {
  /// The start time of a segment.
  enum Start {
    /// Player time in frames.
    case frame(Int64)
    /// A time of the phone in nanoseconds.
    case host(Double)
  }

  let source: SegmentSource
  let start: Start?
  let options: AVAudioPlayerNodeBufferOptions
  let callbackType: AVAudioPlayerNodeCompletionCallbackType
  let completion: AVAudioPlayerNodeCompletionHandler?

  init(
    _ source: SegmentSource, start: Start?, options: AVAudioPlayerNodeBufferOptions,
    callbackType: AVAudioPlayerNodeCompletionCallbackType,
    completion: AVAudioPlayerNodeCompletionHandler?
  ) {
    (self.source, self.start, self.options) = (source, start, options)
    (self.callbackType, self.completion) = (callbackType, completion)
    super.init(.segment)
  }

  // Used by the player's unit, on the render thread.

  /// The next segment of the player.
  var following: PlayerSegment?
  /// Whether its first frame has been played.
  var hasBegun = false
}
