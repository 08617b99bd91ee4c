import Foundation

/// An event of a command to enable or disable a language option.
///
/// - Thread: any; all its properties are constants.
open class MPChangeLanguageOptionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// The option.
  open var languageOption: MPNowPlayingInfoLanguageOption { option }
  /// The items that the setting concerns: the current one (ours).
  open var setting: MPChangeLanguageOptionSetting { .nowPlayingItemOnly }

  // MARK: Internals

  private let option: MPNowPlayingInfoLanguageOption

  /// Creates an event of no command, for tests that override its properties.
  public override init() {
    option = MPNowPlayingInfoLanguageOption(
      type: .audible, languageTag: "", characteristics: nil, displayName: "", identifier: "")
    super.init()
  }

  init(
    _ command: MPRemoteCommand, at time: TimeInterval, option: MPNowPlayingInfoLanguageOption
  ) {
    self.option = option
    super.init(command, at: time)
  }
}
