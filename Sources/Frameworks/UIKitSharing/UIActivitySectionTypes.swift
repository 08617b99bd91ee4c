/// The sections of a sheet of activities.
public struct UIActivitySectionTypes: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The people that the system suggests.
  public static let peopleSuggestions = UIActivitySectionTypes(rawValue: 1 << 0)
}
