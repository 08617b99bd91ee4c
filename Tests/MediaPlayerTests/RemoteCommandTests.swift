import MediaPlayer
import PhoneTesting
import ScreenTestSupport
import Testing

/// Steps RemoteControl.RC1–RC6, RemoteControl.EV1 and RemoteControl.EV2, as an app observes them.
@Suite(.serialized, .exclusiveScreen) @MainActor struct RemoteCommandTests {
  /// An object with methods that handle commands.
  @MainActor private final class Receiver: NSObject {
    var received: [String] = []

    func play(_ event: MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus {
      received.append("play \(event.timestamp > 0)")
      return .noSuchContent
    }

    func stop(_ event: MPRemoteCommandEvent) { received.append("stop") }
  }

  private let sound: MusicFixture
  private let phone = SimulatedPhone()

  init() throws { sound = try MusicFixture() }

  private func launch() -> MusicApp { phone.launch(MusicApp.self) }

  private var statuses: [String] {
    phone.notes.compactMap {
      if case .remoteCommandHandled(let command, let status) = $0.event {
        "\(command.rawValue) \(status)"
      } else {
        nil
      }
    }
  }

  @Test("RemoteControl.RC5. Handlers get the event of their command, and their status is noted")
  func handlers() throws {
    let app = launch()
    try phone.run {
      let center = MPRemoteCommandCenter.shared()
      #expect(center === MPRemoteCommandCenter.shared())
      @MainActor func add(
        _ command: MPRemoteCommand, _ status: MPRemoteCommandHandlerStatus = .success,
        _ text: @escaping (MPRemoteCommandEvent) -> String?
      ) {
        command.addTarget { event in
          #expect(event.command === command && Thread.isMainThread)
          app.received.append(text(event) ?? "?")
          return status
        }
      }
      center.skipForwardCommand.preferredIntervals = [15]
      center.ratingCommand.maximumRating = 5
      add(center.pauseCommand) { _ in "pause" }
      add(center.togglePlayPauseCommand, .commandFailed) { _ in "toggle" }
      add(center.skipForwardCommand) {
        ($0 as? MPSkipIntervalCommandEvent).map { "\($0.interval)" }
      }
      add(center.seekBackwardCommand) {
        ($0 as? MPSeekCommandEvent).map { "seek \($0.type.rawValue)" }
      }
      add(center.changePlaybackPositionCommand) {
        ($0 as? MPChangePlaybackPositionCommandEvent).map { "at \($0.positionTime)" }
      }
      add(center.changePlaybackRateCommand) {
        ($0 as? MPChangePlaybackRateCommandEvent).map { "rate \($0.playbackRate)" }
      }
      add(center.ratingCommand) { ($0 as? MPRatingCommandEvent).map { "rated \($0.rating)" } }
      add(center.likeCommand) { ($0 as? MPFeedbackCommandEvent).map { "unlike \($0.isNegative)" } }
      add(center.changeRepeatModeCommand) {
        ($0 as? MPChangeRepeatModeCommandEvent).map { "repeat \($0.repeatType)" }
      }
      add(center.changeShuffleModeCommand) {
        ($0 as? MPChangeShuffleModeCommandEvent).map { "shuffle \($0.shuffleType)" }
      }
      try app.play(sound)
    }
    phone.wait(0.1)
    for (command, value) in [
      (RemoteCommand.pause, 0.0), (.togglePlayPause, 0), (.skipForward, 15), (.seekBackward, 1),
      (.seekBackward, 0), (.changePosition, 2.5), (.changeRate, 2), (.rating, 4), (.like, 1),
      (.changeRepeatMode, 2), (.changeShuffleMode, 1), (.play, 0), (.nextTrack, 0),
    ] {
      phone.sendRemoteCommand(command, value)
      phone.wait(0.1)
    }
    #expect(
      app.received == [
        "pause", "toggle", "15.0", "seek 0", "seek 1", "at 2.5", "rate 2.0", "rated 4.0",
        "unlike true", "repeat all", "shuffle items",
      ])
    #expect(statuses.prefix(3) == ["pause 0", "toggle-play-pause 200", "skip-forward 0"])
    #expect(statuses.count == 11)
  }

