/// A text or a picture about a film, which can be changed.
///
/// - Thread: one at a time.
open class AVMutableMetadataItem: AVMetadataItem, @unchecked Sendable {
  // One thread changes it, as the documentation demands.

  /// The key that all formats have; that of the identifier, if it is known.
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
  /// The value: a text, a number, a date or bytes.
  open override var value: (any NSCopying & NSObjectProtocol)? {
    get { super.value }
    set { content.value = newValue }
  }
  /// The type of the value as a uniform type identifier.
  open override var dataType: String? {
    get { super.dataType }
    set { content.dataType = newValue }
  }
  /// The language of the value as a tag of BCP 47.
  open override var extendedLanguageTag: String? {
    get { super.extendedLanguageTag }
    set { content.language = newValue }
  }
  /// The locale of the value.
  open override var locale: Locale? {
    get { super.locale }
    set { content.language = newValue?.identifier }
  }
  /// The begin of the time for which the item holds.
  open override var time: CMTime {
    get { super.time }
    set { content.time = newValue }
  }
  /// The duration of that time.
  open override var duration: CMTime {
    get { super.duration }
    set { content.duration = newValue }
  }
  /// The date at which the item began to hold.
  open override var startDate: Date? {
    get { super.startDate }
    set { content.startDate = newValue }
  }
  /// Further properties.
  open override var extraAttributes: [AVMetadataExtraAttributeKey: Any]? {
    get { super.extraAttributes }
    set { content.extraAttributes = newValue }
  }
}
