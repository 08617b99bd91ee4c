extension Publishers {
  /// Sends what one subscription has to all who subscribe, through a subject.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Makes the subject.
    public let createSubject: () -> SubjectType
    private let lock = Lock()
    private var madeSubject: SubjectType?

    /// Makes it of its parts.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      (self.upstream, self.createSubject) = (upstream, createSubject)
    }

    /// Connects a subscriber to the subject.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      subject.subscribe(subscriber)
    }

    /// Connects the subject to where the values come from.
    public func connect() -> any Cancellable { upstream.subscribe(subject) }

    private var subject: SubjectType {
      if let made = lock.hold({ madeSubject }) { return made }
      let new = createSubject()
      return lock.hold {
        // Of two threads that made one, both take the same.
        let subject = madeSubject ?? new
        madeSubject = subject
        return subject
      }
    }
  }
}

extension Publisher {
  /// Sends what one subscription has to all who subscribe, through a subject that is made when the
  /// first does.
  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where Failure == S.Failure, Output == S.Output {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Sends what one subscription has to all who subscribe, through a subject.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where Failure == S.Failure, Output == S.Output {
    multicast { subject }
  }
}
