import TactusHapticPatterns
import TactusPhone
import TactusPhoneLink
import TactusPhoneTypes
import Testing

/// Steps RemoteControl.NP1–NP4 and RemoteControl.RC1–RC4, on the phone's state machine.
@Suite struct RemoteControlTests {
  private static let (one, other) = (ClientRig.scale, ClientRig.mail)
  private static let playback = SoundSession(.playback, isActive: true, hasBackgroundMode: true)

  @Test("RemoteControl.NP1. The now playing app sounds, accepts a command and does not mix")
  func conditions() {
    for (session, hasCommand, plays) in [
      (Self.playback, true, true), (Self.playback, false, true), (Self.playback, true, false),
      (SoundSession(.ambient, mixes: true, isActive: true), true, true),
      (SoundSession(.playback, mixes: true, isActive: true), true, true),
    ] {
      var rig = ClientRig()
      if hasCommand { rig.offer([.play], by: Self.one) }
      if plays {
        rig.play(Self.one, session)
      } else {
        rig.step(.message(.sound(.session(session)), from: Self.one))
      }
      let isPlaying = hasCommand && plays && !session.mixes
      #expect(rig.phone.nowPlayingApp == (isPlaying ? Self.one : nil))
      let effects = rig.step(.remoteCommand(RemoteCommandEvent(.play)))
      #expect(
        rig.commands(effects, to: Self.one) == (isPlaying ? [RemoteCommandEvent(.play)] : []))
      #expect(ClientRig.notes(effects) == [isPlaying ? "remote-command" : "nobody-plays"])
    }
  }

  @Test("RemoteControl.NP1. An app that plays already is chosen once it accepts a command")
  func laterCommand() {
    var rig = ClientRig()
    rig.play(Self.one, Self.playback)
    #expect(rig.phone.nowPlaying == nil)
    let effects = rig.offer([.pause], by: Self.one)
    #expect(effects.contains(.nowPlayingChanged))
    #expect(rig.phone.nowPlaying?.isPlaying == true && rig.phone.nowPlaying?.app == "Scale")
  }

  @Test("RemoteControl.NP2. The last app to begin is now playing; when it gives up, the one before")
  func history() {
    var rig = ClientRig()
    for app in [Self.one, Self.other] {
      rig.offer([.play], by: app)
      rig.play(app, Self.playback)
      #expect(rig.phone.nowPlayingApp == app)
    }
    rig.offer([RemoteCommand](), by: Self.other)
    #expect(rig.phone.nowPlayingApp == Self.one)
    // The app has a command again, and its sound never ended.
    rig.offer([.play], by: Self.other)
    #expect(rig.phone.nowPlayingApp == Self.other)
    rig.step(.disconnected(Self.other))
    #expect(rig.phone.nowPlayingApp == Self.one)
    rig.step(.disconnected(Self.one))
    #expect(rig.phone.nowPlaying == nil && rig.phone.nowPlayingApp == nil)
  }

  @Test("RemoteControl.NP2. Commands reach one app only, in front, in the background and locked")
  func onlyOne() {
    var rig = ClientRig()
    for app in [Self.one, Self.other] {
      rig.offer([.pause], by: app)
      rig.play(app, Self.playback)
    }
    for change in [PhoneInput.foreground(Self.other), .foreground(Self.one), .foreground(nil)] {
      rig.step(change)
      let effects = rig.step(.remoteCommand(RemoteCommandEvent(.pause)))
      #expect(rig.commands(effects, to: Self.other) == [RemoteCommandEvent(.pause)])
      #expect(rig.commands(effects, to: Self.one).isEmpty)
    }
    rig.step(.button(.side, isDown: true))
    #expect(rig.phone.isLocked)
    let effects = rig.step(.remoteCommand(RemoteCommandEvent(.pause)))
    #expect(rig.commands(effects, to: Self.other) == [RemoteCommandEvent(.pause)])
  }

  @Test("RemoteControl.NP4. The elapsed time advances by the rate while the app plays sound")
  func elapsed() throws {
    var rig = ClientRig()
    rig.offer([.play], by: Self.one)
    let info = NowPlayingInfo(title: "Song", duration: 12, elapsed: 10, rate: 2)
    rig.step(.message(.remoteControl(.info(info)), from: Self.one))
    rig.play(Self.one, Self.playback, seconds: 0.5)
    rig.wait(seconds: 0.25)
    let state = try #require(rig.phone.nowPlaying)
    #expect(state.isPlaying && abs(state.elapsed(at: rig.phone.now) - 10.5) < 0.05)
    // It stands still while the app is silent, and never exceeds the duration.
    rig.wait(seconds: 1)
    rig.wait(seconds: 4)
    let silent = try #require(rig.phone.nowPlaying)
    #expect(!silent.isPlaying && silent.elapsed(at: rig.phone.now) == 12)
    let (frozen, time) = (silent.info.elapsed, rig.phone.now)
    #expect(silent.elapsed(at: time.advanced(by: .seconds(100))) == frozen)
    let late = NowPlayingInfo(title: "Song", duration: 12, elapsed: 3, rate: 2)
    rig.step(.message(.remoteControl(.info(late)), from: Self.one))
    rig.wait(seconds: 3)
    #expect(rig.phone.nowPlaying?.elapsed(at: rig.phone.now) == 3)
    rig.step(.message(.player(PlayerID(1), .execute(.start, at: nil)), from: Self.one))
    rig.wait(seconds: 0.25)
    let again = try #require(rig.phone.nowPlaying)
    #expect(again.isPlaying && abs(again.elapsed(at: rig.phone.now) - 3.5) < 0.05)
    rig.step(.message(.remoteControl(.info(info)), from: Self.one))
    rig.wait(seconds: 0.2)
    rig.wait(seconds: 20)
    #expect(rig.phone.nowPlaying?.elapsed(at: rig.phone.now) == 12)
    #expect(rig.phone.nowPlaying?.info.title == "Song")
  }

  @Test("RemoteControl.RC1. Commands that the app does not accept, and bad values, are not sent")
  func refused() {
    var rig = ClientRig()
    rig.offer(
      [
        RemoteCommandSettings(.skipForward, numbers: [15]),
        RemoteCommandSettings(.changeRate, numbers: [0.5, 2]),
        RemoteCommandSettings(.rating, minimumRating: 1, maximumRating: 5),
        RemoteCommandSettings(.changePosition),
      ], by: Self.one)
    rig.play(Self.one, Self.playback)
    for (event, word) in [
      (RemoteCommandEvent(.skipForward, 15), "remote-command"),
      (RemoteCommandEvent(.skipForward, 0), "invalid-command"),
      (RemoteCommandEvent(.skipForward, .nan), "invalid-command"),
      (RemoteCommandEvent(.skipBackward, 15), "command-refused"),
      (RemoteCommandEvent(.play), "command-refused"),
      (RemoteCommandEvent(.changeRate, 2), "remote-command"),
      (RemoteCommandEvent(.changeRate, 3), "command-refused"),
      (RemoteCommandEvent(.changeRate, 0), "invalid-command"),
      (RemoteCommandEvent(.rating, 5), "remote-command"),
      (RemoteCommandEvent(.rating, 6), "command-refused"),
      (RemoteCommandEvent(.changePosition, -1), "invalid-command"),
      (RemoteCommandEvent(.changePosition, .infinity), "invalid-command"),
      (RemoteCommandEvent(.changePosition, 0), "remote-command"),
    ] {
      #expect(ClientRig.notes(rig.step(.remoteCommand(event))) == [word], "\(event)")
    }
  }

  @Test("RemoteControl.RC3. A suspended app runs again for a command, and may sound")
  func suspended() {
    var rig = ClientRig()
    rig.offer([.play], by: Self.one)
    rig.play(Self.one, Self.playback, seconds: 0.5)
    rig.step(.foreground(ClientRig.home))
    rig.wait(seconds: 1)
    rig.wait(seconds: 6)
    #expect(rig.phone.isSuspended(Self.one) && rig.phone.nowPlayingApp == Self.one)
    let effects = rig.step(.remoteCommand(RemoteCommandEvent(.play)))
    #expect(effects.contains(.resume(Self.one)) && !rig.phone.isSuspended(Self.one))
    #expect(rig.commands(effects, to: Self.one) == [RemoteCommandEvent(.play)])
    let active = rig.step(
      .message(.sound(.activate(Self.playback, SoundID(9))), from: Self.one))
    #expect(
      ClientRig.messages(active, to: Self.one).contains(.sound(.activated(SoundID(9), nil))))
    // Without sound it is suspended again.
    rig.step(.message(.sound(.deactivate(SoundSession(), notifiesOthers: false)), from: Self.one))
    rig.wait(seconds: 6)
    #expect(rig.phone.isSuspended(Self.one))
  }

  @Test("RemoteControl.RC4. An app that handles nothing gets 64 commands, and one that does more")
  func unhandled() {
    var rig = ClientRig()
    rig.offer([.play], by: Self.one)
    rig.play(Self.one, Self.playback, seconds: 600)
    let words = (0..<70).flatMap { _ in
      ClientRig.notes(rig.step(.remoteCommand(RemoteCommandEvent(.play))))
    }
    #expect(words.count { $0 == "remote-command" } == 64)
    #expect(words.suffix(6).allSatisfy { $0 == "commands-unhandled" })
    let handled = rig.step(
      .message(.remoteControl(.handled(.play, status: 0)), from: Self.one))
    #expect(ClientRig.notes(handled) == ["remote-command-handled"])
    let failed = rig.step(
      .message(.remoteControl(.handled(.play, status: 200)), from: Self.one))
    #expect(ClientRig.notes(failed) == ["remote-command-failed"])
    let next = (0..<3).flatMap { _ in
      ClientRig.notes(rig.step(.remoteCommand(RemoteCommandEvent(.play))))
    }
    #expect(next == ["remote-command", "remote-command", "commands-unhandled"])
  }

  @Test("RemoteControl.RC2. Only the overlay may send commands to other apps")
  func permission() {
    var rig = ClientRig()
    rig.connectOverlay()
    rig.offer([.play], by: Self.one)
    rig.play(Self.one, Self.playback)
    let request = AppMessage.remoteControl(.send(RemoteCommandEvent(.play)))
    let refused = rig.step(.message(request, from: Self.other))
    #expect(ClientRig.notes(refused) == ["not-permitted"])
    let sent = rig.step(.message(request, from: ClientRig.overlay))
    #expect(rig.commands(sent, to: Self.one) == [RemoteCommandEvent(.play)])
  }

  @Test("RemoteControl.EV2. An app that receives events accepts the commands that events have")
  func events() {
    var rig = ClientRig()
    rig.step(.message(.remoteControl(.receivesEvents(true)), from: Self.one))
    rig.play(Self.one, Self.playback)
    #expect(rig.phone.nowPlaying?.commands.count == 8)
    for command in RemoteCommand.allCases {
      let isEvent: Bool =
        switch command {
        case .play, .pause, .stop, .togglePlayPause, .nextTrack, .previousTrack, .seekForward,
          .seekBackward:
          true
        default: false
        }
      let event = RemoteCommandEvent(command, command.hasValue ? 1 : 0)
      let effects = rig.step(.remoteCommand(event))
      #expect(rig.commands(effects, to: Self.one) == (isEvent ? [event] : []))
    }
    rig.step(.message(.remoteControl(.receivesEvents(false)), from: Self.one))
    #expect(rig.phone.nowPlaying == nil)
  }

  @Test("RemoteControl.BI1. Invalid information of an app is replaced")
  func invalidInformation() throws {
    var rig = ClientRig()
    rig.offer(
      [
        RemoteCommandSettings(
          .skipForward, numbers: [-1, 0, 15], minimumRating: 5, maximumRating: 1)
      ], by: Self.one)
    rig.play(Self.one, Self.playback)
    let long = String(repeating: "\u{7}é", count: 1_000)
    let info = NowPlayingInfo(
      title: long, artist: "a\u{0}b\nc", duration: -1, elapsed: -5, rate: 1e300,
      trackNumber: -3, discNumber: .max)
    rig.step(.message(.remoteControl(.info(info)), from: Self.one))
    let state = try #require(rig.phone.nowPlaying)
    #expect(state.info.artist == "a b c" && state.info.duration == nil)
    #expect(state.info.elapsed == 0 && state.info.rate == 1)
    #expect(state.info.trackNumber == nil && state.info.discNumber == nil)
    #expect(state.info.title.utf8.count <= LinkLimits.nowPlayingTextBytes)
    #expect(state.info.title.hasPrefix(" é é"))
    #expect(state.commands.map(\.numbers) == [[15]])
    #expect(state.commands.map(\.maximumRating) == [1])
  }
}
