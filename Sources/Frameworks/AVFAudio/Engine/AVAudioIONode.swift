import Foundation

/// The input or the output of an engine.
open class AVAudioIONode: AVAudioNode {
  /// The delay between the device and the node in seconds.
  open var presentationLatency: TimeInterval { outputPresentationLatency }
}
