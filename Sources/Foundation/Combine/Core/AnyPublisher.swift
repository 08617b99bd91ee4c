/// A type-erased publisher.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
  private let box: PublisherBox<Output, Failure>

  /// Creates a type-erased publisher.
  ///
  /// A publisher that is erased already is not wrapped again.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    if let same = publisher as? AnyPublisher<Output, Failure> {
      self = same
    } else {
      box = TypedPublisherBox(publisher)
    }
  }

  /// The name of the type.
  public var description: String { "AnyPublisher" }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    box.receive(subscriber: subscriber)
  }
}

extension Publisher {
  /// Returns the publisher with its type erased.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// The base class of the boxes, which erases the type of the publisher.
private class PublisherBox<Output, Failure: Error> {
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    preconditionFailure("subclasses override this method")
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
