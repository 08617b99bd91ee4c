import TactusMediaReading

/// One of several alternative tracks, such as a language (Players.MS1).
///
/// - Thread: any; nothing in it changes after its creation.
open class AVMediaSelectionOption: NSObject, NSCopying, @unchecked Sendable {
  // Nothing changes.

  /// Creates an option without a track.
  public override init() {
    (characteristic, number) = (.audible, 0)
    (extendedLanguageTag, title) = (nil, nil)
    super.init()
  }

  init(
    _ characteristic: AVMediaCharacteristic, _ number: Int, _ language: String?, _ title: String?
  ) {
    (self.characteristic, self.number) = (characteristic, number)
    (extendedLanguageTag, self.title) = (language, title)
    super.init()
  }

  /// Returns the option itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The kind of the track.
  open var mediaType: AVMediaType { characteristic == .legible ? .subtitle : .audio }

  /// The BCP 47 language tag; nil if the track has none.
  open private(set) var extendedLanguageTag: String?

  /// The language as a locale; nil if the track has none.
  open var locale: Locale? { extendedLanguageTag.map(Locale.init(identifier:)) }

  /// Whether the option can be played.
  open var isPlayable: Bool { true }

  /// The common metadata of the track: its title.
  open var commonMetadata: [AVMetadataItem] {
    title.map { [AVMetadataItem.title($0)] } ?? []
  }

  /// The localized name in the phone's language: the title, otherwise the language.
  open var displayName: String { displayName(with: .current) }

  /// Returns the localized name in a locale.
  open func displayName(with locale: Locale) -> String {
    if let title { return title }
    let language = extendedLanguageTag.flatMap(locale.localizedString(forIdentifier:))
    return language ?? "\(number + 1)"
  }

  /// Returns whether the option has a characteristic.
  open func hasMediaCharacteristic(_ mediaCharacteristic: AVMediaCharacteristic) -> Bool {
    mediaCharacteristic == characteristic
  }

  /// Returns a property list with which a group finds the option again.
  open func propertyList() -> Any {
    [Self.kindKey: characteristic.rawValue, Self.numberKey: number] as [String: Any]
  }

  /// Returns the option of another group in the same language; nil if there is none.
  open func associatedMediaSelectionOption(
    in mediaSelectionGroup: AVMediaSelectionGroup
  ) -> AVMediaSelectionOption? {
    mediaSelectionGroup.options.first {
      extendedLanguageTag != nil && $0.extendedLanguageTag == extendedLanguageTag
    }
  }

  // MARK: Internals

  static let kindKey = "characteristic"
  static let numberKey = "number"

  let characteristic: AVMediaCharacteristic
  /// The index of the track among those of its media type.
  let number: Int
  private let title: String?
}
