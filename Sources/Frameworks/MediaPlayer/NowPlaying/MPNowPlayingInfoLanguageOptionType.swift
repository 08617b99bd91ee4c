/// The way in which a language option is received.
public enum MPNowPlayingInfoLanguageOptionType: UInt, Sendable {
  /// The option is heard.
  case audible = 0
  /// The option is read.
  case legible = 1
}
