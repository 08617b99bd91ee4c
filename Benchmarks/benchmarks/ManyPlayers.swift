import Foundation
import Synchronization
import TactusHapticPatterns
import TactusPhone
import TactusPhoneHardware
import TactusPhoneHost
import TactusPhoneLink
import TactusPhoneTypes

/// The share of a core that many playing players use, with or without a parameter change sixty
/// times a second.
enum ManyPlayers {
  static func share(players: Int, isLive: Bool, seconds: Double = 5) -> Double {
    let clock = Mutex(PhoneInstant.boot)
    let phone = PhoneHost(
      actuators: [NullActuator()], now: { clock.withLock { $0 } })
    let app = phone.connect("Benchmark")
    let engine = EngineID(1)
    app.send(.engine(engine, .start(EngineSettings())))
    let hum = HapticPattern(events: [
      HapticEvent(
        .continuous, time: 0, duration: 30,
        parameters: [EventParameter(.hapticIntensity, 1 / Float(players))])
    ])
    for number in 0..<UInt32(players) {
      app.send(.player(PlayerID(number), .create(hum, engine: engine)))
      app.send(.player(PlayerID(number), .execute(.start, at: nil)))
    }
    phone.advance()
    let start = cpuSeconds()
    var frame = 0
    while Double(frame) / 60 < seconds {
      clock.withLock { $0 = $0.advanced(by: .nanoseconds(16_666_667)) }
      if isLive {
        for number in 0..<UInt32(players) {
          let value = Float(frame % 60) / 60
          let parameter = DynamicParameter(.hapticIntensity, value, time: 0)
          app.send(.player(PlayerID(number), .execute(.send([parameter]), at: nil)))
        }
      }
      phone.advance()
      frame += 1
    }
    return (cpuSeconds() - start) / seconds
  }

  private static func cpuSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
