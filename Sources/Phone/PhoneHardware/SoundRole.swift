/// The purpose of what a phone plays, by which a desktop may treat the sound in its own way.
///
/// The raw value is the word of PulseAudio and PipeWire (`media.role`).
public enum SoundRole: String, Sendable, CaseIterable {
  /// Music, podcasts and other media.
  case music
  /// The sound of games and of apps with incidental sound.
  case game
  /// Calls.
  case phone
  /// Prompts over other sound, such as those of navigation; a word of desktops' own policies.
  case navigation = "Navigation"
  /// Recording.
  case production
  /// Alerts, clicks and haptics.
  case event
  /// A screen reader.
  case accessibility = "a11y"
}
