/// An instant change of a dynamic parameter, which acts on every event playing then or later.
public struct DynamicParameter: Sendable, Equatable {
  /// The parameter.
  public var id: ID
  /// The new value, in the range of `id`.
  public var value: Float
  /// Seconds from the pattern's start; 0 or more.
  public var time: Double

  /// Creates a change; the value is kept as given.
  public init(_ id: ID, _ value: Float, time: Double) {
    self.id = id
    self.value = value
    self.time = time
  }
}
