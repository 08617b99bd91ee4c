/// A file of the kernel with a name and a number in each line, such as `/proc/meminfo`.
struct KernelTable {
  private var numbers: [Substring: UInt64] = [:]

  /// Reads a file; a missing one is an empty table.
  init(_ path: String) {
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    for line in text.split(separator: "\n") {
      let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == ":" })
      if words.count > 1, let number = UInt64(words[1]) { numbers[words[0]] = number }
    }
  }

  /// The number of a name; 0 if the kernel does not report it.
  subscript(name: String) -> UInt64 { numbers[name[...]] ?? 0 }

  /// Returns the bytes of a line in kilobytes, such as `VmSwap:  0 kB`.
  func bytes(_ name: String) -> UInt64 { self[name] * 1024 }
}
