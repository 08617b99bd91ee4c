import TactusPhoneLink
import TactusPhoneTypes

/// One message of every kind about the remote control of media.
enum RemoteControlMessages {
  static let fromApp: [AppMessage] =
    [
      .remoteControl(.commands([])), .remoteControl(.commands(commands)),
      .remoteControl(.receivesEvents(true)), .remoteControl(.receivesEvents(false)),
      .remoteControl(.info(nil)), .remoteControl(.info(NowPlayingInfo())),
      .remoteControl(.info(info)), .remoteControl(.artwork("")),
      .remoteControl(.artwork("iVBORw0KGgo=")),
      .remoteControl(.handled(.changePosition, status: 200)),
    ] + events.map { .remoteControl(.send($0)) }

  static let fromPhone: [PhoneMessage] =
    [
      .nowPlaying(nil), .nowPlaying(NowPlayingState(app: "")),
      .nowPlaying(
        NowPlayingState(
          app: "Plätze \"1\"", info: info, artwork: "iVBORw0KGgo=", commands: commands,
          isPlaying: true, time: PhoneInstant(nanoseconds: .max - 1))),
    ] + events.map { .remoteCommand($0, at: PhoneInstant(nanoseconds: 5)) }

  /// Information with every field filled in.
  static let info = NowPlayingInfo(
    title: "Träumerei \"7\"", artist: "C", album: "A\\", albumArtist: "B", composer: "S",
    genre: "G", identifier: "x/1", duration: 0.1, elapsed: 1 / 3, rate: -2, isLive: true,
    trackNumber: 7, discNumber: 1)

  /// Settings of every command, with every field filled in.
  static let commands = RemoteCommand.allCases.map {
    RemoteCommandSettings(
      $0, numbers: [0.5, 15, -1], minimumRating: 1, maximumRating: 5, state: 2, title: "Mehr\"")
  }

  private static let events = RemoteCommand.allCases.map { RemoteCommandEvent($0, 0.1) }
}
