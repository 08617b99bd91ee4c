/// A compiler call's arguments as Linux' compiler and linker accept them.
package struct AcceptedArguments {
  /// The arguments.
  package private(set) var words: [String] = []

  /// Converts the arguments of a call as Xcode accepts them.
  ///
  /// Xcode accepts language versions such as 5.1, for which the compiler itself has the mode 5
  /// only. Its linker takes frameworks, which are one library here, and libraries that Linux has
  /// under another name or in the C library.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after the compiler's name.
  ///   - defines: The names that the call defines and an iPhone's build does not.
  package init(_ arguments: [String], without defines: Set<String> = []) {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      switch word {
      case "-D" where rest.first.map(defines.contains) == true: rest.removeFirst()
      case _ where word.hasPrefix("-D") && defines.contains(String(word.dropFirst(2))): break
      case "-swift-version", "-language-mode":
        words.append(word)
        if let version = rest.popFirst() { words.append(Self.mode(version)) }
      case "-framework": rest = rest.dropFirst()
      case "-Xlinker":
        guard let option = rest.popFirst() else { words.append(word); break }
        if let count = Self.optionsOfOtherLinkers[option] {
          // Each value of the option follows another `-Xlinker`.
          rest = rest.dropFirst(2 * count)
        } else {
          words += [word, option]
        }
      case _ where word.hasPrefix("-l"): words += Self.library(word)
      default: words.append(word)
      }
    }
  }

  private static func mode(_ version: String) -> String {
    guard version != "4.2", let major = version.split(separator: ".").first,
      ["4", "5", "6"].contains(major), LanguageVersion(version) != nil
    else { return version }
    return String(major)
  }

  /// Returns the arguments that link a library; none for a library that is part of another.
  private static func library(_ word: String) -> [String] {
    switch word.dropFirst(2) {
    case "c++", "c++abi": ["-lstdc++"]
    case "sqlite3.0": ["-lsqlite3"]
    case "iconv", "objc", "System": []
    default: [word]
    }
  }

  /// The options that only the linker of Apple's systems knows, with the numbers of their values.
  private static let optionsOfOtherLinkers = [
    "-framework": 1, "-weak_framework": 1, "-needed_framework": 1, "-reexport_framework": 1,
    "-application_extension": 0, "-no_application_extension": 0, "-ObjC": 0, "-all_load": 0,
    "-dead_strip": 0, "-force_load": 1, "-sectcreate": 3, "-no_compact_unwind": 0,
    "-objc_abi_version": 1, "-no_warn_duplicate_libraries": 0, "-ld_classic": 0,
  ]
}
