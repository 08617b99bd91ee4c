/// One property of one event, such as how strong it is.
public struct EventParameter: Sendable, Equatable {
  /// Which property.
  public var id: ID
  /// Its value, in the range of `id`.
  public var value: Float

  /// Makes a parameter; the value is kept as given.
  public init(_ id: ID, _ value: Float) {
    self.id = id
    self.value = value
  }
}
