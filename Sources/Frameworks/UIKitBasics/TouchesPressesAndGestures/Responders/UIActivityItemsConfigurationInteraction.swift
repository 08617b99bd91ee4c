/// An interaction with items that can be shared.
public struct UIActivityItemsConfigurationInteraction: RawRepresentable, Hashable, Sendable {
  /// The name of the interaction.
  public let rawValue: String
  /// Creates an interaction from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates an interaction from its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// Sharing.
  public static let share = Self("UIActivityItemsConfigurationInteractionShare")
}
