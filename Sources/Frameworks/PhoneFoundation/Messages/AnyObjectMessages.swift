/// Some object, of which only Objective-C would know what it can be told.
///
/// The lowering puts it in the place of an `AnyObject` that is told something by a selector:
/// `target?.perform(action)`.
public struct _AnyMessages {
  /// The object.
  package let object: AnyObject

  /// Makes one.
  public init(_ object: AnyObject) { self.object = object }

  /// Whether it has a method; of those that a selector was ever made with.
  public func responds(to aSelector: Selector) -> Bool { aSelector.isMethod(of: object) }

  /// Calls a method; without such a method the program ends, as on an iPhone.
  @preconcurrency @MainActor
  public func perform(_ aSelector: Selector) { call(aSelector, []) }

  /// Calls a method with one argument.
  @preconcurrency @MainActor
  public func perform(_ aSelector: Selector, with object: Any?) { call(aSelector, [object]) }

  /// Calls a method with two arguments.
  @preconcurrency @MainActor
  public func perform(_ aSelector: Selector, with object1: Any?, with object2: Any?) {
    call(aSelector, [object1, object2])
  }

  /// Has a method called by the main thread, once it has come to it.
  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    nonisolated(unsafe) let (messages, argument) = (self, arg)
    let call: @MainActor @Sendable () -> Void = { messages.perform(aSelector, with: argument) }
    switch (wait, PhoneTime.isOnMainActor) {
    case (true, true): MainActor.assumeIsolated { call() }
    case (true, false): DispatchQueue.main.sync { MainActor.assumeIsolated { call() } }
    case (false, _): DispatchQueue.main.async { MainActor.assumeIsolated { call() } }
    }
  }

  @MainActor private func call(_ selector: Selector, _ arguments: [Any?]) {
    guard !selector.perform(on: object, with: arguments) else { return }
    NSException(
      name: .invalidArgumentException,
      reason: "\(type(of: object)) has no method \(selector) for these arguments"
    ).raise()
  }
}

/// What an object that may be of any class can be told by a selector.
public func _AM(_ object: AnyObject) -> _AnyMessages { _AnyMessages(object) }
/// What an object that may be of any class can be told by a selector, if there is one.
public func _AM(_ object: AnyObject?) -> _AnyMessages? { object.map(_AnyMessages.init) }
/// An object that is known to have methods for selectors is told by itself.
public func _AM<Object: NSObjectProtocol>(_ object: Object) -> Object { object }
/// An object that is known to have methods for selectors is told by itself, if there is one.
public func _AM<Object: NSObjectProtocol>(_ object: Object?) -> Object? { object }
