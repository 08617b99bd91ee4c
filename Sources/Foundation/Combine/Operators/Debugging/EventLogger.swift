/// A logger that writes one line for each event.
final class EventLogger<Downstream: Subscriber> {
  private let prefix: String
  private let lock = Lock()
  private var stream: (any TextOutputStream)?

  init(_ prefix: String, _ stream: (any TextOutputStream)?) {
    self.prefix = prefix.isEmpty ? "" : "\(prefix): "
    self.stream = stream
  }

  /// The closures that log the events.
  var hooks: TapSubscription<Downstream>.Hooks {
    TapSubscription<Downstream>.Hooks(
      subscription: { [self] in write("receive subscription: (\($0))") },
      output: { [self] in write("receive value: (\($0))") },
      completion: { [self] in
        switch $0 {
        case .finished: write("receive finished")
        case .failure(let error): write("receive error: (\(error))")
        }
      },
      cancel: { [self] in write("receive cancel") },
      request: { [self] in write("request \($0)") },
      answer: { [self] in if $0 > .none { write("request \($0) (synchronous)") } })
  }

  private func write(_ text: String) {
    guard var stream = lock.hold({ stream }) else { return Swift.print(prefix + text) }
    stream.write(prefix + text + "\n")
    lock.hold { self.stream = stream }
  }
}
