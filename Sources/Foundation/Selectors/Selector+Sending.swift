extension Selector {
  /// Calls the method on an object, with as many of the arguments as it takes (Crashes.CR10).
  ///
  /// A method that the object does not have traps, as on an iPhone. Arguments of other types than
  /// the parameters are a warning.
  ///
  /// - Returns: Whether the method was called.
  @MainActor @discardableResult
  package func send(to target: AnyObject, with arguments: [Any?] = []) -> Bool {
    if perform(on: target, with: arguments) { return true }
    if let other = forwardingTarget(of: target) { return send(to: other, with: arguments) }
    let receiver =
      (target as? _ClassObject).map { "+[\($0.type) \(self)]" } ?? "-[\(type(of: target)) \(self)]"
    guard isMethod(of: target) else {
      reportUnrecognized(receiver, SelectorTable.names(of: target))
      return false
    }
    let types = arguments.map { $0.map { "\(type(of: $0))" } ?? "nil" }.joined(separator: ", ")
    RuntimeWarning.once(
      "\(receiver) is not called: its parameters have other types than the arguments (\(types))")
    return false
  }

  /// Calls the method on an object, and returns its result, which exists until the next call.
  ///
  /// - Returns: The result; nil for a method without one.
  @MainActor
  package func result(ofSending arguments: [Any?], to target: AnyObject) -> Unmanaged<AnyObject>? {
    Self.result = nil
    send(to: target, with: arguments)
    guard let value = Self.result, !(value is Void) else { return nil }
    // A value is boxed; the box of an optional without a value is not an object.
    guard
      let object = Mirror(reflecting: value).displayStyle == .optional
        ? Mirror(reflecting: value).children.first?.value : value
    else { return nil }
    Self.sentResult = object as AnyObject
    return Self.sentResult.map(Unmanaged.passUnretained)
  }

  /// The result of the last method that `result(ofSending:to:)` called.
  @MainActor private static var sentResult: AnyObject?

  /// Traps, as an iPhone does; a message that every object understands there is a warning.
  private func reportUnrecognized(_ receiver: String, _ names: [String]) {
    let remedy = "check the spelling, and mark the method @objc"
    guard !Self.ofAllObjects.contains(description) else {
      return RuntimeWarning.once(
        "\(receiver) is not called: a method of every object is not known by its name here")
    }
    // Methods of the frameworks, and those that only a protocol exposes, are not registered.
    let isSimilar = !UnknownName.suggestion(for: description, among: names).isEmpty
    let note =
      method != nil || isSimilar
      ? "" : "; a method of the frameworks, or of a protocol only, needs #selector here"
    let hint = UnknownName.hint(
      for: description, among: names, called: "its methods for selectors",
      none: "no method of its class is marked @objc")
    programmingError(
      "\(receiver): unrecognized selector sent to instance: \(remedy)\(note)\(hint)",
      exception: "NSInvalidArgumentException")
  }

  /// The selectors without a method here that `NSObject` has on an iPhone.
  ///
  /// - Source: the names of `NSObject`'s methods without arguments. Confidence: documented.
  private static let ofAllObjects: Set<String> = [
    "autorelease", "class", "copy", "dealloc", "debugDescription", "description", "hash", "init",
    "isProxy", "mutableCopy", "release", "retain", "retainCount", "self", "superclass",
  ]
}
