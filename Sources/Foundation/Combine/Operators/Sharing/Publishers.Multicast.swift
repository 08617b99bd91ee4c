extension Publishers {
  /// A publisher that shares one subscription with all subscribers through a subject.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
    /// The type of the elements that subscribers receive.
    public typealias Output = Upstream.Output
    /// The type of the error that can end a subscription.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// Creates the subject.
    public let createSubject: () -> SubjectType
    private let lock = Lock()
    private var madeSubject: SubjectType?

    /// Creates the publisher.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      (self.upstream, self.createSubject) = (upstream, createSubject)
    }

    /// Attaches a subscriber to the subject.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      subject.subscribe(subscriber)
    }

    /// Subscribes the subject to the upstream.
    public func connect() -> any Cancellable { upstream.subscribe(subject) }

    private var subject: SubjectType {
      if let made = lock.hold({ madeSubject }) { return made }
      let new = createSubject()
      return lock.hold {
        // If two threads have created a subject, both use the first one.
        let subject = madeSubject ?? new
        madeSubject = subject
        return subject
      }
    }
  }
}

extension Publisher {
  /// Shares one subscription with all subscribers through a subject, created for the first of them.
  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where Failure == S.Failure, Output == S.Output {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Shares one subscription with all subscribers through a subject.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where Failure == S.Failure, Output == S.Output {
    multicast { subject }
  }
}
