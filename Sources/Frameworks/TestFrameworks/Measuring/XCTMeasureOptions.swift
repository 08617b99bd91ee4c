public import Foundation

/// The options of a measurement in a test.
open class XCTMeasureOptions: NSObject, NSCopying {
  /// The parts of a measurement that a test begins or ends itself.
  public struct InvocationOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates a set from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The test calls `startMeasuring()`.
    public static let manuallyStart = InvocationOptions(rawValue: 1 << 0)
    /// The test calls `stopMeasuring()`.
    public static let manuallyStop = InvocationOptions(rawValue: 1 << 1)
  }

  /// New options with their default values.
  open class var `default`: XCTMeasureOptions { XCTMeasureOptions() }

  /// The parts of a measurement that the test begins or ends itself.
  open var invocationOptions: InvocationOptions = []
  /// The number of iterations that are measured, after a first one that is not.
  open var iterationCount = 5

  /// Creates options with their default values.
  public required override init() { super.init() }

  /// Returns a copy of the options.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.invocationOptions = invocationOptions
    copy.iterationCount = iterationCount
    return copy
  }
}
