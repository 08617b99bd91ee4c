internal import CTactusSpawn
internal import Glibc

/// The sandbox of a reader: a process without network, without other processes, and with a file
/// system of libraries and fonts that is read-only.
///
/// The document is an open file, so the reader knows no path. A converter of documents has one like
/// it, in which it can write temporary files. Steps QuickLook.SB1… and QuickLook.OD2.
package struct ReaderSandbox: Sendable {
  /// The program that starts sandboxes, searched in `PATH` if it has no slash.
  package var bubblewrap: String
  /// The program that reads documents; nil if there is none.
  package var program: String?
  /// The program that reads text with attributes; nil if there is none.
  package var textProgram: String?
  /// The longest wait for a response.
  package var patience: Duration

  /// Creates a sandbox.
  package init(
    bubblewrap: String = "bwrap", program: String? = ReaderSandbox.reader,
    textProgram: String? = ReaderSandbox.textReader, patience: Duration = ReaderLimits.patience
  ) {
    (self.bubblewrap, self.program, self.textProgram) = (bubblewrap, program, textProgram)
    self.patience = patience
  }

  /// The path of `tactus-reader`: beside this program or library, in the folder `bin` beside its
  /// own, or in `PATH`; nil if it is nowhere.
  package static let reader = path(of: "tactus-reader")

  /// The path of `tactus-text-reader`, found in the same places; nil if it is nowhere.
  package static let textReader = path(of: "tactus-text-reader")

  private static func path(of program: String) -> String? {
    var folders: [String] = []
    var info = tactus_address()
    if dladdr(#dsohandle, &info) != 0, let file = info.file {
      folders.append(folder(of: String(cString: file)))
    }
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = max(0, readlink("/proc/self/exe", &buffer, buffer.count))
    let own = String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    folders.append(folder(of: own))
    folders = folders.flatMap { [$0, $0 + "/../bin"] }
    let path = getenv("PATH").map { String(cString: $0) } ?? ""
    folders += path.split(separator: ":").map(String.init)
    return folders.map { "\($0)/\(program)" }.first { access($0, X_OK) == 0 }
  }

  private static func folder(of file: String) -> String {
    file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "."
  }

  /// The command that starts the reader of a kind of document, which is its descriptor
  /// `documentDescriptor`.
  ///
  /// - Throws: `ReaderFailure.noProgram`.
  package func command(for kind: DocumentContentKind) throws(ReaderFailure) -> [String] {
    guard let program = kind.isStyledText ? textProgram : program else { throw .noProgram }
    var words = Self.words(bubblewrap)
    // Foundation reads the path of its program and the time zone GMT, and fails without them.
    if kind.isStyledText {
      words += ["--symlink", "/reader", "/proc/self/exe"]
      words += ["--ro-bind-try", "/usr/share/zoneinfo", "/usr/share/zoneinfo"]
    }
    return words + Self.begin(program)
  }

  /// The command that starts the reader of a film.
  ///
  /// A film is a file of the sandbox, since its parts are read from any place, by several decoders.
  ///
  /// - Parameters:
  ///   - path: The film.
  ///   - plugins: The list of the plug-ins of GStreamer; nil if there is none.
  /// - Throws: `ReaderFailure.noProgram`.
  package func command(
    forFilm path: String, plugins: String?
  ) throws(ReaderFailure) -> [String] {
    guard let program else { throw .noProgram }
    let film = "/film.\(Self.ending(of: path))"
    var words = Self.words(bubblewrap) + ["--ro-bind", path, film]
    // Some libraries of Debian are links to those that the machine prefers.
    words += ["--ro-bind-try", "/etc/alternatives", "/etc/alternatives"]
    if let plugins {
      words += ["--ro-bind", plugins, Self.plugins, "--setenv", "GST_REGISTRY", Self.plugins]
      words += ["--setenv", "GST_REGISTRY_UPDATE", "no"]
    }
    words += ["--setenv", "GST_REGISTRY_FORK", "no", "--setenv", Self.filmVariable, film]
    return words + Self.begin(program)
  }

  /// The command that converts the document into pages in PDF, which it writes to its output.
  ///
  /// - Parameters:
  ///   - converter: The program of LibreOffice, or one with its options.
  ///   - ending: The extension of the document's name, letters and digits only.
  /// - Throws: `ReaderFailure.noProgram`.
  package func command(
    convertingBy converter: String, ending: String
  ) throws(ReaderFailure) -> [String] {
    guard let program else { throw .noProgram }
    let folder = Self.folder(of: converter)
    // First, because the program may be in a folder for temporary files itself.
    var words = Self.words(bubblewrap)
    words += ["--size", "\(ConversionLimits.fileBytes)", "--tmpfs", "/tmp"]
    for folder in ["/etc/libreoffice", "/usr/share/libreoffice"] {
      words += ["--ro-bind-try", folder, folder]
    }
    if !folder.hasPrefix("/usr/lib/") {
      // An installation of its own has its libraries and settings beside the programs.
      let all = folder.hasSuffix("/program") ? Self.folder(of: folder) : folder
      words += ["--ro-bind", all, all]
    }
    // LibreOffice takes random names for its files.
    for device in ["/dev/urandom", "/dev/null"] { words += ["--dev-bind", device, device] }
    words += [
      "--setenv", Self.converterVariable, converter, "--setenv", Self.endingVariable, ending,
    ]
    return words + Self.begin(program)
  }

  // MARK: Internals

  private static func words(_ bubblewrap: String) -> [String] {
    var words = [
      bubblewrap, "--unshare-all", "--die-with-parent", "--new-session", "--cap-drop", "ALL",
      "--clearenv", "--setenv", "HOME", "/", "--setenv", "LANG", "C.UTF-8",
    ]
    // Libraries, fonts, and the tables of Poppler and fontconfig.
    for folder in ["/usr/lib", "/etc/fonts", "/etc/ld.so.cache"] + optionalFolders {
      words += ["--ro-bind-try", folder, folder]
    }
    for (name, target) in [("/lib", "usr/lib"), ("/lib64", "usr/lib64")] {
      words += ["--symlink", target, name]
    }
    if let folder = runtime {
      words += ["--ro-bind", folder, folder, "--setenv", "LD_LIBRARY_PATH", folder]
    }
    return words
  }

  private static func begin(_ program: String) -> [String] {
    ["--ro-bind", program, "/reader", "--remount-ro", "/", "--chdir", "/", "--", "/reader"]
  }

  private static let plugins = "/plugins.bin"

  /// Returns the extension of a file, if it has letters and digits only, which some formats need to
  /// be recognized.
  private static func ending(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    let ending = name.split(separator: ".").last ?? ""
    let isUsable =
      ending.count < name.count && (1...8).contains(ending.utf8.count)
      && ending.utf8.allSatisfy {
        (0x30...0x39).contains($0) || (0x41...0x5a).contains($0) || (0x61...0x7a).contains($0)
      }
    return isUsable ? String(ending) : "bin"
  }

  /// The folder of Swift's own libraries; nil if they are part of the program.
  private static let runtime: String? = {
    guard let file = tactus_swift_library().map({ String(cString: $0) }),
      file.hasSuffix("/libswiftCore.so")
    else { return nil }
    return folder(of: file)
  }()

  private static let optionalFolders = [
    "/usr/lib64", "/usr/share/fonts", "/usr/local/share/fonts", "/usr/share/fontconfig",
    "/usr/share/poppler", "/usr/share/mime", "/var/cache/fontconfig",
  ]

  /// The number of the reader's descriptor of the document.
  package static let documentDescriptor: Int32 = 3
  /// The variable with the program that converts the document.
  package static let converterVariable = "TACTUS_CONVERTER"
  /// The variable with the film.
  package static let filmVariable = "TACTUS_FILM"
  /// The variable with the extension of the document's name.
  package static let endingVariable = "TACTUS_ENDING"
}
