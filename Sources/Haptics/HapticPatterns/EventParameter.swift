/// A parameter of an event, such as its intensity.
public struct EventParameter: Sendable, Equatable {
  /// The parameter's identifier.
  public var id: ID
  /// Its value, in the range of `id`.
  public var value: Float

  /// Creates a parameter; the value is kept as given.
  public init(_ id: ID, _ value: Float) {
    self.id = id
    self.value = value
  }
}
