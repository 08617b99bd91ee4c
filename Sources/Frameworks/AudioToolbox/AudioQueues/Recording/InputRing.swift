import Synchronization

/// A ring buffer that passes the microphone's frames from the rendering thread to the queue.
///
/// The rendering thread writes; one other thread at a time reads.
final class InputRing: @unchecked Sendable {
  // The rendering thread owns the frames from `written` on, the reading thread those before.

  /// The maximum number of pending frames.
  ///
  /// - Source: ours: two seconds at 48 kHz. Confidence: guess.
  static let capacity = 96_000

  /// - Parameter onWritten: Called by the rendering thread, which must be the main one, after it
  ///   has written; `nil` in real time.
  init(sampleRate: Double, onWritten: (@Sendable () -> Void)?) {
    (self.sampleRate, self.onWritten) = (sampleRate, onWritten)
    frames = .allocate(capacity: Self.capacity)
    frames.initialize(repeating: 0, count: Self.capacity)
  }

  deinit { frames.deallocate() }

  let sampleRate: Double
  /// Whether frames are dropped.
  let isPaused = Atomic(false)
  /// The phone's time of the first frame in nanoseconds; 0 for as soon as possible.
  let startHost = Atomic<UInt64>(0)

  /// Appends frames; frames without room are dropped.
  ///
  /// - Thread: render. Neither allocates, locks nor logs, except in virtual time.
  func write(_ source: UnsafePointer<Float>, _ count: Int, atHost host: UInt64) {
    guard !isPaused.load(ordering: .relaxed) else { return }
    let wanted = startHost.load(ordering: .relaxed)
    let skipped =
      wanted > host
      ? Int(min((Double(wanted - host) / 1e9 * sampleRate).rounded(), Double(count))) : 0
    let part = count - skipped
    let start = written.load(ordering: .relaxed)
    guard part > 0, start + part - read.load(ordering: .acquiring) <= Self.capacity else { return }
    for frame in 0..<part { frames[(start + frame) % Self.capacity] = source[skipped + frame] }
    let first = Double(host) + Double(skipped) / sampleRate * 1e9
    anchor.store(
      (first - Double(start) / sampleRate * 1e9).bitPattern, ordering: .relaxed)
    written.store(start + part, ordering: .releasing)
    onWritten?()
  }

  /// Moves the pending frames to the end of an array; returns the number of the first one.
  func take(into target: inout [Float]) -> Int {
    let (start, end) = (read.load(ordering: .relaxed), written.load(ordering: .acquiring))
    target.reserveCapacity(target.count + end - start)
    for number in start..<end { target.append(frames[number % Self.capacity]) }
    read.store(end, ordering: .releasing)
    return start
  }

  /// Moves up to a number of the pending frames to a buffer; returns their number.
  ///
  /// - Thread: the reading one. Neither allocates, locks nor logs.
  func read(into target: UnsafeMutablePointer<Float>, _ count: Int) -> Int {
    let (start, end) = (read.load(ordering: .relaxed), written.load(ordering: .acquiring))
    let part = min(count, end - start)
    for frame in 0..<part { target[frame] = frames[(start + frame) % Self.capacity] }
    read.store(start + part, ordering: .releasing)
    return part
  }

  /// The number of frames written.
  var writtenCount: Int { written.load(ordering: .acquiring) }

  /// Returns the phone's time of a frame, in nanoseconds.
  func host(of frame: Double) -> UInt64 {
    let anchor = Double(bitPattern: anchor.load(ordering: .relaxed))
    return UInt64(max(0, (anchor + frame / sampleRate * 1e9).rounded()))
  }

  // MARK: Internals

  private let onWritten: (@Sendable () -> Void)?
  private let frames: UnsafeMutablePointer<Float>
  private let written = Atomic(0)
  private let read = Atomic(0)
  private let anchor = Atomic<UInt64>(0)
}
