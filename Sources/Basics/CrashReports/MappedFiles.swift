internal import Glibc

/// The programs and libraries in this process, with the addresses of their code.
struct MappedFiles {
  /// A mapping of a part of a file.
  private struct Mapping {
    var range: Range<UInt>
    var path: Substring
  }

  private var mappings: [Mapping] = []
  /// The address of the beginning of each file.
  private var bases: [Substring: UInt] = [:]

  /// Reads the mappings of this process from the kernel.
  init() {
    let descriptor = open("/proc/self/maps", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(descriptor, &piece, piece.count)
      guard count > 0 else { break }
      bytes += piece[..<count]
    }
    // 55d0c8a00000-55d0c8a21000 r--p 00000000 fe:01 1234    /path of the file
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      guard let slash = line.firstIndex(of: "/") else { continue }
      let words = line[..<slash].split(separator: " ")
      let ends = words[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
      guard ends.count == 2, words.count > 2, let offset = UInt(words[2], radix: 16) else {
        continue
      }
      let path = line[slash...]
      mappings.append(Mapping(range: ends[0]..<max(ends[0], ends[1]), path: path))
      if offset == 0, bases[path] == nil { bases[path] = ends[0] }
    }
  }

  /// Returns the file that contains an address, and the address in that file.
  func module(at address: UInt) -> (path: String, offset: UInt)? {
    guard let mapping = mappings.first(where: { $0.range.contains(address) }),
      let base = bases[mapping.path], base <= address
    else { return nil }
    return (String(mapping.path), address - base)
  }

  /// Returns the path of a library by its file name.
  func path(of name: String) -> String? {
    bases.keys.first { $0.hasSuffix("/\(name)") }.map(String.init)
  }
}
