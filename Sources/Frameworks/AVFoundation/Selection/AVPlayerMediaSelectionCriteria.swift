/// The languages and properties that a player prefers among tracks (Players.MS2).
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
  ///   - principalMediaCharacteristics: The properties that count before the languages; those of a
  ///     kind do not differ here.
  ///   - preferredLanguages: The languages as tags, the best one first.
  ///   - preferredMediaCharacteristics: The properties; those of a kind do not differ here.
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
  ///   - preferredLanguages: The languages as tags, the best one first.
  ///   - preferredMediaCharacteristics: The properties; those of a kind do not differ here.
  public convenience init(
    preferredLanguages: [String]?, preferredMediaCharacteristics: [AVMediaCharacteristic]?
  ) {
    self.init(
      principalMediaCharacteristics: nil, preferredLanguages: preferredLanguages,
      preferredMediaCharacteristics: preferredMediaCharacteristics)
  }

  /// The languages, the best one first.
  open private(set) var preferredLanguages: [String]?
  /// The properties.
  open private(set) var preferredMediaCharacteristics: [AVMediaCharacteristic]?
  /// The properties that count before the languages.
  open private(set) var principalMediaCharacteristics: [AVMediaCharacteristic]?
}
