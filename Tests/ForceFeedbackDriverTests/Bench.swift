import Synchronization
import TactusForceFeedbackDriver
import TactusHapticPatterns
import TactusMotorPlayback
import TactusPhoneHardware
import TactusPhoneTypes

/// A motor on a simulated kernel.
struct Bench {
  let kernel: FakeKernel
  let motor: SteppedMotor

  init(_ kernel: FakeKernel = FakeKernel()) {
    self.kernel = kernel
    guard let device = try? kernel.device() else { fatalError("the fake kernel opens everything") }
    motor = SteppedMotor(kernel.listed.description(), device: device)
  }
}

/// One playback, whose clock is advanced from one deadline to the next.
final class Run: Sendable {
  private let bench: Bench
  private let now = Mutex(Run.start)
  private let received = Mutex<[PlaybackEnding]>([])

  static let start = PhoneInstant(nanoseconds: 7_000_000_000)

  init(_ bench: Bench) { self.bench = bench }

  convenience init(_ pattern: HapticPattern, on bench: Bench, repeats: Bool = false) throws {
    self.init(bench)
    try bench.motor.start(pattern, gain: 1, repeats: repeats, whenOver: note)
  }

  var note: @Sendable (PlaybackEnding) -> Void {
    { [self] ending in received.withLock { $0.append(ending) } }
  }

  var endings: [PlaybackEnding] { received.withLock { $0 } }

  /// Returns the seconds from the start.
  func seconds(to instant: PhoneInstant) -> Double {
    Self.start.duration(to: instant) / .seconds(1)
  }

  /// Advances time like the driver's thread: from one deadline of the motor to the next.
  func advance(seconds: Double) {
    let end = now.withLock { $0 }.advanced(by: .seconds(seconds))
    while now.withLock({ $0 }) <= end {
      let moment = now.withLock { $0 }
      bench.kernel.advance(to: moment)
      let next = bench.motor.advanceAndReturnDeadline(to: moment) ?? end
      now.withLock { $0 = max(next, moment.advanced(by: .nanoseconds(1))) }
      if next >= end { break }
    }
    now.withLock { $0 = end }
  }
}
