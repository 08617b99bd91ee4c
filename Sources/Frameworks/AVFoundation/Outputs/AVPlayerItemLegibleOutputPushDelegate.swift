import TactusFoundation

/// The delegate of an output of subtitles.
public protocol AVPlayerItemLegibleOutputPushDelegate: AVPlayerItemOutputPushDelegate {
  /// Called when other subtitles are shown, or none any more (Players.LE1).
  ///
  /// - Parameters:
  ///   - output: The output.
  ///   - strings: The texts; none where the last ones end.
  ///   - nativeSamples: Empty, because films have no such samples here.
  ///   - itemTime: The time of the item at which they are shown.
  func legibleOutput(
    _ output: AVPlayerItemLegibleOutput, didOutputAttributedStrings strings: [NSAttributedString],
    nativeSampleBuffers nativeSamples: [Any], forItemTime itemTime: CMTime)
}

extension AVPlayerItemLegibleOutputPushDelegate {
  /// Does nothing.
  public func legibleOutput(
    _ output: AVPlayerItemLegibleOutput, didOutputAttributedStrings strings: [NSAttributedString],
    nativeSampleBuffers nativeSamples: [Any], forItemTime itemTime: CMTime
  ) {}
}
