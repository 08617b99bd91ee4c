/// A value that does not retain its object (JavaScript.J13).
///
/// The value becomes nil once the garbage collector frees its object, unless scripts use that or
/// `JSVirtualMachine.addManagedReference(_:withOwner:)` keeps it alive. Values other than objects
/// stay.
open class JSManagedValue: NSObject {
  /// Creates a managed value; nil without a value.
  public init!(value: JSValue!) {
    guard let value else { return nil }
    context = value.owner
    isWeak = value.isObject
    reference = value.isObject ? Self.weakReference(to: value) : value.reference
    super.init()
    if let reference { JSValueProtect(value.place, reference) }
  }

  /// Creates a managed value that is kept alive for an owner.
  public convenience init!(value: JSValue!, andOwner owner: Any!) {
    self.init(value: value)
    value?.owner.machine.addManagedReference(self, withOwner: owner)
  }

  /// The value; nil if its object or its context is gone.
  open var value: JSValue! {
    guard let context, let value = reference.flatMap(context.value) else { return nil }
    guard isWeak else { return value }
    guard let target = value.invokeMethod("deref", withArguments: []), !target.isUndefined else {
      return nil
    }
    return target
  }

  // MARK: Internals

  private weak var context: JSContext?
  /// The value, or the engine's weak reference to it; a `JSValue` would retain the context.
  private let reference: JSValueRef?
  private let isWeak: Bool

  /// Returns a new weak reference of the engine.
  static func weakReference(to value: JSValue) -> JSValueRef? {
    value.owner.globalObject?.forProperty("WeakRef")?.construct(withArguments: [value])?.reference
  }

  deinit {
    if let context, let reference { JSValueUnprotect(context.reference, reference) }
  }
}
