/// The information that an app gives about the item that it plays.
public struct NowPlayingInfo: Sendable, Equatable {
  /// The title; empty for none.
  public var title: String
  /// The artist; empty for none.
  public var artist: String
  /// The title of the album; empty for none.
  public var album: String
  /// The artist of the album; empty for none.
  public var albumArtist: String
  /// The composer; empty for none.
  public var composer: String
  /// The genre; empty for none.
  public var genre: String
  /// The app's identifier of the item; empty for none.
  public var identifier: String
  /// The duration in seconds; `nil` if it is unknown.
  public var duration: Double?
  /// The elapsed time in seconds when the app sent the information.
  public var elapsed: Double
  /// The playback rate.
  public var rate: Double
  /// Whether the item is a live stream.
  public var isLive: Bool
  /// The number of the track in the album; `nil` if it is unknown.
  public var trackNumber: Int?
  /// The number of the disc; `nil` if it is unknown.
  public var discNumber: Int?

  /// Creates information.
  public init(
    title: String = "", artist: String = "", album: String = "", albumArtist: String = "",
    composer: String = "", genre: String = "", identifier: String = "", duration: Double? = nil,
    elapsed: Double = 0, rate: Double = 1, isLive: Bool = false, trackNumber: Int? = nil,
    discNumber: Int? = nil
  ) {
    self.title = title
    self.artist = artist
    self.album = album
    self.albumArtist = albumArtist
    self.composer = composer
    self.genre = genre
    self.identifier = identifier
    self.duration = duration
    self.elapsed = elapsed
    self.rate = rate
    self.isLive = isLive
    self.trackNumber = trackNumber
    self.discNumber = discNumber
  }

  /// The information with valid values (RemoteControl.BI1).
  ///
  /// Texts have no control characters and a limited length; a duration that is negative or not
  /// finite is unknown; an invalid elapsed time is 0, and an invalid rate is 1.
  public var sanitized: NowPlayingInfo {
    var info = self
    info.title = Self.sanitized(title)
    info.artist = Self.sanitized(artist)
    info.album = Self.sanitized(album)
    info.albumArtist = Self.sanitized(albumArtist)
    info.composer = Self.sanitized(composer)
    info.genre = Self.sanitized(genre)
    info.identifier = Self.sanitized(identifier)
    info.duration = duration.flatMap { Self.times.contains($0) ? $0 : nil }
    if !Self.times.contains(elapsed) { info.elapsed = 0 }
    if !(-Self.maximumRate...Self.maximumRate).contains(rate) { info.rate = 1 }
    info.trackNumber = trackNumber.flatMap { (0...Self.maximumNumber).contains($0) ? $0 : nil }
    info.discNumber = discNumber.flatMap { (0...Self.maximumNumber).contains($0) ? $0 : nil }
    return info
  }

  /// Returns a text without control characters, of at most `LinkLimits.nowPlayingTextBytes` bytes.
  public static func sanitized(_ text: String) -> String {
    let isClean = text.unicodeScalars.allSatisfy { !isControl($0) }
    guard !isClean || text.utf8.count > LinkLimits.nowPlayingTextBytes else { return text }
    var clean = String.UnicodeScalarView()
    var size = 0
    for scalar in text.unicodeScalars {
      let scalar = isControl(scalar) ? " " : scalar
      size += UTF8.width(scalar)
      guard size <= LinkLimits.nowPlayingTextBytes else { break }
      clean.append(scalar)
    }
    return String(clean)
  }

  // MARK: Internals

  /// The valid times in seconds.
  ///
  /// - Source: ours: three years, and few enough for microseconds in 64 bits. Confidence: guess.
  private static let times = 0.0...1e8
  /// The maximum playback rate in either direction.
  ///
  /// - Source: ours. Confidence: guess.
  private static let maximumRate = 1000.0
  /// The maximum number of a track or a disc.
  ///
  /// - Source: ours. Confidence: guess.
  private static let maximumNumber = 1_000_000

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control
  }
}
