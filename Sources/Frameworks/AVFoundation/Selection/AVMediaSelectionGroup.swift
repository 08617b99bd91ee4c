/// The alternative tracks of an asset of one characteristic (Players.MS1).
///
/// - Thread: any; nothing in it changes after its creation.
open class AVMediaSelectionGroup: NSObject, NSCopying, @unchecked Sendable {
  // Nothing changes.

  /// Creates a group without options.
  public override init() {
    (characteristic, options) = (.audible, [])
    super.init()
  }

  init(_ characteristic: AVMediaCharacteristic, _ options: [AVMediaSelectionOption]) {
    (self.characteristic, self.options) = (characteristic, options)
    super.init()
  }

  /// Returns the group itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The options in the order of the file.
  open private(set) var options: [AVMediaSelectionOption]

  /// The default option: the first audio track, and no subtitles.
  open var defaultOption: AVMediaSelectionOption? { allowsEmptySelection ? nil : options.first }

  /// Whether an empty selection is allowed: true for subtitles.
  open var allowsEmptySelection: Bool { characteristic == .legible }

  /// Returns the option of a property list that `propertyList()` has returned.
  open func mediaSelectionOption(withPropertyList plist: Any) -> AVMediaSelectionOption? {
    guard let values = plist as? [String: Any],
      values[AVMediaSelectionOption.kindKey] as? String == characteristic.rawValue,
      let number = values[AVMediaSelectionOption.numberKey] as? Int
    else { return nil }
    return options.first { $0.number == number }
  }

  /// Returns the options that can be played.
  open class func playableMediaSelectionOptions(
    from mediaSelectionOptions: [AVMediaSelectionOption]
  ) -> [AVMediaSelectionOption] { mediaSelectionOptions.filter(\.isPlayable) }

  /// Returns the options in a language.
  open class func mediaSelectionOptions(
    from mediaSelectionOptions: [AVMediaSelectionOption], with locale: Locale
  ) -> [AVMediaSelectionOption] {
    mediaSelectionOptions.filter {
      code($0.extendedLanguageTag) == code(locale.identifier) && $0.extendedLanguageTag != nil
    }
  }

  /// Returns the options with all of some characteristics.
  open class func mediaSelectionOptions(
    from mediaSelectionOptions: [AVMediaSelectionOption],
    withMediaCharacteristics mediaCharacteristics: [AVMediaCharacteristic]
  ) -> [AVMediaSelectionOption] {
    mediaSelectionOptions.filter { mediaCharacteristics.allSatisfy($0.hasMediaCharacteristic) }
  }

  /// Returns the options without some characteristics.
  open class func mediaSelectionOptions(
    from mediaSelectionOptions: [AVMediaSelectionOption],
    withoutMediaCharacteristics mediaCharacteristics: [AVMediaCharacteristic]
  ) -> [AVMediaSelectionOption] {
    mediaSelectionOptions.filter {
      !mediaCharacteristics.contains(where: $0.hasMediaCharacteristic)
    }
  }

  /// Returns the options in some languages, in the order of the languages.
  open class func mediaSelectionOptions(
    from mediaSelectionOptions: [AVMediaSelectionOption],
    filteredAndSortedAccordingToPreferredLanguages preferredLanguages: [String]
  ) -> [AVMediaSelectionOption] {
    preferredLanguages.flatMap { language in
      mediaSelectionOptions.filter {
        $0.extendedLanguageTag != nil && code($0.extendedLanguageTag) == code(language)
      }
    }
  }

  // MARK: Internals

  let characteristic: AVMediaCharacteristic

  /// Returns the option selected by criteria, or, if none matches, by the user's languages
  /// (Players.MS2).
  func automaticOption(_ criteria: AVPlayerMediaSelectionCriteria?) -> AVMediaSelectionOption? {
    if criteria == nil, allowsEmptySelection { return nil }
    let languages = criteria?.preferredLanguages ?? Locale.preferredLanguages
    let matches = Self.mediaSelectionOptions(
      from: options, filteredAndSortedAccordingToPreferredLanguages: languages)
    return matches.first ?? defaultOption
  }

  /// Returns the two-letter code of a language, if there is one.
  private static func code(_ tag: String?) -> String? {
    tag.flatMap { Locale(identifier: $0).language.languageCode?.identifier(.alpha2) ?? $0 }
  }
}
