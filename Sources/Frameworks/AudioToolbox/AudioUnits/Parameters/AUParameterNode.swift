import Foundation
import Synchronization

/// A node of a unit's tree of parameters: a parameter, or a group.
///
/// Steps AudioUnits.AP1…AP6.
///
/// - Thread: any; the blocks are called on the thread of the change.
open class AUParameterNode: NSObject, @unchecked Sendable {
  // Mutable members are protected by mutexes; the others are set before other threads see the node.

  /// Creates a node without a name.
  public override init() { super.init() }

  // MARK: Names

  /// The permanent identifier, which is not localized.
  open internal(set) var identifier = ""

  /// The identifiers from the top group down to the node, joined by periods.
  open var keyPath: String {
    guard let parent, !(parent is AUParameterTree) else { return identifier }
    return parent.keyPath + "." + identifier
  }

  /// The localized name.
  open internal(set) var displayName = ""

  /// Returns the localized name, which a unit may shorten.
  ///
  /// - Parameter maximumLength: The wanted number of characters.
  open func displayName(withLength maximumLength: Int) -> String {
    inherited(\.displayName)?(self, maximumLength) ?? displayName
  }

  // MARK: Observing

  /// Adds an observer for each new value of the parameter, or of any in the group.
  ///
  /// - Parameter observer: Called with every change, on the thread of the change.
  /// - Returns: The token, for `removeParameterObserver(_:)` and `setValue(_:originator:)`.
  open func token(
    byAddingParameterObserver observer: @escaping AUParameterObserver
  ) -> AUParameterObserverToken {
    observers.add(.values(observer))
  }

  /// Adds an observer that records changes with their times.
  open func token(
    byAddingParameterRecordingObserver observer: @escaping AUParameterRecordingObserver
  ) -> AUParameterObserverToken {
    observers.add(.recording(observer))
  }

  /// Adds an observer that records changes, and the beginnings and ends of gestures.
  open func token(
    byAddingParameterAutomationObserver observer: @escaping AUParameterAutomationObserver
  ) -> AUParameterObserverToken {
    observers.add(.automation(observer))
  }

  /// Removes an observer of this node.
  open func removeParameterObserver(_ token: AUParameterObserverToken) { observers.remove(token) }

  // MARK: Blocks of the unit

  /// The block that receives new values of the node's parameters.
  ///
  /// The block of a group serves all nodes in it without a block of their own.
  open var implementorValueObserver: AUImplementorValueObserver {
    get { inherited(\.valueObserver) ?? { _, _ in } }
    set { blocks.withLock { $0.valueObserver = newValue } }
  }

  /// The block that provides the values of parameters.
  open var implementorValueProvider: AUImplementorValueProvider {
    get { inherited(\.valueProvider) ?? { $0.storedValue } }
    set { blocks.withLock { $0.valueProvider = newValue } }
  }

  /// The block that converts values to strings.
  open var implementorStringFromValueCallback: AUImplementorStringFromValueCallback {
    get { inherited(\.stringFromValue) ?? { $0.defaultString($1?.pointee ?? $0.value) } }
    set { blocks.withLock { $0.stringFromValue = newValue } }
  }

  /// The block that converts strings to values.
  open var implementorValueFromStringCallback: AUImplementorValueFromStringCallback {
    get { inherited(\.valueFromString) ?? { $0.defaultValue($1) } }
    set { blocks.withLock { $0.valueFromString = newValue } }
  }

  /// The block that shortens names.
  open var implementorDisplayNameWithLengthCallback: AUImplementorDisplayNameWithLengthCallback {
    get { inherited(\.displayName) ?? { node, _ in node.displayName } }
    set { blocks.withLock { $0.displayName = newValue } }
  }

  // MARK: Internals

  /// The group that contains the node.
  weak var parent: AUParameterGroup?
  let observers = ParameterObservers()

  /// Returns a block of the node, or of its nearest ancestor that has one.
  func inherited<Block>(_ path: KeyPath<ImplementorBlocks, Block?>) -> Block? {
    let own = blocks.withLock { $0 }
    return own[keyPath: path] ?? parent?.inherited(path)
  }

  /// Returns a copy for another group.
  ///
  /// - Parameter offset: The offset added to the addresses of parameters.
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
