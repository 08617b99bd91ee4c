import TactusHapticPatterns
import TactusPhone
import TactusPhoneLink

extension ClientRig {
  /// Sets the commands that an app accepts.
  @discardableResult
  mutating func offer(_ commands: [RemoteCommand], by app: AppID) -> [PhoneEffect] {
    offer(commands.map { RemoteCommandSettings($0) }, by: app)
  }

  /// Sets the commands that an app accepts, with their settings.
  @discardableResult
  mutating func offer(_ commands: [RemoteCommandSettings], by app: AppID) -> [PhoneEffect] {
    step(.message(.remoteControl(.commands(commands)), from: app))
  }

  /// Plays a sound of an app.
  mutating func play(_ app: AppID, _ session: SoundSession, seconds: Double = 100) {
    let (engine, player) = (EngineID(UInt32(app.number)), PlayerID(UInt32(app.number)))
    let sound = HapticPattern(events: [
      HapticEvent(
        .audioCustom, time: 0, duration: seconds, waveform: WaveformReference(path: "/a.wav"))
    ])
    let settings = EngineSettings(playsHaptics: false, isForSound: true)
    for message: AppMessage in [
      .sound(.session(session)), .engine(engine, .start(settings)),
      .player(player, .create(sound, engine: engine)), .player(player, .execute(.start, at: nil)),
    ] {
      step(.message(message, from: app))
    }
    step(.tick)
  }

  /// The commands to an app among effects.
  func commands(_ effects: [PhoneEffect], to app: AppID) -> [RemoteCommandEvent] {
    Self.messages(effects, to: app).compactMap {
      if case .remoteCommand(let event, _) = $0 { event } else { nil }
    }
  }
}
