/// The properties of a component.
public struct AudioComponentFlags: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates flags of a raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Only a description that has this flag too finds the component.
  public static let unsearchable = AudioComponentFlags(rawValue: 1)
  /// The component works in a sandbox.
  public static let sandboxSafe = AudioComponentFlags(rawValue: 2)
  /// The component is of version 3.
  public static let isV3AudioUnit = AudioComponentFlags(rawValue: 4)
  /// The component is created asynchronously only.
  public static let requiresAsyncInstantiation = AudioComponentFlags(rawValue: 8)
  /// The component can be created in the app's process.
  public static let canLoadInProcess = AudioComponentFlags(rawValue: 16)
}
