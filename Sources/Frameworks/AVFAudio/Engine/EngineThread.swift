import Dispatch
internal import Glibc
import Synchronization
import TactusSharedSound
import TactusThreads

/// The threads of an engine in real time: one renders frames into memory that the phone reads, the
/// other reads files ahead and reports.
///
/// Steps AudioEngine.RS1…
///
/// - Thread: any, for every member.
final class EngineThread: @unchecked Sendable {
  // Only the render thread uses `renderer`, except where its members allow otherwise.

  /// Creates threads that are not started.
  ///
  /// - Parameters:
  ///   - renderer: The renderer, which the thread uses alone until it is idle.
  ///   - sound: The memory.
  ///   - origin: The phone's time in seconds at which the first frame is heard.
  ///   - now: Returns the phone's time in seconds; called on the render thread.
  init(
    _ renderer: EngineRenderer, _ sound: SharedSound, origin: Double,
    now: @escaping @Sendable () -> Double
  ) {
    (self.renderer, self.sound, self.origin, self.now) = (renderer, sound, origin, now)
  }

  // MARK: Doing

  /// Renders the first frames, and starts the threads.
  ///
  /// - Parameter serve: Called every 10 ms on the second thread.
  func start(_ serve: @escaping @Sendable () -> Void) {
    idle.enter()
    idle.enter()
    DetachedThread.run { [self] in
      identity.store(Int(pthread_self()), ordering: .relaxed)
      render()
      idle.leave()
    }
    DetachedThread.run { [self] in
      while !isStopped {
        serve()
        Self.sleep(nanoseconds: Self.servicePeriod)
      }
      idle.leave()
    }
  }

  /// Ends the threads after their current slice.
  func stop() { isOver.store(true, ordering: .relaxed) }

  /// Waits until the threads have ended.
  ///
  /// It does nothing on the render thread, which ends after its slice.
  func wait() {
    guard Int(pthread_self()) != identity.load(ordering: .relaxed) else { return }
    idle.wait()
  }

  // MARK: Observing

  /// The seconds until the frame rendered next is heard.
  var latency: Double { max(0, time(of: sound.writtenCount) - now()) }

  /// The number of the frame that is currently heard.
  var heardCount: Int {
    Int(max(0, (now() - origin) * SharedSound.sampleRate)) - sound.delay
      - drift.load(ordering: .relaxed)
  }

  // MARK: Internals

  /// The minimum number of frames rendered ahead of the device.
  ///
  /// - Source: ours: 20 ms; a busy machine was measured to wake a thread late by up to 10 ms.
  ///   Confidence: guess.
  private static let reserve = 960
  /// The number of frames rendered ahead, beyond the largest block of the device.
  private static let margin = 480
  /// The number of frames of a slice.
  static let slice = 240
  /// The nanoseconds between two checks of the memory: an eighth of the reserve.
  private static let period = 2_500_000
  /// The nanoseconds between two iterations of the second thread.
  private static let servicePeriod = 10_000_000
  /// The seconds after which a device that reads nothing is ignored.
  private static let patience = 0.25

  private let renderer: EngineRenderer
  private let sound: SharedSound
  private let origin: Double
  private let now: @Sendable () -> Double
  private let isOver = Atomic(false)
  private let identity = Atomic(0)
  private let idle = DispatchGroup()
  /// The drift of the device against the phone's clock, in frames.
  private let drift = Atomic(0)

  // Used by the render thread only.

  private var lastRead = -1
  private var lastReadTime = 0.0
  private var measuredDrift = ClockDrift()

  private var isStopped: Bool { isOver.load(ordering: .relaxed) }

  private func time(of frame: Int) -> Double {
    origin + Double(frame + sound.delay + drift.load(ordering: .relaxed))
      / SharedSound.sampleRate
  }

  /// Renders ahead until the threads end.
  ///
  /// - Thread: render. Neither allocates, locks, logs nor calls Foundation.
  private func render() {
    while !isStopped {
      let needed = needed()
      // AudioEngine.RS4.
      sound.skip(to: needed.read)
      while sound.writtenCount < needed.written, !isStopped {
        let count = min(Self.slice, needed.written - sound.writtenCount)
        renderer.render(count, hostTime: time(of: sound.writtenCount) * 1e9)
        let slice = renderer.slice
        sound.write(count, slice.channels[0], slice.channels[min(1, slice.channelCount - 1)])
      }
      Self.sleep(nanoseconds: Self.period)
    }
  }

  /// Returns the number of frames that the device has read, and the number to be written.
  private func needed() -> (read: Int, written: Int) {
    let lead = min(max(Self.reserve, sound.longestRead + Self.margin), SharedSound.capacity / 2)
    let now = now()
    let read = sound.readCount
    if read != lastRead {
      (lastRead, lastReadTime) = (read, now)
      // AudioEngine.RS8.
      if sound.isRead {
        measuredDrift.update(read: read, at: now)
        drift.store(Int(measuredDrift.frames.rounded()), ordering: .relaxed)
      }
    }
    if sound.isRead, now - lastReadTime < Self.patience { return (read, read + lead) }
    // Without a device, the phone's clock determines the number.
    let due =
      Int(max(0, (now - origin) * SharedSound.sampleRate)) - sound.delay
      - drift.load(ordering: .relaxed)
    return (min(max(0, due), sound.writtenCount + SharedSound.capacity), max(0, due) + lead)
  }

  private static func sleep(nanoseconds: Int) {
    var time = timespec(tv_sec: 0, tv_nsec: nanoseconds)
    nanosleep(&time, nil)
  }
}
