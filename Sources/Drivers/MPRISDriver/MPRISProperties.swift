import TactusMessageBus
import TactusPhoneLink
import TactusPhoneTypes

/// The properties of the player on the bus (RemoteControl.MP2–MP4).
///
/// - Source: the MPRIS specification, version 2.2. Confidence: documented.
struct MPRISProperties: Sendable, Equatable {
  /// The state of the now playing app; `nil` without one.
  var state: NowPlayingState?
  /// The URL of the file with the artwork; `nil` for none.
  var artwork: String?
  /// The volume of the phone, 0…1.
  var volume = 1.0

  /// Whether the player was told to stop, and has not played since.
  var isStopped = false

  /// The path of the track if there is none.
  static let noTrack = "/org/mpris/MediaPlayer2/TrackList/NoTrack"

  // MARK: Abilities

  /// Whether the player plays.
  var isPlaying: Bool { state?.isPlaying == true && state?.info.rate != 0 }
  /// Whether the app accepts a command.
  func accepts(_ command: RemoteCommand) -> Bool { state?.settings(of: command) != nil }
  /// Whether the app can be told to play.
  var canPlay: Bool { accepts(.play) || accepts(.togglePlayPause) }
  /// Whether the app can be told to pause.
  var canPause: Bool { accepts(.pause) || accepts(.togglePlayPause) }
  /// Whether a position can be chosen.
  var canSetPosition: Bool {
    guard let info = state?.info, info.duration != nil, !info.isLive else { return false }
    return accepts(.changePosition)
  }
  /// Whether the position can be moved; never that of a live stream.
  var canSeek: Bool {
    guard state?.info.isLive == false else { return false }
    return canSetPosition || accepts(.skipForward) || accepts(.skipBackward)
  }
  /// The rate of the item, which is never 0.
  var rate: Double { state.map { $0.info.rate == 0 ? 1 : $0.info.rate } ?? 1 }
  /// The rates that the app accepts, at least 1.
  var rates: ClosedRange<Double> {
    let all = (state?.settings(of: .changeRate)?.numbers ?? []).filter { $0 > 0 } + [1]
    return (all.min() ?? 1)...(all.max() ?? 1)
  }

  /// The path that identifies the item: a hash of the information that names it.
  var track: String {
    guard let state else { return Self.noTrack }
    let info = state.info
    let words = [
      state.app, info.identifier, info.title, info.artist, info.album,
      info.duration.map { "\($0)" } ?? "",
    ]
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in words.joined(separator: "\u{1}").utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }
    return "/org/tactus/track/\(String(hash, radix: 16))"
  }

  /// Returns the position in microseconds.
  func position(at now: PhoneInstant) -> Int64 {
    state.map { Self.microseconds($0.elapsed(at: now)) } ?? 0
  }

  // MARK: Properties

  /// Returns the value of a property of the player; `nil` if there is none.
  func value(of name: String, at now: PhoneInstant) -> BusVariant? {
    name == "Position" ? .int64(position(at: now)) : all[name]
  }

  /// All properties except the position, which is never announced.
  var all: [String: BusVariant] {
    [
      "PlaybackStatus": .text(status), "LoopStatus": .text(loopStatus), "Rate": .double(rate),
      "Shuffle": .flag((state?.settings(of: .changeShuffleMode)?.state ?? 0) != 0),
      "Metadata": .dictionary(metadata), "Volume": .double(volume),
      "MinimumRate": .double(rates.lowerBound), "MaximumRate": .double(rates.upperBound),
      "CanGoNext": .flag(accepts(.nextTrack)), "CanGoPrevious": .flag(accepts(.previousTrack)),
      "CanPlay": .flag(canPlay), "CanPause": .flag(canPause), "CanSeek": .flag(canSeek),
      "CanControl": .flag(true),
    ]
  }

  // MARK: Internals

  /// The status of playback.
  var status: String {
    guard let state else { return "Stopped" }
    if isPlaying { return "Playing" }
    return isStopped || state.info == NowPlayingInfo() ? "Stopped" : "Paused"
  }

  private var loopStatus: String {
    switch state?.settings(of: .changeRepeatMode)?.state {
    case 1: "Track"
    case 2: "Playlist"
    default: "None"
    }
  }

  private var metadata: [String: BusVariant] {
    var metadata: [String: BusVariant] = ["mpris:trackid": .path(track)]
    guard let info = state?.info else { return metadata }
    if !info.title.isEmpty { metadata["xesam:title"] = .text(info.title) }
    if !info.album.isEmpty { metadata["xesam:album"] = .text(info.album) }
    for (key, text) in [
      ("xesam:artist", info.artist), ("xesam:albumArtist", info.albumArtist),
      ("xesam:composer", info.composer), ("xesam:genre", info.genre),
    ] where !text.isEmpty {
      metadata[key] = .texts([text])
    }
    if let duration = info.duration, !info.isLive {
      metadata["mpris:length"] = .int64(Self.microseconds(duration))
    }
    if let number = info.trackNumber { metadata["xesam:trackNumber"] = .int32(Int32(number)) }
    if let number = info.discNumber { metadata["xesam:discNumber"] = .int32(Int32(number)) }
    if let artwork { metadata["mpris:artUrl"] = .text(artwork) }
    return metadata
  }

  private static func microseconds(_ seconds: Double) -> Int64 {
    Int64((min(max(seconds, 0), 1e8) * 1e6).rounded())
  }
}
