import TactusFoundation

/// The delegate of an output from which the app takes pictures; all methods are optional.
public protocol AVPlayerItemOutputPullDelegate: NSObjectProtocol, Sendable {
  /// Called before there are pictures.
  func outputMediaDataWillChange(_ sender: AVPlayerItemOutput)
  /// Called when the item was moved, so that what was taken before is over.
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
