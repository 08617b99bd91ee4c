import TactusMediaReading

/// An asset of a file or of a server's data.
///
/// - Thread: any; all its properties are constants.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// Creates an asset; nothing is read yet.
  ///
  /// - Parameters:
  ///   - url: The file, or an `http` or `https` URL.
  ///   - options: The options, which have no effect.
  public init(url: URL, options: [String: Any]? = nil) {
    self.url = url
    super.init(url)
    examination?.loader = resourceLoader
  }

  /// Creates an asset for a file that processes of their own read (QuickLook.FM1).
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - film: The file's movie.
  ///   - description: Its properties.
  package init(url: URL, film: ConfinedFilm, description: MediaDescription) {
    self.url = url
    super.init(url, MediaExamination(url, film, known: description))
  }

  /// The URL.
  public let url: URL
  /// The loader of data by the app, for custom URL schemes (Players.RL1).
  public let resourceLoader = AVAssetResourceLoader()
  /// Returns the track from which ranges can be inserted into a composition's track: the first one
  /// of the same media type; `nil` without one.
  open func compatibleTrack(for compositionTrack: AVCompositionTrack) -> AVAssetTrack? {
    tracks.first { $0.mediaType == compositionTrack.mediaType }
  }

  /// Whether the content may require a key; false, as protected content is not read.
  open var mayRequireContentKeysForMediaDataProcessing: Bool { false }

  /// Returns the types of the files that can be played with the default packages.
  open class func audiovisualTypes() -> [AVFileType] {
    [.mov, .mp4, .m4v, .m4a, .mp3, .wav, .aiff, .caf, .mobile3GPP]
  }

  /// Returns the MIME types of the files that can be played with the default packages.
  open class func audiovisualMIMETypes() -> [String] {
    [
      "video/mp4", "video/quicktime", "video/webm", "video/x-matroska", "audio/mpeg", "audio/mp4",
      "audio/wav", "audio/x-wav", "audio/ogg", "audio/flac",
    ]
  }

  /// Returns whether an extended MIME type can be played, judged by its container.
  open class func isPlayableExtendedMIMEType(_ extendedMIMEType: String) -> Bool {
    audiovisualMIMETypes().contains(extendedMIMEType.prefix { $0 != ";" }.lowercased())
  }
}

/// The option of whether an exact duration is preferred; it always is.
public let AVURLAssetPreferPreciseDurationAndTimingKey =
  "AVURLAssetPreferPreciseDurationAndTimingKey"

// The keys of further options, which have no effect.

/// The option of the cookies for requests.
public let AVURLAssetHTTPCookiesKey = "AVURLAssetHTTPCookiesKey"
/// The option of the user agent for requests.
public let AVURLAssetHTTPUserAgentKey = "AVURLAssetHTTPUserAgentKey"
/// The option of whether cellular networks may be used.
public let AVURLAssetAllowsCellularAccessKey = "AVURLAssetAllowsCellularAccessKey"
/// The option of whether expensive networks may be used.
public let AVURLAssetAllowsExpensiveNetworkAccessKey = "AVURLAssetAllowsExpensiveNetworkAccessKey"
/// The option of whether constrained networks may be used.
public let AVURLAssetAllowsConstrainedNetworkAccessKey =
  "AVURLAssetAllowsConstrainedNetworkAccessKey"
/// The option of the restrictions of references to other files.
public let AVURLAssetReferenceRestrictionsKey = "AVURLAssetReferenceRestrictionsKey"
/// The option of the MIME type of the data.
public let AVURLAssetOverrideMIMETypeKey = "AVURLAssetOverrideMIMETypeKey"
/// The option of the party that asked for the request.
public let AVURLAssetURLRequestAttributionKey = "AVURLAssetURLRequestAttributionKey"
