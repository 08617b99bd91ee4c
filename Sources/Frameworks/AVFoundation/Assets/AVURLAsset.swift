import TactusMediaReading

/// An asset of a file or of a server's data.
///
/// - Thread: any; all its properties are constants.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// Creates an asset; nothing is read yet.
  ///
  /// - Parameters:
  ///   - url: The file, or an address of `http` or `https`.
  ///   - options: Options, which have no effect.
  public init(url: URL, options: [String: Any]? = nil) {
    self.url = url
    super.init(url)
    examination?.loader = resourceLoader
  }

  /// Creates an asset of a file that processes of their own read (QuickLook.FM1).
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - film: The file's film.
  ///   - description: Its properties.
  package init(url: URL, film: ConfinedFilm, description: MediaDescription) {
    self.url = url
    super.init(url, MediaExamination(url, film, known: description))
  }

  /// The file or the address.
  public let url: URL
  /// The loader of data by the app, for addresses that only the app knows (Players.RL1).
  public let resourceLoader = AVAssetResourceLoader()
  /// Returns the track from which ranges can be inserted into a track of a composition: the first
  /// of its kind; `nil` without one.
  open func compatibleTrack(for compositionTrack: AVCompositionTrack) -> AVAssetTrack? {
    tracks.first { $0.mediaType == compositionTrack.mediaType }
  }

  /// Whether content needs a key before it is read; false, as protected content is not read.
  open var mayRequireContentKeysForMediaDataProcessing: Bool { false }

  /// Returns the types of the files that can be played, with the default packages.
  open class func audiovisualTypes() -> [AVFileType] {
    [.mov, .mp4, .m4v, .m4a, .mp3, .wav, .aiff, .caf, .mobile3GPP]
  }

  /// Returns the MIME types of the files that can be played, with the default packages.
  open class func audiovisualMIMETypes() -> [String] {
    [
      "video/mp4", "video/quicktime", "video/webm", "video/x-matroska", "audio/mpeg", "audio/mp4",
      "audio/wav", "audio/x-wav", "audio/ogg", "audio/flac",
    ]
  }

  /// Returns whether a film of an extended MIME type can be played, by its container.
  open class func isPlayableExtendedMIMEType(_ extendedMIMEType: String) -> Bool {
    audiovisualMIMETypes().contains(extendedMIMEType.prefix { $0 != ";" }.lowercased())
  }
}

/// The option of an exact duration, which is always read.
public let AVURLAssetPreferPreciseDurationAndTimingKey =
  "AVURLAssetPreferPreciseDurationAndTimingKey"

// The keys of further options, which have no effect: data is read as from any place.

/// The option of the cookies for requests.
public let AVURLAssetHTTPCookiesKey = "AVURLAssetHTTPCookiesKey"
/// The option of the name of the program for requests.
public let AVURLAssetHTTPUserAgentKey = "AVURLAssetHTTPUserAgentKey"
/// The option of whether a mobile network may be used.
public let AVURLAssetAllowsCellularAccessKey = "AVURLAssetAllowsCellularAccessKey"
/// The option of whether a network that costs much may be used.
public let AVURLAssetAllowsExpensiveNetworkAccessKey = "AVURLAssetAllowsExpensiveNetworkAccessKey"
/// The option of whether a network with little data may be used.
public let AVURLAssetAllowsConstrainedNetworkAccessKey =
  "AVURLAssetAllowsConstrainedNetworkAccessKey"
/// The option of which other files a file may name.
public let AVURLAssetReferenceRestrictionsKey = "AVURLAssetReferenceRestrictionsKey"
/// The option of the type of the data.
public let AVURLAssetOverrideMIMETypeKey = "AVURLAssetOverrideMIMETypeKey"
/// The option of the identifier of the user who has asked.
public let AVURLAssetURLRequestAttributionKey = "AVURLAssetURLRequestAttributionKey"
