import AVFAudio
import MediaPlayer
import PhoneTesting
import ScreenTestSupport
import Testing

/// Steps RemoteControl.LS1–LS4, on the screen.
@Suite(.serialized, .exclusiveScreen) @MainActor struct LockScreenControlsTests {
  private let sound: MusicFixture

  init() throws { sound = try MusicFixture() }

  /// Locks a phone with an app that plays and accepts commands, and touches the dark screen.
  private func lock(
    _ phone: SimulatedPhone, _ options: AVAudioSession.CategoryOptions = [],
    _ commands: (MPRemoteCommandCenter) -> [MPRemoteCommand]
  ) throws -> MusicApp {
    try sound.install(on: phone)
    let app = phone.launch(MusicApp.self)
    try phone.run {
      for command in commands(.shared()) {
        command.addTarget { event in
          app.received.append(app.name(of: event))
          return .success
        }
      }
      MPNowPlayingInfoCenter.default().nowPlayingInfo = [
        MPMediaItemPropertyTitle: "Träumerei", MPMediaItemPropertyArtist: "Clara Schumann",
        MPMediaItemPropertyAlbumTitle: "Kinderszenen", MPMediaItemPropertyPlaybackDuration: 167,
        MPNowPlayingInfoPropertyElapsedPlaybackTime: 60,
        MPMediaItemPropertyArtwork: MPMediaItemArtwork(
          boundsSize: CGSize(width: 300, height: 300)
        ) { size in
          UIGraphicsImageRenderer(size: size).image { context in
            UIColor.systemTeal.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            UIColor.systemOrange.setFill()
            context.fill(CGRect(x: 0, y: 0, width: size.width / 2, height: size.height / 2))
          }
        },
      ]
      try app.play(sound, options: options)
    }
    phone.wait(0.1)
    phone.press(.side)
    phone.wait(0.5)
    #expect(phone.isLocked)
    phone.touch(TouchReport(ContactID(1), .began, x: 100, y: 600))
    phone.wait(0.1)
    phone.touch(TouchReport(ContactID(1), .ended, x: 100, y: 600))
    phone.wait(1)
    return app
  }

  /// Stores the screen for inspection, if `TACTUS_PICTURES` names a folder for it.
  private func keep(_ phone: SimulatedPhone, as name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["TACTUS_PICTURES"] else { return }
    let file = URL(fileURLWithPath: folder).appending(path: "\(name).png")
    try Data(phone.screenshot(scale: 1)).write(to: file)
  }

  @Test(
    "RemoteControl.LS2, RemoteControl.LS3. The locked phone shows what plays, and its buttons work",
    arguments: [PhoneModel.iPhone7, .iPhone17])
  func controls(model: PhoneModel) throws {
    let phone = SimulatedPhone(model)
    let app = try lock(phone) {
      [$0.playCommand, $0.pauseCommand, $0.nextTrackCommand, $0.previousTrackCommand]
    }
    try keep(phone, as: "lock-screen-\(Int(model.screen.width))")
    for label in ["Träumerei", "Clara Schumann – Kinderszenen", "Pause", "Next Track"] {
      #expect(phone.element(label: label) != nil, "\(label)")
    }
    #expect(phone.elements.contains { $0.label?.hasSuffix(" elapsed") == true })
    try phone.tap("Next Track")
    phone.wait(0.2)
    try phone.tap("Previous Track")
    phone.wait(0.2)
    try phone.tap("Pause")
    phone.wait(0.2)
    #expect(app.received == ["next", "previous", "pause"])
    #expect(phone.element(label: "Pause") == nil)
    try phone.tap("Play")
    phone.wait(0.2)
    #expect(app.received == ["next", "previous", "pause", "play"])
    #expect(phone.isLocked)
    phone.press(.side)
    phone.wait(1)
    #expect(!phone.isLocked && phone.element(label: "Träumerei") == nil)
  }

  @Test("RemoteControl.LS3. Without tracks the buttons skip by the preferred intervals")
  func skips() throws {
    let phone = SimulatedPhone()
    let app = try lock(phone) {
      $0.skipForwardCommand.preferredIntervals = [30, 15]
      return [$0.togglePlayPauseCommand, $0.skipForwardCommand, $0.skipBackwardCommand]
    }
    try phone.tap("Skip Forward 30 Seconds")
    phone.wait(0.2)
    try phone.tap("Skip Backward 10 Seconds")
    phone.wait(0.2)
    try phone.tap("Pause")
    phone.wait(0.2)
    #expect(app.received == ["skip 30.0", "skip 10.0", "pause"])
  }

  @Test("RemoteControl.LS1. An app that mixes has no controls on the locked phone")
  func mixing() throws {
    let phone = SimulatedPhone()
    _ = try lock(phone, .mixWithOthers) { [$0.pauseCommand] }
    #expect(phone.elements.isEmpty)
  }

  @Test("RemoteControl.LS4. The screen is dark ten seconds after the last touch")
  func darkens() throws {
    let phone = SimulatedPhone()
    _ = try lock(phone) { [$0.pauseCommand] }
    #expect(phone.element(label: "Pause") != nil)
    phone.wait(8)
    #expect(phone.element(label: "Pause") != nil)
    phone.wait(3)
    #expect(phone.elements.isEmpty)
  }
}

extension MusicApp {
  /// Pauses or plays as an event demands, and returns its name.
  func name(of event: MPRemoteCommandEvent) -> String {
    let center = MPRemoteCommandCenter.shared()
    switch event.command {
    case center.nextTrackCommand: return "next"
    case center.previousTrackCommand: return "previous"
    case center.playCommand:
      player?.play()
      return "play"
    case center.pauseCommand, center.togglePlayPauseCommand:
      player?.pause()
      return "pause"
    default:
      return (event as? MPSkipIntervalCommandEvent).map { "skip \($0.interval)" } ?? "?"
    }
  }
}
