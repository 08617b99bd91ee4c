internal import TactusCrashReports
internal import TactusSelectors
internal import TactusThreads

/// A call of a closure with values of JavaScript (JavaScript.J8).
///
/// The parameter types are known at run time only; each step opens one of them as a generic type.
struct ClosureCall {
  /// The closure.
  let closure: Closure
  /// The arguments; missing ones are undefined.
  let arguments: [JSValue]
  /// The context.
  let context: JSContext

  /// Calls the closure.
  ///
  /// - Returns: The result, or the parameter type that an argument could not be converted to.
  func call() -> Outcome { open(closure.result) }

  /// The result of a call.
  enum Outcome {
    /// The value that the closure returned.
    case result(Any)
    /// An argument could not be converted to the parameter type.
    case mismatch(any Any.Type)
    /// The closure has too many parameters or unsupported attributes.
    case unsupported
  }

  /// The most parameters.
  static let limit = 6

  private func open<R>(_: R.Type) -> Outcome {
    guard closure.parameters.count <= Self.limit else { return .unsupported }
    if let type = closure.parameters.first { return first(type, R.self) }
    if let body = function as? () -> R { return .result(body()) }
    if let body = function as? @Sendable () -> R { return .result(body()) }
    if let body = function as? @MainActor () -> R { return .result(onMain { body() }) }
    return .unsupported
  }

  private func first<A, R>(_: A.Type, _: R.Type) -> Outcome {
    guard let a = argument(0, as: A.self) else { return .mismatch(A.self) }
    if closure.parameters.count > 1 {
      return second(closure.parameters[1], a, R.self)
    }
    if let body = function as? (A) -> R { return .result(body(a)) }
    if let body = function as? @Sendable (A) -> R { return .result(body(a)) }
    if let body = function as? @MainActor (A) -> R {
      let sent = Handover(a)
      return .result(onMain { body(sent.value) })
    }
    return .unsupported
  }

  private func second<A, B, R>(_: B.Type, _ a: A, _: R.Type) -> Outcome {
    guard let b = argument(1, as: B.self) else { return .mismatch(B.self) }
    if closure.parameters.count > 2 {
      return third(closure.parameters[2], a, b, R.self)
    }
    if let body = function as? (A, B) -> R { return .result(body(a, b)) }
    if let body = function as? @Sendable (A, B) -> R { return .result(body(a, b)) }
    if let body = function as? @MainActor (A, B) -> R {
      let sent = Handover((a, b))
      return .result(onMain { body(sent.value.0, sent.value.1) })
    }
    return .unsupported
  }

  private func third<A, B, C, R>(_: C.Type, _ a: A, _ b: B, _: R.Type) -> Outcome {
    guard let c = argument(2, as: C.self) else { return .mismatch(C.self) }
    if closure.parameters.count > 3 {
      return fourth(closure.parameters[3], a, b, c, R.self)
    }
    if let body = function as? (A, B, C) -> R { return .result(body(a, b, c)) }
    if let body = function as? @Sendable (A, B, C) -> R { return .result(body(a, b, c)) }
    if let body = function as? @MainActor (A, B, C) -> R {
      let sent = Handover((a, b, c))
      return .result(onMain { body(sent.value.0, sent.value.1, sent.value.2) })
    }
    return .unsupported
  }

  private func fourth<A, B, C, D, R>(_: D.Type, _ a: A, _ b: B, _ c: C, _: R.Type) -> Outcome {
    guard let d = argument(3, as: D.self) else { return .mismatch(D.self) }
    if closure.parameters.count > 4 {
      return fifth(closure.parameters[4], a, b, c, d, R.self)
    }
    if let body = function as? (A, B, C, D) -> R { return .result(body(a, b, c, d)) }
    if let body = function as? @Sendable (A, B, C, D) -> R { return .result(body(a, b, c, d)) }
    if let body = function as? @MainActor (A, B, C, D) -> R {
      let sent = Handover((a, b, c, d))
      return .result(onMain { body(sent.value.0, sent.value.1, sent.value.2, sent.value.3) })
    }
    return .unsupported
  }

  private func fifth<A, B, C, D, E, R>(_: E.Type, _ a: A, _ b: B, _ c: C, _ d: D, _: R.Type)
    -> Outcome
  {
    guard let e = argument(4, as: E.self) else { return .mismatch(E.self) }
    if closure.parameters.count > 5 {
      return sixth(closure.parameters[5], a, b, c, d, e, R.self)
    }
    if let body = function as? (A, B, C, D, E) -> R { return .result(body(a, b, c, d, e)) }
    if let body = function as? @Sendable (A, B, C, D, E) -> R {
      return .result(body(a, b, c, d, e))
    }
    if let body = function as? @MainActor (A, B, C, D, E) -> R {
      let sent = Handover((a, b, c, d, e))
      return .result(
        onMain { body(sent.value.0, sent.value.1, sent.value.2, sent.value.3, sent.value.4) })
    }
    return .unsupported
  }

  private func sixth<A, B, C, D, E, F, R>(
    _: F.Type, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _: R.Type
  ) -> Outcome {
    guard let f = argument(5, as: F.self) else { return .mismatch(F.self) }
    if let body = function as? (A, B, C, D, E, F) -> R { return .result(body(a, b, c, d, e, f)) }
    if let body = function as? @Sendable (A, B, C, D, E, F) -> R {
      return .result(body(a, b, c, d, e, f))
    }
    if let body = function as? @MainActor (A, B, C, D, E, F) -> R {
      let sent = Handover((a, b, c, d, e, f))
      return .result(
        onMain {
          body(sent.value.0, sent.value.1, sent.value.2, sent.value.3, sent.value.4, sent.value.5)
        })
    }
    return .unsupported
  }

  private var function: Any { closure.function }

  /// Returns an argument converted to a parameter's type; nil if the conversion fails.
  private func argument<Value>(_ index: Int, as type: Value.Type) -> Value? {
    let value = index < arguments.count ? arguments[index] : JSValue(undefinedIn: context)
    return value.flatMap { ArgumentConversion.converted($0, to: type) }
  }

  /// Calls a closure of the main actor; a script on another thread waits.
  private func onMain<R>(_ body: @MainActor () -> R) -> R {
    // Unchecked because the closure that sets it has ended when it is read.
    nonisolated(unsafe) var result: R?
    MainQueue.run { result = body() }
    guard let result else { programmingError("a closure of the main actor was not called") }
    return result
  }
}
