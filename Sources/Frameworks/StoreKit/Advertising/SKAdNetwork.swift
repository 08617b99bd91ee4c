internal import TactusVirtualTime

/// The attribution of advertisements, which reports nothing (Purchases.AD1).
///
/// - Thread: any.
open class SKAdNetwork: NSObject {
  /// A coarse conversion value: the extent to which an installed app is used.
  public struct CoarseConversionValue: RawRepresentable, Hashable, Sendable {
    /// The word.
    public let rawValue: String

    /// Creates a value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// High.
    public static let high = CoarseConversionValue(rawValue: "high")
    /// Somewhat.
    public static let medium = CoarseConversionValue(rawValue: "medium")
    /// Low.
    public static let low = CoarseConversionValue(rawValue: "low")
  }

  /// Registers the app; does nothing.
  open class func registerAppForAdNetworkAttribution() {}

  /// Updates the conversion value; does nothing.
  open class func updateConversionValue(_ conversionValue: Int) {}

  /// Updates the conversion value, which fails.
  @preconcurrency
  open class func updatePostbackConversionValue(
    _ conversionValue: Int, completionHandler completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) { answer(conversionValue, completion) }

  /// Updates the conversion value, which fails.
  ///
  /// - Throws: `SKANError`.
  nonisolated(nonsending) open class func updatePostbackConversionValue(
    _ conversionValue: Int
  ) async throws { throw error(conversionValue) }

  /// Updates the conversion value, which fails.
  @preconcurrency
  open class func updatePostbackConversionValue(
    _ fineValue: Int, coarseValue: CoarseConversionValue,
    completionHandler completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) { answer(fineValue, completion) }

  /// Updates the conversion value, which fails.
  ///
  /// - Throws: `SKANError`.
  nonisolated(nonsending) open class func updatePostbackConversionValue(
    _ fineValue: Int, coarseValue: CoarseConversionValue
  ) async throws { throw error(fineValue) }

  /// Updates the conversion value, which fails.
  @preconcurrency
  open class func updatePostbackConversionValue(
    _ fineValue: Int, coarseValue: CoarseConversionValue, lockWindow: Bool,
    completionHandler completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) { answer(fineValue, completion) }

  /// Updates the conversion value, which fails.
  ///
  /// - Throws: `SKANError`.
  nonisolated(nonsending) open class func updatePostbackConversionValue(
    _ fineValue: Int, coarseValue: CoarseConversionValue, lockWindow: Bool
  ) async throws { throw error(fineValue) }

  /// Starts an impression of an advertisement, which fails.
  @preconcurrency
  open class func startImpression(
    _ impression: SKAdImpression,
    completionHandler completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) { answer(0, completion) }

  /// Starts an impression of an advertisement, which fails.
  ///
  /// - Throws: `SKANError`.
  nonisolated(nonsending) open class func startImpression(
    _ impression: SKAdImpression
  ) async throws { throw error(0) }

  /// Ends an impression of an advertisement, which fails.
  @preconcurrency
  open class func endImpression(
    _ impression: SKAdImpression,
    completionHandler completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) { answer(0, completion) }

  /// Ends an impression of an advertisement, which fails.
  ///
  /// - Throws: `SKANError`.
  nonisolated(nonsending) open class func endImpression(
    _ impression: SKAdImpression
  ) async throws { throw error(0) }

  // MARK: Internals

  /// Calls a completion handler on another thread with the error for a value.
  private static func answer(_ value: Int, _ completion: (@Sendable ((any Error)?) -> Void)?) {
    guard let completion else { return }
    let error = error(value)
    PhoneTime.callOnAnotherThread { completion(error) }
  }

  /// Returns the error for a value: there is no ad network.
  private static func error(_ value: Int) -> SKANError {
    SKANError((0...63).contains(value) ? .unsupported : .invalidConversionValue)
  }
}
