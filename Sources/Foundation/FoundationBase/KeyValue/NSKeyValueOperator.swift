/// An operator of key paths to collections, without its `@` (ObjectiveC.KC7).
public struct NSKeyValueOperator: RawRepresentable, Hashable, Sendable {
  /// The word.
  public let rawValue: String

  /// Creates an operator of its word.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The average of the values.
  public static let averageKeyValueOperator = NSKeyValueOperator(rawValue: "avg")
  /// The number of the elements.
  public static let countKeyValueOperator = NSKeyValueOperator(rawValue: "count")
  /// The different values of several arrays.
  public static let distinctUnionOfArraysKeyValueOperator = NSKeyValueOperator(
    rawValue: "distinctUnionOfArrays")
  /// The different values.
  public static let distinctUnionOfObjectsKeyValueOperator = NSKeyValueOperator(
    rawValue: "distinctUnionOfObjects")
  /// The different values of several sets.
  public static let distinctUnionOfSetsKeyValueOperator = NSKeyValueOperator(
    rawValue: "distinctUnionOfSets")
  /// The greatest value.
  public static let maximumKeyValueOperator = NSKeyValueOperator(rawValue: "max")
  /// The least value.
  public static let minimumKeyValueOperator = NSKeyValueOperator(rawValue: "min")
  /// The sum of the values.
  public static let sumKeyValueOperator = NSKeyValueOperator(rawValue: "sum")
  /// The values of several arrays.
  public static let unionOfArraysKeyValueOperator = NSKeyValueOperator(rawValue: "unionOfArrays")
  /// The values.
  public static let unionOfObjectsKeyValueOperator = NSKeyValueOperator(rawValue: "unionOfObjects")
  /// The values of several sets.
  public static let unionOfSetsKeyValueOperator = NSKeyValueOperator(rawValue: "unionOfSets")
}
