import TactusFoundation

/// The delegate of an output from which the app pulls frames; all methods are optional.
public protocol AVPlayerItemOutputPullDelegate: NSObjectProtocol, Sendable {
  /// Called before frames become available.
  func outputMediaDataWillChange(_ sender: AVPlayerItemOutput)
  /// Called after a seek, which makes earlier frames obsolete.
  func outputSequenceWasFlushed(_ output: AVPlayerItemOutput)
}

extension AVPlayerItemOutputPullDelegate {
  /// Does nothing.
  public func outputMediaDataWillChange(_ sender: AVPlayerItemOutput) {
    // does nothing
  }
  /// Does nothing.
  public func outputSequenceWasFlushed(_ output: AVPlayerItemOutput) {
    // does nothing
  }
}
