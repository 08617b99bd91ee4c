internal import Glibc

/// The classes of the program and of the libraries that it has loaded.
public enum LoadedClasses {
  /// Returns the subclasses of a class that are not generic, in any order.
  ///
  /// All threads may call it; it takes a time proportional to the number of types in the process.
  public static func subclasses(of type: AnyClass) -> [AnyClass] { found(by: Collector(type)) }

  /// Returns the classes that are not generic, in any order.
  ///
  /// All threads may call it; it takes a time proportional to the number of types in the process.
  package static func all() -> [AnyClass] { found(by: Collector(nil)) }

  /// Returns the classes with a name that are not generic, in any order, also inner ones.
  ///
  /// All threads may call it; it takes a time proportional to the number of types in the process,
  /// and makes no other class ready for use.
  package static func named(_ name: String) -> [AnyClass] {
    found(by: Collector(nil, named: name))
  }

  private static func found(by collector: Collector) -> [AnyClass] {
    enumerateImages(
      { image, collector in
        guard let collector else { return false }
        Unmanaged<Collector>.fromOpaque(collector).takeUnretainedValue().add(image)
        return true
      }, Unmanaged.passUnretained(collector).toOpaque())
    return collector.found
  }

  /// The collection of the subclasses of a class, of the classes with a name, or of all classes.
  private final class Collector {
    /// The class; nil for all.
    let superclass: AnyClass?
    /// The name as a C string; nil for all.
    private let name: ContiguousArray<CChar>?
    var found: [AnyClass] = []

    init(_ superclass: AnyClass?, named name: String? = nil) {
      (self.superclass, self.name) = (superclass, name?.utf8CString)
    }

    /// Adds the classes in an image, whose list of types is a list of 32-bit relative pointers.
    func add(_ image: UnsafeRawPointer) {
      guard let types = image.load(fromByteOffset: Image.types, as: UnsafeRawPointer?.self) else {
        return
      }
      let size = image.load(fromByteOffset: Image.sizeOfTypes, as: Int.self)
      for offset in stride(from: 0, to: size, by: 4) {
        let entry = types + offset
        let distance = entry.load(as: Int32.self)
        // The lowest bits are the kind of the pointer, of which 0 is a direct one.
        guard distance & 3 == 0, let type = type(at: entry + Int(distance)) else { continue }
        if isSubclass(type) { found.append(type) }
      }
    }

    private func isSubclass(_ type: AnyClass) -> Bool {
      guard let superclass else { return true }
      var next: AnyClass? = _getSuperclass(type)
      while let type = next {
        if type == superclass { return true }
        next = _getSuperclass(type)
      }
      return false
    }

    /// Returns the class that a type's description describes; nil for generic classes, for other
    /// types, and for classes without a superclass where subclasses are wanted.
    private func type(at description: UnsafeRawPointer) -> AnyClass? {
      let flags = description.load(as: UInt32.self)
      let superclass = description.load(fromByteOffset: Description.superclass, as: Int32.self)
      guard flags & Description.kinds == Description.isClass, flags & Description.isGeneric == 0,
        superclass != 0 || self.superclass == nil, hasName(description)
      else { return nil }
      typealias Accessor = @convention(c) (Int) -> UnsafeRawPointer
      let place = description + Description.accessor
      let accessor = unsafeBitCast(place + Int(place.load(as: Int32.self)), to: Accessor.self)
      return unsafeBitCast(accessor(0), to: AnyClass.self)
    }

    /// Returns whether a type's description has the name.
    private func hasName(_ description: UnsafeRawPointer) -> Bool {
      guard let name else { return true }
      let place = description + Description.name
      let text = (place + Int(place.load(as: Int32.self))).assumingMemoryBound(to: CChar.self)
      return name.withUnsafeBufferPointer { $0.baseAddress.map { strcmp(text, $0) == 0 } ?? false }
    }
  }

  /// The offsets in an image's list of sections.
  private enum Image {
    static let types = 64
    static let sizeOfTypes = 72
  }

  /// The offsets and bits in a type's description.
  private enum Description {
    static let kinds: UInt32 = 0x1f
    static let isClass: UInt32 = 16
    static let isGeneric: UInt32 = 0x80
    static let name = 8
    static let accessor = 12
    static let superclass = 20
  }
}

/// Calls a function with each image's list of sections, until the function returns false.
@_silgen_name("swift_enumerateAllMetadataSections")
func enumerateImages(
  _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer?) -> Bool,
  _ context: UnsafeMutableRawPointer?)
