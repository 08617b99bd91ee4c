extension AVAssetTrack {
  /// A type of association between tracks.
  public struct AssociationType: RawRepresentable, Hashable, Sendable {
    /// The four-character code.
    public let rawValue: String
    /// Creates a type from its code.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a type from its code.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    // - Source: the names are documented; the codes are those of ISO/IEC 14496-12 and of QuickTime.

    /// The other track contains the same audio in another codec.
    public static let audioFallback = AssociationType("fall")
    /// The other track contains the chapter titles.
    public static let chapterList = AssociationType("chap")
    /// The other track contains only the forced subtitles.
    public static let forcedSubtitlesOnly = AssociationType("forc")
    /// The other track is the one that this metadata describes.
    public static let metadataReferent = AssociationType("cdsc")
    /// The other track is selected together with this one.
    public static let selectionFollower = AssociationType("folw")
    /// The other track contains the time codes.
    public static let timecode = AssociationType("tmcd")
  }

  /// Loads the tracks associated with the track.
  public func loadAssociatedTracks(
    ofType trackAssociationType: AssociationType
  ) async throws -> [AVAssetTrack] { associatedTracks(ofType: trackAssociationType) }
}
