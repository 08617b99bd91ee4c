/// The languages and characteristics that a player prefers (Players.MS2).
///
/// - Thread: any; nothing in it changes after its creation.
open class AVPlayerMediaSelectionCriteria: NSObject, @unchecked Sendable {
  // Nothing changes.

  /// Creates criteria without preferences.
  public override init() {
    (preferredLanguages, preferredMediaCharacteristics) = (nil, nil)
    super.init()
  }

  /// Creates criteria.
  ///
  /// - Parameters:
  ///   - principalMediaCharacteristics: The characteristics that take precedence over the
  ///     languages; options of a group do not differ in them here.
  ///   - preferredLanguages: The language tags, in order of preference.
  ///   - preferredMediaCharacteristics: The characteristics; options of a group do not differ in
  ///     them here.
  public init(
    principalMediaCharacteristics: [AVMediaCharacteristic]?, preferredLanguages: [String]?,
    preferredMediaCharacteristics: [AVMediaCharacteristic]?
  ) {
    self.preferredLanguages = preferredLanguages
    self.preferredMediaCharacteristics = preferredMediaCharacteristics
    self.principalMediaCharacteristics = principalMediaCharacteristics
    super.init()
  }

  /// Creates criteria.
  ///
  /// - Parameters:
  ///   - preferredLanguages: The language tags, in order of preference.
  ///   - preferredMediaCharacteristics: The characteristics; options of a group do not differ in
  ///     them here.
  public convenience init(
    preferredLanguages: [String]?, preferredMediaCharacteristics: [AVMediaCharacteristic]?
  ) {
    self.init(
      principalMediaCharacteristics: nil, preferredLanguages: preferredLanguages,
      preferredMediaCharacteristics: preferredMediaCharacteristics)
  }

  /// The languages, in order of preference.
  open private(set) var preferredLanguages: [String]?
  /// The properties.
  open private(set) var preferredMediaCharacteristics: [AVMediaCharacteristic]?
  /// The characteristics that take precedence over the languages.
  open private(set) var principalMediaCharacteristics: [AVMediaCharacteristic]?
}
