import Foundation

/// A command to enable or disable a language option of the item.
///
/// Sendable because it adds nothing that changes to its superclass.
final class LanguageOptionCommand: MPRemoteCommand, @unchecked Sendable {
  /// Returns the event with the option that has the number in the app's information; `nil` if the
  /// information has no such option (RemoteControl.RC7).
  override func event(_ value: Double, at time: TimeInterval) -> MPRemoteCommandEvent? {
    let key = MPNowPlayingInfoPropertyAvailableLanguageOptions
    let information = (center?.information ?? .default()).nowPlayingInfo
    let groups = information?[key] as? [MPNowPlayingInfoLanguageOptionGroup] ?? []
    let options = groups.flatMap(\.languageOptions)
    guard let number = Int(exactly: value), options.indices.contains(number) else { return nil }
    return MPChangeLanguageOptionCommandEvent(self, at: time, option: options[number])
  }
}
