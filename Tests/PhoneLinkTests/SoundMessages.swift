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
            isActive: true, ducksOthers: true, interruptsSpokenAudio: true, isSpokenAudio: true,
            hasBackgroundMode: true))),
      .sound(.activate(SoundSession(.playback, isActive: true), SoundID(3))),
      .sound(.deactivate(SoundSession(), notifiesOthers: true)),
      .engine(EngineID(2), .start(EngineSettings(playsHaptics: false, isForSound: true))),
    ] + SoundSession.Category.allCases.map { .sound(.session(SoundSession($0))) }

  static let fromPhone: [PhoneMessage] =
    [
      .sound(.finished(SoundID(7))), .sound(.deactivated), .sound(.activated(SoundID(3), nil)),
      .sound(.interrupted(.began(.otherSound))), .sound(.interrupted(.began(.suspension))),
      .sound(.interrupted(.ended(shouldResume: true))),
      .sound(.interrupted(.ended(shouldResume: false))),
      .sound(
        .status(
          SoundStatus(volume: 0.0625, isOtherAudioPlaying: true, isOtherAudioPrimary: true))),
    ] + SoundRefusal.allCases.map { .sound(.activated(SoundID(4), $0)) }
    + SoundRoute.allCases.map { .sound(.status(SoundStatus(route: $0))) }
}
