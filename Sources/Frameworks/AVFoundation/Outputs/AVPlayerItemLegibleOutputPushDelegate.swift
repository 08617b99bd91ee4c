import TactusFoundation

/// The delegate of an output of subtitles.
public protocol AVPlayerItemLegibleOutputPushDelegate: AVPlayerItemOutputPushDelegate {
  /// Called when the shown subtitles change (Players.LE1).
  ///
  /// - Parameters:
  ///   - output: The output.
  ///   - strings: The strings; empty where the last ones end.
  ///   - nativeSamples: Always empty, because movies have no such samples here.
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
