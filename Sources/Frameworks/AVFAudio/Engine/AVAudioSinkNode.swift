import Foundation

/// A node that passes the frames of the input to the app's block.
open class AVAudioSinkNode: AVAudioNode {
  /// Creates a node.
  ///
  /// - Parameter block: Receives frames, on the render thread.
  public init(receiverBlock block: @escaping AVAudioSinkNodeReceiverBlock) {
    let unit = SinkUnit(block)
    sink = unit
    super.init(unit)
  }

  open override var numberOfInputs: Int { 1 }
  open override var numberOfOutputs: Int { 0 }

  let sink: SinkUnit
}
