extension AVAssetTrack {
  /// A relation of one track to another.
  public struct AssociationType: RawRepresentable, Hashable, Sendable {
    /// The code of the relation.
    public let rawValue: String
    /// Creates a relation from its code.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a relation from its code.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    // - Source: the names are documented; the codes are those of ISO/IEC 14496-12 and of QuickTime.

    /// The other track has the same sound in another codec.
    public static let audioFallback = AssociationType("fall")
    /// The other track has the titles of chapters.
    public static let chapterList = AssociationType("chap")
    /// The other track has only the subtitles for other languages.
    public static let forcedSubtitlesOnly = AssociationType("forc")
    /// The other track has what the metadata of this one is about.
    public static let metadataReferent = AssociationType("cdsc")
    /// The other track is selected together with this one.
    public static let selectionFollower = AssociationType("folw")
    /// The other track has the time codes.
    public static let timecode = AssociationType("tmcd")
  }

  /// Loads the tracks to which the track has a relation.
  public func loadAssociatedTracks(
    ofType trackAssociationType: AssociationType
  ) async throws -> [AVAssetTrack] { associatedTracks(ofType: trackAssociationType) }
}
