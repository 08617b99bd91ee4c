import TactusFoundation

extension URLSession {
  /// A publisher of the response to a request (Combine.CB12).
  ///
  /// Each subscriber has a data task of its own, which begins with the first demand.
  public struct DataTaskPublisher: Publisher, Sendable {
    /// The body of the response, and the response.
    public typealias Output = (data: Data, response: URLResponse)
    /// The error of the task.
    public typealias Failure = URLError

    /// The request.
    public let request: URLRequest
    /// The session of the tasks.
    public let session: URLSession

    /// Creates a publisher of the response to a request.
    public init(request: URLRequest, session: URLSession) {
      (self.request, self.session) = (request, session)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == URLError {
      subscriber.receive(
        subscription: DataTaskSubscription(
          request, session, receive: subscriber.receive, complete: subscriber.receive))
    }
  }

  /// Returns a publisher of the response to a GET request.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// Returns a publisher of the response to a request.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}

/// The subscription that runs a data task.
private final class DataTaskSubscription: Subscription, CustomStringConvertible {
  typealias Output = URLSession.DataTaskPublisher.Output
  typealias Receive = (Output) -> Subscribers.Demand
  typealias Complete = (Subscribers.Completion<URLError>) -> Void

  let description = "DataTaskPublisher"
  private let lock = Lock()
  private var state: State

  private enum State {
    case waiting(URLRequest, URLSession, Receive, Complete)
    case running(URLSessionDataTask, Receive, Complete)
    case ended
  }

  init(
    _ request: URLRequest, _ session: URLSession, receive: @escaping Receive,
    complete: @escaping Complete
  ) {
    state = .waiting(request, session, receive, complete)
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let task = lock.hold { () -> URLSessionDataTask? in
      guard case .waiting(let request, let session, let receive, let complete) = state else {
        return nil
      }
      // Unchecked because only the thread that runs the closure uses it from here on.
      nonisolated(unsafe) let subscription = self
      let task = session.dataTask(with: request) { subscription.end($0, $1, $2) }
      state = .running(task, receive, complete)
      return task
    }
    task?.resume()
  }

  func cancel() {
    let last = end()
    if case .running(let task, _, _) = last { task.cancel() }
  }

  /// Sends the result of the task.
  private func end(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    guard case .running(_, let receive, let complete) = end() else { return }
    if error == nil, let response {
      _ = receive((data ?? Data(), response))
      complete(.finished)
    } else {
      complete(.failure(error as? URLError ?? URLError(.unknown)))
    }
  }

  /// Ends the subscription, and returns its last state.
  private func end() -> State {
    lock.hold {
      defer { state = .ended }
      return state
    }
  }
}
