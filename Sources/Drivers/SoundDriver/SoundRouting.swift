/// Which signals each channel of a sound device plays.
///
/// The mix in stereo makes a haptic audible on any loudspeaker. Devices with a motor on a channel
/// want the signals apart: gamepads with voice coils take sound on channels 1 and 2 and the drive
/// on 3 and 4, which is written `L,R,D,D`.
public struct SoundRouting: Sendable, Equatable, CustomStringConvertible {
  /// The signals that one channel adds up.
  public struct Channel: OptionSet, Sendable {
    /// One bit a signal.
    public let rawValue: UInt8
    /// The left channel of the sound; written `L`.
    public static let left = Channel(rawValue: 1)
    /// The right channel of the sound; written `R`.
    public static let right = Channel(rawValue: 2)
    /// The drive; written `D`.
    public static let drive = Channel(rawValue: 4)

    /// Makes a set from its bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }
  }

  /// What each channel plays, in the device's order; 1…32 channels.
  public let channels: [Channel]

  /// Most channels that a stream can have.
  ///
  /// - Source: `PA_CHANNELS_MAX` of libpulse. Confidence: documented.
  public static let mostChannels = 32
  /// Sound and drive together on two channels.
  public static let stereoMix = SoundRouting(unchecked: [[.left, .drive], [.right, .drive]])
  /// Sound on two channels and the drive on the next two, as gamepads with voice coils have them.
  public static let gamepad = SoundRouting(unchecked: [.left, .right, .drive, .drive])

  /// Makes a routing; `nil` for no channels or too many.
  public init?(_ channels: [Channel]) {
    guard !channels.isEmpty, channels.count <= Self.mostChannels else { return nil }
    self.channels = channels
  }

  /// Reads one word a channel, separated by commas: `L`, `R` and `D` joined by `+`, or `-` for
  /// silence.
  ///
  /// - Returns: `nil` where a word is none of these.
  public init?(_ text: String) {
    var channels: [Channel] = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let channel = Self.channel(word) else { return nil }
      channels.append(channel)
    }
    self.init(channels)
  }

  /// The routing as a person writes it.
  public var description: String {
    channels.map { channel in
      let letters = Self.letters.filter { channel.contains($0.1) }.map { String($0.0) }
      return letters.isEmpty ? "-" : letters.joined(separator: "+")
    }.joined(separator: ",")
  }

  /// The same routing for a device of more channels; the further ones are silent.
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
