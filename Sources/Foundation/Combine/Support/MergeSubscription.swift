/// The subscription that merges any number of upstreams of one type.
///
/// Without unlimited demand, the demand on each upstream is one value at a time, and at most one
/// value of each is buffered.
class MergeSubscription<Value, Downstream: Subscriber>: Subscription, CustomStringConvertible
where Downstream.Input == Value {
  typealias Failure = Downstream.Failure

  let description: String
  let gate = Gate()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var branches: [ObjectIdentifier: Branch<Value, Downstream>] = [:]
  private var waiting = Queue<(value: Value, branch: Branch<Value, Downstream>)>()
  private var isSending = false
  /// Whether more upstreams may be added.
  private var isGrowing = true

  /// Creates an instance.
  ///
  /// - Parameters:
  ///   - name: The description of the subscription, as `print()` shows it.
  ///   - downstream: The downstream subscriber.
  init(_ name: String, _ downstream: Downstream) {
    (description, self.downstream) = (name, downstream)
  }

  /// Sends the subscription to the downstream.
  func connect() { downstream?.receive(subscription: self) }

  /// Subscribes to an upstream.
  func add<Upstream: Publisher>(_ upstream: Upstream)
  where Upstream.Output == Value, Upstream.Failure == Failure {
    gate.pass { [self] in
      let branch = Branch(self)
      branches[ObjectIdentifier(branch)] = branch
      upstream.subscribe(branch)
    }
  }

  /// Declares that no more upstreams will be added.
  func close() {
    gate.pass { [self] in
      isGrowing = false
      finishIfDone()
    }
  }

  /// Sends the completion.
  func end(_ completion: Subscribers.Completion<Failure>) {
    gate.close { [self] in tearDown()?.receive(completion: completion) }
  }

  /// Handles that an upstream has finished.
  ///
  /// `FlatMapSubscription` requests the next one.
  ///
  /// The default implementation does nothing.
  func handleEnd() {}

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    gate.pass { [self] in
      let wasNone = self.demand == .none
      let wasUnlimited = self.demand == .unlimited
      self.demand += demand
      sendWaiting()
      guard !gate.isClosed, !wasUnlimited else { return }
      if self.demand == .unlimited {
        for branch in branches.values { branch.subscription?.request(.unlimited) }
      } else if wasNone {
        for branch in branches.values { requestOne(branch) }
      }
    }
  }

  func cancel() {
    gate.close { [self] in _ = tearDown() }
  }

  // MARK: Events of the upstreams, inside the gate

  fileprivate func handleSubscription(_ branch: Branch<Value, Downstream>) {
    if demand == .unlimited {
      branch.subscription?.request(.unlimited)
    } else if demand > .none {
      requestOne(branch)
    }
  }

  fileprivate func handleValue(_ value: Value, from branch: Branch<Value, Downstream>) {
    branch.isRequested = false
    if waiting.isEmpty, demand > .none {
      send(value, from: branch)
    } else {
      branch.isWaiting = true
      waiting.append((value, branch))
    }
  }

  fileprivate func handleEnd(
    _ branch: Branch<Value, Downstream>, _ completion: Subscribers.Completion<Failure>
  ) {
    branches[ObjectIdentifier(branch)] = nil
    if case .failure = completion { return end(completion) }
    handleEnd()
    finishIfDone()
  }

  // MARK: Internals

  private func send(_ value: Value, from branch: Branch<Value, Downstream>) {
    demand -= 1
    let more = downstream?.receive(value) ?? .none
    if more > .none { request(more) }
    if demand != .unlimited, demand > .none { requestOne(branch) }
  }

  private func sendWaiting() {
    // The loop serves demand that arrives while it sends. Recursion would overflow the stack.
    guard !isSending else { return }
    isSending = true
    while demand > .none, !gate.isClosed, let (value, branch) = waiting.popFirst() {
      branch.isWaiting = false
      send(value, from: branch)
    }
    isSending = false
    finishIfDone()
  }

  private func requestOne(_ branch: Branch<Value, Downstream>) {
    guard !branch.isRequested, !branch.isWaiting,
      let subscription = branch.subscription
    else { return }
    branch.isRequested = true
    subscription.request(.max(1))
  }

  private func finishIfDone() {
    if !isGrowing, branches.isEmpty, waiting.isEmpty { end(.finished) }
  }

  /// Releases the downstream and cancels the upstreams.
  ///
  /// - Returns: The downstream.
  func tearDown() -> Downstream? {
    let (downstream, branches) = (downstream, branches)
    (self.downstream, self.branches, waiting) = (nil, [:], Queue())
    for branch in branches.values { branch.end() }
    return downstream
  }
}

/// The subscriber of one merged upstream.
private final class Branch<Value, Downstream: Subscriber>: Subscriber
where Downstream.Input == Value {
  typealias Failure = Downstream.Failure

  /// Whether a requested value is still outstanding.
  var isRequested = false
  /// Whether a value of this upstream is buffered.
  var isWaiting = false
  private(set) var subscription: (any Subscription)?
  private let holder = SubscriptionHolder()
  private var parent: MergeSubscription<Value, Downstream>?

  init(_ parent: MergeSubscription<Value, Downstream>) { self.parent = parent }

  func receive(subscription: any Subscription) {
    guard holder.accept(subscription), let parent else { return }
    parent.gate.pass { [self] in
      self.subscription = subscription
      parent.handleSubscription(self)
    }
  }

  func receive(_ input: Value) -> Subscribers.Demand {
    guard let parent else { return .none }
    parent.gate.pass { [self] in
      if holder.isOpen { parent.handleValue(input, from: self) }
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard let parent else { return }
    parent.gate.pass { [self] in
      guard holder.end() != nil else { return }
      (subscription, self.parent) = (nil, nil)
      parent.handleEnd(self, completion)
    }
  }

  func end() {
    let subscription = holder.end()
    (parent, self.subscription) = (nil, nil)
    subscription?.cancel()
  }
}
