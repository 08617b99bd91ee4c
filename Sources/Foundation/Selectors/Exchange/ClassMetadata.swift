/// The record of a class that the compiler writes, with the table of its methods.
///
/// The layout is that of Swift's stable ABI on 64-bit Linux, as the toolchain's document
/// `docs/ABI/TypeMetadata.rst` describes it. `InheritedMemberTests` fails if a toolchain changes
/// the layout.
package struct ClassMetadata {
  private let base: UnsafeMutableRawPointer

  /// The record of a class.
  package init(_ type: AnyClass) {
    base = UnsafeMutableRawPointer(mutating: unsafeBitCast(type, to: UnsafeRawPointer.self))
  }

  private enum Layout {
    static let instanceSize = 24
    static let size = 32
    static let start = 36
    static let description = 40
    /// The first word after the fields of every class.
    static let members = 56
    static let word = MemoryLayout<UInt>.size
  }

  /// The size of an object of the class, in bytes.
  package var instanceSize: Int {
    Int(base.load(fromByteOffset: Layout.instanceSize, as: UInt32.self))
  }

  /// The description of the class, of which there is one for all types of a generic class.
  var description: UnsafeRawPointer {
    base.load(fromByteOffset: Layout.description, as: UnsafeRawPointer.self)
  }

  /// The offsets of the words that classes add, of which the methods are some.
  var members: StrideTo<Int> {
    let size = Int(base.load(fromByteOffset: Layout.size, as: UInt32.self))
    let start = Int(base.load(fromByteOffset: Layout.start, as: UInt32.self))
    return stride(from: Layout.members, to: size - start, by: Layout.word)
  }

  /// Returns the offsets of the members of this class that a subclass overrides.
  ///
  /// - Parameters:
  ///   - subclass: A subclass that overrides members and has no others.
  ///   - plain: A subclass without members, which distinguishes the initializers of both subclasses
  ///     from the members.
  func members(overriddenBy subclass: AnyClass, unlike plain: AnyClass) -> [Int] {
    let (new, other) = (ClassMetadata(subclass), ClassMetadata(plain))
    return members.filter { new[$0] != other[$0] && other[$0] == self[$0] }
  }

  /// The word at an offset.
  subscript(offset: Int) -> UInt {
    get { base.load(fromByteOffset: offset, as: UInt.self) }
    nonmutating set { base.storeBytes(of: newValue, toByteOffset: offset, as: UInt.self) }
  }
}
