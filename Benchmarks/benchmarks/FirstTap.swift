import Foundation
import TactusPhone
import TactusPhoneHost
import TactusPhoneLink
import TactusPhoneTypes
import TactusSoundDriver
import TestSupport

/// A benchmark of the time from an app's tap to the first audible sample of a sound service.
///
/// The service is a PulseAudio of its own. The simulated Taptic Engine takes no time, so that the
/// rest is the time of the phone, of its worker and of the service.
struct FirstTap {
  /// Milliseconds of the first tap after the phone has started, and of the tenth.
  var (first, tenth) = (0.0, 0.0)

  /// Measures the medians of some phones.
  ///
  /// - Parameter isPrepared: Whether the generator prepares 0.2 s before the first tap.
  init(isPrepared: Bool, runs: Int = 9) throws {
    let server = try PrivateSoundServer()
    var (firsts, tenths) = ([Double](), [Double]())
    for _ in 0..<runs {
      let taps = try Self.taps(on: server, isPrepared: isPrepared)
      firsts.append(taps[0])
      tenths.append(taps[9])
    }
    (first, tenth) = (firsts.sorted()[runs / 2], tenths.sorted()[runs / 2])
  }

  /// Returns the times of ten taps on a new phone, in milliseconds.
  private static func taps(on server: PrivateSoundServer, isPrepared: Bool) throws -> [Double] {
    let instantly = TapticTiming(
      warming: .zero, latency: .zero, prepared: .seconds(2), patience: .seconds(3600),
      engineIdle: .seconds(120))
    let device = ProbedSoundDevice(
      try SoundDirectory(options: SoundOptions(server: server.address)).open(nil))
    let phone = PhoneHost(Phone(timing: instantly), actuators: [device], now: { BootClock.now })
    phone.run()
    defer { phone.shutDown() }
    let app = phone.connect("Benchmark")
    let generator = GeneratorID(1)
    return (0..<10).map { _ in
      if isPrepared { app.send(.prepare(generator: generator)) }
      usleep(200_000)
      device.rearm()
      let asked = BootClock.now
      app.send(.feedback(.impactRigid, intensity: 1, generator: generator))
      var tries = 0
      while device.onsetInstant == nil, tries < 40_000 {
        usleep(50)
        tries += 1
      }
      return device.onsetInstant.map { asked.duration(to: $0) / .milliseconds(1) } ?? .infinity
    }
  }
}
