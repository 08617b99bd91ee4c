/// Brings any number of upstreams of one type together for one downstream, as they come.
///
/// Without unlimited demand each is asked for one value at a time, and one of each waits at most.
class Confluence<Value, Downstream: Subscriber>: Subscription, CustomStringConvertible
where Downstream.Input == Value {
  typealias Failure = Downstream.Failure

  let description: String
  let gate = Gate()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var branches: [ObjectIdentifier: Branch<Value, Downstream>] = [:]
  private var waiting = Queue<(value: Value, branch: Branch<Value, Downstream>)>()
  private var isSending = false
  /// Whether more branches may come.
  private var isGrowing = true

  /// Makes one.
  ///
  /// - Parameters:
  ///   - name: What `print()` calls it.
  ///   - downstream: Whom it sends to.
  init(_ name: String, _ downstream: Downstream) {
    (description, self.downstream) = (name, downstream)
  }

  /// Tells the downstream of the bond.
  func connect() { downstream?.receive(subscription: self) }

  /// Adds an upstream.
  func add<Upstream: Publisher>(_ upstream: Upstream)
  where Upstream.Output == Value, Upstream.Failure == Failure {
    gate.pass { [self] in
      let branch = Branch(self)
      branches[ObjectIdentifier(branch)] = branch
      upstream.subscribe(branch)
    }
  }

  /// No more upstreams come.
  func close() {
    gate.pass { [self] in
      isGrowing = false
      finishIfDone()
    }
  }

  /// Sends the end.
  func end(_ completion: Subscribers.Completion<Failure>) {
    gate.close { [self] in letGo()?.receive(completion: completion) }
  }

  /// An upstream has ended well; where more may come, one is due.
  ///
  /// By itself it does nothing.
  func ended() {}

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
        for branch in branches.values { askForOne(branch) }
      }
    }
  }

  func cancel() {
    gate.close { [self] in _ = letGo() }
  }

  // MARK: What branches bring, inside the gate

  fileprivate func connected(_ branch: Branch<Value, Downstream>) {
    if demand == .unlimited {
      branch.subscription?.request(.unlimited)
    } else if demand > .none {
      askForOne(branch)
    }
  }

  fileprivate func arrived(_ value: Value, from branch: Branch<Value, Downstream>) {
    branch.isAsked = false
    if waiting.isEmpty, demand > .none {
      send(value, from: branch)
    } else {
      branch.isWaiting = true
      waiting.append((value, branch))
    }
  }

  fileprivate func ended(
    _ branch: Branch<Value, Downstream>, _ completion: Subscribers.Completion<Failure>
  ) {
    branches[ObjectIdentifier(branch)] = nil
    if case .failure = completion { return end(completion) }
    ended()
    finishIfDone()
  }

  // MARK: Internals

  private func send(_ value: Value, from branch: Branch<Value, Downstream>) {
    demand -= 1
    let more = downstream?.receive(value) ?? .none
    if more > .none { request(more) }
    if demand != .unlimited, demand > .none { askForOne(branch) }
  }

  private func sendWaiting() {
    // What is asked for while this sends is seen to here, or the stack would grow with what waits.
    guard !isSending else { return }
    isSending = true
    while demand > .none, !gate.isClosed, let (value, branch) = waiting.popFirst() {
      branch.isWaiting = false
      send(value, from: branch)
    }
    isSending = false
    finishIfDone()
  }

  private func askForOne(_ branch: Branch<Value, Downstream>) {
    guard !branch.isAsked, !branch.isWaiting,
      let subscription = branch.subscription
    else { return }
    branch.isAsked = true
    subscription.request(.max(1))
  }

  private func finishIfDone() {
    if !isGrowing, branches.isEmpty, waiting.isEmpty { end(.finished) }
  }

  /// Lets all go.
  ///
  /// - Returns: Whom it has sent to.
  func letGo() -> Downstream? {
    let (downstream, branches) = (downstream, branches)
    (self.downstream, self.branches, waiting) = (nil, [:], Queue())
    for branch in branches.values { branch.end() }
    return downstream
  }
}

/// One upstream of a confluence.
private final class Branch<Value, Downstream: Subscriber>: Subscriber
where Downstream.Input == Value {
  typealias Failure = Downstream.Failure

  /// Whether a value was asked for that has not come.
  var isAsked = false
  /// Whether a value of it waits.
  var isWaiting = false
  private(set) var subscription: (any Subscription)?
  private let holder = SubscriptionHolder()
  private var confluence: Confluence<Value, Downstream>?

  init(_ confluence: Confluence<Value, Downstream>) { self.confluence = confluence }

  func receive(subscription: any Subscription) {
    guard holder.take(subscription), let confluence else { return }
    confluence.gate.pass { [self] in
      self.subscription = subscription
      confluence.connected(self)
    }
  }

  func receive(_ input: Value) -> Subscribers.Demand {
    guard let confluence else { return .none }
    confluence.gate.pass { [self] in
      if holder.isOpen { confluence.arrived(input, from: self) }
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard let confluence else { return }
    confluence.gate.pass { [self] in
      guard holder.end() != nil else { return }
      (subscription, self.confluence) = (nil, nil)
      confluence.ended(self, completion)
    }
  }

  func end() {
    let subscription = holder.end()
    (confluence, self.subscription) = (nil, nil)
    subscription?.cancel()
  }
}
