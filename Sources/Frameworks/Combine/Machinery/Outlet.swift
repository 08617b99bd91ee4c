/// Sends values to one downstream as far as it asks for them, and keeps the others until it does.
///
/// Its owner calls it inside a gate only.
final class Outlet<Downstream: Subscriber> {
  private(set) var waiting = Queue<Downstream.Input>()
  private(set) var demand = Subscribers.Demand.none
  private var downstream: Downstream?
  private var completion: Subscribers.Completion<Downstream.Failure>?
  private var isSending = false

  /// Makes one for a downstream.
  init(_ downstream: Downstream) { self.downstream = downstream }

  /// Whether the end was sent, or will be once the values are.
  var isEnding: Bool { completion != nil || downstream == nil }

  /// Adds to what is asked for.
  func ask(_ demand: Subscribers.Demand) { self.demand += demand }

  /// Adds a value to those that wait.
  func append(_ value: Downstream.Input) { waiting.append(value) }

  /// Tells the downstream of the bond.
  func connect(_ subscription: any Subscription) { downstream?.receive(subscription: subscription) }

  /// Lets the oldest value go that waits.
  func dropFirst() { _ = waiting.popFirst() }

  /// The end is sent after the values, or in their place.
  func end(_ completion: Subscribers.Completion<Downstream.Failure>, dropping: Bool = false) {
    if dropping { waiting = Queue() }
    self.completion = completion
  }

  /// Sends what can be sent.
  ///
  /// - Parameter onSend: Is called after each value with how many more are asked for.
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

  /// Lets all go.
  func letGo() { (downstream, waiting) = (nil, Queue()) }
}
