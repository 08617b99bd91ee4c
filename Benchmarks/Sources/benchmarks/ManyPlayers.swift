import Foundation
import HapticPatterns
import Phone
import PhoneHardware
import PhoneInProcess
import PhoneLink
import Synchronization

/// What many players that play at once cost: the share of a core, with a parameter sent to each
/// sixty times a second or none.
enum ManyPlayers {
  static func share(players: Int, isLive: Bool, seconds: Double = 5) -> Double {
    let clock = Mutex(PhoneInstant.boot)
    let phone = PhoneInProcess(
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
      app.send(.player(PlayerID(number), .make(hum, engine: engine)))
      app.send(.player(PlayerID(number), .perform(.start, at: nil)))
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
          app.send(.player(PlayerID(number), .perform(.send([parameter]), at: nil)))
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
