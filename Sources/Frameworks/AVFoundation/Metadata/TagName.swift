/// A kind of metadata: GStreamer's tag name and Apple's keys (Players.MD1…).
struct TagName: Sendable {
  /// GStreamer's tag name.
  var name: String
  /// The common key.
  var common: AVMetadataKey?
  /// The key in MPEG-4 files.
  var iTunes: AVMetadataKey?
  /// The key in ID3.
  var id3: AVMetadataKey?
  /// The key in QuickTime files.
  var quickTime: AVMetadataKey?

  /// Returns the key in a key space.
  func key(in space: AVMetadataKeySpace) -> AVMetadataKey? {
    switch space {
    case .common: common
    case .iTunes: iTunes
    case .id3: id3
    case .quickTimeMetadata: quickTime
    default: nil
    }
  }

  /// All tags, in the order of items.
  static let all: [TagName] = [
    TagName(
      name: "title", common: .commonKeyTitle, iTunes: .iTunesMetadataKeySongName,
      id3: .id3MetadataKeyTitleDescription, quickTime: .quickTimeMetadataKeyTitle),
    TagName(
      name: "artist", common: .commonKeyArtist, iTunes: .iTunesMetadataKeyArtist,
      id3: .id3MetadataKeyLeadPerformer, quickTime: .quickTimeMetadataKeyArtist),
    TagName(
      name: "composer", common: .commonKeyCreator, iTunes: .iTunesMetadataKeyComposer,
      id3: .id3MetadataKeyComposer, quickTime: .quickTimeMetadataKeyAuthor),
    TagName(
      name: "album", common: .commonKeyAlbumName, iTunes: .iTunesMetadataKeyAlbum,
      id3: .id3MetadataKeyAlbumTitle, quickTime: .quickTimeMetadataKeyAlbum),
    TagName(
      name: "album-artist", iTunes: .iTunesMetadataKeyAlbumArtist, id3: .id3MetadataKeyBand),
    TagName(
      name: "genre", common: .commonKeyType, iTunes: .iTunesMetadataKeyUserGenre,
      id3: .id3MetadataKeyContentType, quickTime: .quickTimeMetadataKeyGenre),
    TagName(
      name: "datetime", common: .commonKeyCreationDate, iTunes: .iTunesMetadataKeyReleaseDate,
      id3: .id3MetadataKeyRecordingTime, quickTime: .quickTimeMetadataKeyCreationDate),
    TagName(
      name: "description", common: .commonKeyDescription,
      iTunes: .iTunesMetadataKeyDescription, quickTime: .quickTimeMetadataKeyDescription),
    TagName(
      name: "comment", iTunes: .iTunesMetadataKeyUserComment, id3: .id3MetadataKeyComments,
      quickTime: .quickTimeMetadataKeyComment),
    TagName(
      name: "copyright", common: .commonKeyCopyrights, iTunes: .iTunesMetadataKeyCopyright,
      id3: .id3MetadataKeyCopyright, quickTime: .quickTimeMetadataKeyCopyright),
    TagName(
      name: "publisher", common: .commonKeyPublisher, iTunes: .iTunesMetadataKeyPublisher,
      id3: .id3MetadataKeyPublisher, quickTime: .quickTimeMetadataKeyPublisher),
    TagName(
      name: "keywords", common: .commonKeySubject,
      quickTime: .quickTimeMetadataKeyKeywords),
    TagName(
      name: "language-code", common: .commonKeyLanguage, id3: .id3MetadataKeyLanguage),
    TagName(
      name: "encoder", common: .commonKeySoftware, iTunes: .iTunesMetadataKeyEncodingTool,
      id3: .id3MetadataKeyEncodedWith, quickTime: .quickTimeMetadataKeySoftware),
    TagName(
      name: "encoded-by", iTunes: .iTunesMetadataKeyEncodedBy, id3: .id3MetadataKeyEncodedBy),
    TagName(
      name: "performer", iTunes: .iTunesMetadataKeyPerformer),
    TagName(
      name: "conductor", iTunes: .iTunesMetadataKeyConductor, id3: .id3MetadataKeyConductor),
    TagName(
      name: "grouping", iTunes: .iTunesMetadataKeyGrouping,
      id3: .id3MetadataKeyContentGroupDescription),
    TagName(
      name: "isrc", id3: .id3MetadataKeyInternationalStandardRecordingCode),
    TagName(
      name: "lyrics", iTunes: .iTunesMetadataKeyLyrics, id3: .id3MetadataKeyUnsynchronizedLyric),
    TagName(
      name: "track-number", iTunes: .iTunesMetadataKeyTrackNumber,
      id3: .id3MetadataKeyTrackNumber),
    TagName(
      name: "album-disc-number", iTunes: .iTunesMetadataKeyDiscNumber,
      id3: .id3MetadataKeyPartOfASet),
  ]

  /// The cover.
  static let artwork = TagName(
    name: "image", common: .commonKeyArtwork, iTunes: .iTunesMetadataKeyCoverArt,
    id3: .id3MetadataKeyAttachedPicture, quickTime: .quickTimeMetadataKeyArtwork)

  /// Returns the tag of an identifier of any format; nil without a counterpart in GStreamer.
  static func of(_ identifier: AVMetadataIdentifier) -> TagName? {
    let spaces: [AVMetadataKeySpace] = [.common, .iTunes, .id3, .quickTimeMetadata]
    return (all + [artwork]).first { tag in
      spaces.contains { space in
        tag.key(in: space).map {
          AVMetadataItem.identifier(forKey: $0.rawValue, keySpace: space) == identifier
        } ?? false
      }
    }
  }
}

extension TagName {
  /// Returns the strings of items by GStreamer's tag names, and the artwork; others cannot be
  /// written.
  static func tags(of items: [AVMetadataItem]) -> (tags: [String: String], artwork: [UInt8]?) {
    var (tags, artwork): ([String: String], [UInt8]?) = ([:], nil)
    for item in items {
      guard let tag = item.content.tag ?? item.identifier.flatMap(of) else { continue }
      if tag.name == Self.artwork.name {
        artwork = item.dataValue.map { Array($0) }
      } else if tag.name != "datetime" {
        tags[tag.name] = item.stringValue
      }
    }
    return (tags, artwork)
  }
}
