import Synchronization
import TactusPhoneLink

/// The gain of an app's microphone over time (AudioSession.HW2).
///
/// - Thread: any, for every member.
final class MicrophoneGain: Sendable {
  /// Creates the gain of an app that has just connected to a phone: 1.
  init(_ connection: any PhoneConnection) { self.connection = connection }

  /// The current gain, 0…1.
  ///
  /// - Thread: render.
  var value: Float { Float(bitPattern: bits.load(ordering: .relaxed)) }

  /// Sets the gain from now on.
  func set(_ gain: Float) {
    let now = Double(connection.now.nanoseconds) / 1e9
    changes.withLock { changes in
      guard gain != value else { return }
      if changes.count == Self.keptCount { changes.removeFirst() }
      changes.append(GainChange(time: now, old: value, new: gain))
      bits.store(gain.bitPattern, ordering: .relaxed)
    }
  }

  /// Scales frames that the microphone has recorded since a time of the phone, in seconds.
  func apply(to frames: inout [Float], from time: Double, sampleRate: Double) {
    let changes = changes.withLock { $0 }
    var (gain, first) = (changes.first?.old ?? value, 0)
    for change in changes {
      let place = ((change.time - time) * sampleRate).rounded()
      let next = Int(min(max(place, Double(first)), Double(frames.count)))
      Self.scale(&frames, first..<next, gain)
      (gain, first) = (change.new, next)
    }
    Self.scale(&frames, first..<frames.count, gain)
  }

  // MARK: Internals

  /// A change of the gain.
  private struct GainChange: Sendable {
    /// The phone's time in seconds.
    var time: Double
    var old: Float
    var new: Float
  }

  /// The number of changes that are kept for recordings, which are written at their end.
  ///
  /// - Source: ours: a slider that moves for a minute. Confidence: guess.
  private static let keptCount = 4096

  private let connection: any PhoneConnection
  private let bits = Atomic(Float(1).bitPattern)
  private let changes = Mutex<[GainChange]>([])

  private static func scale(_ frames: inout [Float], _ range: Range<Int>, _ gain: Float) {
    guard gain != 1 else { return }
    for frame in range { frames[frame] *= gain }
  }
}
