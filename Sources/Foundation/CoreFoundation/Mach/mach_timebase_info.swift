// In this module, as Swift allows no function with the name of a type in its module, and Foundation
// has the function.

/// The duration of a tick of `mach_absolute_time()`, as a fraction of nanoseconds
/// (ObjectiveC.FO51).
public struct mach_timebase_info: BitwiseCopyable, Sendable {
  /// The numerator.
  public var numer: UInt32
  /// The denominator.
  public var denom: UInt32

  /// Creates a fraction whose numbers are 0.
  public init() { (numer, denom) = (0, 0) }

  /// Creates a fraction.
  public init(numer: UInt32, denom: UInt32) { (self.numer, self.denom) = (numer, denom) }
}

/// The duration of a tick of `mach_absolute_time()`, by its other name.
public typealias mach_timebase_info_data_t = mach_timebase_info
/// A pointer to the duration of a tick.
public typealias mach_timebase_info_t = UnsafeMutablePointer<mach_timebase_info>
