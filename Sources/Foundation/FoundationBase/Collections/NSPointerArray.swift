/// An array of optional references that may be weak.
open class NSPointerArray: NSObject {
  private let options: NSPointerFunctions.Options
  private var references: [ObjectReference<AnyObject>?] = []

  /// Creates an empty collection.
  public init(options: NSPointerFunctions.Options = []) { self.options = options }

  /// Creates an empty collection with strong references.
  open class func strongObjects() -> NSPointerArray { NSPointerArray() }

  /// Creates an empty array with weak references.
  ///
  /// The reference to a deallocated object becomes nil.
  open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

  /// The number of elements.
  ///
  /// Setting it truncates the array or appends nil.
  open var count: Int {
    get { references.count }
    set {
      references.removeLast(max(0, references.count - newValue))
      references += Array(repeating: nil, count: max(0, newValue - references.count))
    }
  }

  /// The objects in the array, in order.
  open var allObjects: [Any] { references.compactMap { $0?.object } }

  /// Returns the pointer at an index; nil if there is no object.
  open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    references[index]?.object.map { Unmanaged.passUnretained($0).toOpaque() }
  }

  /// Appends a pointer.
  open func addPointer(_ pointer: UnsafeMutableRawPointer?) {
    references.append(reference(pointer))
  }

  /// Removes the pointer at an index.
  open func removePointer(at index: Int) { references.remove(at: index) }

  /// Inserts a pointer at an index.
  open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    references.insert(reference(item), at: index)
  }

  /// Replaces the pointer at an index.
  open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    references[index] = reference(item)
  }

  /// Removes nil pointers.
  open func compact() { references.removeAll { $0?.object == nil } }

  private func reference(_ pointer: UnsafeMutableRawPointer?) -> ObjectReference<AnyObject>? {
    pointer.map {
      ObjectReference(Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue(), options)
    }
  }
}
