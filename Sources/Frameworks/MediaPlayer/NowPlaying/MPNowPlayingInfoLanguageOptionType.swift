/// The types of a language option.
public enum MPNowPlayingInfoLanguageOptionType: UInt, Sendable {
  /// The option is an audio track.
  case audible = 0
  /// The option is a subtitle track.
  case legible = 1
}
