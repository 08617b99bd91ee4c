/// The relationship of a person to the user.
///
/// - Source: the labels of contacts. Confidence: guess.
public struct INPersonRelationship: RawRepresentable, Hashable, Sendable {
  /// The label.
  public let rawValue: String
  /// Creates a relationship.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a relationship.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The father.
  public static let father = Self("_$!<Father>!$_")
  /// The mother.
  public static let mother = Self("_$!<Mother>!$_")
  /// A parent.
  public static let parent = Self("_$!<Parent>!$_")
  /// A brother.
  public static let brother = Self("_$!<Brother>!$_")
  /// A sister.
  public static let sister = Self("_$!<Sister>!$_")
  /// A child.
  public static let child = Self("_$!<Child>!$_")
  /// A friend.
  public static let friend = Self("_$!<Friend>!$_")
  /// The spouse.
  public static let spouse = Self("_$!<Spouse>!$_")
  /// The partner.
  public static let partner = Self("_$!<Partner>!$_")
  /// The assistant.
  public static let assistant = Self("_$!<Assistant>!$_")
  /// The manager.
  public static let manager = Self("_$!<Manager>!$_")
}
