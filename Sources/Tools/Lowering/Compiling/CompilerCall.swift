import TactusFiles

/// The arguments of a `swiftc` call, as far as the lowering needs them.
package struct CompilerCall: Sendable {
  /// The arguments as given, with response files unexpanded.
  package let arguments: [String]
  /// The paths of the Swift sources, in order.
  package private(set) var sources: [String] = []
  /// The folders in which the compiler looks for modules.
  package private(set) var searchPaths: [String] = []
  /// The options that the arguments imply, with the modules found in the search paths.
  package private(set) var options = LoweringOptions()
  /// The path of the module that the compiler writes; nil if it writes none.
  package private(set) var modulePath: String?
  /// The arguments that decide which syntax the compiler accepts.
  package private(set) var syntaxArguments: [String] = []
  private var outputFileMap: String?
  private var output: String?

  /// Parses the arguments of a call.
  ///
  /// - Parameter arguments: The arguments after the compiler's name.
  package init(_ arguments: [String]) {
    self.arguments = arguments
    var words = Self.opened(arguments)[...]
    var module: String?
    while let word = words.popFirst() {
      switch word {
      case "-module-name": module = words.popFirst() ?? module
      case "-I", "-Isystem": if let path = words.popFirst() { searchPaths.append(path) }
      case "-D":
        if let name = words.popFirst() {
          options.defines.insert(name)
          syntaxArguments += ["-D", name]
        }
      case "-swift-version", "-language-mode":
        let version = words.popFirst()
        options.languageVersion = version.map(LanguageVersion.mode) ?? .swift5
        if let version { syntaxArguments += AcceptedArguments([word, version]).words }
      case "-enable-upcoming-feature", "-enable-experimental-feature":
        if let name = words.popFirst() { syntaxArguments += [word, name] }
      case "-enable-testing": options.isTestable = true
      case "-enable-bare-slash-regex", "-parse-as-library": syntaxArguments.append(word)
      case "-emit-module-path": modulePath = words.popFirst()
      case "-output-file-map": outputFileMap = words.popFirst()
      case "-o": output = words.popFirst()
      case "-primary-file":
        if let path = words.popFirst(), path.hasSuffix(".swift") { add(path) }
      case "-Xcc", "-Xfrontend", "-Xlinker", "-Xllvm", "-Xclang-linker": words = words.dropFirst()
      case _ where Self.takesAPath.contains(word): words = words.dropFirst()
      case _ where word.hasPrefix("-I") && word.count > 2:
        searchPaths.append(String(word.dropFirst(2)))
      case _ where word.hasPrefix("-D") && word.count > 2:
        options.defines.insert(String(word.dropFirst(2)))
        syntaxArguments.append(word)
      case _ where !word.hasPrefix("-") && word.hasSuffix(".swift"): add(word)
      default: break
      }
    }
    options.module = module ?? "main"
    // The tests of a package that SwiftPM has fetched are never built.
    if sources.contains(where: { $0.contains("/checkouts/") }) { options.isTestable = false }
    let found = searchPaths.flatMap { Folder.names(in: $0) }
    options.modules = Set(
      found.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(12)) })
    options.missingFrameworks = MissingFrameworks(
      searchPaths.compactMap { Files.text("\($0)/\(MissingFrameworks.list)") },
      except: options.modules ?? [])
  }

  /// Whether the call compiles code for the phone.
  ///
  /// Code for the build machine, such as a package's manifest, its plugins and its macros, does not
  /// see the frameworks' modules, of which `TactusSelectors` is always one.
  package var isForPhone: Bool {
    !sources.isEmpty && options.modules?.contains("TactusSelectors") == true
      && !arguments.contains("-package-description-version")
  }

  /// Whether the compiler's driver writes the module file in a job of its own, without
  /// optimization, and takes its resources from a given folder instead of one beside the frontend.
  var writesModuleSeparately: Bool {
    let words = Set(Self.opened(arguments))
    return words.isSuperset(of: ["-emit-module", "-output-file-map", "-resource-dir"])
      && words.isDisjoint(with: Self.otherModuleOptions)
  }

  /// The innermost folder with all sources of the target; nil if it is a package's own folder,
  /// which has other files, too.
  var sourceFolder: String? {
    let own = sources.map(Files.absolute).filter { !$0.contains(Self.derivedFolder) }
    guard let first = own.first else { return nil }
    var common = first.split(separator: "/").dropLast()[...]
    for source in own.dropFirst() {
      let parts = source.split(separator: "/").dropLast()
      common = common.prefix(zip(common, parts).prefix { $0 == $1 }.count)
    }
    let folder = "/" + common.joined(separator: "/")
    guard common.count >= 2, !Files.exists(folder + "/Package.swift") else { return nil }
    return Self.targetFolder(around: common) ?? folder
  }

  /// Returns the folder of a target in one of the folders in which SwiftPM looks for targets: all
  /// sources of `Sources/App` may be in `Sources/App/Code`, and its resources beside them.
  ///
  /// - Source: SwiftPM's documentation of `Target.path`. Confidence: documented.
  private static func targetFolder(around folder: ArraySlice<Substring>) -> String? {
    let places: Set<Substring> = ["Sources", "Source", "src", "srcs", "Tests"]
    for count in stride(from: folder.count - 1, to: 1, by: -1)
    where places.contains(folder[folder.startIndex + count - 1]) {
      let package = "/" + folder.prefix(count - 1).joined(separator: "/")
      guard Files.exists(package + "/Package.swift") else { continue }
      return "/" + folder.prefix(count + 1).joined(separator: "/")
    }
    return nil
  }

  /// The source that SwiftPM adds to a target with resources, with their bundle; nil without.
  var resourceAccessor: String? {
    sources.first {
      $0.contains(Self.derivedFolder) && $0.hasSuffix("/resource_bundle_accessor.swift")
    }
  }

  /// The path of the bundle in that source; nil without.
  ///
  /// - Source: SwiftPM of Swift 6.3 for Linux. Confidence: measured.
  var resourceBundlePath: String? {
    let start = "let buildPath = \""
    guard let text = resourceAccessor.flatMap(Files.text),
      let begin = text.firstRange(of: start)?.upperBound,
      let end = text[begin...].firstIndex(of: "\"")
    else { return nil }
    let path = String(text[begin..<end])
    return path.hasPrefix("/") && !path.contains("\\") ? path : nil
  }

  /// The folder in which SwiftPM writes sources of its own.
  private static let derivedFolder = "/DerivedSources/"

  /// The folder for the lowered files, beside the compiler's output; nil without an output.
  package var folder: String? {
    if let outputFileMap, let slash = outputFileMap.lastIndex(of: "/") {
      return Files.absolute(outputFileMap[..<slash] + "/lowered")
    }
    let product = modulePath ?? output
    if let product {
      let parts = Files.absolute(product).split(separator: "/")
      return "/" + parts.dropLast().joined(separator: "/") + "/\(options.module).lowered"
    }
    return nil
  }

  /// The name of the folder for the lowered files of a call without an output.
  var folderName: String {
    options.module + "-" + Files.hash(Array(Files.currentFolder.utf8))
  }

  /// Returns the path of the interface of a module that this one may import, beside the module
  /// itself.
  package func interfacePath(of module: String) -> String? {
    searchPaths.map { $0 + "/" + module + Self.interfaceSuffix }.first(where: Files.exists)
  }

  /// The modules in the search paths that have an interface, sorted.
  var modulesWithInterfaces: [String] {
    let names = searchPaths.flatMap { Folder.names(in: $0) }.filter {
      $0.hasSuffix(Self.interfaceSuffix)
    }
    return Set(names.map { String($0.dropLast(Self.interfaceSuffix.count)) }).sorted()
  }

  /// The path of this module's interface, for the modules that import it.
  package var ownInterfacePath: String? {
    guard let modulePath, modulePath.hasSuffix(".swiftmodule") else { return nil }
    return modulePath.dropLast(12) + Self.interfaceSuffix
  }

  /// The folder of a package's products, in which SwiftPM has a folder with the modules; nil for
  /// other calls.
  var productsFolder: String? {
    let parts = modulePath.map { Files.absolute($0).split(separator: "/").dropLast() } ?? []
    return parts.last == "Modules" ? "/" + parts.dropLast().joined(separator: "/") : nil
  }

  /// The suffix of the interface file beside a module.
  static let interfaceSuffix = ".tactus-interface"

  private mutating func add(_ source: String) {
    if !sources.contains(source) { sources.append(source) }
  }

  /// The options whose values are paths that may end in `.swift` without being sources.
  private static let takesAPath: Set<String> = [
    "-emit-dependencies-path", "-emit-objc-header-path", "-serialize-diagnostics-path",
    "-sdk", "-F", "-L", "-target", "-index-store-path", "-module-cache-path", "-vfsoverlay",
    "-emit-module-interface-path", "-num-threads", "-supplementary-output-file-map",
    "-index-unit-output-path", "-tools-directory", "-working-directory", "-file-compilation-dir",
  ]

  /// The options with which the module file has other contents, or is written by another job.
  private static let otherModuleOptions: Set<String> = [
    "-O", "-Osize", "-Ounchecked", "-wmo", "-whole-module-optimization",
    "-no-emit-module-separately", "-enable-library-evolution", "-emit-module-interface",
    "-emit-module-interface-path", "-driver-use-frontend-path",
  ]

  /// Returns the arguments with response files expanded.
  private static func opened(_ arguments: [String], depth: Int = 0) -> [String] {
    arguments.flatMap { argument -> [String] in
      guard argument.hasPrefix("@"), depth < 8, let text = Files.text(String(argument.dropFirst()))
      else { return [argument] }
      return opened(words(of: text), depth: depth + 1)
    }
  }

  /// Returns the words of a response file, separated by white space and quoted as in a shell.
  static func words(of text: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for letter in text {
      if isEscaped {
        word = (word ?? "") + String(letter)
        isEscaped = false
      } else if letter == "\\", quote != "'" {
        isEscaped = true
      } else if let open = quote {
        if letter == open { quote = nil } else { word = (word ?? "") + String(letter) }
      } else if letter == "\"" || letter == "'" {
        quote = letter
        word = word ?? ""
      } else if letter.isWhitespace {
        if let done = word { words.append(done) }
        word = nil
      } else {
        word = (word ?? "") + String(letter)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }
}
