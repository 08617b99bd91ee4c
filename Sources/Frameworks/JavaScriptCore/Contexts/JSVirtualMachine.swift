internal import CTactusJavaScriptCore
internal import TactusCrashReports
internal import TactusThreads

/// A heap of JavaScript values, which the contexts of the machine share (JavaScript.J1).
///
/// - Thread: any; the engine runs one thread of a machine at a time.
open class JSVirtualMachine: NSObject {
  /// Creates a machine; nil without the engine's library.
  public convenience init!(_: Void = ()) {
    guard tactus_js_library() != nil, let group = JSContextGroupCreate() else {
      RuntimeWarning.once(
        "JavaScriptCore: scripts do not run, because Debian's package libjavascriptcoregtk-4.1-0 "
          + "is not installed")
      return nil
    }
    self.init(owning: group)
  }

  /// Keeps a managed value's object alive while its owner is alive (JavaScript.J13).
  ///
  /// - Parameters:
  ///   - object: The managed value.
  ///   - owner: The owner; it is not retained.
  open func addManagedReference(_ object: Any!, withOwner owner: Any!) {
    guard let object = object as? JSManagedValue, let owner else { return }
    let value = object.value
    let new = ManagedReference(
      owner: WeakReference(owner as AnyObject), managed: WeakReference(object),
      context: value?.place, value: value?.reference)
    new.protect()
    lock.withLock { references.append(new) }
    endReferences { $0.owner.object == nil }
  }

  /// Removes one reference that `addManagedReference(_:withOwner:)` has added.
  ///
  /// - Parameters:
  ///   - object: The managed value.
  ///   - owner: The owner.
  open func removeManagedReference(_ object: Any!, withOwner owner: Any!) {
    guard let object = object as? JSManagedValue, let owner else { return }
    let all = lock.withLock { references }
    let ended = all.first {
      $0.managed.object === object && $0.owner.object === owner as AnyObject
    }
    endReferences { $0 === ended || $0.owner.object == nil }
  }

  // MARK: Internals

  /// The group of the machine's contexts.
  let group: JSContextGroupRef
  private let lock = NSLock()
  private var references: [ManagedReference] = []

  /// A value that the garbage collector keeps alive while its owner is alive.
  ///
  /// A `JSValue` would retain its context, which retains this machine.
  private final class ManagedReference {
    let owner: WeakReference<AnyObject>
    let managed: WeakReference<JSManagedValue>
    let context: JSContextRef?
    let value: JSValueRef?

    init(
      owner: WeakReference<AnyObject>, managed: WeakReference<JSManagedValue>,
      context: JSContextRef?, value: JSValueRef?
    ) {
      (self.owner, self.managed, self.context, self.value) = (owner, managed, context, value)
    }

    func protect() {
      if let context, let value { JSValueProtect(context, value) }
    }

    func unprotect() {
      if let context, let value { JSValueUnprotect(context, value) }
    }
  }

  private func endReferences(where isEnded: (ManagedReference) -> Bool) {
    // Outside of the lock, as objects of the program may be freed here.
    let ended = lock.withLock { references }.filter(isEnded)
    let removed = lock.withLock {
      let removed = references.filter { reference in ended.contains { $0 === reference } }
      references.removeAll { reference in removed.contains { $0 === reference } }
      return removed
    }
    for reference in removed { reference.unprotect() }
  }

  /// Removes the references to values of a context that is about to be released.
  func endReferences(of context: JSContextRef) { endReferences { $0.context == context } }

  /// Creates the machine of a group; takes over the caller's reference.
  private init(owning group: JSContextGroupRef) {
    self.group = group
    super.init()
    WeakObjectTable.machines.add(self, group)
  }

  /// Returns the machine of a group.
  static func machine(of group: JSContextGroupRef) -> JSVirtualMachine {
    WeakObjectTable.machines.object(group) as? JSVirtualMachine
      ?? JSVirtualMachine(owning: JSContextGroupRetain(group) ?? group)
  }

  deinit {
    WeakObjectTable.machines.remove(group)
    JSContextGroupRelease(group)
  }
}
