/// A mutable metadata item.
///
/// - Thread: one at a time.
open class AVMutableMetadataItem: AVMetadataItem, @unchecked Sendable {
  // One thread modifies it, as the documentation requires.

  /// The common key; that of the identifier, if known.
  open override var commonKey: AVMetadataKey? {
    if content.keySpace == .common { return content.key.map { AVMetadataKey($0) } }
    return identifier.flatMap(TagName.of)?.common
  }
  /// The key in its key space.
  open override var key: (any NSCopying & NSObjectProtocol)? {
    get { super.key }
    set {
      content.tag = nil
      content.key = newValue.map { "\($0)" }
    }
  }
  /// The key space.
  open override var keySpace: AVMetadataKeySpace? {
    get { super.keySpace }
    set {
      content.tag = nil
      content.keySpace = newValue
    }
  }
  /// The key space and the key.
  open override var identifier: AVMetadataIdentifier? {
    get { super.identifier }
    set {
      content.tag = nil
      content.keySpace = newValue.flatMap { Self.keySpace(forIdentifier: $0) }
      content.key = newValue.flatMap { Self.key(forIdentifier: $0) as? String }
    }
  }
  /// The value: a string, a number, a date or data.
  open override var value: (any NSCopying & NSObjectProtocol)? {
    get { super.value }
    set { content.value = newValue }
  }
  /// The type of the value as a uniform type identifier.
  open override var dataType: String? {
    get { super.dataType }
    set { content.dataType = newValue }
  }
  /// The language of the value as a BCP 47 tag.
  open override var extendedLanguageTag: String? {
    get { super.extendedLanguageTag }
    set { content.language = newValue }
  }
  /// The locale of the value.
  open override var locale: Locale? {
    get { super.locale }
    set { content.language = newValue?.identifier }
  }
  /// The start time of the item's validity.
  open override var time: CMTime {
    get { super.time }
    set { content.time = newValue }
  }
  /// The duration of the item's validity.
  open override var duration: CMTime {
    get { super.duration }
    set { content.duration = newValue }
  }
  /// The start date of the item's validity.
  open override var startDate: Date? {
    get { super.startDate }
    set { content.startDate = newValue }
  }
  /// Additional attributes.
  open override var extraAttributes: [AVMetadataExtraAttributeKey: Any]? {
    get { super.extraAttributes }
    set { content.extraAttributes = newValue }
  }
}
