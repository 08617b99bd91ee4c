import Synchronization

/// Actions that are performed together.
///
/// - Thread: any; a lock guards what changes in it.
open class CXTransaction: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let identifier: UUID
  private let list: Mutex<[CXAction]>

  /// Creates a transaction with actions.
  public init(actions: [CXAction]) {
    identifier = UUID()
    list = Mutex(actions)
    super.init()
  }

  /// Creates a transaction with one action.
  public convenience init(action: CXAction) { self.init(actions: [action]) }

  /// The identifier of the transaction.
  open var uuid: UUID { identifier }
  /// Whether all actions are complete.
  open var isComplete: Bool { actions.allSatisfy(\.isComplete) }
  /// The actions.
  open var actions: [CXAction] { list.withLock { $0 } }

  /// Adds an action.
  open func addAction(_ action: CXAction) { list.withLock { $0.append(action) } }

  // MARK: Archives

  /// Decodes a transaction.
  public required init?(coder: NSCoder) {
    let classes: [AnyClass] = [
      NSArray.self, CXStartCallAction.self, CXAnswerCallAction.self, CXEndCallAction.self,
      CXSetHeldCallAction.self, CXSetMutedCallAction.self, CXSetGroupCallAction.self,
      CXPlayDTMFCallAction.self, CXCallAction.self, CXAction.self,
    ]
    guard let identifier = ActionArchive.identifier(coder, "UUID"),
      let array = coder.decodeObject(of: classes, forKey: "actions") as? NSArray
    else { return nil }
    self.identifier = identifier
    list = Mutex((0..<array.count).compactMap { array.object(at: $0) as? CXAction })
    super.init()
  }

  /// Encodes the transaction.
  open func encode(with coder: NSCoder) {
    ActionArchive.encode(identifier, coder, "UUID")
    coder.encode(NSArray(array: actions), forKey: "actions")
  }

  /// Whether the class supports secure coding; true.
  open class var supportsSecureCoding: Bool { true }

  /// Returns a transaction with the same identifier and copies of the actions.
  open func copy(with zone: NSZone? = nil) -> Any {
    guard
      let data = try? NSKeyedArchiver.archivedData(
        withRootObject: self, requiringSecureCoding: true),
      let copy = try? NSKeyedUnarchiver.unarchivedObject(ofClass: CXTransaction.self, from: data)
    else { return self }
    return copy
  }
}
