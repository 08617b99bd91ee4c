import TactusPhoneLink

// The numbers are documented.
extension AVAudioSession {
  /// The policies for the routing of long-form sound.
  public enum RouteSharingPolicy: UInt, Sendable {
    /// The route of other sound.
    case `default` = 0
    /// The route of long-form audio.
    case longFormAudio = 1
    /// A route of the system's choice; apps do not set it.
    case independent = 2
    /// The route of long-form video.
    case longFormVideo = 3

    /// The old name of `longFormAudio`.
    @available(*, deprecated, renamed: "longFormAudio")
    public static let longForm = RouteSharingPolicy.longFormAudio

    /// Returns whether a category with a mode and options supports the policy (AudioSession.AS1).
    func isValid(
      for category: SoundSession.Category, _ mode: Mode, _ options: CategoryOptions
    ) -> Bool {
      switch self {
      case .default: true
      case .independent: false
      case .longFormAudio, .longFormVideo:
        category == .playback && options.isEmpty
          && [.default, .moviePlayback, .spokenAudio].contains(mode)
      }
    }
  }
}
