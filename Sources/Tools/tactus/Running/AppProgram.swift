import Glibc
import TactusAppBundles
import TactusCommandKit
import TactusJSON
import TactusSwiftSDK
import TactusTextFormatting

/// The program of an app, built if necessary.
struct AppProgram {
  /// The path of the executable.
  let path: String
  /// The name of the app.
  let name: String
  /// The names of the app's sources; `nil` for a program and for a package.
  let paths: SourcePaths?
  /// The bundle of the app.
  let bundle: AppBundle
  /// The keyboards in the bundle.
  var keyboards: [BundledKeyboard] = []
  /// The arguments of the program.
  var arguments: [String] = []
  /// Further environment variables of the program.
  var variables: [String: String] = [:]
  /// The bundle of a program that was built; `nil` for another program.
  var built: BuiltBundle?

  /// Checks that an app exists, before anything else is read or built.
  ///
  /// - Throws: `CommandFailure`.
  static func check(_ app: String) throws {
    guard access(app, F_OK) == 0 else {
      throw CommandFailure(
        .unreadableInput, String(cString: strerror(errno)), at: SourceLocation(app))
    }
  }

  /// Accepts a built program that comes with this command.
  ///
  /// - Parameters:
  ///   - path: The program.
  ///   - folder: The folder with its property list.
  ///   - languages: The phone's languages in the order of preference.
  /// - Throws: `BundleError` for a damaged property list.
  init(
    program path: String, bundle folder: String, languages: [String] = ["en"]
  ) throws(BundleError) {
    self.path = path
    name = Self.name(of: path)
    paths = nil
    bundle = try AppBundle(folder, product: name, languages: languages)
  }

  /// Accepts a program, builds a package, or creates a package for a project or a folder of
  /// sources first.
  ///
  /// - Parameters:
  ///   - app: The path of one of the four.
  ///   - isOptimized: Whether a build is for release, not for debugging.
  ///   - scheme: The scheme of a project; `nil` for the default.
  ///   - log: A file for the build's output.
  /// - Throws: `CommandFailure`, with the build's first errors.
  init(
    _ app: String, isOptimized: Bool = false, scheme: String? = nil, log: String, console: Console
  ) throws {
    var information = stat()
    guard stat(app, &information) == 0 else {
      throw CommandFailure(
        .unreadableInput, String(cString: strerror(errno)), at: SourceLocation(app))
    }
    guard information.st_mode & S_IFMT == S_IFDIR else {
      guard access(app, X_OK) == 0 else {
        throw CommandFailure(
          .unreadableInput, "is neither a program nor a package nor a folder of sources",
          at: SourceLocation(app))
      }
      // A path without a slash would be searched in PATH.
      let program = app.contains("/") ? app : "./\(app)"
      name = Self.name(of: app)
      paths = nil
      // A program that SwiftPM has built has the property list in its package's sources; with
      // another one it lies beside the program.
      if let package = Self.package(ofProgram: program),
        case let bundle = try Self.bundle(package, product: name), bundle.hasPropertyList
      {
        self.bundle = bundle
        let built = BuiltBundle(of: program, resources: bundle.folder)
        (path, self.built) = (built.program, built)
        try built.assemble(bundle)
        keyboards = keyboards(in: built.path)
      } else {
        path = program
        bundle = try Self.bundle(Self.folder(of: path), product: name)
        keyboards = keyboards(in: Self.folder(of: path))
      }
      return
    }
    let options = isOptimized ? ["--configuration", "release"] : []
    if let project = try ProjectApp(
      app, for: .run, scheme: scheme, isOptimized: isOptimized, console: console)
    {
      self = try AppProgram(project, of: app, options: options, log: log, console: console)
      return
    }
    name = Self.name(of: app)
    if access("\(app)/Package.swift", R_OK) == 0 {
      paths = nil
      try ManifestCheck.run(app)
      let built = try Self.build(
        app, app: app, options: options, paths: nil, log: log, console: console)
      bundle = try Self.bundle(app, product: Self.name(of: built.path))
      for message in InterfaceFiles(in: bundle.folder, bundle).messages { console.warn(message) }
      let folder = BuiltBundle(
        of: built.path, resources: bundle.hasPropertyList ? bundle.folder : nil)
      (path, self.built) = (folder.program, folder)
      try folder.assemble(bundle)
      try assemble(built.keyboards)
    } else {
      let source = try SourceFolder(app)
      let package = try source.package()
      // Mistakes in the property list are reported before anything is built.
      let product = try SourceFolder(app).product
      let bundle = try Self.bundle(app, product: product)
      let files = InterfaceFiles(in: app, bundle)
      files.report(to: console)
      for other in source.others { console.warn("\(other.reason); it is left out of the app") }
      let paths = SourcePaths(built: package + "/Sources", own: Self.withoutSlash(app))
      self.paths = paths
      let built = try Self.build(
        package, app: app, options: options, paths: paths, keyboards: source.keyboards, log: log,
        console: console)
      self.bundle = bundle
      let folder = BuiltBundle(of: built.path, resources: app)
      (path, self.built) = (folder.program, folder)
      try folder.assemble(bundle)
      try assemble(source.keyboards)
    }
  }

