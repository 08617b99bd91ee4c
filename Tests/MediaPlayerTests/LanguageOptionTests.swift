import MediaPlayer
import PhoneTesting
import ScreenTestSupport
import TactusPhoneLink
import Testing

/// The commands for languages, as an app observes them.
@Suite(.serialized, .exclusiveScreen) @MainActor struct LanguageOptionTests {
  private let sound: MusicFixture
  private let phone = SimulatedPhone()

  init() throws { sound = try MusicFixture() }

  private func option(
    _ type: MPNowPlayingInfoLanguageOptionType, _ tag: String
  ) -> MPNowPlayingInfoLanguageOption {
    MPNowPlayingInfoLanguageOption(
      type: type, languageTag: tag,
      characteristics: [MPLanguageOptionCharacteristicIsMainProgramContent], displayName: tag,
      identifier: "\(type) \(tag)")
  }

  /// The statuses of the commands that were handled.
  private var statuses: [String] {
    phone.notes.compactMap {
      if case .remoteCommandHandled(let command, let status) = $0.event {
        "\(command.rawValue) \(status)"
      } else {
        nil
      }
    }
  }

  @Test("RemoteControl.RC7. A command for a language has the option of the app's information")
  func options() throws {
    let app = phone.launch(MusicApp.self)
    let spoken = ["de", "fr"].map { option(.audible, $0) }
    let subtitles = [option(.legible, "en")]
    try phone.run {
      let center = MPRemoteCommandCenter.shared()
      for (command, word) in [
        (center.enableLanguageOptionCommand, "on"), (center.disableLanguageOptionCommand, "off"),
      ] {
        command.addTarget { event in
          let event = event as? MPChangeLanguageOptionCommandEvent
          let name = event?.languageOption.identifier ?? "?"
          app.received.append("\(word) \(name), \(event?.setting.rawValue ?? -1)")
          return .success
        }
      }
      try app.play(sound)
      MPNowPlayingInfoCenter.default().nowPlayingInfo = [
        MPMediaItemPropertyTitle: "Film",
        MPNowPlayingInfoPropertyAvailableLanguageOptions: [
          MPNowPlayingInfoLanguageOptionGroup(
            languageOptions: spoken, defaultLanguageOption: spoken[0], allowEmptySelection: false),
          MPNowPlayingInfoLanguageOptionGroup(
            languageOptions: subtitles, defaultLanguageOption: nil, allowEmptySelection: true),
        ],
      ]
    }
    phone.wait(0.1)
    for (command, value) in [
      (RemoteCommand.enableLanguageOption, 1.0), (.disableLanguageOption, 2),
      (.enableLanguageOption, 3), (.enableLanguageOption, 0.5), (.disableLanguageOption, -1),
    ] {
      phone.sendRemoteCommand(command, value)
      phone.wait(0.1)
    }
    #expect(app.received == ["on audible fr, 1", "off legible en, 1"])
    // The last two never reach the app.
    #expect(
      statuses == ["enable-language 0", "disable-language 0", "enable-language 100"])
  }

  @Test("RemoteControl.RC7. An option without a language leaves the choice to the phone")
  func automatic() {
    for (tag, isAutomatic) in [("", true), ("de", false)] {
      #expect(option(.legible, tag).isAutomaticLegibleLanguageOption() == isAutomatic)
      #expect(option(.audible, tag).isAutomaticAudibleLanguageOption() == isAutomatic)
      #expect(!option(.legible, tag).isAutomaticAudibleLanguageOption())
      #expect(!option(.audible, tag).isAutomaticLegibleLanguageOption())
    }
  }
}
