/// The assignment of signals to the channels of a sound device.
///
/// The stereo mix makes a haptic audible on any loudspeaker. Devices with a motor on a channel need
/// separate signals: gamepads with voice coils take sound on channels 1 and 2 and the drive signal
/// on 3 and 4, written as `L,R,D,D`.
public struct SoundRouting: Sendable, Equatable, CustomStringConvertible {
  /// The signals that are added up in one channel.
  public struct Channel: OptionSet, Sendable {
    /// One bit per signal.
    public let rawValue: UInt8
    /// The left channel of the sound; written `L`.
    public static let left = Channel(rawValue: 1)
    /// The right channel of the sound; written `R`.
    public static let right = Channel(rawValue: 2)
    /// The drive signal; written `D`.
    public static let drive = Channel(rawValue: 4)

    /// Creates a set from its bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }
  }

  /// The signals of each channel, in the device's order; 1…32 channels.
  public let channels: [Channel]

  /// The maximum number of channels of a stream.
  ///
  /// - Source: `PA_CHANNELS_MAX` of libpulse. Confidence: documented.
  public static let maximumChannels = 32
  /// Sound and drive together on two channels.
  public static let stereoMix = SoundRouting(unchecked: [[.left, .drive], [.right, .drive]])
  /// Sound on two channels and the drive on the next two, as gamepads with voice coils have them.
  public static let gamepad = SoundRouting(unchecked: [.left, .right, .drive, .drive])

  /// Creates a routing; `nil` for no channels or too many.
  public init?(_ channels: [Channel]) {
    guard !channels.isEmpty, channels.count <= Self.maximumChannels else { return nil }
    self.channels = channels
  }

  /// Parses one word per channel, separated by commas: `L`, `R` and `D` joined by `+`, or `-` for
  /// silence.
  ///
  /// - Returns: `nil` if a word is invalid.
  public init?(_ text: String) {
    var channels: [Channel] = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let channel = Self.channel(word) else { return nil }
      channels.append(channel)
    }
    self.init(channels)
  }

  /// The routing as text.
  public var description: String {
    channels.map { channel in
      let letters = Self.letters.filter { channel.contains($0.1) }.map { String($0.0) }
      return letters.isEmpty ? "-" : letters.joined(separator: "+")
    }.joined(separator: ",")
  }

  /// Returns the routing extended to more channels, which are silent.
  func padded(to count: Int) -> SoundRouting {
    let silent = [Channel](repeating: [], count: max(0, count - channels.count))
    return SoundRouting(unchecked: channels + silent)
  }

  // MARK: Internals

  private static let letters: [(Character, Channel)] = [
    ("L", .left), ("R", .right), ("D", .drive),
  ]

  private init(unchecked channels: [Channel]) {
    self.channels = channels
  }

  private static func channel(_ word: Substring) -> Channel? {
    if word == "-" { return [] }
    var channel: Channel = []
    for part in word.split(separator: "+", omittingEmptySubsequences: false) {
      let named = letters.first { String($0.0) == part.uppercased() }
      guard let named else { return nil }
      channel.insert(named.1)
    }
    return channel
  }
}
