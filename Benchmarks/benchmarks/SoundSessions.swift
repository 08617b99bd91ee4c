import TactusPhone
import TactusPhoneLink
import TactusPhoneTypes

/// Benchmarks of the phone's decisions about the sessions of apps.
enum SoundSessions {
  /// Returns the median time of an activation that interrupts another app's session, in
  /// microseconds.
  static func decision(_ count: Int = 2_000) -> Double {
    var phone = Phone(.current)
    let apps = [AppID(1), AppID(2)]
    var milliseconds = 0.0
    func step(_ input: PhoneInput) {
      milliseconds += 1
      _ = phone.step(input, at: PhoneInstant(nanoseconds: Int64(milliseconds * 1e6)))
    }
    for app in apps {
      step(.connected(app))
      step(.message(.hello(version: LinkLimits.version, app: "App \(app)"), from: app))
      step(.message(.sound(.listen), from: app))
    }
    step(.foreground(apps[0]))
    let session = SoundSession(.playback, isActive: true)
    let clock = ContinuousClock()
    let times = (0..<count).map { index in
      let message = AppMessage.sound(.activate(session, SoundID(UInt32(index + 1))))
      return clock.measure { step(.message(message, from: apps[index % 2])) } / .microseconds(1)
    }
    return times.sorted()[count / 2]
  }
}
