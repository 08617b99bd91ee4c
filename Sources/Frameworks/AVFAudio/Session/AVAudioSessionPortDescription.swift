import Foundation

/// A description of an audio port.
public final class AVAudioSessionPortDescription: NSObject, Sendable {
  /// The type of the port.
  public let portType: AVAudioSession.Port
  /// The name of the port for the user.
  public let portName: String
  /// The unique identifier of the port.
  public var uid: String {
    switch portType {
    case .builtInMic: "Built-In Microphone"
    case .builtInReceiver: "Built-In Receiver"
    case .builtInSpeaker: portType.rawValue
    default: "\(portType.rawValue)-\(portName)"
    }
  }

  init(_ portType: AVAudioSession.Port, _ portName: String) {
    (self.portType, self.portName) = (portType, portName)
  }

  /// Returns whether another object describes the same port.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? AVAudioSessionPortDescription)?.uid == uid
  }

  /// The hash, equal for equal ports.
  public override var hash: Int { uid.hashValue }

  /// The type and the name of the port.
  public override var description: String { "\(portType.rawValue) (\(portName))" }
}
