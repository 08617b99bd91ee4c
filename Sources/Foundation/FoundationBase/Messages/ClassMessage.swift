/// Messages to classes: the getters of class properties, and class methods.
enum ClassMessage {
  /// Returns whether a class has a class property or a class method of a name.
  static func responds(_ type: AnyClass, to aSelector: Selector?) -> Bool {
    guard let aSelector else { return false }
    return KeyedAccess.hasClassValue(aSelector.description, of: type)
      || aSelector.isMethod(of: messageReceiver(type))
  }

  /// Sends a message; a selector that the class does not know traps.
  ///
  /// Class methods run on the main thread, as all methods that a selector calls.
  ///
  /// - Parameters:
  ///   - aSelector: The selector.
  ///   - arguments: The arguments.
  ///   - type: The class.
  /// - Returns: The result, which exists until the next message; nil for a method without one.
  static func result(of aSelector: Selector?, _ arguments: [Any?], sentTo type: AnyClass)
    -> Unmanaged<AnyObject>?
  {
    guard let aSelector else { return nil }
    let receiver = messageReceiver(type)
    if !KeyedAccess.hasClassValue(aSelector.description, of: type), aSelector.isMethod(of: receiver)
    {
      // Unchecked because only the thread that runs the closure uses it from here on.
      nonisolated(unsafe) let (target, arguments) = (receiver, arguments)
      nonisolated(unsafe) var result: Unmanaged<AnyObject>?
      let send: @MainActor @Sendable () -> Void = {
        result = aSelector.result(ofSending: arguments, to: target)
      }
      if PhoneTime.isOnMainActor {
        MainActor.assumeIsolated { send() }
      } else {
        DispatchQueue.main.sync { MainActor.assumeIsolated { send() } }
      }
      return result
    }
    let value = KeyedAccess.classValue(ofSelector: aSelector.description, of: type)
    return value.map { Unmanaged.passUnretained($0 as AnyObject) }
  }
}