  // MARK: Internals

  /// Builds the app of a project.
  private init(
    _ project: ProjectApp, of app: String, options: [String], log: String, console: Console
  ) throws {
    guard let target = project.plan.app else {
      throw CommandFailure(.unreadableInput, "the project has no app", at: SourceLocation(app))
    }
    name = target.module
    paths = project.paths
    let place = project.bundleFolder(of: target)
    let bundle = try Self.bundle(place, product: target.module)
    InterfaceFiles(in: place, bundle).report(to: console)
    self.bundle = bundle
    let built = try Self.build(
      project.package, app: app, options: options, paths: paths, keyboards: project.keyboards,
      product: target.module, sources: project.roots, log: log, console: console)
    let folder = BuiltBundle(of: built.path, items: project.resources)
    (path, self.built) = (folder.program, folder)
    arguments = project.plan.options.arguments
    variables = project.plan.options.variables
    try folder.assemble(bundle)
    try assemble(project.keyboards)
  }

  /// Puts built keyboard extensions into the bundle (Keyboards.CU10).
  private mutating func assemble(_ extensions: [KeyboardExtension]) throws {
    guard let built else { return }
    KeyboardExtension.removeOthers(than: extensions, in: built.path)
    for keyboard in extensions {
      try keyboard.assemble(in: built.path, from: Self.folder(of: built.product), of: bundle)
    }
    keyboards = keyboards(in: built.path)
  }

  private func keyboards(in folder: String) -> [BundledKeyboard] {
    BundledKeyboard.all(in: folder, appName: bundle.information.name ?? name)
  }

  static func name(of path: String) -> String {
    path.split(separator: "/").last { $0 != "." }.map(String.init) ?? "app"
  }

