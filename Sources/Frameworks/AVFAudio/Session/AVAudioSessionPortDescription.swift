import Foundation

/// One thing that sound comes from or goes to.
public final class AVAudioSessionPortDescription: NSObject, Sendable {
  /// What kind of thing it is.
  public let portType: AVAudioSession.Port
  /// What people call it.
  public let portName: String
  /// What tells it apart from all others of this phone.
  public var uid: String { portType.rawValue }

  init(_ portType: AVAudioSession.Port, _ portName: String) {
    (self.portType, self.portName) = (portType, portName)
  }

  /// Whether another object describes the same port.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? AVAudioSessionPortDescription)?.portType == portType
  }

  /// The same for equal ports.
  public override var hash: Int { portType.hashValue }

  /// Its kind and name.
  public override var description: String { "\(portType.rawValue) (\(portName))" }
}
