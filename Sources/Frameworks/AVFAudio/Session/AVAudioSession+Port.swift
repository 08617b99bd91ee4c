extension AVAudioSession {
  /// What kind of thing sound comes from or goes to.
  public struct Port: _WrappedWord, Sendable {
    /// The word that the reference has for it.
    public let rawValue: String

    /// Takes a word.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The speaker at the lower end.
    public static let builtInSpeaker = Port(rawValue: "Speaker")
    /// The speaker at the ear.
    public static let builtInReceiver = Port(rawValue: "Receiver")
    /// Headphones on a wire.
    public static let headphones = Port(rawValue: "Headphones")
    /// The phone's microphone.
    public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
    /// A microphone on a wire; this phone has none.
    public static let headsetMic = Port(rawValue: "MicrophoneWired")
    /// A line that sound comes in by; this phone has none.
    public static let lineIn = Port(rawValue: "LineIn")
    /// A line that sound goes out by; this phone has none.
    public static let lineOut = Port(rawValue: "LineOut")
    /// Headphones without a wire; this phone has none.
    public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
    /// A headset without a wire; this phone has none.
    public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
    /// A device without a wire; this phone has none.
    public static let bluetoothLE = Port(rawValue: "BluetoothLE")
    /// A speaker elsewhere; this phone has none.
    public static let airPlay = Port(rawValue: "AirPlay")
    /// A television; this phone has none.
    public static let HDMI = Port(rawValue: "HDMI")
    /// A device by USB; this phone has none.
    public static let usbAudio = Port(rawValue: "USBAudio")
    /// A car; this phone has none.
    public static let carAudio = Port(rawValue: "CarAudio")
  }
}
