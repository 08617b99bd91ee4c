/// The user's choice of the output.
public enum SoundOutput: Sendable, Hashable {
  /// The device that was connected last, or the phone.
  case automatic
  /// The phone, although devices are connected.
  case phone
  /// A connected device.
  case device(SoundDevice)

  /// Creates a choice from the text of a script; `nil` for any other text.
  public init?(text: String) {
    switch text {
    case "Automatic": self = .automatic
    case "iPhone": self = .phone
    default:
      guard let device = SoundDevice(text: text) else { return nil }
      self = .device(device)
    }
  }

  /// The text of a script: `Automatic`, `iPhone`, or that of a device.
  public var text: String {
    switch self {
    case .automatic: "Automatic"
    case .phone: "iPhone"
    case .device(let device): device.text
    }
  }
}
