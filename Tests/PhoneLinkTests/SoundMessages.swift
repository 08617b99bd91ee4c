import TactusPhoneLink
import TactusPhoneTypes

/// One message of every kind about sound.
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
            overridesToSpeaker: true, allowsBluetoothCalls: true, allowsBluetoothMusic: true,
            allowsAirPlay: true, hasBackgroundMode: true,
            prefersInterruptionOnDisconnect: false))),
      .sound(.chooseOutput),
      .sound(.activate(SoundSession(.playback, isActive: true), SoundID(3))),
      .sound(.deactivate(SoundSession(), notifiesOthers: true)),
      .sound(.volume(0.1)), .sound(.showsVolumeView(true)), .sound(.showsVolumeView(false)),
      .engine(EngineID(2), .start(EngineSettings(playsHaptics: false, isForSound: true))),
    ] + SoundSession.Category.allCases.map { .sound(.session(SoundSession($0))) }

  static let fromPhone: [PhoneMessage] =
    [
      .sound(.finished(SoundID(7))), .sound(.deactivated), .sound(.mediaReset),
      .sound(.activated(SoundID(3), nil)),
      .sound(.interrupted(.ended(shouldResume: true))),
      .sound(.interrupted(.ended(shouldResume: false))),
      .sound(
        .status(
          SoundStatus(
            deviceKinds: SoundDevice.Kind.allCases, volume: 0.0625, isOtherAudioPlaying: true,
            isOtherAudioPrimary: true, reportsBusy: false))),
      .sound(
        .status(
          SoundStatus(
            microphone: MicrophoneRecording(
              path: "/a \"memo\".wav", start: PhoneInstant(nanoseconds: 1_234_567_890_123))))),
      .sound(
        .status(SoundStatus(microphone: MicrophoneRecording(path: "/memo.wav", start: nil)))),
    ] + SoundRefusal.allCases.map { .sound(.activated(SoundID(4), $0)) }
    + SoundInterruption.Reason.allCases.map { .sound(.interrupted(.began($0))) }
    + SoundRouteChange.allCases.map {
      .sound(.status(SoundStatus(ports: [.input, .calls], change: $0)))
    }
    + ([.speaker, .receiver] + SoundDevice.Kind.allCases.map { .device(SoundDevice($0)) }).map {
      .sound(.status(SoundStatus(route: $0, ports: [.input, .output])))
    }
}
