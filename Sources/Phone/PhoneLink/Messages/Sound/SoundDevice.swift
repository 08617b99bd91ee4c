/// A device that is connected to the phone and plays its sound.
public struct SoundDevice: Sendable, Hashable {
  /// The kind of connection.
  public var kind: Kind
  /// The name for the user, 1…`longestName` characters.
  public let name: String

  /// The length of the longest name in characters.
  ///
  /// - Source: ours: what a row of the screen shows. Confidence: guess.
  public static let longestName = 60

  /// The maximum number of devices that are connected at a time.
  ///
  /// - Source: ours: what a list on the screen shows. Confidence: guess.
  public static let largestCount = 8

  /// The kind of a device's connection; the raw value is the word on the wire and in scripts.
  public enum Kind: String, Sendable, CaseIterable {
    /// Wired headphones.
    case headphones = "Headphones"
    /// Wired headphones with a microphone.
    case headset = "Headset"
    /// A Bluetooth device for music and calls.
    case bluetooth = "Bluetooth"
    /// A speaker or a television in the network, which plays only when the user chooses it.
    case airPlay = "AirPlay"
    /// A car.
    case car = "Car"
    /// A screen with speakers.
    case hdmi = "HDMI"
    /// A USB device.
    case usb = "USB"

    /// Whether devices of the kind show video (Players.AP1).
    public var hasScreen: Bool { self == .airPlay || self == .hdmi }
  }

  /// Wired headphones without a name of their own.
  public static let headphones = SoundDevice(.headphones)

  /// Creates a device with the name of its kind.
  public init(_ kind: Kind) { (self.kind, name) = (kind, kind.rawValue) }

  /// Creates a device; `nil` if the name is empty, too long or has control characters.
  public init?(_ kind: Kind, name: String) {
    guard !name.isEmpty, name.count <= Self.longestName,
      !name.unicodeScalars.contains(where: { $0.value < 32 || $0.value == 127 })
    else { return nil }
    (self.kind, self.name) = (kind, name)
  }

  /// Creates a device from the text of a script: `AirPlay: Kitchen`, or the kind alone.
  public init?(text: String) {
    guard let colon = text.firstIndex(of: ":") else {
      guard let kind = Kind(rawValue: text) else { return nil }
      self.init(kind)
      return
    }
    guard let kind = Kind(rawValue: String(text[..<colon])) else { return nil }
    self.init(kind, name: String(text[text.index(after: colon)...].drop { $0 == " " }))
  }

  /// The text of a script.
  public var text: String {
    name == kind.rawValue ? kind.rawValue : "\(kind.rawValue): \(name)"
  }
}
