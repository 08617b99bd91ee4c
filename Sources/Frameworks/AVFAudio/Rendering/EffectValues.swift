import Synchronization

/// The parameters of an effect, set by the app and read by the render thread.
///
/// - Thread: any.
final class EffectValues: Sendable {
  /// The parameters; each effect uses some of them.
  enum Name: Int {
    /// The room type, or the number of bits.
    case kind
    /// A time in seconds or milliseconds, or a fraction of the sample rate.
    case time
    /// A feedback or a depth.
    case amount
    /// A frequency in Hz.
    case frequency
    /// An overdrive.
    case drive
    /// A gain in dB.
    case gain
    /// The share of the effect in percent.
    case mix
  }

  /// Creates parameters that are 0, but for some.
  init(_ values: KeyValuePairs<Name, Float>) {
    memory = .allocate(capacity: Self.count)
    for index in 0..<Self.count { (memory + index).initialize(to: Atomic(0)) }
    for (name, value) in values { set(name, value) }
  }

  func get(_ name: Name) -> Float {
    Float(bitPattern: memory[name.rawValue].load(ordering: .relaxed))
  }

  func set(_ name: Name, _ value: Float) {
    memory[name.rawValue].store(value.bitPattern, ordering: .relaxed)
  }

  /// Returns a percentage clamped to 0…100; 0 for NaN.
  static func percentage(_ value: Float) -> Float {
    value.isFinite ? min(max(value, 0), 100) : 0
  }

  deinit {
    memory.deinitialize(count: Self.count)
    memory.deallocate()
  }

  private static let count = 7
  // Unchecked because the values in it are atomic.
  nonisolated(unsafe) private let memory: UnsafeMutablePointer<Atomic<UInt32>>
}
