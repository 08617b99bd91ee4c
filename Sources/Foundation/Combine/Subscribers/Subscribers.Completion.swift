extension Subscribers {
  /// The completion of a stream.
  public enum Completion<Failure: Error> {
    /// The stream finished normally.
    case finished
    /// The stream failed with an error.
    case failure(Failure)
  }
}

extension Subscribers.Completion {
  /// Returns the completion with another error.
  func mapError<Other: Error>(_ transform: (Failure) -> Other) -> Subscribers.Completion<Other> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}

extension Subscribers.Completion: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}

extension Subscribers.Completion: Encodable where Failure: Encodable {
  /// Encodes whether the stream finished, and the error.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CompletionKey.self)
    switch self {
    case .finished: try container.encode(true, forKey: .success)
    case .failure(let error):
      try container.encode(false, forKey: .success)
      try container.encode(error, forKey: .error)
    }
  }
}

extension Subscribers.Completion: Decodable where Failure: Decodable {
  /// Decodes the value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CompletionKey.self)
    self =
      try container.decode(Bool.self, forKey: .success)
      ? .finished : .failure(container.decode(Failure.self, forKey: .error))
  }
}

private enum CompletionKey: String, CodingKey {
  case success, error
}
