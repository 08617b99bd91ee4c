internal import CTactusDeallocation

/// The release of an attributed string's attributes with the string (Text.ST14).
///
/// Foundation on Linux retains the list of attributes without ever releasing it, nor the fonts and
/// colors in it: 192 bytes for each string without attributes (measured: 6.3.1). When the library
/// is loaded, the classes get deinitializers that release it; they are those of subclasses without
/// fields, which deallocate the same memory.
package enum ReleasedAttributes {
  /// The offsets of Foundation's fields with the characters and the list of attributes.
  private enum Layout {
    static let characters = 24
    static let attributes = 32
  }

  /// Releases the attributes of a mutable string that is being deinitialized.
  ///
  /// Subclasses have deinitializers of their own, which call this.
  package static func release(ofMutable object: NSMutableAttributedString) {
    guard isKnown else { return }
    let place = Unmanaged.passUnretained(object).toOpaque() + Layout.characters
    // Foundation makes a string of a mutable one that it drops: the new string takes over both the
    // characters and, without retaining it, the list.
    let characters = place.assumingMemoryBound(to: NSString.self)
    guard isKnownUniquelyReferenced(&characters.pointee) else { return }
    releaseList(of: object)
  }

  fileprivate static func releaseList(of object: NSAttributedString) {
    let place = Unmanaged.passUnretained(object).toOpaque() + Layout.attributes
    Unmanaged<AnyObject>.fromOpaque(place.load(as: UnsafeRawPointer.self)).release()
  }

  /// Gives the classes their deinitializers.
  static func install() {
    guard isKnown else { return }
    adopt(ReleasingString.self, by: NSAttributedString.self)
    adopt(ReleasingMutableString.self, by: NSMutableAttributedString.self)
  }

  // MARK: Internals

  /// Whether the toolchain has the fields where they are expected; nothing is released otherwise.
  private static let isKnown: Bool = {
    let string = NSMutableAttributedString(string: " ")
    let base = UnsafeRawPointer(Unmanaged.passUnretained(string).toOpaque())
    let characters = Unmanaged.passUnretained(string.mutableString).toOpaque()
    let fields = Mirror(reflecting: string).superclassMirror?.children
    let list = fields?.first { $0.label == "_attributeArray" }?.value as? OpaquePointer
    return base.load(fromByteOffset: Layout.characters, as: UnsafeRawPointer.self) == characters
      && list != nil && base.load(fromByteOffset: Layout.attributes, as: OpaquePointer.self) == list
  }()

  /// Replaces the function that deallocates the objects of a class by that of a subclass.
  ///
  /// - Source: `docs/ABI/TypeMetadata.rst` of the compiler, "Heap Metadata". Confidence:
  ///   documented.
  private static func adopt(_ subclass: AnyClass, by type: AnyClass) {
    guard ClassMetadata(subclass).instanceSize == ClassMetadata(type).instanceSize else { return }
    let places = [subclass, type].map {
      unsafeBitCast($0, to: UnsafeMutableRawPointer.self) - 2 * MemoryLayout<UInt>.stride
    }
    guard let deallocator = tactusCurrentDeallocator(places[0]) else { return }
    _ = tactusReplaceDeallocator(places[1], deallocator)
  }
}

private final class ReleasingString: NSAttributedString {
  deinit { ReleasedAttributes.releaseList(of: self) }
}

private final class ReleasingMutableString: NSMutableAttributedString {
  deinit { ReleasedAttributes.release(ofMutable: self) }
}
