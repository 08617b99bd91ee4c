/// A buffer that sends values to one downstream according to its demand.
///
/// Not thread-safe: the owner uses it inside a gate.
final class DemandBuffer<Downstream: Subscriber> {
  private(set) var waiting = Queue<Downstream.Input>()
  private(set) var demand = Subscribers.Demand.none
  private var downstream: Downstream?
  private var completion: Subscribers.Completion<Downstream.Failure>?
  private var isSending = false

  /// Creates a buffer for a downstream.
  init(_ downstream: Downstream) { self.downstream = downstream }

  /// Whether the completion was sent or is pending.
  var isEnding: Bool { completion != nil || downstream == nil }

  /// Adds to the demand.
  func addDemand(_ demand: Subscribers.Demand) { self.demand += demand }

  /// Appends a value to the buffer.
  func append(_ value: Downstream.Input) { waiting.append(value) }

  /// Sends the subscription to the downstream.
  func connect(_ subscription: any Subscription) { downstream?.receive(subscription: subscription) }

  /// Removes the oldest buffered value.
  func dropFirst() { _ = waiting.popFirst() }

  /// Sends the completion after the buffered values, or discards these.
  func end(_ completion: Subscribers.Completion<Downstream.Failure>, dropping: Bool = false) {
    if dropping { waiting = Queue() }
    self.completion = completion
  }

  /// Sends buffered values and the completion as far as the demand allows.
  ///
  /// - Parameter onSend: A closure that receives the additional demand after each value.
  func send(onSend: (Subscribers.Demand) -> Void = { _ in }) {
    guard !isSending else { return }
    isSending = true
    defer { isSending = false }
    while demand > .none, let downstream, let value = waiting.popFirst() {
      demand -= 1
      let more = downstream.receive(value)
      demand += more
      onSend(more)
    }
    if waiting.isEmpty, let completion, let downstream {
      self.downstream = nil
      downstream.receive(completion: completion)
    }
  }

  /// Releases the downstream and the buffered values.
  func tearDown() { (downstream, waiting) = (nil, Queue()) }
}
