internal import TactusCrashReports

/// The objects that a request found, in order.
///
/// - Thread: any; all its properties are constants, whose objects nobody changes.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, NSCopying, @unchecked Sendable {
  private let objects: [ObjectType]

  /// Creates an empty result.
  public override convenience init() { self.init(objects: []) }

  init(objects: [ObjectType]) {
    self.objects = objects
    super.init()
  }

  /// The number of objects.
  open var count: Int { objects.count }
  /// The first object; `nil` if there is none.
  open var firstObject: ObjectType? { objects.first }
  /// The last object; `nil` if there is none.
  open var lastObject: ObjectType? { objects.last }
  /// Returns the object at an index.
  open func object(at index: Int) -> ObjectType { self[index] }
  /// The object at an index.
  open subscript(index: Int) -> ObjectType {
    programmingPrecondition(
      objects.indices.contains(index),
      "PHFetchResult: the index \(index) is beyond the \(objects.count) objects",
      exception: "NSRangeException")
    return objects[index]
  }
  /// Returns whether an object is in the result.
  open func contains(_ anObject: ObjectType) -> Bool { index(of: anObject) != NSNotFound }
  /// Returns the index of an object; `NSNotFound` if it is not in the result.
  open func index(of anObject: ObjectType) -> Int {
    objects.firstIndex { $0 === anObject } ?? NSNotFound
  }
  /// Returns the index of an object within a range; `NSNotFound` if it is not there.
  open func index(of anObject: ObjectType, in range: NSRange) -> Int {
    let found = index(of: anObject)
    return NSLocationInRange(found, range) ? found : NSNotFound
  }
  /// Returns the objects at some indices.
  open func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map { self[$0] } }
  /// Returns the number of assets of a type.
  open func countOfAssets(with mediaType: PHAssetMediaType) -> Int {
    objects.count { ($0 as? PHAsset)?.mediaType == mediaType }
  }
  /// Calls a closure with each object, until it stops the enumeration.
  open func enumerateObjects(
    _ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    enumerateObjects(options: [], using: block)
  }
  /// Calls a closure with each object, until it stops the enumeration.
  open func enumerateObjects(
    options: NSEnumerationOptions = [],
    using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    enumerateObjects(at: IndexSet(objects.indices), options: options, using: block)
  }
  /// Calls a closure with the objects at some indices, until it stops the enumeration.
  open func enumerateObjects(
    at indexes: IndexSet, options: NSEnumerationOptions = [],
    using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    let order = options.contains(.reverse) ? indexes.reversed() : Array(indexes)
    for index in order where !stop.boolValue { block(self[index], index, &stop) }
  }

  /// Returns the result itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
