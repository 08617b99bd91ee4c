import CommandKit
import Glibc
import PositionedText

/// A folder with an app's Swift sources and no package: one is made for it in the user's cache.
struct SourceFolder {
  private let path: String

  init(_ path: String) throws {
    guard let real = realpath(path, nil) else {
      throw CommandFailure(
        .unreadableInput, String(cString: strerror(errno)), at: SourceLocation(path))
    }
    defer { free(real) }
    self.path = String(cString: real)
    guard Folder.names(in: self.path).contains(where: { $0.hasSuffix(".swift") }) else {
      throw CommandFailure(
        .unreadableInput, "has neither a Package.swift nor Swift sources", at: SourceLocation(path))
    }
  }

  /// The folder of a package whose sources these are; it is made where it is missing.
  ///
  /// - Throws: `CommandFailure` where there is no place for it.
  func package() throws -> String {
    let folder = try Self.cache() + "/\(AppProgram.name(of: path))-\(Self.mark(of: path))"
    try Self.make(folder)
    // The folder's name has the path in it, so a link that is there is the right one.
    let link = "\(folder)/Sources"
    guard symlink(path, link) == 0 || errno == EEXIST else { throw Self.failure(link) }
    let target = identifier
    let manifest = """
      // swift-tools-version: 5.9
      // Made by `tactus run`; changes are lost.
      import PackageDescription

      let package = Package(
        name: "\(target)",
        platforms: [.iOS(.v13)],
        targets: [.executableTarget(name: "\(target)", path: "Sources")])

      """
    let file = "\(folder)/Package.swift"
    // Another run of the same folder may be reading it.
    let known = try? SourceText.read(file)
    if known.map({ $0.text($0.start..<$0.bytes.count) }) != manifest {
      try OutputFile.write(text: manifest, to: file)
    }
    return folder
  }

  // MARK: Internals

  /// The folder's name as Swift may call a module.
  private var identifier: String {
    let letters = AppProgram.name(of: path).unicodeScalars.map { scalar -> Character in
      let isPlain =
        scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
      return isPlain ? Character(scalar) : "_"
    }
    let name = String(letters)
    return name.first?.isLetter == true ? name : "App_\(name)"
  }

  private static func cache() throws -> String {
    let home = Environment["HOME"] ?? "/tmp"
    let base =
      Environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home + "/.cache"
    for folder in [base, base + "/tactus", base + "/tactus/apps"] { try make(folder) }
    return base + "/tactus/apps"
  }

  private static func make(_ folder: String) throws {
    guard mkdir(folder, 0o755) == 0 || errno == EEXIST else { throw failure(folder) }
  }

  private static func failure(_ path: String) -> CommandFailure {
    CommandFailure(
      .cannotCreateOutput, String(cString: strerror(errno)), at: SourceLocation(path))
  }

  /// Tells folders of one name apart; the same in every run.
  private static func mark(of path: String) -> String {
    // FNV-1a, 64 bits.
    let hash = path.utf8.reduce(14_695_981_039_346_656_037 as UInt64) {
      ($0 ^ UInt64($1)) &* 1_099_511_628_211
    }
    return String(hash, radix: 36)
  }
}
