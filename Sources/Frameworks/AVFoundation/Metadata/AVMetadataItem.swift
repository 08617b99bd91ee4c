import TactusMediaReading

/// A metadata item: a text or an image that describes a movie, such as its title (Players.MD1…).
///
/// - Thread: any; only an object of its mutable subclass changes, on one thread at a time.
open class AVMetadataItem: NSObject, NSCopying, NSMutableCopying, AVAsynchronousKeyValueLoading,
  @unchecked Sendable
{
  // Subclasses are modified on one thread, as the documentation requires.

  /// Creates an item without a value.
  public override init() { super.init() }

  /// The key that all formats share; nil if the item has none.
  open var commonKey: AVMetadataKey? { content.tag?.common ?? content.commonKey }
  /// The key in its key space.
  open var key: (any NSCopying & NSObjectProtocol)? { content.key.map { $0 as NSString } }
  /// The key space.
  open var keySpace: AVMetadataKeySpace? { content.keySpace }
  /// The key space and the key.
  open var identifier: AVMetadataIdentifier? {
    guard let key = content.key, let space = content.keySpace else { return nil }
    return Self.identifier(forKey: key, keySpace: space)
  }
  /// The value: a string, a number, a date or data.
  open var value: (any NSCopying & NSObjectProtocol)? { content.value }
  /// The type of the value as a uniform type identifier; nil if unknown.
  open var dataType: String? { content.dataType }
  /// The language of the value as a BCP 47 tag; nil if it has none.
  open var extendedLanguageTag: String? { content.language }
  /// The locale of the value; nil if it has none.
  open var locale: Locale? { content.language.map { Locale(identifier: $0) } }
  /// The start time of the item's validity; invalid if unlimited.
  open var time: CMTime { content.time }
  /// The duration of the item's validity; invalid if unlimited.
  open var duration: CMTime { content.duration }
  /// The start date of the item's validity, for live broadcasts; nil for others.
  open var startDate: Date? { content.startDate }
  /// Additional attributes.
  open var extraAttributes: [AVMetadataExtraAttributeKey: Any]? { content.extraAttributes }

  /// The value as a string; nil for data.
  open var stringValue: String? {
    switch value {
    case let text as NSString: String(describing: text)
    case let number as NSNumber: number.stringValue
    default: nil
    }
  }
  /// The value as data; nil for a string.
  open var dataValue: Data? { (value as? NSData).map { Data(referencing: $0) } }
  /// The value as a number; nil if the string is not one.
  open var numberValue: NSNumber? {
    (value as? NSNumber) ?? stringValue.flatMap(Double.init).map { NSNumber(value: $0) }
  }
  /// The value as a date; nil if the string is not one (Players.MD2).
  open var dateValue: Date? {
    (value as? NSDate).map {
      Date(timeIntervalSinceReferenceDate: $0.timeIntervalSinceReferenceDate)
    } ?? stringValue.flatMap(Self.date)
  }

  /// Returns a copy of the item.
  open func copy(with zone: NSZone? = nil) -> Any {
    let new = AVMetadataItem()
    new.content = content
    return new
  }

  /// Returns a mutable copy of the item.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let new = AVMutableMetadataItem()
    new.content = content
    return new
  }

  // MARK: Choosing

  /// Returns the items with a key and a key space; nil matches any.
  open class func metadataItems(
    from metadataItems: [AVMetadataItem], withKey key: Any?, keySpace: AVMetadataKeySpace?
  ) -> [AVMetadataItem] {
    let name = (key as? AVMetadataKey)?.rawValue ?? key as? String
    return metadataItems.filter { item in
      let isCommon = keySpace == .common || keySpace == nil && item.keySpace == .common
      let ownKey = isCommon ? item.commonKey?.rawValue : item.key as? NSString as String?
      let hasSpace = keySpace == nil || item.keySpace == keySpace || isCommon && ownKey != nil
      return hasSpace && (key == nil || ownKey == name)
    }
  }

  /// Returns the items with an identifier; one in the common key space matches items of all
  /// formats.
  open class func metadataItems(
    from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
  ) -> [AVMetadataItem] {
    metadataItems.filter { item in
      item.identifier == identifier
        || item.commonKey.map { "comn/\($0.rawValue)" == identifier.rawValue } ?? false
    }
  }

  /// Returns the items in preferred languages, in the order of preference; items without a language
  /// come last.
  open class func metadataItems(
    from metadataItems: [AVMetadataItem],
    filteredAndSortedAccordingToPreferredLanguages preferredLanguages: [String]
  ) -> [AVMetadataItem] {
    let chosen = preferredLanguages.flatMap { language in
      metadataItems.filter { $0.extendedLanguageTag == language }
    }
    return chosen + metadataItems.filter { $0.extendedLanguageTag == nil }
  }

  /// Returns the items with a locale.
  open class func metadataItems(
    from metadataItems: [AVMetadataItem], with locale: Locale
  ) -> [AVMetadataItem] { metadataItems.filter { $0.locale == locale } }

  /// Returns the identifier of a key in a key space; nil for a key that is not a string.
  open class func identifier(
    forKey key: Any, keySpace: AVMetadataKeySpace
  ) -> AVMetadataIdentifier? {
    guard let name = (key as? AVMetadataKey)?.rawValue ?? key as? String else { return nil }
    let space = keySpace == .id3 ? "id3" : keySpace.rawValue
    // MPEG-4 encodes the sign © as one byte.
    return AVMetadataIdentifier("\(space)/\(name.replacingOccurrences(of: "©", with: "%A9"))")
  }

  /// Returns the key space of an identifier.
  open class func keySpace(
    forIdentifier identifier: AVMetadataIdentifier
  ) -> AVMetadataKeySpace? {
    let space = identifier.rawValue.prefix { $0 != "/" }
    guard space.count < identifier.rawValue.count else { return nil }
    return space == "id3" ? .id3 : AVMetadataKeySpace(String(space))
  }

  /// Returns the key of an identifier.
  open class func key(forIdentifier identifier: AVMetadataIdentifier) -> Any? {
    guard let slash = identifier.rawValue.firstIndex(of: "/") else { return nil }
    return identifier.rawValue[identifier.rawValue.index(after: slash)...]
      .replacingOccurrences(of: "%A9", with: "©")
  }

  // MARK: Internals

  /// The contents of an item.
  struct Content {
    /// The tag, if the item comes from a file.
    var tag: TagName?
    /// The key that all formats share, if the item does not come from a file.
    var commonKey: AVMetadataKey?
    var key: String?
    var keySpace: AVMetadataKeySpace?
    var value: (any NSCopying & NSObjectProtocol)?
    var dataType: String?
    var language: String?
    var time = CMTime.invalid
    var duration = CMTime.invalid
    var startDate: Date?
    var extraAttributes: [AVMetadataExtraAttributeKey: Any]?
  }

  var content = Content()

  /// Creates an item with a tag in a key space.
  init?(_ tag: TagName, _ space: AVMetadataKeySpace, _ value: any NSCopying & NSObjectProtocol) {
    guard let key = tag.key(in: space) else { return nil }
    content = Content(tag: tag, key: key.rawValue, keySpace: space, value: value)
    super.init()
    content.dataType = value is NSData ? "public.data" : "com.apple.metadata.datatype.UTF-8"
  }

  /// Returns a title with the common key.
  static func title(_ text: String) -> AVMetadataItem {
    let new = AVMetadataItem()
    new.content = Content(
      commonKey: .commonKeyTitle, key: AVMetadataKey.commonKeyTitle.rawValue, keySpace: .common,
      value: text as NSString, dataType: "com.apple.metadata.datatype.UTF-8")
    return new
  }

  /// Returns the items of a media description, in a fixed order (Players.MD1).
  static func items(of description: MediaDescription) -> [AVMetadataItem] {
    let space = AVMetadataFormat(description).keySpace
    func item(
      _ tag: TagName, _ value: any NSCopying & NSObjectProtocol
    ) -> AVMetadataItem? {
      // A tag for which the format has no key uses the common key.
      AVMetadataItem(tag, space, value) ?? AVMetadataItem(tag, .common, value)
    }
    var items = TagName.all.compactMap { tag in
      description.tags[tag.name].flatMap { item(tag, $0 as NSString) }
    }
    if let bytes = description.artwork, let cover = item(.artwork, Data(bytes) as NSData) {
      items.append(cover)
    }
    return items
  }

  /// Returns the date of an ISO 8601 string, which may be incomplete (Players.MD2).
  private static func date(_ text: String) -> Date? {
    let numbers = text.prefix(10).split(separator: "-").map { Int($0) }
    if let whole = try? Date(text, strategy: .iso8601) { return whole }
    guard let year = numbers.first ?? nil, text.prefix(4).count == 4 else { return nil }
    var parts = DateComponents()
    (parts.year, parts.month, parts.day) = (year, 1, 1)
    if numbers.count > 1, let month = numbers[1] { parts.month = month }
    if numbers.count > 2, let day = numbers[2] { parts.day = day }
    parts.timeZone = TimeZone(secondsFromGMT: 0)
    return Calendar(identifier: .gregorian).date(from: parts)
  }
}
