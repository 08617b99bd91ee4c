extension AVAudioSession {
  /// The type of an audio port.
  public struct Port: _WrappedWord, Sendable {
    /// The value in Apple's reference.
    public let rawValue: String

    /// Creates a type of a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The speaker.
    public static let builtInSpeaker = Port(rawValue: "Speaker")
    /// The receiver, which is held to the ear.
    public static let builtInReceiver = Port(rawValue: "Receiver")
    /// Wired headphones.
    public static let headphones = Port(rawValue: "Headphones")
    /// The phone's microphone.
    public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
    /// The microphone of a wired headset.
    public static let headsetMic = Port(rawValue: "MicrophoneWired")
    /// A line input; this phone has none.
    public static let lineIn = Port(rawValue: "LineIn")
    /// A line output; this phone has none.
    public static let lineOut = Port(rawValue: "LineOut")
    /// A Bluetooth device that plays music.
    public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
    /// A Bluetooth device for calls.
    public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
    /// A Bluetooth Low Energy device; this phone has none.
    public static let bluetoothLE = Port(rawValue: "BluetoothLE")
    /// A network speaker.
    public static let airPlay = Port(rawValue: "AirPlay")
    /// A display with speakers.
    public static let HDMI = Port(rawValue: "HDMI")
    /// A USB device.
    public static let usbAudio = Port(rawValue: "USBAudio")
    /// A car.
    public static let carAudio = Port(rawValue: "CarAudio")
    /// A virtual device; this phone has none.
    public static let virtual = Port(rawValue: "Virtual")
    /// A PCI device; this phone has none.
    public static let PCI = Port(rawValue: "PCI")
    /// A FireWire device; this phone has none.
    public static let fireWire = Port(rawValue: "FireWire")
    /// A DisplayPort device; this phone has none.
    public static let displayPort = Port(rawValue: "DisplayPort")
    /// An Audio Video Bridging device; this phone has none.
    public static let AVB = Port(rawValue: "AVB")
    /// A Thunderbolt device; this phone has none.
    public static let thunderbolt = Port(rawValue: "Thunderbolt")
  }
}
