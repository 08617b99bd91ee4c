internal import CTactusJavaScriptCore
internal import TactusCrashReports

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

  /// Keeps a managed value's object while its owner lives (JavaScript.J13).
  ///
  /// - Parameters:
  ///   - object: The managed value.
  ///   - owner: The object that keeps it; it is not retained.
  open func addManagedReference(_ object: Any!, withOwner owner: Any!) {
    guard let object = object as? JSManagedValue, let owner else { return }
    managed.removeAll { $0.owner == nil }
    managed.append(
      ManagedReference(owner: owner as AnyObject, managed: object, value: object.value))
  }

  /// Ends one reference that `addManagedReference(_:withOwner:)` made.
  ///
  /// - Parameters:
  ///   - object: The managed value.
  ///   - owner: The object that keeps it.
  open func removeManagedReference(_ object: Any!, withOwner owner: Any!) {
    guard let object = object as? JSManagedValue, let owner else { return }
    let index = managed.firstIndex { $0.managed === object && $0.owner === owner as AnyObject }
    if let index { managed.remove(at: index) }
    managed.removeAll { $0.owner == nil }
  }

  // MARK: Internals

  /// The group of the machine's contexts.
  let group: JSContextGroupRef
  private var managed: [ManagedReference] = []

  /// A value that lives as long as an owner.
  private struct ManagedReference {
    weak var owner: AnyObject?
    weak var managed: JSManagedValue?
    let value: JSValue?
  }

  /// Creates the machine of a group, whose reference it takes over.
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
    // The values need their contexts, which need the group.
    managed = []
    WeakObjectTable.machines.remove(group)
    JSContextGroupRelease(group)
  }
}
