/// Any publisher of its output and failure, whatever it is made of.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
  private let box: PublisherBox<Output, Failure>

  /// Wraps a publisher; one that is wrapped already is taken as it is.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    if let same = publisher as? AnyPublisher<Output, Failure> {
      self = same
    } else {
      box = TypedPublisherBox(publisher)
    }
  }

  /// Its name.
  public var description: String { "AnyPublisher" }

  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    box.receive(subscriber: subscriber)
  }
}

extension Publisher {
  /// Hides what it is made of.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// A publisher whose type is forgotten.
private class PublisherBox<Output, Failure: Error> {
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    preconditionFailure("only a TypedPublisherBox is ever made")
  }
}

private final class TypedPublisherBox<Upstream: Publisher>: PublisherBox<
  Upstream.Output, Upstream.Failure
>
{
  private let upstream: Upstream

  init(_ upstream: Upstream) { self.upstream = upstream }

  override func receive<S: Subscriber>(subscriber: S)
  where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
    upstream.subscribe(subscriber)
  }
}
