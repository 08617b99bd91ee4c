import TactusFoundation

/// The delegate of an output that calls it.
public protocol AVPlayerItemOutputPushDelegate: NSObjectProtocol, Sendable {
  /// Called when the item was moved, so that what was received before is over.
  func outputSequenceWasFlushed(_ output: AVPlayerItemOutput)
}

extension AVPlayerItemOutputPushDelegate {
  /// Does nothing.
  public func outputSequenceWasFlushed(_ output: AVPlayerItemOutput) {}
}
