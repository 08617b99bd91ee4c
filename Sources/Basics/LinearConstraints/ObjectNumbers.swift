/// Numbers of objects by their identity.
///
/// Rooms that are compiled quickly do not specialize the dictionary, which takes ten times as long
/// there.
public struct ObjectNumbers {
  private var numbers: [ObjectIdentifier: Int] = [:]

  /// Creates an empty table.
  public init() {}

  /// The number of an object, if it has one.
  public subscript(object: AnyObject) -> Int? {
    get { numbers[ObjectIdentifier(object)] }
    set { numbers[ObjectIdentifier(object)] = newValue }
  }

  /// Removes and returns the number of an object.
  public mutating func remove(_ object: AnyObject) -> Int? {
    numbers.removeValue(forKey: ObjectIdentifier(object))
  }
}
