import Foundation

/// Language options that exclude each other.
///
/// - Thread: any; all its properties are constants.
open class MPNowPlayingInfoLanguageOptionGroup: NSObject, @unchecked Sendable {
  // All stored properties are constant.

  /// The options.
  public let languageOptions: [MPNowPlayingInfoLanguageOption]
  /// The option that is used by default.
  public let defaultLanguageOption: MPNowPlayingInfoLanguageOption?
  /// Whether the user may choose none of the options.
  public let allowEmptySelection: Bool

  /// Creates a group.
  public init(
    languageOptions: [MPNowPlayingInfoLanguageOption],
    defaultLanguageOption: MPNowPlayingInfoLanguageOption?, allowEmptySelection: Bool
  ) {
    self.languageOptions = languageOptions
    self.defaultLanguageOption = defaultLanguageOption
    self.allowEmptySelection = allowEmptySelection
    super.init()
  }
}
