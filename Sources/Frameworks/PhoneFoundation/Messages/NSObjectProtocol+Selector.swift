extension NSObjectProtocol {
  /// Whether it has a method; of those that a selector was ever made with.
  public func responds(to aSelector: Selector) -> Bool { aSelector.isMethod(of: self) }

  /// Calls a method; without such a method the program ends, as on an iPhone.
  ///
  /// What the method returns is not had.
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

  @MainActor private func call(_ selector: Selector, _ arguments: [Any?]) {
    guard !selector.perform(on: self, with: arguments) else { return }
    NSException(
      name: .invalidArgumentException,
      reason: "\(type(of: self)) has no method \(selector) for these arguments"
    ).raise()
  }
}

/// The selector of a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// A selector's name.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
