/// The properties of a component.
public struct AudioComponentFlags: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates flags of a raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Only a description that also has this flag matches the component.
  public static let unsearchable = AudioComponentFlags(rawValue: 1)
  /// The component works in a sandbox.
  public static let sandboxSafe = AudioComponentFlags(rawValue: 2)
  /// The component is a version 3 audio unit.
  public static let isV3AudioUnit = AudioComponentFlags(rawValue: 4)
  /// The component is created only asynchronously.
  public static let requiresAsyncInstantiation = AudioComponentFlags(rawValue: 8)
  /// The component can be created in the app's process.
  public static let canLoadInProcess = AudioComponentFlags(rawValue: 16)
}
