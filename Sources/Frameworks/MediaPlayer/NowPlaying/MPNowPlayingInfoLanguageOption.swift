import Foundation

/// A language of an item's audio or of its subtitles.
///
/// - Thread: any; all its properties are constants.
open class MPNowPlayingInfoLanguageOption: NSObject, @unchecked Sendable {
  // All stored properties are constant.

  /// The type of the option: audible or legible.
  public let languageOptionType: MPNowPlayingInfoLanguageOptionType
  /// The BCP 47 language tag, such as `de-CH`.
  public let languageTag: String?
  /// The characteristics of the option, such as
  /// `MPLanguageOptionCharacteristicIsMainProgramContent`.
  public let languageOptionCharacteristics: [String]?
  /// The name for the user.
  public let displayName: String?
  /// The identifier that the app has assigned.
  public let identifier: String?

  /// Creates an option.
  public init(
    type languageOptionType: MPNowPlayingInfoLanguageOptionType, languageTag: String,
    characteristics languageOptionCharacteristics: [String]?, displayName: String,
    identifier: String
  ) {
    self.languageOptionType = languageOptionType
    self.languageTag = languageTag
    self.languageOptionCharacteristics = languageOptionCharacteristics
    (self.displayName, self.identifier) = (displayName, identifier)
    super.init()
  }

  /// Returns whether the option leaves the choice of subtitles to the phone: one without a language
  /// (guess).
  open func isAutomaticLegibleLanguageOption() -> Bool {
    languageOptionType == .legible && languageTag?.isEmpty != false
  }

  /// Returns whether the option leaves the choice of the heard language to the phone: one without a
  /// language (guess).
  open func isAutomaticAudibleLanguageOption() -> Bool {
    languageOptionType == .audible && languageTag?.isEmpty != false
  }
}