  @Test("RemoteControl.RC6. Methods of objects are targets until they are removed")
  func targets() throws {
    let app = launch()
    let receiver = Receiver()
    var token: Any?
    try phone.run {
      let center = MPRemoteCommandCenter.shared()
      center.playCommand.addTarget(
        receiver, action: Selector("play:", calling: Receiver.play))
      center.stopCommand.addTarget(
        receiver, action: Selector("stop:", calling: Receiver.stop))
      token = center.playCommand.addTarget { _ in
        app.received.append("play")
        return .success
      }
      try app.play(sound)
    }
    phone.wait(0.1)
    phone.sendRemoteCommand(.play)
    phone.sendRemoteCommand(.stop)
    phone.wait(0.1)
    #expect(receiver.received == ["play true", "stop"] && app.received == ["play"])
    #expect(statuses == ["play 100", "stop 0"])
    phone.run {
      let center = MPRemoteCommandCenter.shared()
      center.playCommand.removeTarget(receiver)
      center.stopCommand.removeTarget(receiver, action: Selector("other:"))
    }
    phone.wait(0.1)
    phone.sendRemoteCommand(.play)
    phone.wait(0.1)
    #expect(receiver.received.count == 2 && app.received == ["play", "play"])
    phone.run { MPRemoteCommandCenter.shared().playCommand.removeTarget(token) }
    phone.wait(0.1)
    #expect(phone.nowPlaying?.commands.map(\.command) == [.stop])
    phone.run { MPRemoteCommandCenter.shared().stopCommand.removeTarget(nil) }
    phone.wait(0.1)
    #expect(phone.nowPlaying == nil)
  }

  @Test("RemoteControl.RC1. A command without a target or that is disabled is not accepted")
  func enabled() throws {
    let app = launch()
    try phone.run {
      let center = MPRemoteCommandCenter.shared()
      center.nextTrackCommand.isEnabled = true
      center.pauseCommand.addTarget { _ in .success }
      center.playCommand.addTarget { _ in .success }
      center.playCommand.isEnabled = false
      try app.play(sound)
    }
    phone.wait(0.1)
    #expect(phone.nowPlaying?.commands.map(\.command) == [.pause])
    phone.run { MPRemoteCommandCenter.shared().playCommand.isEnabled = true }
    phone.wait(0.1)
    #expect(phone.nowPlaying?.commands.map(\.command) == [.play, .pause])
  }

  @Test("RemoteControl.NP1. An app with mixWithOthers is not now playing")
  func mixing() throws {
    let app = launch()
    try phone.run {
      MPRemoteCommandCenter.shared().pauseCommand.addTarget { _ in .success }
      try app.play(sound, options: .mixWithOthers)
    }
    phone.wait(0.1)
    #expect(phone.nowPlaying == nil)
  }

  @Test("RemoteControl.EV1, RemoteControl.EV2. The responder chain receives events by subtype")
  func events() throws {
    let app = launch()
    try phone.run { try app.play(sound) }
    phone.headset.press()
    #expect(app.received.isEmpty && phone.nowPlaying == nil)
    phone.run { UIApplication.shared.beginReceivingRemoteControlEvents() }
    phone.wait(0.1)
    phone.headset.press()
    phone.headset.press(2)
    phone.headset.press(3)
    phone.headset.press(2, for: 1.5)
    phone.headset.press(3, for: 1.5)
    for command in [RemoteCommand.play, .pause, .stop] { phone.sendRemoteCommand(command) }
    phone.wait(0.1)
    #expect(
      app.received
        == [103, 104, 105, 108, 109, 106, 107, 100, 101, 102].map { "event \($0)" })
    phone.run { UIApplication.shared.endReceivingRemoteControlEvents() }
    phone.wait(0.1)
    phone.headset.press()
    #expect(app.received.count == 10 && phone.nowPlaying == nil)
  }

  @Test("RemoteControl.EV2. A command that a target handles is no event")
  func handledIsNoEvent() throws {
    let app = launch()
    try phone.run {
      UIApplication.shared.beginReceivingRemoteControlEvents()
      MPRemoteCommandCenter.shared().pauseCommand.addTarget { _ in .success }
      try app.play(sound)
    }
    phone.wait(0.1)
    phone.sendRemoteCommand(.pause)
    phone.sendRemoteCommand(.play)
    phone.wait(0.1)
    #expect(app.received == ["event 100"])
  }
}
