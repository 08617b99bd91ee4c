internal import CTactusLibraryExtras
internal import Glibc

/// The objects in Foundation's collections (ObjectiveC.FO39).
///
/// Foundation on Linux makes a Swift value of every object that it reads from a collection, so that
/// a mutable array in a dictionary would be read as a copy, and a change of it lost.
enum StoredObjects {
  /// Returns whether a collection gives back an object itself.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - plain: The class whose objects cannot be changed.
  ///   - mutable: Its subclass whose objects can.
  static func isKept(_ object: AnyObject, _ plain: AnyClass, _ mutable: AnyClass) -> Bool {
    let type: AnyClass = type(of: object)
    if type == plain { return false }
    // Foundation has other subclasses for its own use, such as those of values of Core Foundation.
    return type == mutable || !_typeName(type).hasPrefix("Foundation.")
  }

  /// Puts the methods of this room in place of Foundation's.
  static func install() {
    set(tactusValueTableOfNSArray(), NSArray())
    set(tactusValueTableOfNSCharacterSet(), NSCharacterSet())
    set(tactusValueTableOfNSData(), NSData())
    set(tactusValueTableOfNSDateComponents(), NSDateComponents())
    set(tactusValueTableOfNSDictionary(), NSDictionary())
    set(tactusValueTableOfNSIndexSet(), NSIndexSet())
    set(tactusValueTableOfNSPersonNameComponents(), NSPersonNameComponents())
    set(tactusValueTableOfNSSet(), NSSet())
    set(tactusValueTableOfNSString(), NSString())
    set(tactusValueTableOfNSURLComponents(), NSURLComponents())
  }

  private struct Container { let object: any StoredObject }

  private typealias Table = UnsafeMutablePointer<UnsafeMutableRawPointer?>

  /// Replaces the method in a table of Foundation by that of an object's class.
  ///
  /// It is not optimized, or the compiler would put the class for the protocol.
  @inline(never) @_optimize(none)
  private static func set(_ table: Table?, _ object: any StoredObject) {
    guard let table else { return }
    // A value of a protocol's type is three words for the value, one for its type, and one for the
    // witness table, which begins with the record of the conformance. In a structure it is passed
    // to the function as it is, not as a value of its own type.
    let methods = withUnsafeBytes(of: Container(object: object)) {
      $0.load(fromByteOffset: 4 * MemoryLayout<Int>.stride, as: Table.self)
    }
    // The linker has made the table's page readable only.
    let size = UInt(sysconf(Int32(_SC_PAGESIZE)))
    let address = UInt(bitPattern: table + 1)
    let page = UnsafeMutableRawPointer(bitPattern: address - address % size)
    guard mprotect(page, Int(size), PROT_READ | PROT_WRITE) == 0 else {
      return perror("tactus: mutable objects in collections are read as copies")
    }
    table[1] = methods[1]
    mprotect(page, Int(size), PROT_READ)
  }
}
