import TactusFoundation

/// The delegate of an output that pushes data to it.
public protocol AVPlayerItemOutputPushDelegate: NSObjectProtocol, Sendable {
  /// Called after a seek, which makes earlier data obsolete.
  func outputSequenceWasFlushed(_ output: AVPlayerItemOutput)
}

extension AVPlayerItemOutputPushDelegate {
  /// Does nothing.
  public func outputSequenceWasFlushed(_ output: AVPlayerItemOutput) {}
}
