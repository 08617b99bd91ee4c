import Foundation
import Synchronization

/// A node of a unit's tree of parameters: a parameter, or a group.
///
/// Steps AudioUnits.AP1…AP6
///
/// - Thread: any; the blocks are called on the thread of the change.
open class AUParameterNode: NSObject, @unchecked Sendable {
  // What changes is in mutexes; the rest is set before others see the node.

  /// Creates a node without a name.
  public override init() { super.init() }

  // MARK: Names

  /// The permanent name, which is not translated.
  open internal(set) var identifier = ""

  /// The names of the groups below the tree and that of the node, with periods between them.
  open var keyPath: String {
    guard let parent, !(parent is AUParameterTree) else { return identifier }
    return parent.keyPath + "." + identifier
  }

  /// The name for people.
  open internal(set) var displayName = ""

  /// Returns the name for people, which a unit may make shorter.
  ///
  /// - Parameter maximumLength: The wanted number of characters.
  open func displayName(withLength maximumLength: Int) -> String {
    inherited(\.displayName)?(self, maximumLength) ?? displayName
  }

  // MARK: Observing

  /// Has a block called for each new value of the parameter, or of any in the group.
  ///
  /// - Parameter observer: Receives every change, on the thread of the change.
  /// - Returns: The token, for `removeParameterObserver(_:)` and `setValue(_:originator:)`.
  open func token(
    byAddingParameterObserver observer: @escaping AUParameterObserver
  ) -> AUParameterObserverToken {
    observers.add(.values(observer))
  }

  /// Adds an observer that records changes with their time.
  open func token(
    byAddingParameterRecordingObserver observer: @escaping AUParameterRecordingObserver
  ) -> AUParameterObserverToken {
    observers.add(.recording(observer))
  }

  /// Adds an observer that records changes, and the begins and ends of gestures.
  open func token(
    byAddingParameterAutomationObserver observer: @escaping AUParameterAutomationObserver
  ) -> AUParameterObserverToken {
    observers.add(.automation(observer))
  }

  /// Removes an observer that was added to this node.
  open func removeParameterObserver(_ token: AUParameterObserverToken) { observers.remove(token) }

  // MARK: Blocks of the unit

  /// The block that receives the values that parameters of the node are set to.
  ///
  /// That of a group serves the nodes in it that have none of their own.
  open var implementorValueObserver: AUImplementorValueObserver {
    get { inherited(\.valueObserver) ?? { _, _ in } }
    set { blocks.withLock { $0.valueObserver = newValue } }
  }

  /// The block that has the values of parameters.
  open var implementorValueProvider: AUImplementorValueProvider {
    get { inherited(\.valueProvider) ?? { $0.storedValue } }
    set { blocks.withLock { $0.valueProvider = newValue } }
  }

  /// The block that makes texts of values.
  open var implementorStringFromValueCallback: AUImplementorStringFromValueCallback {
    get { inherited(\.stringFromValue) ?? { $0.defaultString($1?.pointee ?? $0.value) } }
    set { blocks.withLock { $0.stringFromValue = newValue } }
  }

  /// The block that makes values of texts.
  open var implementorValueFromStringCallback: AUImplementorValueFromStringCallback {
    get { inherited(\.valueFromString) ?? { $0.defaultValue($1) } }
    set { blocks.withLock { $0.valueFromString = newValue } }
  }

  /// The block that makes names shorter.
  open var implementorDisplayNameWithLengthCallback: AUImplementorDisplayNameWithLengthCallback {
    get { inherited(\.displayName) ?? { node, _ in node.displayName } }
    set { blocks.withLock { $0.displayName = newValue } }
  }

  // MARK: Internals

  /// The group of the node.
  weak var parent: AUParameterGroup?
  let observers = ParameterObservers()

  /// Returns a block of the node, or of the nearest group that has it.
  func inherited<Block>(_ path: KeyPath<ImplementorBlocks, Block?>) -> Block? {
    let own = blocks.withLock { $0 }
    return own[keyPath: path] ?? parent?.inherited(path)
  }

  /// Returns a copy for another group.
  ///
  /// - Parameter offset: What is added to the addresses of parameters.
  func copy(addressOffset offset: AUParameterAddress) -> AUParameterNode {
    let copy = makeCopy(addressOffset: offset)
    (copy.identifier, copy.displayName) = (identifier, displayName)
    let own = blocks.withLock { $0 }
    copy.blocks.withLock { $0 = own }
    return copy
  }

  /// Returns a new node of the same kind, without names and blocks.
  func makeCopy(addressOffset offset: AUParameterAddress) -> AUParameterNode { AUParameterNode() }

  private let blocks = Mutex(ImplementorBlocks())
}
