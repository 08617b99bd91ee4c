internal import Glibc

/// The functions on the stack of a thread, with files and lines where the program has them.
struct Backtrace {
  /// The backtrace as text, one line per frame, in the form of Swift's own backtracer.
  private(set) var text = ""

  /// Reads the symbols of return addresses.
  ///
  /// - Parameters:
  ///   - addresses: The addresses, innermost first.
  ///   - isExact: Whether the first is the address of an instruction, not a return address.
  init(_ addresses: [UInt], isExact: Bool) {
    let files = MappedFiles()
    var modules: [(path: String, offset: UInt)] = []
    for (index, address) in addresses.enumerated() where address > 1 {
      // A return address follows the call.
      let place = index == 0 && isExact ? address : address - 1
      if let module = files.module(at: place) { modules.append(module) }
    }
    symbolizer = Self.symbolizer(beside: files.path(of: "libswiftCore.so"))
    let symbols = symbols(of: modules)
    var lines: [String] = []
    for (module, functions) in zip(modules, symbols) {
      let object = module.path.split(separator: "/").last.map(String.init) ?? module.path
      for (name, place) in functions {
        let isKnown = !place.hasPrefix("??")
        lines.append(
          "\(lines.count) \(Self.demangled(name)) in \(object)" + (isKnown ? " at \(place)" : ""))
      }
    }
    text = lines.joined(separator: "\n")
  }

  // MARK: Internals

  private let symbolizer: String

  /// Returns the functions of each place, inlined ones first, from the toolchain's symbolizer.
  private func symbols(
    of places: [(path: String, offset: UInt)]
  ) -> [[(name: String, place: String)]] {
    let unknown = places.map { _ in [(name: "unknown function", place: "??")] }
    let questions = places.map { "\"\($0.path)\" 0x\(String($0.offset, radix: 16))\n" }.joined()
    guard let output = answer(to: questions) else { return unknown }
    var answers: [[(name: String, place: String)]] = [[]]
    var name: Substring?
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty {
        answers.append([])
      } else if let known = name {
        answers[answers.count - 1].append((String(known), String(line)))
        name = nil
      } else {
        name = line
      }
    }
    return answers.count >= places.count ? Array(answers.prefix(places.count)) : unknown
  }

  /// Returns the output of the symbolizer for an input.
  private func answer(to input: String) -> String? {
    var (questions, answers): ([Int32], [Int32]) = ([0, 0], [0, 0])
    guard pipe(&questions) == 0, pipe(&answers) == 0 else { return nil }
    for end in questions + answers { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, questions[0], STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, answers[1], STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    let words = [symbolizer, "--functions=linkage", "--no-demangle", "--inlines"]
    let arguments = words.map { strdup($0) } + [nil]
    var child: pid_t = 0
    let status = posix_spawnp(&child, symbolizer, &actions, nil, arguments, environ)
    close(questions[0])
    close(answers[1])
    defer {
      close(answers[0])
      for text in arguments { free(text) }
    }
    // The input fits into the pipe's buffer.
    let bytes = Array(input.utf8)
    if status == 0 { _ = Glibc.write(questions[1], bytes, bytes.count) }
    close(questions[1])
    guard status == 0 else { return nil }
    var output: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(answers[0], &piece, piece.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      output += piece[..<count]
    }
    waitpid(child, nil, 0)
    return String(decoding: output, as: UTF8.self)
  }

  /// Returns the path of the toolchain's symbolizer, which is near Swift's library; its name
  /// without one.
  private static func symbolizer(beside library: String?) -> String {
    let name = "llvm-symbolizer"
    // …/usr/lib/swift/linux/libswiftCore.so
    let parts = (library ?? "").split(separator: "/", omittingEmptySubsequences: false)
    let path = parts.dropLast(4).joined(separator: "/") + "/bin/\(name)"
    return access(path, X_OK) == 0 ? path : name
  }

  private static func demangled(_ name: String) -> String {
    guard let text = demangle(name, name.utf8.count, nil, nil, 0) else { return name }
    defer { free(text) }
    return String(cString: text)
  }
}

/// The demangler of Swift's library.
@_silgen_name("swift_demangle")
private func demangle(
  _ name: UnsafePointer<CChar>, _ length: Int, _ output: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<Int>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
