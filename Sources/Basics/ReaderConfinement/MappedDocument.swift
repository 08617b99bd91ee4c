import Glibc
import TactusDocumentReading

/// The bytes of the document, mapped into memory until the process ends.
package struct MappedDocument {
  /// The bytes, 1 or more.
  package let bytes: UnsafeRawBufferPointer

  /// Maps the document; nil if there is none.
  package init?() {
    let descriptor = ReaderSandbox.documentDescriptor
    let size = lseek(descriptor, 0, SEEK_END)
    guard size > 0,
      let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED
    else { return nil }
    bytes = UnsafeRawBufferPointer(start: start, count: size)
  }
}
