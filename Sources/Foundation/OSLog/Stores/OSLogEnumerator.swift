/// A list of a store's entries, one after the other; in Swift a store returns a sequence instead.
open class OSLogEnumerator: NSEnumerator {
  /// The options for the order of entries.
  public struct Options: OptionSet, Sendable {
    /// The raw value, the same as Apple's.
    public let rawValue: UInt
    /// Creates options from their raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// From the latest entry to the first one.
    public static let reverse = Options(rawValue: 1)
  }
}
