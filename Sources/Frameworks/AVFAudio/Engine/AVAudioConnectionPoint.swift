import Foundation

/// An input or output of a node.
open class AVAudioConnectionPoint: NSObject {
  /// Creates a point.
  public init(node: AVAudioNode, bus: AVAudioNodeBus) {
    (self.node, self.bus) = (node, bus)
    super.init()
  }

  /// The node.
  open private(set) weak var node: AVAudioNode?
  /// The index of the input or output.
  public let bus: AVAudioNodeBus
}
