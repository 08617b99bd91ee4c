/// The result of handing a file to an app: an answer of the document service.
public struct DocumentHandover: Sendable, Equatable {
  /// Whether the app gets the file.
  public var isDone: Bool

  /// Creates a result.
  public init(isDone: Bool) { self.isDone = isDone }
}
