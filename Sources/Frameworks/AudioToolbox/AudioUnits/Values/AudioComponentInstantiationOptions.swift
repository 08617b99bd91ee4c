/// The options for creating a unit.
public struct AudioComponentInstantiationOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates options of a raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The unit of an extension runs in a process of its own; those of the app never do.
  public static let loadOutOfProcess = AudioComponentInstantiationOptions(rawValue: 1)
}
