import Foundation

/// A description of an audio route.
///
/// - Thread: any; nothing in it changes after its creation.
open class AVAudioSessionRouteDescription: NSObject, @unchecked Sendable {
  // The stored properties are constant.

  /// The input ports; empty if the app does not record.
  open private(set) var inputs: [AVAudioSessionPortDescription]
  /// The output ports; empty if the app only records.
  open private(set) var outputs: [AVAudioSessionPortDescription]

  /// Creates a route without ports.
  public override init() {
    (inputs, outputs) = ([], [])
    super.init()
  }

  init(inputs: [AVAudioSessionPortDescription], outputs: [AVAudioSessionPortDescription]) {
    (self.inputs, self.outputs) = (inputs, outputs)
  }

  /// Returns whether another object describes the same route.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? AVAudioSessionRouteDescription else { return false }
    return inputs == other.inputs && outputs == other.outputs
  }

  /// The hash, equal for equal routes.
  open override var hash: Int { (inputs + outputs).map(\.uid).hashValue }

  /// The descriptions of the ports.
  open override var description: String {
    "inputs: \(inputs.map(\.portName)), outputs: \(outputs.map(\.portName))"
  }
}
