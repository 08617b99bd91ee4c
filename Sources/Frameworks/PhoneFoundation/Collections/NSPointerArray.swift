/// A row of places that hold objects, which it need not keep alive, or nothing.
open class NSPointerArray: NSObject {
  private let options: NSPointerFunctions.Options
  private var places: [KeptObject<AnyObject>?] = []

  /// Makes an empty one.
  public init(options: NSPointerFunctions.Options = []) { self.options = options }

  /// Makes an empty one that keeps its objects alive.
  open class func strongObjects() -> NSPointerArray { NSPointerArray() }

  /// Makes an empty one that keeps nothing alive; in place of what is gone there is nothing.
  open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

  /// How many places there are; fewer make it shorter, more add empty ones.
  open var count: Int {
    get { places.count }
    set {
      places.removeLast(max(0, places.count - newValue))
      places += Array(repeating: nil, count: max(0, newValue - places.count))
    }
  }

  /// The objects that are there, in their order.
  open var allObjects: [Any] { places.compactMap { $0?.object } }

  /// The object at a place; nil if there is none.
  open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    places[index]?.object.map { Unmanaged.passUnretained($0).toOpaque() }
  }

  /// Adds a place at the end.
  open func addPointer(_ pointer: UnsafeMutableRawPointer?) { places.append(kept(pointer)) }

  /// Takes out a place.
  open func removePointer(at index: Int) { places.remove(at: index) }

  /// Puts a place before another, or at the end.
  open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    places.insert(kept(item), at: index)
  }

  /// Puts another object, or nothing, in a place.
  open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    places[index] = kept(item)
  }

  /// Takes out the places where there is nothing.
  open func compact() { places.removeAll { $0?.object == nil } }

  private func kept(_ pointer: UnsafeMutableRawPointer?) -> KeptObject<AnyObject>? {
    pointer.map { KeptObject(Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue(), options) }
  }
}
