/// The conformances that the program and its libraries declare.
///
/// The layout is that of Swift's stable ABI on 64-bit Linux, as the toolchain's public headers
/// `swift/ABI/Metadata.h` and `MetadataValues.h` describe it.
package enum LoadedConformances {
  /// Returns the descriptions of the protocols to which a class itself conforms, in any order.
  ///
  /// All threads may call it; it takes a time proportional to the number of conformances in the
  /// process.
  package static func protocols(of type: AnyClass) -> Set<UnsafeRawPointer> {
    let collector = Collector(ClassMetadata(type).description)
    enumerateImages(
      { image, collector in
        guard let collector else { return false }
        Unmanaged<Collector>.fromOpaque(collector).takeUnretainedValue().add(image)
        return true
      }, Unmanaged.passUnretained(collector).toOpaque())
    return collector.found
  }

  /// The collection of the protocols of a class.
  private final class Collector {
    private let type: UnsafeRawPointer
    var found: Set<UnsafeRawPointer> = []

    init(_ type: UnsafeRawPointer) { self.type = type }

    /// Adds the protocols in an image, whose list of conformances is a list of 32-bit relative
    /// pointers.
    func add(_ image: UnsafeRawPointer) {
      guard let list = image.load(fromByteOffset: Image.conformances, as: UnsafeRawPointer?.self)
      else { return }
      let size = image.load(fromByteOffset: Image.sizeOfConformances, as: Int.self)
      for offset in stride(from: 0, to: size, by: 4) {
        let record = target(list + offset)
        guard typeDescription(record) == type else { continue }
        found.insert(target(record))
      }
    }

    /// Returns the description of the type of a conformance; nil if it has none.
    private func typeDescription(_ record: UnsafeRawPointer) -> UnsafeRawPointer? {
      let place = record + Record.type
      let flags = record.load(fromByteOffset: Record.flags, as: UInt32.self)
      let pointer = place + Int(place.load(as: Int32.self))
      switch flags >> Record.kindShift & Record.kindMask {
      case 0: return pointer
      case 1: return pointer.load(as: UnsafeRawPointer?.self)
      default: return nil
      }
    }

    /// Returns what a relative pointer leads to, whose lowest bit says that there is another
    /// pointer.
    private func target(_ place: UnsafeRawPointer) -> UnsafeRawPointer {
      let distance = Int(place.load(as: Int32.self))
      guard distance & 1 == 1 else { return place + distance }
      return (place + (distance & ~1)).load(as: UnsafeRawPointer.self)
    }
  }

  /// The offsets in an image's list of sections.
  private enum Image {
    static let conformances = 48
    static let sizeOfConformances = 56
  }

  /// The offsets and bits in a conformance.
  private enum Record {
    static let type = 4
    static let flags = 12
    static let kindShift: UInt32 = 3
    static let kindMask: UInt32 = 7
  }
}
