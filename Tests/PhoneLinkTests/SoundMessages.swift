import TactusPhoneLink

/// One of every message about sound.
enum SoundMessages {
  static let fromApp: [AppMessage] =
    [
      .sound(.listen), .sound(.play(.number(1519), isAlert: false, SoundID(1))),
      .sound(.play(.file(path: "/a/b \"c\".wav", seconds: 0.25), isAlert: true, SoundID(.max))),
      .sound(
        .session(
          SoundSession(
            .playback, mixes: true, prefersSpeaker: true, allowsHapticsWhileRecording: true,
            isActive: true))),
      .engine(EngineID(2), .start(EngineSettings(playsHaptics: false, isForSound: true))),
    ] + SoundSession.Category.allCases.map { .sound(.session(SoundSession($0))) }

  static let fromPhone: [PhoneMessage] =
    [
      .sound(.finished(SoundID(7))), .sound(.interrupted(true)), .sound(.interrupted(false)),
      .sound(.status(SoundStatus(volume: 0.0625, isOtherAudioPlaying: true))),
    ] + SoundRoute.allCases.map { .sound(.status(SoundStatus(route: $0))) }
}
