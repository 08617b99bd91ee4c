// Pointers as values, which Foundation on Linux lacks.
//
// Source: ObjectiveC.BV2
extension NSValue {
  /// Creates a value with a pointer.
  public convenience init(pointer: UnsafeRawPointer?) {
    var address = UInt(bitPattern: pointer)
    self.init(bytes: &address, objCType: Self.pointerType)
  }

  /// Creates a value with an object, which it does not retain.
  public convenience init(nonretainedObject anObject: Any?) {
    self.init(pointer: anObject.map { Unmanaged.passUnretained($0 as AnyObject).toOpaque() })
  }

  /// The pointer; `nil` if the value has another type.
  public var pointerValue: UnsafeMutableRawPointer? {
    guard String(cString: objCType) == Self.pointerType else { return nil }
    var address: UInt = 0
    getValue(&address)
    return UnsafeMutableRawPointer(bitPattern: address)
  }

  /// The object, which must still exist; `nil` if the value has another type.
  public var nonretainedObjectValue: Any? {
    pointerValue.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
  }

  /// An array with the size of a pointer.
  private static var pointerType: String { "[1d]" }
}
