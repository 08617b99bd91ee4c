import Foundation
import Synchronization
import TactusPhoneClient
import TactusPhoneLink

/// The commands with which headsets, the lock screen and other controls operate the app's media.
///
/// Steps RemoteControl.RC1…
///
/// - Thread: any, for every member.
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
  // All stored properties are constant but `information`, which is set once after creation.

  /// Returns the center of the app.
  open class func shared() -> MPRemoteCommandCenter {
    let (link, channel) = (AppPhone.link, RemoteControlChannel.current)
    return link.storage.object(MPRemoteCommandCenter.self) { MPRemoteCommandCenter(channel) }
  }

  /// The command to pause.
  public let pauseCommand = MPRemoteCommand(.pause)
  /// The command to play.
  public let playCommand = MPRemoteCommand(.play)
  /// The command to stop.
  public let stopCommand = MPRemoteCommand(.stop)
  /// The command to play if paused, and otherwise to pause.
  public let togglePlayPauseCommand = MPRemoteCommand(.togglePlayPause)
  /// The command to enable a language option, which scripts send (RemoteControl.RC7).
  public let enableLanguageOptionCommand: MPRemoteCommand = LanguageOptionCommand(
    .enableLanguageOption)
  /// The command to disable a language option, which scripts send (RemoteControl.RC7).
  public let disableLanguageOptionCommand: MPRemoteCommand = LanguageOptionCommand(
    .disableLanguageOption)
  /// The command to change the playback rate.
  public let changePlaybackRateCommand = MPChangePlaybackRateCommand(.changeRate)
  /// The command to change the repeat mode.
  public let changeRepeatModeCommand = MPChangeRepeatModeCommand(.changeRepeatMode)
  /// The command to change the shuffle mode.
  public let changeShuffleModeCommand = MPChangeShuffleModeCommand(.changeShuffleMode)
  /// The command to play the next track.
  public let nextTrackCommand = MPRemoteCommand(.nextTrack)
  /// The command to play the previous track.
  public let previousTrackCommand = MPRemoteCommand(.previousTrack)
  /// The command to skip forward by an interval.
  public let skipForwardCommand = MPSkipIntervalCommand(.skipForward)
  /// The command to skip backward by an interval.
  public let skipBackwardCommand = MPSkipIntervalCommand(.skipBackward)
  /// The command to seek forward.
  public let seekForwardCommand: MPRemoteCommand = SeekCommand(.seekForward)
  /// The command to seek backward.
  public let seekBackwardCommand: MPRemoteCommand = SeekCommand(.seekBackward)
  /// The command to continue at a position.
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand(.changePosition)
  /// The command to rate the item.
  public let ratingCommand = MPRatingCommand(.rating)
  /// The command to like the item.
  public let likeCommand = MPFeedbackCommand(.like)
  /// The command to dislike the item.
  public let dislikeCommand = MPFeedbackCommand(.dislike)
  /// The command to bookmark the item.
  public let bookmarkCommand = MPFeedbackCommand(.bookmark)

  // MARK: Internals

  private let channel: RemoteControlChannel
  /// The information about the item that the commands concern; `nil` for that of the app.
  private(set) weak var information: MPNowPlayingInfoCenter?

  init(_ channel: RemoteControlChannel, isPublished: Bool = true) {
    self.channel = channel
    sends = Mutex(isPublished)
    super.init()
    for command in commands { command.center = self }
    if isPublished { listen() }
  }

  /// Sets the information about the item that the commands concern.
  func concern(_ center: MPNowPlayingInfoCenter) { information = center }

  /// Whether the phone sends its commands here: to one center at a time (RemoteControl.SE1).
  var isPublished: Bool {
    get { sends.withLock { $0 } }
    set {
      sends.withLock { $0 = newValue }
      guard newValue else { return }
      listen()
      report()
    }
  }

  /// Sends the accepted commands to the phone.
  func report() {
    guard isPublished else { return }
    channel.set(commands.filter(\.isAccepted).map(\.settings))
  }

  private let sends: Mutex<Bool>

  private func listen() {
    channel.setHandler { [weak self] event, time in
      let command = self?.commands.first { $0.kind == event.command }
      return command?.perform(event.value, at: time)?.rawValue
    }
  }

  private var commands: [MPRemoteCommand] {
    [
      playCommand, pauseCommand, stopCommand, togglePlayPauseCommand, nextTrackCommand,
      previousTrackCommand, skipForwardCommand, skipBackwardCommand, seekForwardCommand,
      seekBackwardCommand, changePlaybackPositionCommand, changePlaybackRateCommand,
      changeRepeatModeCommand, changeShuffleModeCommand, ratingCommand, likeCommand,
      dislikeCommand, bookmarkCommand, enableLanguageOptionCommand, disableLanguageOptionCommand,
    ]
  }
}
