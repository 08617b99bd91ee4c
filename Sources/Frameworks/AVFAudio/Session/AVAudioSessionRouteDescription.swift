import Foundation

/// A description of an audio route.
public final class AVAudioSessionRouteDescription: NSObject, Sendable {
  /// The input ports; empty if the app does not record.
  public let inputs: [AVAudioSessionPortDescription]
  /// The output ports; empty if the app only records.
  public let outputs: [AVAudioSessionPortDescription]

  init(inputs: [AVAudioSessionPortDescription], outputs: [AVAudioSessionPortDescription]) {
    (self.inputs, self.outputs) = (inputs, outputs)
  }

  /// Returns whether another object describes the same route.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? AVAudioSessionRouteDescription else { return false }
    return inputs == other.inputs && outputs == other.outputs
  }

  /// The hash, equal for equal routes.
  public override var hash: Int { (inputs + outputs).map(\.uid).hashValue }

  /// The descriptions of the ports.
  public override var description: String {
    "inputs: \(inputs.map(\.portName)), outputs: \(outputs.map(\.portName))"
  }
}
