private import Foundation
private import Synchronization
public import XCTest

/// An expectation that the value at a key path of an object changes, or has a value.
///
/// - Thread: any; a lock guards what it adds.
open class XCTKVOExpectation: XCTestExpectation, @unchecked Sendable {
  /// A closure that returns whether a change of an object is the expected one.
  public typealias Handler = (Any, [AnyHashable: Any]) -> Bool

  /// The options of an observation, with the members of `NSKeyValueObservingOptions`.
  public struct ObservingOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates a set from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Include the new value.
    public static let new = Self(rawValue: 1)
    /// Include the old value.
    public static let old = Self(rawValue: 2)
    /// Notify immediately with the initial value.
    public static let initial = Self(rawValue: 4)
    /// Notify also before each change.
    public static let prior = Self(rawValue: 8)
  }

  /// The key path.
  public let keyPath: String
  /// The object.
  public let observedObject: Any
  /// The expected value; `nil` for any change.
  public let expectedValue: Any?
  /// The options of the observation.
  public let options: ObservingOptions

  /// The closure that evaluates changes in place of the expected value.
  open var handler: Handler? {
    get { state.withLock { $0.handler } }
    set { state.withLock { $0.handler = newValue } }
  }

  /// Creates an expectation that each change fulfills.
  public convenience init(keyPath: String, object: Any) {
    self.init(keyPath: keyPath, object: object, expectedValue: nil, options: [])
  }

  /// Creates an expectation that a value fulfills, also if the object has it already.
  public convenience init(keyPath: String, object: Any, expectedValue: Any?) {
    self.init(
      keyPath: keyPath, object: object, expectedValue: expectedValue,
      options: Self.options(for: expectedValue))
  }

  /// Creates an expectation that a value fulfills.
  ///
  /// - Parameters:
  ///   - keyPath: The key path.
  ///   - object: The object.
  ///   - expectedValue: The expected value; `nil` for any change.
  ///   - options: The options of the observation.
  public init(keyPath: String, object: Any, expectedValue: Any?, options: ObservingOptions) {
    self.keyPath = keyPath
    observedObject = object
    self.expectedValue = expectedValue
    self.options = options
    super.init(description: Self.description(object, keyPath, expectedValue))
    let watch = KeyValueWatch(
      object, keyPath, expectedValue: expectedValue, options: options,
      handler: { [weak self] in self?.handler }, fulfilling: self)
    state.withLock { $0.watch = watch }
  }

  /// Creates an expectation that a value fulfills.
  public convenience init<Options: OptionSet>(
    keyPath: String, object: Any, expectedValue: Any?, options: Options
  ) where Options.RawValue == UInt {
    self.init(
      keyPath: keyPath, object: object, expectedValue: expectedValue,
      options: ObservingOptions(rawValue: options.rawValue))
  }

  // MARK: Internals

  /// Returns the options of an observation that begins with the value that the object has.
  static func options(for expectedValue: Any?) -> ObservingOptions {
    expectedValue == nil ? [] : .initial
  }

  /// Returns the description of an expectation.
  static func description(_ object: Any, _ keyPath: String, _ expectedValue: Any?) -> String {
    let aim = expectedValue.map { " to become '\($0)'" } ?? " to change"
    return "Expect value of '\(keyPath)' of \(object)\(aim)"
  }

  // Sendable because the lock around it is held while it is used.
  private struct State: @unchecked Sendable {
    var handler: Handler?
    var watch: KeyValueWatch?
  }

  private let state = Mutex(State())
}
