import TactusMediaReading

/// A text or a picture about a film, such as its title.
///
/// - Thread: any.
open class AVMetadataItem: NSObject, AVAsynchronousKeyValueLoading, @unchecked Sendable {
  // Nothing changes.

  init(_ key: AVMetadataKey, _ content: Content) {
    (commonKey, self.content) = (key, content)
    super.init()
  }

  /// The key that all formats have.
  public let commonKey: AVMetadataKey?
  /// The key in its key space.
  open var key: (any NSCopying & NSObjectProtocol)? { commonKey.map { $0.rawValue as NSString } }
  /// The key space.
  open var keySpace: AVMetadataKeySpace? { .common }
  /// The key space and the key.
  open var identifier: AVMetadataIdentifier? {
    commonKey.map { AVMetadataIdentifier(rawValue: "comn/\($0.rawValue)") }
  }
  /// The value: a text or bytes.
  open var value: (any NSCopying & NSObjectProtocol)? {
    switch content {
    case .text(let text): text as NSString
    case .bytes(let bytes): bytes as NSData
    }
  }
  /// The value as a text; nil for bytes.
  open var stringValue: String? {
    if case .text(let text) = content { text } else { nil }
  }
  /// The value as bytes; nil for a text.
  open var dataValue: Data? {
    if case .bytes(let bytes) = content { bytes } else { nil }
  }
  /// The value as a number; nil if the text is none.
  open var numberValue: NSNumber? { stringValue.flatMap(Double.init).map { NSNumber(value: $0) } }

  /// Returns the items of a key and a key space; nil stands for any.
  open class func metadataItems(
    from metadataItems: [AVMetadataItem], withKey key: Any?, keySpace: AVMetadataKeySpace?
  ) -> [AVMetadataItem] {
    let name = (key as? AVMetadataKey)?.rawValue ?? key as? String
    return metadataItems.filter { item in
      (key == nil || item.commonKey?.rawValue == name)
        && (keySpace == nil || item.keySpace == keySpace)
    }
  }

  /// Returns the items of an identifier.
  open class func metadataItems(
    from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
  ) -> [AVMetadataItem] {
    metadataItems.filter { $0.identifier == identifier }
  }

  // MARK: Internals

  enum Content: Sendable {
    case text(String)
    case bytes(Data)
  }

  private let content: Content

  /// Returns the items of a description (Players.AS5), in a fixed order.
  static func items(of description: MediaDescription) -> [AVMetadataItem] {
    var items = keys.compactMap { name, key in
      description.tags[name].map { AVMetadataItem(key, .text($0)) }
    }
    if let bytes = description.artwork {
      items.append(AVMetadataItem(.commonKeyArtwork, .bytes(Data(bytes))))
    }
    return items
  }

  /// GStreamer's names of texts with Apple's keys.
  private static let keys: [(String, AVMetadataKey)] = [
    ("title", .commonKeyTitle), ("artist", .commonKeyArtist), ("composer", .commonKeyCreator),
    ("album", .commonKeyAlbumName), ("genre", .commonKeyType),
    ("description", .commonKeyDescription),
    ("copyright", .commonKeyCopyrights), ("publisher", .commonKeyPublisher),
    ("language-code", .commonKeyLanguage), ("encoder", .commonKeySoftware),
  ]
}