  /// Returns the folder of a file's path.
  static func folder(of path: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// Returns the folder of the package of a program among the products of a build; `nil` for
  /// another program.
  ///
  /// The SDK's compiler has recorded where the sources are (AppLife.PT27).
  private static func package(ofProgram path: String) -> String? {
    let (folder, name) = (folder(of: path), name(of: path))
    guard access("\(folder)/Info.plist", F_OK) != 0, access(folder, W_OK) == 0,
      let record = try? SourceText.read("\(folder)/Modules/\(name).tactus-target")
    else { return nil }
    let text = record.text(record.start..<record.bytes.count)
    var above = text.split(separator: "\n").first.map { $0.split(separator: "/") } ?? []
    while !above.isEmpty {
      let folder = "/" + above.joined(separator: "/")
      if access("\(folder)/Package.swift", F_OK) == 0 { return folder }
      above.removeLast()
    }
    return nil
  }

  private static func bundle(_ folder: String, product: String) throws -> AppBundle {
    do throws(BundleError) {
      return try AppBundle(folder, product: product)
    } catch {
      throw CommandFailure(
        .unreadableInput, error.message, at: SourceLocation(error.file, line: error.line))
    }
  }

  private static func withoutSlash(_ path: String) -> String {
    path.count > 1 && path.hasSuffix("/") ? withoutSlash(String(path.dropLast())) : path
  }

  /// Builds the product of a package and its keyboards.
  ///
  /// - Parameters:
  ///   - known: The keyboards; `nil` for those that the package describes.
  ///   - product: The product; `nil` for the only executable one that the package describes.
  ///   - sources: The folders with the sources, if they are not that of the app.
  private static func build(
    _ package: String, app: String, options: [String], paths: SourcePaths?,
    keyboards known: [KeyboardExtension]? = nil, product: String? = nil, sources: [String]? = nil,
    log: String, console: Console
  ) throws -> (path: String, keyboards: [KeyboardExtension]) {
    func swift(_ words: [String]) throws -> String {
      let errors = log + ".errors"
      defer { unlink(errors) }
      guard
        let child = ChildProcess(
          ["swift"] + words, variables: SwiftToolchain.variables, output: log, errors: errors)
      else {
        throw CommandFailure(
          .serviceMissing, "swift cannot be started: \(String(cString: strerror(errno)))",
          hint: "Install the Swift toolchain, or pass a built program.")
      }
      let ending = child.wait()
      let text = (try? SourceText.read(log)).map { $0.text($0.start..<$0.bytes.count) } ?? ""
      guard ending == .exited(0) else {
        let output = (try? SourceText.read(errors)).map { $0.text($0.start..<$0.bytes.count) } ?? ""
        let errors = BuildErrors(text + "\n" + output, paths: paths)
        throw CommandFailure(
          .unreadableInput, "cannot be built:\n" + errors.lines.joined(separator: "\n"),
          at: SourceLocation(app))
      }
      return text
    }
    let progress = console.progress("building \(name(of: app))")
    defer { withExtendedLifetime(progress) {} }
    // Of a package that is made here all is known, and SwiftPM takes a second to describe it.
    let described =
      product != nil && known != nil
      ? "{}"
      : try swift(
        ["package", "--package-path", package] + options + ["describe", "--type", "json"])
    let keyboards = try known ?? KeyboardExtension.all(in: described, of: app)
    let product =
      try product ?? executable(in: described, of: app, except: keyboards.map(\.product))
    var building = ["build", "--package-path", package] + options
    // A package that depends on Tactus gets the frameworks from there.
    if try !dependsOnTactus(described) {
      building += try SwiftSDK.current(
        version: TactusProgram.program.version, for: sources ?? [app]
      ).options
    }
    for name in [product] + keyboards.map(\.product) {
      _ = try swift(building + ["--product", name])
    }
    let folder = try swift(building + ["--show-bin-path"])
    return ("\(folder.split(separator: "\n").last ?? "")/\(product)", keyboards)
  }

  /// Returns whether a package depends on Tactus.
  private static func dependsOnTactus(_ description: String) throws -> Bool {
    guard let tactus = try? TactusPackage().path else { return false }
    let tree = try JSONTree(SourceText(name: "package", text: description))
    for member in tree.root.members where member.key == "dependencies" {
      for dependency in member.elements {
        for part in dependency.members
        where part.key == "path"
          && part.string.flatMap(WorkingFolder.real) == WorkingFolder.real(tactus)
        {
          return true
        }
      }
    }
    return false
  }

  /// Returns the only executable product of a package besides its keyboard extensions.
  private static func executable(
    in description: String, of app: String, except keyboards: [String]
  ) throws -> String {
    let tree = try JSONTree(SourceText(name: app, text: description))
    var names: [String] = []
    for member in tree.root.members where member.key == "products" {
      for product in member.elements {
        let isExecutable = product.members.contains { type in
          type.key == "type" && type.members.contains { $0.key == "executable" }
        }
        guard isExecutable else { continue }
        names += product.members.filter { $0.key == "name" }.compactMap(\.string)
      }
    }
    names.removeAll(where: keyboards.contains)
    guard let only = names.first, names.count == 1 else {
      throw CommandFailure(
        .unreadableInput,
        names.isEmpty
          ? "the package has no executable product"
          : "the package has several executable products: \(names.joined(separator: ", "))",
        at: SourceLocation(app), hint: "Build it, and pass the program.")
    }
    return only
  }
}
