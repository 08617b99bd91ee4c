import Foundation

/// Where an app's sound comes from and goes to.
public final class AVAudioSessionRouteDescription: NSObject, Sendable {
  /// Where it comes from; nothing where the app records nothing.
  public let inputs: [AVAudioSessionPortDescription]
  /// Where it goes to; nothing where the app only records.
  public let outputs: [AVAudioSessionPortDescription]

  init(inputs: [AVAudioSessionPortDescription], outputs: [AVAudioSessionPortDescription]) {
    (self.inputs, self.outputs) = (inputs, outputs)
  }

  /// Whether another object describes the same route.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? AVAudioSessionRouteDescription else { return false }
    return inputs == other.inputs && outputs == other.outputs
  }

  /// The same for equal routes.
  public override var hash: Int { (inputs + outputs).map(\.uid).hashValue }

  /// Its ports, in words.
  public override var description: String {
    "inputs: \(inputs.map(\.portName)), outputs: \(outputs.map(\.portName))"
  }
}
