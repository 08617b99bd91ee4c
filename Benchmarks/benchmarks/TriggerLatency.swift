import Foundation
import TactusPhone
import TactusPhoneHost
import TactusPhoneLink
import TactusPhoneTypes

/// A benchmark of the time from an app's trigger to the first sample in a driver's buffer.
///
/// The simulated Taptic Engine takes no time here, and the device has no buffer. The rest is the
/// time of the connection, the phone's thread, the creation of the renderer and its transfer to the
/// rendering thread.
struct TriggerLatency {
  /// The connection of an app to the phone.
  enum Link: String, CaseIterable {
    case inProcess = "in one process"
    case socket = "over the socket"
  }

  /// The latencies in milliseconds, ascending.
  private(set) var samples: [Double] = []

  private let probe = ProbeActuator()
  private let phone: PhoneHost
  private let app: any PhoneConnection
  private let listener: SocketListener?

  init(_ link: Link) throws {
    let instantly = TapticTiming(
      warming: .zero, latency: .zero, prepared: .seconds(2), patience: .seconds(3600),
      engineIdle: .seconds(120))
    phone = PhoneHost(Phone(timing: instantly), actuators: [probe], now: { BootClock.now })
    phone.run()
    switch link {
    case .inProcess:
      listener = nil
      app = phone.connect("Benchmark")
    case .socket:
      let folder = "\(NSTemporaryDirectory())tactus-\(UUID().uuidString.prefix(8))"
      mkdir(folder, 0o700)
      let place = try SocketAddress("\(folder)/phone.sock")
      listener = try phone.listen(at: place)
      let connection = try SocketConnection(place) { _ in }
      connection.send(.hello(version: LinkLimits.version, app: "Benchmark"))
      app = connection
    }
  }

  /// Triggers a number of taps, each prepared or not.
  mutating func measure(_ count: Int, isPrepared: Bool) {
    let generator = GeneratorID(1)
    samples = []
    for _ in 0..<count {
      // Without preparation the device has been released, and has to be started as well.
      usleep(isPrepared ? 60_000 : 2_300_000)
      if isPrepared {
        app.send(.prepare(generator: generator))
        usleep(20_000)
      }
      probe.rearm()
      let asked = BootClock.now
      app.send(.feedback(.impactRigid, intensity: 1, generator: generator))
      var tries = 0
      while probe.onsetInstant == nil, tries < 10_000 {
        usleep(50)
        tries += 1
      }
      if let felt = probe.onsetInstant {
        samples.append(asked.duration(to: felt) / .milliseconds(1))
      }
    }
    samples.sort()
  }

  /// Returns the quantile of the samples for a share, 0…1.
  func quantile(_ share: Double) -> Double {
    samples.isEmpty ? .nan : samples[min(samples.count - 1, Int(share * Double(samples.count)))]
  }

  /// A histogram of the latencies, from 1/16 ms upwards in powers of two.
  var histogram: String {
    var lines: [String] = []
    var low = 0.0
    for high in [0.0625, 0.125, 0.25, 0.5, 1, 2, 4, .infinity] {
      let count = samples.count { $0 >= low && $0 < high }
      let label = high == .infinity ? "   more" : String(format: "< %5.3f", high)
      let bar = String(repeating: "█", count: samples.isEmpty ? 0 : count * 50 / samples.count)
      lines.append("    \(label) ms \(String(format: "%4d", count)) \(bar)")
      low = high
    }
    return lines.joined(separator: "\n")
  }
}
